/** The formats that the admin registers with Decap. Unchanged parts of a file keep their lines. */
export const FORMATS = {
  yml: 'content-yaml',
  md: 'content-markdown',
  /** YAML too; the list says which vehicle an entry is of. */
  vehicle: 'content-vehicle',
} as const;

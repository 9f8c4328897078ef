/** One fault of the content: where it is, and how to fix it. */
export interface ContentFault {
  /** From the project's root, with forward slashes: `content/posts/towing.md`. */
  readonly file: string;
  /** The path of the field: `picture.alt`, `blocks[2].html`; absent if the fault concerns the whole file. */
  readonly field?: string;
  readonly reason: string;
  /** Whether something is only missing, as it may be in a draft. */
  readonly isMissing?: true;
}

const describeFault = ({ file, field, reason }: ContentFault): string =>
  field === undefined ? `${file}: ${reason}` : `${file}: ${field}: ${reason}`;

/** One message with all faults, one a line, ordered by file. */
export function describeContentFaults(faults: readonly ContentFault[]): string {
  const lines = faults.map(describeFault).sort();
  const title = lines.length === 1 ? 'The content has a fault:' : `The content has ${lines.length} faults:`;
  return [
    title,
    ...lines.map((line) => `  ${line}`),
    'plugins/content-endpoint/FORMAT.md shows how each file is written.',
  ].join('\n');
}

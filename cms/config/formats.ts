/** The formats that the admin registers with Decap: files keep their own lines where nothing changed. */
export const FORMATS = { yml: 'content-yaml', md: 'content-markdown' } as const;

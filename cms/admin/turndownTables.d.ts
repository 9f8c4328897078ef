declare module '@joplin/turndown-plugin-gfm' {
  /** Tables as GitHub and our texts write them. */
  export const tables: import('turndown').Plugin;
}

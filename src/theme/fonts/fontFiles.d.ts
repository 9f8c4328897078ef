declare module '*.woff2' {
  /** The address that the bundler gave the file. */
  const address: string;
  export default address;
}

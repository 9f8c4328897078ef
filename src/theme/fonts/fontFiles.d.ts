declare module '*.woff2' {
  /** The bundled file's address. */
  const address: string;
  export default address;
}

/** The text of a file, instead of what webpack usually makes of it. */
declare module '!!raw-loader!*' {
  const text: string;
  export default text;
}

// The CommonJS files that Node needs have no types. They are the same modules.
declare module 'instantsearch.js/cjs/connectors' {
  export * from 'instantsearch.js/es/connectors';
}

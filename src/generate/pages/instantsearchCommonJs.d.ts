// The CommonJS files that Node needs have no types. They are the same modules.
declare module 'instantsearch.js/cjs/connectors' {
  export * from 'instantsearch.js/es/connectors';
}

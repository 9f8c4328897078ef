/** The text of a file, instead of what webpack usually makes of it. */
declare module '!!raw-loader!*' {
  const text: string;
  export default text;
}

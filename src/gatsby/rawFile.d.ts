/** The text of a file, in the place of what webpack makes of files of its kind. */
declare module '!!raw-loader!*' {
  const text: string;
  export default text;
}

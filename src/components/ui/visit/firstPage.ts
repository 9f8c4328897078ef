/**
 * Whether React has hydrated the first page. Components that mount before that must render what the server rendered; later
 * ones may ask the browser at once. This is not React state: nothing renders again when it changes.
 */
let isTakenOver = false;

export const firstPage = {
  isTakenOver: (): boolean => isTakenOver,
  /** Called once, after the first render in the browser. */
  takenOver: (): void => {
    isTakenOver = true;
  },
};

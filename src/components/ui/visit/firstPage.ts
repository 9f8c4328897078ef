/**
 * Whether the HTML of the first page has been taken over. Components that are mounted before then must render what the
 * server did; later ones may ask the browser at once. No state: nothing renders again because of it.
 */
let isTakenOver = false;

export const firstPage = {
  isTakenOver: (): boolean => isTakenOver,
  /** Said once, after the first render in the browser. */
  takenOver: (): void => {
    isTakenOver = true;
  },
};

/**
 * Words under which the index has counts that are no filter. A count and its unit are one word, so that `5 door` does not
 * find every five-seater with four doors.
 */
export const doorsWord = (doors: number): string => `${doors}dr`;
export const cylindersWord = (cylinders: number): string => `${cylinders}cyl`;

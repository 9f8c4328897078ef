/** The number that a text says; NaN for every other text. */
export const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

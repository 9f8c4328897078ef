/** The number that a text spells; NaN for other texts. */
export const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

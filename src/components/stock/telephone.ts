/** The address that calls a number: `(02) 5550 0142` → `tel:0255500142`. */
export const telephone = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`;

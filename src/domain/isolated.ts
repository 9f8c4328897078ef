/** Letters of scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * Text of somebody else within a plain sentence of ours. A name from right to left is wrapped in marks that keep it from
 * turning round the words and numbers after it (Unicode's isolates, UAX #9). Other text stays as it is.
 */
export const isolated = (text: string): string => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text);

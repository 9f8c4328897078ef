/** Thousands in groups behind one kind of mark, or no groups; then decimals; then `k` for thousand. */
const NUMBER = /^(?:(\d{1,3}(?:([,\s])\d{3})(?:\2\d{3})*|\d+)(?:\.(\d*))?|\.(\d+))\s*(k?)$/i;

/**
 * A number as people type it: `64000`, `85,432.6`, `1 200.50`, `12.5k`. It is read to the last digit, or not at all: a mark that
 * could mean something else (`34,50`, `85.432`, `1.000,50`) must not change the amount by a factor.
 * @returns `undefined` if the text is not such a number, or has more than two decimals (three before a `k`)
 */
export function readTypedNumber(text: string): number | undefined {
  const [, whole = '0', , decimals, only = decimals ?? '', thousand] = NUMBER.exec(text.trim()) ?? [];
  if (thousand === undefined || only.length > (thousand === '' ? 2 : 3)) return undefined;
  return Number(`${whole.replace(/\D/g, '')}.${only}e${thousand === '' ? 0 : 3}`);
}

/** Dollars as people type them: `$1,200`, `AU$34 500.00`, `45k`, `34500 NZD`; `undefined` for all else. */
export const readTypedDollars = (text: string): number | undefined =>
  readTypedNumber(
    text
      .trim()
      .replace(/^(?:(?:AU|A|NZ)? ?\$|AUD|NZD)/i, '')
      .replace(/(?:AUD|NZD|dollars|\$)$/i, ''),
  );

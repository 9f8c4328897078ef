import fc from 'fast-check';
import { decodeAddress as decode, encodeAddress as encode } from '../../src/gatsby/lenientAddress';
import { anyLetter } from '../support/anyLetter';
import { runs } from '../support/runs';

/** Text of everyday letters and of everything special in an address. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '%',
        '%2',
        '%25',
        '%2f',
        '%2F',
        '%41',
        '%E0%A4',
        '%C3%A9',
        '%26',
        '#',
        '?',
        '/',
        '\uD800',
      ),
      fc.string({ unit: anyLetter, maxLength: 3 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

/** A path whose escapes are all valid, as a browser gives it. */
const path = text.map((given) => new URL(`https://host.example/${given}`).pathname).filter(isReadable);

function isReadable(given: string): boolean {
  try {
    return decodeURIComponent(given) !== undefined;
  } catch {
    return false;
  }
}

describe('reading an address', () => {
  it('never throws, whatever it holds', () => {
    fc.assert(
      fc.property(text, (given) => {
        expect(typeof encode(decode(given))).toBe('string');
        expect(typeof decode(encode(given))).toBe('string');
      }),
      { numRuns: runs(1000, 100_000) },
    );
  });

  it('leads to the page that the address names, and reading it twice changes nothing', () => {
    fc.assert(
      fc.property(path, (given) => {
        const once = encode(decode(given));
        expect(decodeURIComponent(once)).toBe(decodeURIComponent(given));
        expect(encode(decode(once))).toBe(once);
      }),
      { numRuns: runs(1000, 100_000) },
    );
  });

  it('agrees with the global functions if the address has no mark, percent sign or broken escape', () => {
    const plain = fc
      .string({ unit: 'grapheme' })
      .filter((given) => !/[%#?/;:@&=+$,\uD800-\uDFFF]/.test(given));
    fc.assert(
      fc.property(plain, (given) => {
        const escaped = encodeURI(given);
        expect(encode(given)).toBe(escaped);
        expect(decode(escaped)).toBe(decodeURI(escaped));
      }),
      { numRuns: runs(500, 50_000) },
    );
  });

  it.each([
    ['#50%off', '#50%off'],
    ['#%', '#%'],
    ['#%E0%A4%A', '#%E0%A4%A'],
    ['#caf%C3%A9', '#café'],
    ['/stock/..%2f..%2fetc', '/stock/..%2f..%2fetc'],
  ])('reads %s as %s', (given, read) => {
    expect(decode(given)).toBe(read);
  });
});

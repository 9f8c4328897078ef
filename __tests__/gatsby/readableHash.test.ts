import fc from 'fast-check';
import { readableHash } from '../../src/gatsby/readableHash';
import { anyLetter } from '../support/anyLetter';
import { runs } from '../support/runs';

const text = fc.oneof(
  fc.string({ unit: anyLetter }),
  fc
    .array(fc.constantFrom('%', '%2', '%25', '%2F', '%E0%A4', '%C3%A9', '#', 'a'))
    .map((parts) => parts.join('')),
);

it('any hash becomes one that can be decoded, and then stays as it is', () => {
  fc.assert(
    fc.property(text, (given) => {
      const read = readableHash(`/contact/#${given}`);
      expect(typeof decodeURI(read)).toBe('string');
      expect(readableHash(read)).toBe(read);
    }),
    { numRuns: runs(1000, 100_000) },
  );
});

it.each([
  ['/contact/#50%off', '/contact/#50%25off'],
  ['#%', '#%25'],
  ['#%E0%A4%A', '#%25E0%25A4%25A'],
  ['#caf%C3%A9', '#caf%C3%A9'],
  ['/stock/?words=50%off', '/stock/?words=50%off'],
])('%s is read as %s', (given, read) => {
  expect(readableHash(given)).toBe(read);
});

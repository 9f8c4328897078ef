import fc from 'fast-check';
import { slug, spellingKey } from '../../../src/domain/stock/slug';
import { runs } from '../../support/runs';

const name = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({
    unit: fc.constantFrom('a', 'B', '3', '-', ' ', '+', '&', 'ë', '/', '.', 'ß', '比'),
    maxLength: 8,
  }),
);

describe('the slug of a name', () => {
  it.each([
    ['Land Rover', 'land-rover'],
    ['CX-5', 'cx-5'],
    ['Citroën', 'citroen'],
    ['Mercedes-Benz', 'mercedes-benz'],
    ['Škoda', 'skoda'],
    ['G10', 'g10'],
    ['G10+', 'g10-plus'],
    ['Cooper_Countryman', 'cooper-countryman'],
    ['Town & Country', 'town-and-country'],
    ['911', '911'],
    ['2018 HiAce (4X4)', '2018-hiace-4x4'],
  ])('of %s is %s', (given, expected) => {
    expect(slug(given)).toBe(expected);
  });

  it('needs no encoding in an address', () => {
    fc.assert(
      fc.property(name, (given) => {
        expect(slug(given)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
      }),
      { numRuns: runs(500, 10_000) },
    );
  });

  it('is its own slug', () => {
    fc.assert(
      fc.property(name, (given) => {
        expect(slug(slug(given))).toBe(slug(given));
      }),
      { numRuns: runs(500, 10_000) },
    );
  });

  it('is never empty for a name with a letter or digit in it', () => {
    fc.assert(
      fc.property(name, (given) => {
        expect(slug(given) === '').toBe(!/[\p{L}\p{N}+&]/u.test(given.normalize('NFKD')));
      }),
      { numRuns: runs(500, 10_000) },
    );
  });

  it('is shared only by spellings of the same name', () => {
    const short = fc.string({ unit: fc.constantFrom('a', 'A', 'á', '+', '-', ' '), maxLength: 3 });
    fc.assert(
      fc.property(short, short, (a, b) => {
        fc.pre(slug(a) !== '' && slug(a) === slug(b));
        expect(spellingKey(a)).toBe(spellingKey(b));
      }),
      { numRuns: runs(200, 5_000) },
    );
  });
});

describe('spellings of one name', () => {
  it.each([
    ['HiAce', 'Hiace'],
    ['CX-30', 'CX30'],
    ['UTE', 'Ute'],
    ['Land Rover', 'land-rover'],
    ['Citroën', 'Citroen'],
  ])('%s and %s are the same', (a, b) => {
    expect(spellingKey(a)).toBe(spellingKey(b));
  });

  it.each([
    ['G10', 'G10+'],
    ['CX-3', 'CX-30'],
    ['Rio', 'Rioja'],
    ['+', '-'],
    ['500e', '500e?'],
    ['100', '100%'],
  ])('%s and %s are not', (a, b) => {
    expect(spellingKey(a)).not.toBe(spellingKey(b));
  });
});

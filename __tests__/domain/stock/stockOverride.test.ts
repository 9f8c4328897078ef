import fc from 'fast-check';
import { type StockOverride, withOverrides } from '../../../src/domain/stock/stockOverride';
import { toStockCard } from '../../../src/domain/stock/toStockCard';
import { toIndexRecord } from '../../../src/search/toIndexRecord';
import { aStockItem } from '../../support/stock/aStockItem';

const images = ['one', 'two', 'three'].map((name) => ({ url: `/uploads/stock/${name}.webp` }));
const item = aStockItem({
  id: 'a',
  stockNumber: 'B1042',
  featured: false,
  siteDescription: 'From the feed.',
  serviceHistory: 'Some',
  owners: 3,
  images,
  price: 19990,
});
const other = aStockItem({ id: 'b', stockNumber: 'B1043', images });

const override = (fields: Partial<StockOverride> = {}): StockOverride => ({
  file: 'content/stock-overrides/b1042.yml',
  stockNumber: 'B1042',
  hide: false,
  pictures: [],
  pictureOrder: [],
  ...fields,
});

describe('What a dealer changes of one vehicle', () => {
  it.each([
    ['hides it', { hide: true }, [other]],
    ['features it', { featured: true }, [{ ...item, featured: true }, other]],
    ['gives it other words', { description: 'Ours.' }, [{ ...item, siteDescription: 'Ours.' }, other]],
    ['hides its price', { priceType: 'poa' }, [{ ...item, priceType: 'poa' }, other]],
    ['puts words on its picture', { label: 'Just in' }, [{ ...item, label: 'Just in' }, other]],
    [
      'puts own pictures first, then the chosen ones of the feed',
      { pictures: [{ url: '/uploads/stock/own.webp', alt: 'Ours' }], pictureOrder: [3, 3] },
      [
        {
          ...item,
          images: [{ url: '/uploads/stock/own.webp', alt: 'Ours' }, images[2], images[0], images[1]],
        },
        other,
      ],
    ],
    [
      'says what staff saw and hold, in the place of the feed’s',
      { owners: 1, ppsrOn: '2026-11-12', serviceHistory: undefined },
      [{ ...item, serviceHistory: 'Some', owners: 1, ppsrOn: '2026-11-12' }, other],
    ],
    [
      'names its marks, each with its photo, and answers what people asked',
      {
        marks: [
          { where: 'Bonnet', what: 'Chips', picture: { url: '/uploads/a.webp', alt: 'Chips', width: 6 } },
        ],
        questions: [{ question: 'Has it towed?', answer: 'No.', answeredOn: '2026-11-20' }],
      },
      [
        {
          ...item,
          marks: [{ where: 'Bonnet', what: 'Chips', picture: { url: '/uploads/a.webp', alt: 'Chips' } }],
          questions: [{ question: 'Has it towed?', answer: 'No.', answeredOn: '2026-11-20' }],
        },
        other,
      ],
    ],
    [
      'is found by its number in any spelling',
      { stockNumber: ' b1042 ', featured: true },
      [{ ...item, featured: true }, other],
    ],
  ] as const)('%s', (_, fields, expected) => {
    expect(withOverrides([item, other], [override(fields as Partial<StockOverride>)])).toEqual({
      items: expected,
      notices: [],
    });
  });

  it('is reported when the vehicle has gone, and when the feed has no such picture', () => {
    expect(
      withOverrides(
        [item],
        [
          override({ pictureOrder: [2, 9] }),
          override({ file: 'content/stock-overrides/x.yml', stockNumber: 'X1' }),
        ],
      ).notices,
    ).toEqual([
      'content/stock-overrides/x.yml: stockNumber: X1 is not in today’s stock, so this changes nothing. Delete it if the vehicle has gone',
      'content/stock-overrides/b1042.yml: pictureOrder: the feed has 3 pictures of B1042, and no picture 9',
    ]);
  });

  it('shows its words on the card, from the search index too', () => {
    const [labelled = item] = withOverrides([item], [override({ label: 'Just in' })]).items;
    expect(toStockCard(labelled).label).toBe('Just in');
    expect(toIndexRecord(labelled).card.label).toBe('Just in');
  });

  it('leaves every other vehicle as it is, loses no picture, and ends with its file', () => {
    const numbers = fc.constantFrom('A1', 'a1', 'B2', 'C3', undefined);
    fc.assert(
      fc.property(
        fc.array(numbers, { maxLength: 6 }),
        fc.uniqueArray(fc.constantFrom('A1', 'B2', 'Z9')),
        fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 6 }),
        (stockNumbers, named, pictureOrder) => {
          const items = stockNumbers.map((stockNumber, index) =>
            aStockItem({ id: String(index), images, ...(stockNumber && { stockNumber }) }),
          );
          const overrides = named.map((stockNumber) =>
            override({ stockNumber, pictureOrder, featured: true }),
          );
          const { items: changed } = withOverrides(items, overrides);
          expect(changed).toHaveLength(items.length);
          changed.forEach((one, index) => {
            const isNamed = named.some((name) => name.toLowerCase() === one.stockNumber?.toLowerCase());
            if (!isNamed) expect(one).toBe(items[index]);
            expect(new Set(one.images)).toEqual(new Set(images));
          });
          expect(withOverrides(items, [])).toEqual({ items, notices: [] });
        },
      ),
    );
  });
});

import fc from 'fast-check';
import { formatKilometres, formatPrice } from '../../../src/domain/formatNumber';
import { centsToDollars, dollarsToCents } from '../../../src/domain/money';
import { priceDisplay, pricesOf } from '../../../src/domain/stock/priceDisplay';
import { toStockCard } from '../../../src/domain/stock/toStockCard';
import { locale } from '../../../src/locales/site/locale';
import { runs } from '../../support/runs';
import { aStockItem } from '../../support/stock/aStockItem';

const plain = { repayment: false };

describe('the price shown', () => {
  it('is a drive-away price with note 1', () => {
    const item = aStockItem({ priceType: 'driveAway', price: 33_990 });
    expect(priceDisplay(pricesOf(item), locale.prices, plain)).toEqual({
      kind: 'priced',
      amount: '$33,990',
      dollars: 33_990,
      qualifier: 'Drive Away',
      note: 1,
      notes: [1],
    });
  });

  it('is a price without government charges with note 2, and note 4 for its repayment', () => {
    const item = aStockItem({ priceType: 'egc', price: 33_990 });
    expect(priceDisplay(pricesOf(item), locale.prices, { repayment: true })).toMatchObject({
      qualifier: 'Ex. Govt. Charges',
      note: 2,
      notes: [2, 4],
    });
  });

  it('is Price on Application with note 3, and never a repayment', () => {
    expect(
      priceDisplay(pricesOf(aStockItem({ priceType: 'poa' })), locale.prices, { repayment: true }),
    ).toEqual({
      kind: 'onApplication',
      text: 'Price on Application',
      note: 3,
      notes: [3],
    });
  });

  it('is the special price, beside the earlier price', () => {
    const item = aStockItem({ price: 33_990, specialPrice: 31_490.5 });
    expect(priceDisplay(pricesOf(item), locale.prices, plain)).toMatchObject({
      amount: '$31,490.50',
      wasAmount: '$33,990',
      savingAmount: '$2,499.50',
    });
  });

  it('has no earlier price if the feed only gives the special price', () => {
    expect(
      priceDisplay(pricesOf(aStockItem({ specialPrice: 31_490 })), locale.prices, plain),
    ).not.toHaveProperty('wasAmount');
  });

  it('is the same on the card', () => {
    const item = aStockItem({ price: 33_990, specialPrice: 31_490 });
    expect(priceDisplay(toStockCard(item), locale.prices, plain)).toEqual(
      priceDisplay(pricesOf(item), locale.prices, plain),
    );
  });
});

describe('amounts in words people read', () => {
  it.each([
    [33_990, '$33,990'],
    [1_500_000, '$1,500,000'],
    [88, '$88'],
    [33_990.5, '$33,990.50'],
    [33_990.999, '$33,991'],
  ])('%d dollars are %s', (dollars, text) => {
    expect(formatPrice(dollars)).toBe(text);
  });

  it('kilometres have separators and a unit', () => {
    expect(formatKilometres(186_000)).toBe('186,000 km');
  });

  it('cents survive the conversion to dollars and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (cents) => {
        expect(dollarsToCents(centsToDollars(dollarsToCents(cents / 100)))).toBe(cents);
        expect(formatPrice(cents / 100).replace(/[$,]/g, '')).toBe(
          cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2),
        );
      }),
      { numRuns: runs(500, 10_000) },
    );
  });
});

import { type Dollars, dollarsToCents } from '../../../src/domain/money';
import type { StockItem } from '../../../src/domain/stock/stockItem';
import type { StockType } from '../../../src/domain/stock/stockTypes';

type Overrides = Partial<Omit<StockItem, 'price' | 'specialPrice'>> & {
  readonly price?: Dollars;
  readonly specialPrice?: Dollars;
};

/** A plain used car for tests, with prices given in dollars. */
export const aStockItem = ({ price, specialPrice, ...rest }: Overrides = {}): StockItem => ({
  id: 'WT1001',
  vehType: 'Used',
  stockType: 'cars',
  make: 'Toyota',
  model: 'HiLux',
  status: 'available',
  priceType: 'egc',
  featured: false,
  brandCertified: false,
  tags: [],
  images: [],
  ...rest,
  ...(price === undefined ? {} : { price: dollarsToCents(price) }),
  ...(specialPrice === undefined ? {} : { specialPrice: dollarsToCents(specialPrice) }),
});

/** Small yards of other stock than cars, from a JSON file: their fields, in the words that such feeds have. */
export const stockOf = (stockType: StockType, rows: readonly object[]): readonly StockItem[] =>
  rows.map((row, index) => aStockItem({ stockType, id: `${stockType}${index}`, ...row }));

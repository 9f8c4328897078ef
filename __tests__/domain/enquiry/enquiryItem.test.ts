import { enquiryItem, enquiryItemOfCard } from '../../../src/domain/enquiry/enquiryItem';
import type { StockItem } from '../../../src/domain/stock/stockItem';
import { toStockCard } from '../../../src/domain/stock/toStockCard';
import { aStockItem } from '../../support/stock/aStockItem';

it.each([
  ['available', 'driveAway', 2_599_000],
  ['underOffer', 'driveAway', 2_599_000],
  ['available', 'poa', undefined],
  ['sold', 'driveAway', undefined],
] satisfies [StockItem['status'], StockItem['priceType'], number | undefined][])(
  'a form about a vehicle that is %s, %s, names its price only if it can be bought for it',
  (status, priceType, price) => {
    const item = { ...aStockItem({ price: 25_990 }), status, priceType };
    expect(enquiryItem(item).price).toBe(price);
    expect(enquiryItemOfCard(toStockCard(item)).price).toBe(price);
  },
);

it('a form about a vehicle names its offers, and no more than the server takes', () => {
  const offers = Array.from({ length: 12 }, (_, n) => ({ id: `o${n}`, title: `Offer ${n}`, href: '/x/' }));
  expect(enquiryItem({ ...aStockItem(), offers }).offers).toEqual(
    offers.slice(0, 10).map(({ id, title }) => ({ id, title })),
  );
  expect(enquiryItem(aStockItem())).not.toHaveProperty('offers');
});

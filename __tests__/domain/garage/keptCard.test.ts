import fc from 'fast-check';
import {
  changeSince,
  dealOf,
  isKept,
  type KeptCard,
  parseKeptCards,
  toggleCard,
  withCard,
} from '../../../src/domain/garage/keptCard';
import { lastTradeIn, withDeal, withSent } from '../../../src/domain/garage/keptDeal';
import type { StockCard } from '../../../src/domain/stock/stockCard';

const card = (id: string, more: Partial<StockCard> = {}): StockCard => ({
  objectID: id,
  vehType: 'Used',
  stockType: 'cars',
  title: `2021 Tallis Heron ${id}`,
  make: 'Tallis',
  model: 'Heron',
  priceType: 'egc',
  price: 30_000,
  ...more,
});
const kept = (id: string, more: Partial<StockCard> = {}): KeptCard => ({ card: card(id, more), keptAt: 1 });
const ids = (list: readonly KeptCard[]) => list.map((one) => one.card.objectID);

test('a heart saves an item in first place, and a second tap removes it', () => {
  const one = toggleCard([kept('a')], card('b'), 2);
  expect(ids(one)).toEqual(['b', 'a']);
  expect(isKept(one, 'b')).toBe(true);
  expect(ids(toggleCard(one, card('b'), 3))).toEqual(['a']);
});

describe('a deal', () => {
  const deal = { tradeInWorth: 8000, tradeInOwed: 500, depositAmount: 0 };

  test('is kept with the item, which is saved with it and stays saved without it', () => {
    const before = [kept('a'), kept('b', { price: 29_000 })];
    const withB = withDeal(before, card('b'), deal, 5);
    expect(withB).toEqual([before[0], { ...before[1], deal }]);
    expect(withDeal(before, card('c'), deal, 5)).toEqual([{ card: card('c'), keptAt: 5, deal }, ...before]);
    expect(withDeal(withB, card('b'), undefined, 6)).toEqual(before);
    expect(dealOf(withB, 'b')).toEqual(deal);
    expect(dealOf(toggleCard(withB, card('b'), 7), 'b')).toBeUndefined();
  });

  test('is read back from the device, without what cannot be read, and never costs the item', () => {
    const read = (deal: unknown) => parseKeptCards({ items: [{ ...kept('a'), deal }] });
    expect(read(deal)).toEqual([{ ...kept('a'), deal }]);
    expect(read({ ...deal, tradeInOwed: -1 })).toEqual([
      { ...kept('a'), deal: { tradeInWorth: 8000, depositAmount: 0 } },
    ]);
    for (const bad of [null, 'x', [], { interestRate: 0 }]) expect(read(bad)).toEqual([kept('a')]);
  });

  test('comes with a saved list, and never replaces what the shopper decided', () => {
    const saved = [{ ...kept('a'), deal }, kept('b')];
    const sent = [
      { card: card('c'), deal: undefined },
      { card: card('a', { price: 1 }), deal: { depositAmount: 1 } },
      { card: card('d'), deal },
      { card: card('b'), deal: { termMonths: 36 } },
    ];
    expect(withSent(saved, sent, 9)).toEqual([
      { card: card('c'), keptAt: 9 },
      { card: card('d'), keptAt: 9, deal },
      saved[0],
      { ...saved[1], deal: { termMonths: 36 } },
    ]);
  });

  test('begins with the trade-in of an earlier one', () => {
    expect(lastTradeIn([kept('a'), { ...kept('b'), deal }])).toEqual({
      tradeInWorth: 8000,
      tradeInOwed: 500,
    });
    expect(lastTradeIn([kept('a')])).toEqual({});
  });
});

test('an item that is viewed again moves to the front, and the list never exceeds its length', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...'abcdefg'), { maxLength: 40 }), (looks) => {
      const list = looks.reduce<readonly KeptCard[]>((all, id, now) => withCard(all, card(id), now, 4), []);
      expect(ids(list)).toEqual([...new Set([...looks].reverse())].slice(0, 4));
    }),
  );
});

test.each<[string, KeptCard, StockCard | null, ReturnType<typeof changeSince>]>([
  ['nothing', kept('a'), card('a'), undefined],
  ['a lower price', kept('a'), card('a', { price: 28_500 }), { kind: 'price', by: -1500 }],
  ['a higher price', kept('a'), card('a', { price: 31_000 }), { kind: 'price', by: 1000 }],
  ['prices of two kinds', kept('a'), card('a', { price: 33_000, priceType: 'driveAway' }), undefined],
  [
    'a price that is not told any more',
    kept('a'),
    card('a', { price: undefined, priceType: 'poa' }),
    undefined,
  ],
  ['sold', kept('a'), card('a', { sold: true, price: 20_000 }), { kind: 'sold' }],
  ['sold already', kept('a', { sold: true }), card('a', { sold: true }), undefined],
  ['gone', kept('a'), null, { kind: 'gone' }],
])('what changed since: %s', (_, before, now, change) => {
  expect(changeSince(before, now)).toEqual(change);
});

test('stored cards are read again', () => {
  const list = [
    kept('a', { image: '/a.jpg', images: 3, sold: true }),
    kept('b', { priceType: 'poa', price: undefined }),
  ];
  expect(parseKeptCards(JSON.parse(JSON.stringify({ version: 1, items: list })))).toEqual(
    JSON.parse(JSON.stringify(list)),
  );
});

test('reading never fails, whatever a device holds; it keeps every entry that can be shown, and no other', () => {
  const damage = fc.oneof(
    fc.anything(),
    fc.record({ card: fc.anything(), keptAt: fc.anything() }),
    fc
      .tuple(fc.constantFrom(...Object.keys(card('x')), 'offer'), fc.anything())
      .map(([field, value]) => ({ card: { ...card('x'), [field]: value }, keptAt: 1 })),
  );
  fc.assert(
    fc.property(fc.array(damage, { maxLength: 5 }), fc.array(damage, { maxLength: 5 }), (before, after) => {
      const read = parseKeptCards({ version: 7, items: [...before, kept('good'), ...after] }) ?? [];
      expect(ids(read)).toContain('good');
      for (const one of read) {
        expect(one.card.title.length * one.card.make.length).toBeGreaterThan(0);
        expect(typeof (one.card.offer ?? '')).toBe('string');
        expect(one.card.priceType === 'poa' || Number.isFinite(one.card.price)).toBe(true);
      }
    }),
  );
  fc.assert(
    fc.property(fc.anything(), (value) => {
      parseKeptCards(value);
    }),
  );
});

test('a repeated entry is shown once', () => {
  expect(ids(parseKeptCards({ items: [kept('a'), kept('a')] }) ?? [])).toEqual(['a']);
});

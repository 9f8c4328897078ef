import fc from 'fast-check';
import { FACT_NAMES, STOCK_FACTS } from '../../../src/domain/stock/stockFacts';
import type { StockItem } from '../../../src/domain/stock/stockItem';
import { canonicalState } from '../../../src/search/address/url';
import type { LooseState, Range, SearchState } from '../../../src/search/searchState';
import { sortKey } from '../../../src/search/sortOptions';
import { toIndexRecord } from '../../../src/search/toIndexRecord';
import type { SearchVocabulary } from '../../../src/search/vocabulary/vocabulary';
import { typed } from './wantedQueries';

/** Gives vehicles the facts that their feed lacks, of every type of stock, a third of them each, and two dealers. */
export const withFacts = (items: readonly StockItem[]): readonly StockItem[] =>
  items.map((item, place) => {
    const facts = FACT_NAMES.filter((_, row) => (place + row) % 3 === 0).map((name) => {
      const fact = STOCK_FACTS[name];
      if (fact.holds === 'number')
        return [name, Math.min(fact.most ?? Number.POSITIVE_INFINITY, fact.step * (1 + (place % 9)))];
      return [name, fact.holds === 'link' ? 'https://reports.example/1.pdf' : `Kind ${place % 4}`];
    });
    return { ...item, ...Object.fromEntries(facts), dealer: place % 2 === 0 ? 'Saltmarsh' : 'Ridgeway' };
  });

/**
 * Random searches of some stock, in canonical form. Each starts from a vehicle that is there and asks for some of what
 * it is, so that most find something; some ask for more than one vehicle has, or for what none is.
 */
export const stockStates = (
  items: readonly StockItem[],
  vocabulary: SearchVocabulary,
): fc.Arbitrary<SearchState> => {
  const anItem = fc.constantFrom(...items);
  const keywords = typed(items.slice(0, 500).map(toIndexRecord));
  const seldom = fc.constantFrom('no such value', '-1', 'Ünknown: x');
  /** Absent twice in three times: a shopper sets a few filters, not all. */
  const maybe = <Value>(value: fc.Arbitrary<Value | undefined>, chance = 3) =>
    fc.nat(chance - 1).chain((place) => (place === 0 ? value : fc.constant(undefined)));
  const some = (item: StockItem, read: (item: StockItem) => string | undefined) =>
    maybe(
      fc
        .array(fc.oneof({ weight: 9, arbitrary: anItem.map(read) }, { weight: 1, arbitrary: seldom }), {
          maxLength: 2,
        })
        .map((others) => [read(item), ...others].flatMap((value) => value ?? [])),
    );
  const range = (value: number | undefined, step: number): fc.Arbitrary<Range | undefined> =>
    value === undefined
      ? fc.constant({ min: 0 })
      : fc.tuple(fc.nat(4), fc.nat(4)).map(([below, above]) => ({
          ...(below > 0 && { min: Math.floor(value) - (below - 1) * step }),
          ...(above > 0 && { max: Math.ceil(value) + (above - 1) * step }),
        }));
  const priceOf = ({ price, specialPrice }: StockItem): number | undefined => {
    const cents = specialPrice ?? price;
    return cents === undefined ? undefined : cents / 100;
  };
  const labelOf = ({ bodyType }: StockItem): string | undefined =>
    vocabulary.bodyTypes.find(({ values }) => values.includes(bodyType ?? ''))?.label ?? bodyType;

  /** A fact is asked for seldom, because there are dozens, and only with a vehicle that has it. */
  const facts = (item: StockItem) =>
    Object.fromEntries(
      FACT_NAMES.filter((name) => item[name] !== undefined).map((name) => {
        const fact = STOCK_FACTS[name];
        if (fact.holds === 'link') return [name, maybe(fc.constant(true as const), 60)];
        return fact.holds === 'number'
          ? [name, maybe(range(item[name] as number | undefined, fact.step), 60)]
          : [
              name,
              maybe(
                some(item, (other) => other[name] as string | undefined),
                8,
              ),
            ];
      }),
    );

  return anItem
    .chain((item) =>
      fc.record({
        ...facts(item),
        vehType: some(item, ({ vehType }) => vehType),
        make: some(item, ({ make }) => make),
        model: some(item, ({ model }) => model),
        badge: some(item, ({ variations }) => variations),
        keywords: maybe(keywords),
        unread: maybe(fc.constant('courier'), 8),
        bodyType: some(item, labelOf),
        kilometresMax: maybe(fc.nat(3).map((more) => (item.odometer ?? 0) + more * 5_000)),
        priceRange: maybe(range(priceOf(item), 1_000)),
        yearRange: maybe(range(item.year, 1)),
        transmissionType: some(item, ({ transmissionType }) => transmissionType),
        special: maybe(fc.constant(true as const), 8),
        reduced: maybe(fc.constant(true as const), 8),
        fuelType: some(item, ({ fuelType }) => fuelType),
        colour: some(item, ({ colour }) => colour),
        seats: some(item, ({ seats }) => seats?.toString()),
        location: some(item, ({ location }) => location?.name),
        dealer: some(item, ({ dealer }) => dealer),
        tags: some(item, ({ tags }) => tags[0]),
        equipment: maybe(fc.subarray([...(toIndexRecord(item).fittedWith ?? [])], { maxLength: 3 }), 12),
        brandCertified: maybe(fc.constant(true as const), 8),
        budget: maybe(
          fc.record({
            affordAmount: fc.constantFrom(0, 1, 60, 95.5, 170, 320, 2_000),
            frequency: fc.constantFrom('week' as const, 'fortnight' as const, 'month' as const),
            depositAmount: fc.constantFrom(0, 0, 2_500, 30_000),
          }),
          5,
        ),
        statedTerms: maybe(
          fc.constantFrom({ frequency: 'month' as const }, { frequency: 'week' as const, depositAmount: 0 }),
          8,
        ),
        sortBy: maybe(fc.constantFrom(...vocabulary.sortOptions.map(sortKey)), 2),
        page: maybe(fc.nat(4)),
      }),
    )
    .map((loose) => {
      const set = Object.entries(loose).filter(([, value]) => value !== undefined);
      return canonicalState(Object.fromEntries(set) as LooseState, vocabulary).state;
    });
};

import { type Cents, centsToDollars, type Dollars, dollarsToCents } from '../../../domain/money';
import { unpackedFacts } from '../../../domain/onRoad/packedFacts';
import { priceToPay } from '../../../domain/onRoad/priceToPay';
import type { VehType } from '../../../domain/stock/stockTypes';
import type { ToPayTerms } from '../../toPayTerms';
import { numberColumn } from './column';
import { MatchCache } from './matchedRecords';
import type { OpenIndex } from './openIndex';
import { type StockIndex, withPrices } from './stockIndex';

/** The last such index of each index: a visit has one shopper's terms. */
const made = new WeakMap<OpenIndex, { readonly key: string; readonly index: OpenIndex }>();

/**
 * The same index with what the shopper would pay as the price, so that every filter, order and budget goes by it. A record
 * without an estimate has no price, like one whose price is on application. Cards keep the advertised price and have both.
 */
export function toPayIndex(index: OpenIndex, terms: ToPayTerms): OpenIndex {
  const key = JSON.stringify(terms);
  const before = made.get(index);
  if (before?.key === key) return before.index;
  const prices = pricesToPay(index.stock, terms);
  const stock = withPrices(index.stock, numberColumn('price', prices));
  const next: OpenIndex = {
    ...index,
    stock,
    matches: new MatchCache(stock),
    cards: async (ranks) =>
      (await index.cards(ranks)).map((card, place) => {
        const toPay = prices[ranks[place] as number];
        return { ...card, toPayIn: terms.place, ...(toPay !== undefined && { toPay }) };
      }),
  };
  made.set(index, { key, index: next });
  return next;
}

/** In dollars, by rank. */
function pricesToPay({ count, columns }: StockIndex, terms: ToPayTerms): readonly (Dollars | undefined)[] {
  const read = (name: string, rank: number) => {
    const column = columns.get(name);
    return column === undefined || column.kind === 'list'
      ? undefined
      : column.values[column.codes[rank] as number];
  };
  return Array.from({ length: count }, (_, rank) => {
    const [packed, price] = [read('onRoad', rank), read('price', rank)];
    if (packed === undefined || price === undefined) return undefined;
    const location = String(read('location.name', rank));
    const vehicle = {
      ...unpackedFacts(String(packed)),
      vehType: read('vehType', rank) as VehType,
      price: dollarsToCents(Number(price)) as Cents,
      home: (Object.hasOwn(terms.homes, location) && terms.homes[location]) || terms.home,
    };
    const found = priceToPay(vehicle, terms.place, terms.today, terms.tables);
    return found.kind === 'ok' ? centsToDollars(found.value.cents) : undefined;
  });
}

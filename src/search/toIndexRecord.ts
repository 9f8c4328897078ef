import { centsToDollars } from '../domain/money';
import type { CardFacts } from '../domain/stock/cardFacts';
import { effectivePrice } from '../domain/stock/effectivePrice';
import { FACT_NAMES, STOCK_FACTS } from '../domain/stock/stockFacts';
import type { StockItem } from '../domain/stock/stockItem';
import { stockTitle } from '../domain/stock/stockTitle';
import { toStockCard } from '../domain/stock/toStockCard';
import type { FactAttributes, IndexRecord } from './indexRecord';
import { factWords, otherNames } from './vocabulary/itemWords';

const seconds = (iso: string | undefined): number | undefined => {
  const time = iso === undefined ? Number.NaN : Date.parse(iso);
  return Number.isNaN(time) ? undefined : Math.floor(time / 1000);
};

/** Words to search beside the title, each once, without those in the title: every byte goes to a phone. */
const keywordsOf = (item: StockItem, title: string, subtitle: string | undefined): string => {
  const titleWords = new Set(`${title} ${subtitle ?? ''}`.toLowerCase().split(/\s+/));
  const candidates = [
    item.make,
    item.model,
    item.variations,
    item.series,
    item.bodyType,
    item.body,
    item.colour,
    item.fuelType,
    item.engine,
    ...item.tags,
    ...factWords(item),
  ];
  const words: string[] = [];
  for (const word of candidates.flatMap((text) => (text ? text.split(/\s+/) : []))) {
    const key = word.toLowerCase();
    if (!titleWords.has(key) && /[\p{L}\p{N}]/u.test(word)) words.push(word);
    titleWords.add(key);
  }
  return words.join(' ');
};

/** The most letters of a description that are searched. */
const LONGEST_DESCRIPTION = 3000;
/** The most entries of equipment that are searched. */
const MOST_EQUIPMENT = 200;

const equipmentOf = ({ equipment = [], tags }: StockItem): string => {
  const entries = equipment.flatMap((group) => group.entries).slice(0, MOST_EQUIPMENT);
  return [...new Set([...entries, ...otherNames([...entries, ...tags])])].join(' | ');
};

/** Removes undefined fields, because a record has no attribute for an unknown value. */
const known = <Fields extends object>(fields: Fields): { [Key in keyof Fields]?: NonNullable<Fields[Key]> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Fields]?: NonNullable<Fields[Key]>;
  };

const factsOf = (item: StockItem): FactAttributes =>
  Object.fromEntries(
    FACT_NAMES.flatMap((name) => {
      const value = item[name];
      if (value === undefined) return [];
      return [[name, STOCK_FACTS[name].holds === 'link' ? true : value]];
    }),
  );

/** The search record of a stock item, with the effective price in dollars, and the usual facts on its card. */
export const toIndexRecord = (item: StockItem): IndexRecord => recordWith(item, undefined);

/** The same with the facts on its card that content names. */
export const recordWith = (item: StockItem, cardFacts: CardFacts | undefined): IndexRecord => {
  const cents = effectivePrice(item);
  const price = cents === undefined ? undefined : centsToDollars(cents);
  const { title, subtitle } = stockTitle(item);
  const keywords = keywordsOf(item, title, subtitle);
  return {
    objectID: item.id,
    card: toStockCard(item, cardFacts),
    vehType: item.vehType,
    make: item.make,
    model: item.model,
    tags: item.tags,
    ...factsOf(item),
    featured: item.featured,
    brandCertified: item.brandCertified,
    ...known({
      badge: item.variations,
      bodyType: item.bodyType,
      transmissionType: item.transmissionType,
      fuelType: item.fuelType,
      colour: item.colour,
      seats: item.seats === undefined ? undefined : String(item.seats),
      'location.name': item.location?.name,
      dealer: item.dealer,
      price,
      priceNew: item.vehType === 'New' ? price : undefined,
      priceDemo: item.vehType === 'Demo' ? price : undefined,
      priceUsed: item.vehType === 'Used' ? price : undefined,
      odometer: item.odometer,
      year: item.year,
      createdAt: seconds(item.createdAt),
      updatedAt: seconds(item.updatedAt),
    }),
    text: {
      title,
      ...known({
        subtitle,
        keywords: keywords || undefined,
        equipment: equipmentOf(item) || undefined,
        description: item.siteDescription?.slice(0, LONGEST_DESCRIPTION) || undefined,
        stockNumber: item.stockNumber,
        registrationNumber: item.registrationNumber,
        vin: item.vin,
      }),
    },
  };
};

import { known, pick } from '../domain/knownFields';
import { centsToDollars } from '../domain/money';
import { onRoadFacts } from '../domain/onRoad/onRoadVehicle';
import { packedFacts } from '../domain/onRoad/packedFacts';
import { energyUse } from '../domain/ownership/energy';
import { type CardFacts, usualCardFacts } from '../domain/stock/cardFacts';
import { DRIVEN_WHEELS, drivenWheelsText } from '../domain/stock/drivenWheels';
import { effectivePrice } from '../domain/stock/priceDisplay';
import { FACT_NAMES, STOCK_FACTS, type StockFact } from '../domain/stock/stockFacts';
import type { StockItem } from '../domain/stock/stockItem';
import { stockTitle } from '../domain/stock/stockTitle';
import { toStockCard } from '../domain/stock/toStockCard';
import { countWord, litresWord } from './countWords';
import { type EquipmentKind, equipmentKinds, fittedKinds, otherNames } from './equipmentNames';
import { type FactAttributes, type IndexRecord, PRICE_ATTRIBUTES, RECORD_FIELDS } from './indexRecord';
import { joinedNames } from './vocabulary/marketNames';

const seconds = (iso: string | undefined): number | undefined => {
  const time = iso === undefined ? Number.NaN : Date.parse(iso);
  return Number.isNaN(time) ? undefined : Math.floor(time / 1000);
};

/** Words to search besides the title, each once, without those in the title: every byte goes to a phone. */
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
    ...joinedNames(title),
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
const MAX_EQUIPMENT = 200;

const linesOf = ({ equipment = [], tags }: StockItem): readonly string[] => [
  ...equipment.flatMap(({ entries }) => entries).slice(0, MAX_EQUIPMENT),
  ...tags,
];

const equipmentOf = (item: StockItem): string => {
  const { equipment = [], variations, body, siteDescription } = item;
  const entries = equipment.flatMap((group) => group.entries).slice(0, MAX_EQUIPMENT);
  const texts = [...linesOf(item), variations, body, siteDescription?.slice(0, LONGEST_DESCRIPTION)];
  return [...new Set([...entries, ...otherNames(texts.flatMap((text) => text ?? []))])].join(' | ');
};

const factsOf = (item: StockItem): FactAttributes =>
  Object.fromEntries(
    FACT_NAMES.flatMap((name) => {
      const value = item[name];
      if (value === undefined) return [];
      return [[name, STOCK_FACTS[name].holds === 'link' ? true : value]];
    }),
  );

/** What content says of a record: the facts on its card, and the kinds of equipment; the usual ones if it says nothing. */
export interface RecordSettings {
  readonly cardFacts?: CardFacts | undefined;
  readonly equipment?: readonly EquipmentKind[];
}

const USUAL_EQUIPMENT = equipmentKinds();

/** The search record of a stock item, with the effective price in dollars. */
export const toIndexRecord = (item: StockItem): IndexRecord => recordWith(item, {});

/** The same by the settings of content. */
export const recordWith = (
  item: StockItem,
  { cardFacts, equipment = USUAL_EQUIPMENT }: RecordSettings,
): IndexRecord => {
  const cents = effectivePrice(item);
  const price = cents === undefined ? undefined : centsToDollars(cents);
  const { title, subtitle } = stockTitle(item);
  const keywords = keywordsOf(item, title, subtitle);
  const card = toStockCard(item, cardFacts ?? usualCardFacts(item.stockType));
  return {
    objectID: item.id,
    card,
    reduced: card.wasPrice !== undefined,
    ...pick(item, RECORD_FIELDS),
    ...factsOf(item),
    ...known({
      badge: item.variations,
      fittedWith: fittedKinds(linesOf(item), equipment),
      onRoad: packedFacts(onRoadFacts(item)),
      fuelEconomy: energyUse(item)?.of === 'electricity' ? item.fuelEconomy : undefined,
      seats: item.seats === undefined ? undefined : String(item.seats),
      'location.name': item.location?.name,
      price,
      [PRICE_ATTRIBUTES[item.vehType]]: price,
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

/** How feeds write the driven wheels and the cab, and the words that shoppers use. */
const FEED_PHRASES: readonly (readonly [RegExp, readonly string[], ...unknown[]])[] = [
  ...DRIVEN_WHEELS,
  [/\b(?:dual|double|crew|twin)[- ]cab\b/i, ['dualcab']],
  [/\b(?:extra|space|king|super|freestyle)[- ]cab\b/i, ['extracab']],
  [/\bsingle[- ]cab\b/i, ['singlecab']],
];

const factWords = (item: StockItem): readonly string[] => {
  const texts = drivenWheelsText(item);
  const [, litres] = /\b(\d+(?:\.\d+)?) ?(?:l\b|lit)/i.exec(item.engine ?? '') ?? [];
  return [
    ...(item.doorNum ? [countWord(item.doorNum, 'dr')] : []),
    ...(item.cylinders ? [countWord(item.cylinders, 'cyl')] : []),
    ...(item.cylinders === 8 ? ['V8'] : []),
    ...(item.ancapRating ? [countWord(item.ancapRating, 'star'), 'ANCAP'] : []),
    ...(litres ? [litresWord(litres)] : []),
    ...FACT_NAMES.flatMap((name) => {
      const fact: StockFact = STOCK_FACTS[name];
      return fact.holds === 'word' && item[name] !== undefined ? [`${item[name]} ${fact.label}`] : [];
    }),
    ...FEED_PHRASES.flatMap(([pattern, words]) => (pattern.test(texts) ? words : [])),
  ];
};

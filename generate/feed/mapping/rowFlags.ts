import { isRecord } from '../../../src/domain/knownFields';
import { textOf } from '../../../src/domain/stock/parse/readText';
import { readTime } from '../../../src/domain/stock/parse/readTime';
import { readStatus } from '../../../src/domain/stock/parse/readVocabulary';
import { shownValue } from '../../../src/domain/stock/parseStockItem';
import { plainName, withoutMarks, wordsOf } from '../fieldNames';
import type { RawValues } from '../rows/rawFeed';
import type { CompiledMapping } from './compileMapping';

/** What a row can say of itself outside the fields of a vehicle. */
type Says = 'noPrice' | 'hidden' | 'sold' | 'underOffer';

const tableOf = (names: Readonly<Partial<Record<Says, string>>>): ReadonlyMap<string, Says> =>
  new Map(
    (Object.entries(names) as [Says, string][]).flatMap(([says, words]) =>
      words.split(' ').map((word) => [word, says] as const),
    ),
  );

/** Names of columns that say it where they say yes, or give the day of it. */
const WHERE_YES = tableOf({
  noPrice:
    'hideprice pricehide pricehidden hiddenprice suppressprice pricesuppressed donotshowprice dontshowprice donotdisplayprice dontdisplayprice noprice poa por priceonapplication priceonrequest callforprice maskprice withholdprice pricewithheld preisaufanfrage',
  hidden:
    'deleted deleteddate deletedat removed removedat archived archivedat withdrawn withdrawndate withdrawnat inactive disabled hidden hide draft unpublished donotpublish dontpublish notforpublication donotadvertise dontadvertise donotdisplay dontdisplay donotshow dontshow donotlist donotexport suppress suppressed exclude excluded offline notforsale delisted unlisted tradeonly wholesale wholesaleonly dealeronly auction auctiononly internalonly scrapped writtenoff geloscht geloescht deaktiviert',
  sold: 'sold solddate datesold soldat verkauft vendido vendu venduto verkocht',
  underOffer:
    'reserved hold onhold deposittaken depositpaid depositreceived underoffer undercontract salepending pendingsale reserviert reservado',
});

/** Names of columns that say it where they say no. */
const WHERE_NO = tableOf({
  noPrice:
    'showprice priceshow priceshown displayprice pricedisplay pricedisplayed pricevisible visibleprice publishprice pricepublished advertiseprice',
  hidden:
    'publish published active enabled visible live advertise advertised display show listed web online forsale availableforsale aktiv veroffentlicht ativo publicado',
});

/** Names of columns whose words are those of a sale. Of its kind, `wholesale` alone counts. */
const OF_A_SALE: ReadonlySet<string> = new Set(
  'status salestatus salesstatus stockstatus inventorystatus vehiclestatus listingstatus adstatus advstatus advertstatus advertisingstatus webstatus websitestatus publishstatus publicationstatus saletype salestype saleschannel salechannel disposaltype'.split(
    ' ',
  ),
);

/** Words around such a name that change nothing of what it means. */
const AROUND: ReadonlySet<string> = new Set(
  'is are has flag ind indicator yn bool vehicle car unit item on to from web website site internet portal'.split(
    ' ',
  ),
);

const YES: ReadonlySet<string> = new Set(
  'true t yes y 1 -1 x ✓ ✔ ja j sim s si sí oui on checked'.split(' '),
);
const NO: ReadonlySet<string> = new Set('false f no n 0 nein nao não non off unchecked'.split(' '));

const yesOrNo = (text: string): 'yes' | 'no' | undefined => {
  const word = text.trim().toLowerCase();
  return YES.has(word) ? 'yes' : NO.has(word) ? 'no' : undefined;
};

const isDay = (text: string): boolean => {
  const time = /\d{4}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2}/.test(text) ? readTime(text) : undefined;
  return time?.kind === 'ok' && time.value !== undefined;
};

const stateIn = (text: string): Says | undefined => {
  const read = readStatus(text);
  return read.kind === 'ok' && read.value !== 'available' ? read.value : undefined;
};

type Reading = (text: string) => Says | undefined;

/** How a column says something of its row, by its name; `undefined` for any other column. */
function readingOf(name: string): Reading | undefined {
  const whole = plainName(name);
  const meant = wordsOf(name)
    .filter((word) => !AROUND.has(word))
    .join('');
  for (const one of [whole, meant]) {
    const yes = WHERE_YES.get(one);
    if (yes) {
      const isYes = (text: string) => yesOrNo(text) === 'yes' || plainName(text) === one;
      return (text) => (isYes(text) || (yes !== 'noPrice' && isDay(text)) ? yes : undefined);
    }
    const no = WHERE_NO.get(one);
    if (no) return (text) => (yesOrNo(text) === 'no' ? no : undefined);
  }
  return OF_A_SALE.has(whole) ? stateIn : undefined;
}

/** Whether a column of this name says which vehicles or prices are shown. */
export const isRowFlag = (name: string): boolean => readingOf(withoutMarks(name)) !== undefined;

/** Whether a value of such a column can be read: yes, no, a day, or a word of a sale. */
export const isFlagValue = (text: string): boolean =>
  yesOrNo(text) !== undefined || isDay(text) || readStatus(text).kind === 'ok';

export interface RowFlag {
  readonly says: Says;
  /** In words: `its Hide Price is "Y"`. */
  readonly because: string;
}

/** Fields that stand in the vehicle itself, where a feed puts it into an object: `vehicle.make`. */
const OF_THE_VEHICLE: ReadonlySet<string> = new Set(['make', 'model', 'stockNumber']);

const ORDER: readonly Says[] = ['hidden', 'sold', 'underOffer', 'noPrice'];

/**
 * Makes what finds the columns by which a system hides, withdraws or qualifies a row or its price: `Hide Price`, `Sold`, `Publish`.
 * They count wherever a feed has them, unless the mapping reads them: a price that a system hides is never published by an
 * oversight. Of other objects only the vehicle's, and those around the price, count.
 */
export const createRowFlags = ({ paths }: CompiledMapping) => {
  const readings = new Map<string, Reading | undefined>();
  const read = new Set(paths.flatMap(({ path, keys }) => [path, keys[0] ?? '']));
  const readingBy = (name: string, path: string): Reading | undefined => {
    if (readings.has(path)) return readings.get(path);
    const reading = read.has(path) ? undefined : readingOf(name);
    if (readings.size < 10_000) readings.set(path, reading);
    return reading;
  };
  const priced = paths.filter(
    ({ field, path, keys }) => field === 'price' && (keys.length > 1 || path !== ''),
  );
  const wrappers = new Set(
    paths.flatMap(({ field, keys: [first = '', ...rest] }) =>
      OF_THE_VEHICLE.has(field) && rest.length === 1 ? [first] : [],
    ),
  );
  return (values: RawValues): readonly RowFlag[] => {
    let found: RowFlag[] | undefined;
    const look = (key: string, raw: unknown, name: string, path: string, isPriceOnly: boolean): void => {
      const reading = readingBy(name, path);
      const text = reading && textOf(raw);
      if (text === undefined || text === null || typeof text === 'object') return;
      const says = reading?.(String(text));
      if (says === undefined || (isPriceOnly && says !== 'noPrice')) return;
      found ??= [];
      found.push({ says, because: `its ${key} is ${JSON.stringify(shownValue(text))}` });
    };
    for (const key in values) look(key, values[key], withoutMarks(key), key, false);
    for (const key of wrappers) {
      const vehicle = values[key];
      if (!isRecord(vehicle)) continue;
      for (const inner in vehicle)
        look(`${key}.${inner}`, vehicle[inner], withoutMarks(inner), `${key}.${inner}`, false);
    }
    for (const { keys } of priced) {
      let here: unknown = values;
      for (const [depth, key] of keys.entries()) {
        here = isRecord(here) ? here[key] : undefined;
        if (!isRecord(here)) break;
        const above = keys.slice(0, depth + 1).join('.');
        for (const inner in here)
          look(
            `${above}.${inner}`,
            here[inner],
            `${withoutMarks(key)} ${withoutMarks(inner)}`,
            `${above}.${inner}`,
            true,
          );
      }
    }
    return found?.sort((a, b) => ORDER.indexOf(a.says) - ORDER.indexOf(b.says)) ?? NONE;
  };
};

const NONE: readonly RowFlag[] = [];

import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readFolder } from '../../plugins/content-endpoint/files/rawContent';
import type { Locale } from '../../src/domain/country';
import type { ItemsManifest } from '../../src/domain/stock/itemShards';
import { priceDisplay, pricesOf } from '../../src/domain/stock/priceDisplay';
import type { StockItem } from '../../src/domain/stock/stockItem';
import { FED_FILE, type FedStock, stockNumberKey } from '../../src/domain/stock/stockOverride';
import { pictureSources } from '../../src/domain/stock/stockPicture';
import { stockTitle } from '../../src/domain/stock/stockTitle';

/** A vehicle that staff can choose by its stock number. */
export interface StockChoice {
  readonly stockNumber: string;
  readonly title: string;
  /** `$33,990 Drive Away`, or that it is on application. */
  readonly price: string;
  /** Its first picture, as an address of the site or of the feed. */
  readonly picture?: string;
  /** What the last import said about it. */
  readonly notes: readonly string[];
}

/** The stock of the last build, for the editor's list. */
export interface StockList {
  readonly choices: readonly StockChoice[];
  /** The whole report of the last import; empty if there was none. */
  readonly report: string;
}

/**
 * The stock of the last build, or none, in the feeds' order: lists that show a few begin with the same ones as on the site.
 * @param folder of the project
 */
export function builtStock(folder = '.'): readonly StockItem[] {
  const read = <Value>(file: string): Value =>
    JSON.parse(readFileSync(join(folder, 'public/stock-index', file), 'utf8'));
  try {
    const { files } = read<ItemsManifest>('items.json');
    const items = files.flatMap((file) => Object.values(read<Record<string, StockItem>>(file)));
    return inFeedOrder(items, fedStock(folder));
  } catch {
    return [];
  }
}

/** What the feeds said at the last build. @param folder of the project */
export function fedStock(folder = '.'): FedStock {
  const file = join(folder, FED_FILE);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { order: [], changed: [] };
}

/** Vehicles in feed order, then those that have left the feed. */
export function inFeedOrder(items: readonly StockItem[], { order }: FedStock): readonly StockItem[] {
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({ id }: StockItem) => places.get(id) ?? order.length;
  return [...items].sort((one, other) => placeOf(one) - placeOf(other));
}

const REPORT = 'reports/stock.txt';

/** More would be no help on a screen. */
const LONGEST_REPORT = 20_000;

let last: { readonly key: string; readonly list: StockList } | undefined;

/** The stock of the last build and what its import said. It is read again after each build. */
export function stockList(prices: Locale['prices'], folder = '.'): StockList {
  const changed = (file: string) => statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const key = [folder, ...['public/stock-index/items.json', REPORT, FED_FILE].map(changed)].join();
  if (last?.key !== key) last = { key, list: readList(prices, folder) };
  return last.list;
}

function readList(prices: Locale['prices'], folder: string): StockList {
  const file = join(folder, REPORT);
  const report = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const lines = report.split('\n').slice(1);
  const built = builtStock(folder);
  const shown = new Set(built.map(({ id }) => id));
  // A hidden vehicle is not on the site, and staff may want to show it again.
  const hidden = fedStock(folder).changed.filter(({ id }) => !shown.has(id));
  return {
    choices: [...built, ...hidden]
      .flatMap((item) => (item.stockNumber ? [choiceOf(item, item.stockNumber, lines, prices)] : []))
      .sort((one, other) => one.title.localeCompare(other.title)),
    report: report.slice(0, LONGEST_REPORT),
  };
}

function choiceOf(
  item: StockItem,
  stockNumber: string,
  lines: readonly string[],
  prices: Locale['prices'],
): StockChoice {
  const price = priceDisplay(pricesOf(item), prices, { repayment: false });
  const [image] = item.images;
  const { title, subtitle } = stockTitle(item);
  return {
    stockNumber,
    title: [title, subtitle].filter(Boolean).join(', '),
    price: price.kind === 'priced' ? `${price.amount} ${price.qualifier}` : price.text,
    ...(image && { picture: smallest(image.url) }),
    notes: notesAbout([stockNumber, item.id], lines),
  };
}

const smallest = (url: string): string => pictureSources(url).srcSet?.split(' ')[0] ?? url;

/** A vehicle that staff change, for the list of them. */
export interface ChangedVehicle extends Omit<StockChoice, 'notes'> {
  /** Of its entry. */
  readonly id: string;
  /** The stock number as the entry has it. */
  readonly written: string;
}

/** The vehicles of the last build that an entry changes. */
export async function changedVehicles(
  projectFolder: string,
  prices: Locale['prices'],
  folder = '.',
): Promise<readonly ChangedVehicle[]> {
  const { files } = await readFolder(join(projectFolder, 'content'), 'stock-overrides');
  const choices = new Map(
    stockList(prices, folder).choices.map(({ notes: _, ...choice }) => [
      stockNumberKey(choice.stockNumber),
      choice,
    ]),
  );
  return files.flatMap(({ id, data }) => {
    const written = String(data.stockNumber);
    const choice = choices.get(stockNumberKey(written));
    return choice ? { ...choice, id, written } : [];
  });
}

/** The lines of a report that name a vehicle, without the place in files. */
const notesAbout = (names: readonly string[], lines: readonly string[]): readonly string[] =>
  lines
    .filter((line) => line.split(/[\s,:;()"]+/).some((word) => names.includes(word)))
    .map((line) => line.trim().replace(/^(?:notice: )?(?:content\/\S+: \w+: )?/, ''));

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fetchAddress } from '../../config/fetchAddress';
import { ITEMS_MANIFEST, type ItemsManifest, STOCK_INDEX_FOLDER } from '../../domain/stock/itemShards';
import { priceDisplay, pricesOf } from '../../domain/stock/priceDisplay';
import type { StockItem } from '../../domain/stock/stockItem';
import { stockTitle } from '../../domain/stock/stockTitle';

/** How many lines of one kind a summary has. */
const MOST_LINES = 30;

/** All items of a published stock. @param read parses one of its files */
async function itemsOf(read: <Data>(name: string) => Promise<Data>): Promise<readonly StockItem[]> {
  const { files } = await read<ItemsManifest>(ITEMS_MANIFEST);
  const items: StockItem[] = [];
  for (const name of files) items.push(...Object.values(await read<Record<string, StockItem>>(name)));
  return items;
}

/**
 * The stock items in a built site.
 * @returns none if the folder holds no built site
 * @throws an error that names a file which is missing or damaged
 */
export async function publishedItems(siteFolder: string): Promise<readonly StockItem[]> {
  const folder = join(siteFolder, STOCK_INDEX_FOLDER);
  return existsSync(join(folder, ITEMS_MANIFEST)) ? itemsOf((name) => parsedFile(join(folder, name))) : [];
}

/** How long the published site may take for one file, in milliseconds. */
const TIMEOUT = 10_000;

/** The stock items of a site as visitors get it; `undefined` if it cannot be read. `siteUrl` has no final slash. */
export const itemsOnline = (siteUrl: string): Promise<readonly StockItem[] | undefined> =>
  itemsOf(async (name) => {
    const answer = await fetchAddress(`${siteUrl}/${STOCK_INDEX_FOLDER}/${name}`, { timeout: TIMEOUT });
    if (answer.kind === 'err' || answer.value.status !== 200) throw new Error(`${name} cannot be read`);
    return JSON.parse(answer.value.bytes.toString('utf8'));
  }).catch(() => undefined);

/** @throws an error that names the file, if it is missing or not JSON */
export async function parsedFile<Data>(file: string): Promise<Data> {
  const text = await readFile(file, 'utf8');
  try {
    return JSON.parse(text) as Data;
  } catch {
    throw new Error(`${file} is damaged: it is not JSON`);
  }
}

/**
 * Compares the stock of two publications by the ids of the feed: what has come, what was sold or is no longer in the feed, what
 * has another price, and how many are for sale.
 */
export function stockChanges(before: readonly StockItem[], after: readonly StockItem[]) {
  const forSale = (items: readonly StockItem[]) =>
    new Map(items.filter(({ status }) => status !== 'sold').map((item) => [item.id, item]));
  const [old, now] = [forSale(before), forSale(after)];
  return {
    added: [...now.values()].filter(({ id }) => !old.has(id)),
    gone: [...old.values()].filter(({ id }) => !now.has(id)),
    repriced: [...now.values()].flatMap((item) => {
      const known = old.get(item.id);
      return known && priceWords(known) !== priceWords(item) ? [{ before: known, after: item }] : [];
    }),
    count: { before: old.size, after: now.size },
  };
}

function priceWords(item: StockItem): string {
  const display = priceDisplay(pricesOf(item), { repayment: false });
  return display.kind === 'priced' ? `${display.amount} ${display.qualifier}` : display.text;
}

/** A cell of a Markdown table. Text of the feed must not end it. */
const cell = (text: string): string =>
  text
    .replaceAll('<', '&lt;')
    .replace(/[\\|`*_>[\]]/g, '\\$&')
    .replace(/\s+/g, ' ');

/**
 * The changes as Markdown, for the page of a run.
 * @param report what the import said about rows that were set aside
 */
export function changesText(
  { added, gone, repriced, count }: ReturnType<typeof stockChanges>,
  { title, report }: { readonly title: string; readonly report?: string },
): string {
  const name = (item: StockItem) => `${cell(item.id)}: ${cell(stockTitle(item).title)}`;
  const section = (heading: string, lines: readonly string[]) =>
    lines.length === 0
      ? []
      : [
          '',
          `### ${heading} (${lines.length})`,
          '',
          ...lines.slice(0, MOST_LINES).map((line) => `- ${line}`),
          ...(lines.length > MOST_LINES ? [`- … and ${lines.length - MOST_LINES} more`] : []),
        ];
  const quarantined = (report ?? '').trim();
  return [
    `## ${title}`,
    '',
    `${count.after} vehicles for sale, ${count.before} before: ${added.length} new, ${gone.length} sold or gone, ${repriced.length} with another price.`,
    ...section(
      'New',
      added.map((item) => `${name(item)}, ${cell(priceWords(item))}`),
    ),
    ...section('Sold or gone', gone.map(name)),
    ...section(
      'Another price',
      repriced.map(
        ({ before, after }) => `${name(after)}, ${cell(priceWords(before))} → ${cell(priceWords(after))}`,
      ),
    ),
    ...(quarantined === ''
      ? []
      : [
          '',
          '### The feed',
          '',
          ...quarantined
            .split('\n')
            .slice(0, MOST_LINES)
            .map((line) => `    ${line}`),
        ]),
    '',
  ].join('\n');
}

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LocaleName } from '../../src/domain/country';
import { formatPrice } from '../../src/domain/formatNumber';
import { countBy, groupBy } from '../../src/domain/groups';
import { html } from '../../src/domain/html';
import { centsToDollars } from '../../src/domain/money';
import { effectivePrice } from '../../src/domain/stock/priceDisplay';
import type { StockHistory } from '../../src/domain/stock/stockHistory';
import type { StockItem } from '../../src/domain/stock/stockItem';
import { stockItemPath } from '../../src/domain/stock/stockItemPath';
import { stockTitle } from '../../src/domain/stock/stockTitle';
import { isDriven } from '../../src/domain/stock/stockTypes';
import { daysBetween } from '../../src/domain/wallClock';
import { staffPage } from '../staffPage';

/** Something that staff can do for a listing. */
interface Task {
  /** A short, permanent id, for sorting in a spreadsheet: `no-pictures`. */
  readonly id: string;
  readonly words: string;
  /** How much the listing loses by it, from 1 to 10. */
  readonly weight: number;
}

/** A listing that needs work. */
interface WorklistEntry {
  readonly item: StockItem;
  readonly title: string;
  readonly tasks: readonly Task[];
  /** Days since the first publication; absent for stock that was there when the site's history began. */
  readonly days?: number;
  /** Dollars; absent for a price on application. */
  readonly price?: number;
  /** What the work is worth: the weights of its tasks, more for a dearer vehicle. */
  readonly worth: number;
}

const FEW_PICTURES = 5;
const SHORT_WORDS = 120;
const STALE_DAYS = 60;
const LONG_DAYS = 90;

/** The value of a vehicle at which the worth of work is doubled, in dollars. */
const WORTH_DOUBLES_AT = 40_000;

/** What shoppers filter by, by stock that has it. Trailers and boats have their own. */
const FACTS = [
  ['odometer', 'kilometres'],
  ['colour', 'colour'],
  ['bodyType', 'body type'],
  ['fuelType', 'fuel type'],
  ['transmissionType', 'transmission'],
  ['year', 'year'],
] as const;

/**
 * What staff can do for the listings, the most worthwhile first.
 * @param today a date in the dealership's time zone
 */
export function worklist(
  items: readonly StockItem[],
  history: StockHistory,
  today: string,
): readonly WorklistEntry[] {
  const remembered = new Map(history.items.map((item) => [item.id, item]));
  const onSite = items.filter(({ status }) => status !== 'sold');
  const byVin = groupBy(onSite, ({ vin }) => vin);
  return onSite
    .map((item): WorklistEntry => {
      const past = remembered.get(item.id);
      const days = item.listedOn === undefined ? undefined : daysBetween(item.listedOn, today);
      const sinceChange = past?.prices.length
        ? daysBetween(past.prices.at(-1)?.day ?? today, today)
        : undefined;
      const twins = (item.vin === undefined ? [] : (byVin.get(item.vin) ?? [])).filter(
        ({ id }) => id !== item.id,
      );
      const tasks = tasksOf(item, { days, sinceChange, twins });
      const cents = item.priceType === 'poa' ? undefined : effectivePrice(item);
      const price = cents === undefined ? undefined : centsToDollars(cents);
      const weight = tasks.reduce((sum, task) => sum + task.weight, 0);
      return {
        item,
        tasks,
        title: stockTitle(item).title,
        worth: Math.round(weight * (1 + (price ?? 0) / WORTH_DOUBLES_AT) * 10) / 10,
        days,
        price,
      };
    })
    .filter(({ tasks }) => tasks.length > 0)
    .sort((one, other) => other.worth - one.worth || one.item.id.localeCompare(other.item.id));
}

interface Past {
  readonly days: number | undefined;
  /** Days since the price last changed. */
  readonly sinceChange: number | undefined;
  readonly twins: readonly StockItem[];
}

function tasksOf(item: StockItem, { days, sinceChange, twins }: Past): readonly Task[] {
  const { images, siteDescription = '' } = item;
  const tasks: Task[] = [];
  const add = (id: string, weight: number, words: string) => tasks.push({ id, weight, words });
  if (twins.length > 0)
    add('double-vin', 10, `Has the VIN of ${twins.map(({ id }) => id).join(', ')}: one of them is wrong`);
  if (images.length === 0) add('no-pictures', 10, 'Has no pictures');
  else if (images.length < FEW_PICTURES)
    add(
      'few-pictures',
      4,
      `Has ${images.length === 1 ? '1 picture' : `${images.length} pictures`}; shoppers expect ${FEW_PICTURES} or more`,
    );
  if (item.pictureNote !== undefined)
    add('not-this-vehicle', 2, 'Shows pictures that are not of this vehicle');
  if (siteDescription.trim() === '') add('no-words', 5, 'Has no description');
  else if (siteDescription.length < SHORT_WORDS)
    add(
      'short-words',
      2,
      `Has a description of ${siteDescription.length} characters; ${SHORT_WORDS} say something`,
    );
  const missing = isDriven(item) ? FACTS.filter(([name]) => item[name] === undefined) : [];
  if (missing.length > 0)
    add(
      'missing-facts',
      1 + missing.length,
      `Cannot be filtered by ${missing.map(([, words]) => words).join(', ')}`,
    );
  if (item.vehType !== 'New' && item.vin === undefined && item.registrationNumber === undefined)
    add('no-identity', 4, 'Has neither registration number nor VIN');
  if (sinceChange !== undefined && sinceChange >= STALE_DAYS && item.vehType !== 'New')
    add('stale-price', 3, `Has had the same price for ${sinceChange} days`);
  if (days !== undefined && days >= LONG_DAYS) add('long-in-stock', 3, `Has been in stock for ${days} days`);
  return tasks;
}

/** A cell of the CSV. A spreadsheet would run text that begins like a formula. */
function cell(value: string | number | undefined): string {
  const text = String(value ?? '');
  const safe = /^[=+\-@\t\r]/.test(text) && typeof value !== 'number' ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * The list as a CSV, one row for each listing, after the mark without which Excel does not read accents. `siteUrl` has no final slash.
 */
export const worklistCsv = (entries: readonly WorklistEntry[], siteUrl: string): string =>
  '\ufeff' +
  [
    ['worth', 'id', 'stock number', 'vehicle', 'yard', 'price', 'days', 'tasks', 'what to do', 'address'],
    ...entries.map(({ item, title, tasks, days, price, worth }) => [
      ...[worth, item.id, item.stockNumber, title, item.location?.name, price, days],
      tasks.map(({ id }) => id).join(' '),
      tasks.map(({ words }) => words).join('. '),
      siteUrl + stockItemPath(item.id, title),
    ]),
  ]
    .map((row) => `${row.map(cell).join(',')}\n`)
    .join('');

/** How many listings the page shows; the CSV has all. */
const MAX_SHOWN = 200;

/** The list as a page for staff. */
export function worklistHtml(
  entries: readonly WorklistEntry[],
  {
    lang,
    siteUrl,
    count,
    today,
  }: Pick<WorklistOptions, 'lang' | 'siteUrl' | 'today'> & { readonly count: number },
): string {
  const counts = countBy(entries.flatMap(({ tasks }) => tasks.map(({ id }) => id)));
  const sums = [...counts].sort(([, one], [, other]) => other - one);
  const rows = entries.slice(0, MAX_SHOWN).map(
    ({ item, title, tasks, days, price, worth }) => html`<tr>
<th scope="row"><a href="${siteUrl + stockItemPath(item.id, title)}">${title}</a><br><small>${[item.stockNumber ?? item.id, item.location?.name].filter(Boolean).join(' · ')}</small></th>
<td data-label="What to do">${tasks.map(({ words }) => html`${words}<br>`)}</td>
<td class="number" data-label="Price">${price === undefined ? '' : formatPrice(price)}</td>
<td class="number" data-label="Days">${days ?? ''}</td>
<td class="number" data-label="Worth">${worth}</td>
</tr>`,
  );
  return staffPage(
    lang,
    'Listings to work on',
    html`<p class="soft">${today} · ${entries.length} of ${count} vehicles, the most worthwhile first</p>
<dl class="sums">${sums.map(([id, times]) => html`<div><dt>${id.replaceAll('-', ' ')}</dt><dd>${times}</dd></div>`)}</dl>
${
  entries.length === 0
    ? html`<p class="verdict good">Nothing to do. Every listing is complete.</p>`
    : html`<table><thead><tr><th>Vehicle</th><th>What to do</th><th>Price</th><th>Days</th><th>Worth</th></tr></thead><tbody>
${rows}
</tbody></table>`
}
${entries.length > MAX_SHOWN ? html`<p class="soft">… and ${entries.length - MAX_SHOWN} more in worklist.csv</p>` : ''}`,
  );
}

interface WorklistOptions {
  readonly items: readonly StockItem[];
  readonly history: StockHistory;
  readonly today: string;
  readonly siteUrl: string;
  /** The language of the page. */
  readonly lang: LocaleName;
}

/** Writes the list for staff, as a page and a CSV. It is not published. */
export async function writeWorklist(
  folder: string,
  { items, history, today, siteUrl, lang }: WorklistOptions,
): Promise<number> {
  const entries = worklist(items, history, today);
  const count = items.filter(({ status }) => status !== 'sold').length;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'worklist.csv'), worklistCsv(entries, siteUrl));
  await writeFile(join(folder, 'worklist.html'), worklistHtml(entries, { lang, siteUrl, count, today }));
  return entries.length;
}

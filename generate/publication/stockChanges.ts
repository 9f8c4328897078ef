import type { Locale } from '../../src/domain/country';
import { priceDisplay, pricesOf } from '../../src/domain/stock/priceDisplay';
import type { StockItem } from '../../src/domain/stock/stockItem';
import { stockTitle } from '../../src/domain/stock/stockTitle';
import { REFUSED } from '../feed/stockReport';

/** How many lines of one kind a summary has. */
const MAX_LINES = 30;

/**
 * Compares the stock of two publications by the ids of the feed: what has come, what was sold or is no longer in the feed, what
 * has another price, and how many are for sale.
 */
export function stockChanges(
  before: readonly StockItem[],
  after: readonly StockItem[],
  prices: Locale['prices'],
) {
  const words = priceWords(prices);
  const forSale = (items: readonly StockItem[]) =>
    new Map(items.filter(({ status }) => status !== 'sold').map((item) => [item.id, item]));
  const [old, now] = [forSale(before), forSale(after)];
  return {
    added: [...now.values()].filter(({ id }) => !old.has(id)),
    gone: [...old.values()].filter(({ id }) => !now.has(id)),
    repriced: [...now.values()].flatMap((item) => {
      const known = old.get(item.id);
      return known && words(known) !== words(item) ? [{ before: known, after: item }] : [];
    }),
    count: { before: old.size, after: now.size },
    words,
  };
}

const priceWords =
  (prices: Locale['prices']) =>
  (item: StockItem): string => {
    const display = priceDisplay(pricesOf(item), prices, { repayment: false });
    return display.kind === 'priced' ? `${display.amount} ${display.qualifier}` : display.text;
  };

/** Says of a feed that was refused after the site was built that the publication is without it. */
const feedHeading = (report: string, builtAt: string | undefined): string =>
  report.startsWith(REFUSED)
    ? `### The last feed is not in this publication\n\nIt was refused. The vehicles are those of ${builtAt ?? 'an earlier build'}.`
    : '### The feed';

/** A cell of a Markdown table. Text of the feed must not end it. */
const cell = (text: string): string =>
  text
    .replaceAll('<', '&lt;')
    .replace(/[\\|`*_>[\]]/g, '\\$&')
    .replace(/\s+/g, ' ');

/**
 * The changes as Markdown, for the page of a run.
 * @param report what the last import said: about rows that were set aside, or why the feed was refused
 * @param builtAt when the published site was built (ISO 8601)
 */
export function changesText(
  { added, gone, repriced, count, words }: ReturnType<typeof stockChanges>,
  { title, report, builtAt }: { readonly title: string; readonly report?: string; readonly builtAt?: string },
): string {
  const name = (item: StockItem) => `${cell(item.id)}: ${cell(stockTitle(item).title)}`;
  const section = (heading: string, lines: readonly string[]) =>
    lines.length === 0
      ? []
      : [
          '',
          `### ${heading} (${lines.length})`,
          '',
          ...lines.slice(0, MAX_LINES).map((line) => `- ${line}`),
          ...(lines.length > MAX_LINES ? [`- … and ${lines.length - MAX_LINES} more`] : []),
        ];
  const quarantined = (report ?? '').trim();
  return [
    `## ${title}`,
    '',
    `${count.after} vehicles for sale, ${count.before} before: ${added.length} new, ${gone.length} sold or gone, ${repriced.length} with another price.`,
    ...section(
      'New',
      added.map((item) => `${name(item)}, ${cell(words(item))}`),
    ),
    ...section('Sold or gone', gone.map(name)),
    ...section(
      'Another price',
      repriced.map(({ before, after }) => `${name(after)}, ${cell(words(before))} → ${cell(words(after))}`),
    ),
    ...(quarantined === ''
      ? []
      : [
          '',
          feedHeading(quarantined, builtAt),
          '',
          ...quarantined
            .split('\n')
            .slice(0, MAX_LINES)
            .map((line) => `    ${line}`),
        ]),
    '',
  ].join('\n');
}

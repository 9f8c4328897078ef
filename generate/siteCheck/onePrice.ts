import type { Locale } from '../../src/domain/country';
import { enquiryItem } from '../../src/domain/enquiry/enquiryItem';
import { aboutLines } from '../../src/domain/enquiry/enquiryLines';
import { centsToDollars } from '../../src/domain/money';
import {
  effectivePrice,
  type PricedDisplay,
  priceDisplay,
  pricesOf,
} from '../../src/domain/stock/priceDisplay';
import type { StockItem } from '../../src/domain/stock/stockItem';
import { stockItemPath } from '../../src/domain/stock/stockItemPath';
import { stockTitle } from '../../src/domain/stock/stockTitle';
import type { BuiltPage, TextBlock } from './builtPage';
import type { CheckedSite, SiteFault, StatedPrice } from './readSite';

/** The words of an enquiry about an item, in the mail to the dealership. */
type MailLines = (item: StockItem) => readonly { readonly label: string; readonly value: string }[];

const mailLines: MailLines = (item) => aboutLines({ context: { item: enquiryItem(item) } });

/** An amount with what it includes. */
function pricedWords({ driveAway, egc }: Locale['prices']): RegExp {
  const qualifiers = [driveAway.label, egc.label].map((label) => label.replace(/[.]/g, '\\.'));
  return new RegExp(`(\\$[\\d,]+(?:\\.\\d\\d)?)\\s*(${qualifiers.join('|')})`, 'g');
}
const WAS = /was (\$[\d,]+(?:\.\d\d)?), save (\$[\d,]+(?:\.\d\d)?)/g;

/** Where a priced item for sale must state its price. A proof that finds none of them has proved nothing. */
const NEEDED = [
  'page',
  'description',
  'og:description',
  'structured data',
  'page data',
  'card of the index',
  'enquiry mail',
] as const;

/** The same on the site of a group, where the dealer's own site has the item's page. */
const NEEDED_WITHOUT_PAGE: readonly (typeof NEEDED)[number][] = ['card of the index', 'enquiry mail'];

/** Needed too where the build drew one, as the picture's own text says. */
const SHARED_PICTURE = 'shared picture';

/**
 * One price everywhere: compares each price that the site states with the published stock item's, and names each place
 * that differs or says nothing. Places: words of pages and cards, links to the calculator, descriptions for search engines
 * and shared links, the words of drawn pictures, structured data, page data, the search index, feeds, the price history, and the mail of an enquiry.
 * A page is printed from the same words.
 * @returns the faults, and how many stated prices were compared
 */
export function provePrices(site: CheckedSite, mail: MailLines = mailLines) {
  const { prices } = site.country.locale;
  const priced = pricedWords(prices);
  const faults: SiteFault[] = [];
  const stated = new Map<string, Set<string>>();
  const drawn = new Set<string>();
  let compared = 0;
  const items = new Map(site.items.map((item) => [item.id, item]));
  const paths = new Map(site.items.map((item) => [stockItemPath(item.id, stockTitle(item).title), item]));

  const judge = (
    item: StockItem,
    file: string,
    place: string,
    words: string,
    isRight: boolean,
    right: string,
  ) => {
    compared += 1;
    stated.set(item.id, (stated.get(item.id) ?? new Set()).add(place));
    if (isRight) return;
    const reason = `states ${words} for ${item.id}, which is ${right}`;
    faults.push({ rule: 'one-price', file, field: place, reason });
  };
  /** A price in words, with its qualifier: `$34,490`, `Drive Away`. */
  const judgeWords = (
    item: StockItem,
    file: string,
    place: string,
    [words, amount, qualifier]: readonly string[],
  ) => {
    const display = priceDisplay(pricesOf(item), prices, { repayment: false });
    const right = display.kind === 'priced' ? `${display.amount} ${display.qualifier}` : display.text;
    judge(
      item,
      file,
      place,
      words ?? '',
      display.kind === 'priced' && display.amount === amount && display.qualifier === qualifier,
      right,
    );
  };
  const judgeText = (item: StockItem, file: string, place: string, text: string) => {
    for (const match of text.matchAll(priced)) judgeWords(item, file, place, match);
    for (const [words, was, saving] of text.matchAll(WAS)) {
      const display = priceDisplay(pricesOf(item), prices, {
        repayment: false,
      }) as Partial<PricedDisplay>;
      const isRight = display.wasAmount === was && display.savingAmount === saving;
      const right =
        display.wasAmount === undefined
          ? 'not reduced'
          : `was ${display.wasAmount}, save ${display.savingAmount}`;
      judge(item, file, `${place}, before`, words, isRight, right);
    }
  };
  const judgeDollars = ({ id, file, field, dollars }: StatedPrice, place = field) => {
    const item = items.get(id);
    if (!item) {
      const reason = `prices ${id}, which is not in the published stock`;
      faults.push({ rule: 'one-price', file, field, reason });
      return;
    }
    const right = item.priceType === 'poa' ? undefined : effectivePrice(item);
    const dollarsRight = right === undefined ? undefined : centsToDollars(right);
    judge(
      item,
      file,
      place,
      String(dollars ?? 'no price'),
      dollars === dollarsRight,
      String(dollarsRight ?? 'on application'),
    );
  };

  for (const page of site.pages) {
    const own = paths.get(page.path);
    for (const block of page.blocks) {
      const item = ownerOf(block, own, items);
      if (item) judgeText(item, page.path, block.card === undefined ? 'page' : 'card', block.text);
    }
    // Items without a picture share one of their listing, which states no price.
    if (own && own.images.length > 0 && page.drawnText !== undefined) drawn.add(own.id);
    if (own) judgeItemPage(own, page, { judgeText, judgeDollars });
  }
  for (const card of site.cards) {
    const dollars = card.priceType === 'poa' ? undefined : card.price;
    judgeDollars({ id: card.objectID, file: 'stock-index', field: 'card of the index', dollars });
  }
  for (const price of site.stated) judgeDollars(price);
  for (const { id, prices: known, gone } of site.history?.items ?? []) {
    const latest = known.at(-1);
    if (gone !== undefined || !items.has(id) || latest === undefined) continue;
    const dollars = latest.cents === undefined ? undefined : centsToDollars(latest.cents);
    judgeDollars({ id, file: 'stock-history.json', field: 'price history', dollars });
  }
  for (const item of site.items) {
    if (item.status === 'sold') continue;
    const display = priceDisplay(pricesOf(item), prices, { repayment: false });
    const words = mail(item).find(({ label }) => label === 'Price')?.value;
    if (display.kind === 'priced')
      judge(
        item,
        `stock ${item.id}`,
        'enquiry mail',
        words ?? 'no price',
        words === display.amount,
        display.amount,
      );
    else if (words !== undefined) judge(item, `stock ${item.id}`, 'enquiry mail', words, false, display.text);
    if (display.kind !== 'priced') continue;
    const places = item.url === undefined ? NEEDED : NEEDED_WITHOUT_PAGE;
    const needed = drawn.has(item.id) ? [...places, SHARED_PICTURE] : places;
    const missing = needed.filter((place) => !stated.get(item.id)?.has(place));
    for (const place of missing)
      faults.push({
        rule: 'one-price',
        file: `stock ${item.id}`,
        field: place,
        reason: `has no price there, and should state ${display.amount}`,
      });
  }
  return { compared, faults };
}

/** The item whose price a block states: its card's, or the page's. Notes on prices belong to no item. */
function ownerOf(
  { card, area, part }: TextBlock,
  own: StockItem | undefined,
  items: ReadonlyMap<string, StockItem>,
): StockItem | undefined {
  if (card !== undefined) return items.get(card);
  return area === 'main' && part !== 'Notes on prices' ? own : undefined;
}

interface Offer {
  readonly price?: unknown;
  readonly priceSpecification?: { readonly price?: unknown };
}

interface Judges {
  readonly judgeText: (item: StockItem, file: string, place: string, text: string) => void;
  readonly judgeDollars: (price: StatedPrice) => void;
}

/** What an item's page tells machines. */
function judgeItemPage(
  item: StockItem,
  { path, meta, jsonLd, links, drawnText }: BuiltPage,
  { judgeText, judgeDollars }: Judges,
): void {
  for (const name of ['description', 'og:description']) judgeText(item, path, name, meta.get(name) ?? '');
  judgeText(item, path, SHARED_PICTURE, drawnText ?? '');
  for (const href of links) {
    const price = /^\/finance-calculator\/\?.*\bprice=(\d+(?:\.\d+)?)/.exec(href)?.[1];
    if (price !== undefined)
      judgeDollars({ id: item.id, file: path, field: 'link to the calculator', dollars: Number(price) });
  }
  for (const data of jsonLd) {
    const offer = (data as { readonly offers?: Offer } | null)?.offers;
    for (const price of [offer?.price, offer?.priceSpecification?.price])
      if (price !== undefined)
        judgeDollars({ id: item.id, file: path, field: 'structured data', dollars: Number(price) });
  }
}

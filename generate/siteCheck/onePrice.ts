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
  const proof = new PriceProof(site);
  const drawn = judgePages(site, proof);
  for (const card of site.cards) {
    const dollars = card.priceType === 'poa' ? undefined : card.price;
    proof.dollars({ id: card.objectID, file: 'stock-index', field: 'card of the index', dollars });
  }
  for (const price of site.stated) proof.dollars(price);
  for (const { id, prices, gone } of site.history?.items ?? []) {
    const latest = prices.at(-1);
    if (gone !== undefined || !proof.items.has(id) || latest === undefined) continue;
    const dollars = latest.cents === undefined ? undefined : centsToDollars(latest.cents);
    proof.dollars({ id, file: 'stock-history.json', field: 'price history', dollars });
  }
  for (const item of site.items) {
    if (item.status === 'sold') continue;
    proof.mail(item, mail(item).find(({ label }) => label === 'Price')?.value);
    const places = item.url === undefined ? NEEDED : NEEDED_WITHOUT_PAGE;
    proof.needs(item, drawn.has(item.id) ? [...places, SHARED_PICTURE] : places);
  }
  return { compared: proof.compared, faults: proof.faults };
}

/** @returns the items whose own pictures the build drew their prices on */
function judgePages(site: CheckedSite, proof: PriceProof): ReadonlySet<string> {
  const paths = new Map(site.items.map((item) => [stockItemPath(item.id, stockTitle(item).title), item]));
  const drawn = new Set<string>();
  for (const page of site.pages) {
    const own = paths.get(page.path);
    for (const block of page.blocks) {
      const item = ownerOf(block, own, proof.items);
      if (item) proof.text(item, page.path, block.card === undefined ? 'page' : 'card', block.text);
    }
    // Items without a picture share one of their listing, which states no price.
    if (own && own.images.length > 0 && page.drawnText !== undefined) drawn.add(own.id);
    if (own) judgeItemPage(own, page, proof);
  }
  return drawn;
}

/** Compares what is stated with the published stock, and remembers where each item's price was stated. */
class PriceProof {
  readonly faults: SiteFault[] = [];
  readonly items: ReadonlyMap<string, StockItem>;
  compared = 0;
  private readonly stated = new Map<string, Set<string>>();
  private readonly prices: Locale['prices'];
  private readonly priced: RegExp;

  constructor({ items, country }: CheckedSite) {
    this.items = new Map(items.map((item) => [item.id, item]));
    this.prices = country.locale.prices;
    this.priced = pricedWords(this.prices);
  }

  /** Each price with its qualifier in a text, and each `was … save …`. */
  text(item: StockItem, file: string, place: string, text: string): void {
    const display = this.displayOf(item);
    for (const [words, amount, qualifier] of text.matchAll(this.priced)) {
      const isRight =
        display.kind === 'priced' && display.amount === amount && display.qualifier === qualifier;
      const right = display.kind === 'priced' ? `${display.amount} ${display.qualifier}` : display.text;
      this.judge(item, file, place, words, isRight, right);
    }
    const { wasAmount, savingAmount } = display as Partial<PricedDisplay>;
    const right = wasAmount === undefined ? 'not reduced' : `was ${wasAmount}, save ${savingAmount}`;
    for (const [words, was, saving] of text.matchAll(WAS))
      this.judge(item, file, `${place}, before`, words, wasAmount === was && savingAmount === saving, right);
  }

  /** A price as a number. */
  dollars({ id, file, field, dollars }: StatedPrice): void {
    const item = this.items.get(id);
    if (!item) {
      this.fault(file, field, `prices ${id}, which is not in the published stock`);
      return;
    }
    const cents = item.priceType === 'poa' ? undefined : effectivePrice(item);
    const right = cents === undefined ? undefined : centsToDollars(cents);
    const words = String(dollars ?? 'no price');
    this.judge(item, file, field, words, dollars === right, String(right ?? 'on application'));
  }

  /** The price in the mail of an enquiry; none for an item without one. */
  mail(item: StockItem, words: string | undefined): void {
    const display = this.displayOf(item);
    const isPriced = display.kind === 'priced';
    if (!isPriced && words === undefined) return;
    const right = isPriced ? display.amount : display.text;
    this.judge(
      item,
      `stock ${item.id}`,
      'enquiry mail',
      words ?? 'no price',
      isPriced && words === right,
      right,
    );
  }

  /** Names the places where a priced item states nothing. */
  needs(item: StockItem, places: readonly string[]): void {
    const display = this.displayOf(item);
    if (display.kind !== 'priced') return;
    for (const place of places)
      if (!this.stated.get(item.id)?.has(place))
        this.fault(`stock ${item.id}`, place, `has no price there, and should state ${display.amount}`);
  }

  private judge(
    item: StockItem,
    file: string,
    place: string,
    words: string,
    isRight: boolean,
    right: string,
  ): void {
    this.compared += 1;
    this.stated.set(item.id, (this.stated.get(item.id) ?? new Set()).add(place));
    if (!isRight) this.fault(file, place, `states ${words} for ${item.id}, which is ${right}`);
  }

  private fault(file: string, field: string, reason: string): void {
    this.faults.push({ rule: 'one-price', file, field, reason });
  }

  private displayOf(item: StockItem) {
    return priceDisplay(pricesOf(item), this.prices, { repayment: false });
  }
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

/** What an item's page tells machines. */
function judgeItemPage(
  item: StockItem,
  { path, meta, jsonLd, links, drawnText }: BuiltPage,
  proof: PriceProof,
): void {
  for (const name of ['description', 'og:description']) proof.text(item, path, name, meta.get(name) ?? '');
  proof.text(item, path, SHARED_PICTURE, drawnText ?? '');
  for (const href of links) {
    const price = /^\/finance-calculator\/\?.*\bprice=(\d+(?:\.\d+)?)/.exec(href)?.[1];
    if (price !== undefined)
      proof.dollars({ id: item.id, file: path, field: 'link to the calculator', dollars: Number(price) });
  }
  for (const data of jsonLd) {
    const offer = (data as { readonly offers?: Offer } | null)?.offers;
    for (const price of [offer?.price, offer?.priceSpecification?.price])
      if (price !== undefined)
        proof.dollars({ id: item.id, file: path, field: 'structured data', dollars: Number(price) });
  }
}

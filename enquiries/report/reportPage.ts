import type { Country } from '../../src/domain/country';
import type { EmptySearch } from '../../src/domain/emptySearch';
import { formTitle, isEnquiryKind } from '../../src/domain/enquiry/enquiryKind';
import { countBy } from '../../src/domain/groups';
import { type Html, html, htmlPage } from '../../src/domain/html';
import { addDays } from '../../src/domain/openingDays';
import { addressSlug } from '../../src/domain/stock/slug';
import type { StockItem } from '../../src/domain/stock/stockItem';
import { stockItemPath } from '../../src/domain/stock/stockItemPath';
import { stockTitle } from '../../src/domain/stock/stockTitle';
import { type StockType, stockNoun } from '../../src/domain/stock/stockTypes';
import { daysBetween } from '../../src/domain/wallClock';

interface ReportData {
  readonly name: string;
  readonly country: Country;
  readonly stockType: StockType;
  /** The day of the report in the dealership's time zone: `2026-11-26`. */
  readonly today: string;
  /** How many days it looks back, today included. */
  readonly days: number;
  readonly enquiries: readonly {
    readonly day: string;
    readonly kind: string;
    readonly item?: { readonly id: string; readonly title: string };
  }[];
  readonly searches: readonly { readonly search: EmptySearch | undefined; readonly count: number }[];
  /** The published stock; `undefined` if it cannot be read. */
  readonly stock: readonly StockItem[] | undefined;
}

/** The spans of days that the page offers. */
export const SPANS = [28, 90, 365] as const;

const MAX_BARS = 12;

/** The longest time of each class, in days. */
const CLASSES = [15, 30, 60, 90, 120, Number.POSITIVE_INFINITY] as const;

const STYLE = `body{font:1rem/1.5 system-ui,sans-serif;max-width:62rem;margin:0 auto;padding:1.25rem;color:#1b2420;background:#fbfaf7}
h1{margin:0;font-size:1.6rem}h2{margin:0 0 .75rem;font-size:1.15rem}p{margin:.25rem 0}nav{display:flex;gap:1.25rem;margin:.5rem 0 1.5rem}
nav a,li a{color:#1d5140}nav>*{padding:.6rem 0}main{display:grid;gap:1.25rem}section{background:#fff;border:1px solid #ddd6c8;border-radius:8px;padding:1.25rem;min-width:0}
.wide{grid-column:1/-1}@media(min-width:48rem){main{grid-template-columns:1fr 1fr}}
svg{display:block;overflow:visible}rect{fill:#1d5140}line{stroke:#8d887c}text{font-size:12px;fill:#4f544c}
ol{list-style:none;margin:0;padding:0;display:grid;gap:.6rem}li{display:grid;grid-template-columns:1fr auto;gap:0 .75rem;overflow-wrap:anywhere}li svg{grid-column:1/-1}
.quiet{color:#4f544c}summary{cursor:pointer;padding:.6rem 0;color:#4f544c}td,th{text-align:left;padding:.15rem 1.5rem .15rem 0;font-weight:400}`;

/** The page for the dealer. */
export function reportPage(data: ReportData): string {
  const title = `${data.name}: enquiries and stock`;
  const spans = SPANS.map((days) =>
    days === data.days
      ? html`<strong aria-current="page">${days} days</strong>`
      : html`<a href="?days=${days}">${days} days</a>`,
  );
  const body = html`<header><h1>${title}</h1><nav aria-label="Time">${spans}</nav></header>
<main>${[byDay(data), byKind(data), byItem(data), emptySearches(data), inStock(data)]}</main>`;
  return htmlPage({ lang: 'en', title, style: STYLE, body });
}

const section = (heading: string, body: Html, isWide = false): Html =>
  html`<section${isWide ? html` class="wide"` : ''}><h2>${heading}</h2>${body}</section>`;

const quiet = (words: Html | string): Html => html`<p class="quiet">${words}</p>`;

function byDay({ country, enquiries, today, days }: ReportData): Html {
  const dayFormat = new Intl.DateTimeFormat(country.locale.name, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const heading = `${enquiries.length} ${enquiries.length === 1 ? 'enquiry' : 'enquiries'} in ${days} days`;
  if (enquiries.length === 0)
    return section(heading, quiet('Each enquiry that comes in is a bar here, on its day.'), true);
  const counts = countBy(enquiries.map(({ day }) => day));
  const bars = Array.from({ length: days }, (_, at): Bar => {
    const day = addDays(today, at + 1 - days);
    return { label: dayFormat.format(new Date(day)), count: counts.get(day) ?? 0 };
  });
  return section(heading, columns('Enquiries by day', bars, 4), true);
}

function byKind({ country, enquiries, stockType }: ReportData): Html {
  const kinds = countBy(enquiries.map(({ kind }) => kind));
  const bars = topOf(kinds).map(([kind, count]) => ({
    label: isEnquiryKind(kind) ? formTitle(kind, stockType, country.words) : kind,
    count,
  }));
  return section('By form', bars.length > 0 ? rows('Enquiries by form', bars) : quiet('No enquiry yet.'));
}

function byItem({ enquiries, stock = [] }: ReportData): Html {
  const titles = new Map(enquiries.flatMap(({ item }) => (item ? [[item.id, item.title] as const] : [])));
  const published = new Map(stock.map((item) => [item.id, item]));
  const counts = countBy(enquiries.flatMap(({ item }) => (item ? [item.id] : [])));
  const bars = topOf(counts).map(([id, count]): Bar => {
    const item = published.get(id);
    if (!item) return { label: `${titles.get(id)} (no longer here)`, count };
    const { title } = stockTitle(item);
    return { label: title, count, href: stockItemPath(id, title) };
  });
  return section(
    'By vehicle',
    bars.length > 0 ? rows('Enquiries by vehicle', bars) : quiet('No enquiry about one vehicle yet.'),
  );
}

function emptySearches({ searches, stock = [] }: ReportData): Html {
  const names = new Map(
    stock.flatMap(({ make, model }) => [make, model].map((name) => [addressSlug(name), name] as const)),
  );
  const wordsOf = (search: EmptySearch | undefined): string => {
    if (!search) return 'Other searches';
    const named = [search.make, search.model].flatMap((name) => (name ? [names.get(name) ?? name] : []));
    const others = search.wishes
      .split('-')
      .filter((wish) => !(wish === 'make' && search.make) && !(wish === 'model' && search.model))
      .map(wishWords);
    return [named.join(' '), ...others].filter(Boolean).join(', ');
  };
  const bars = [...searches]
    .sort((one, other) => other.count - one.count)
    .slice(0, MAX_BARS)
    .map(({ search, count }) => ({ label: wordsOf(search), count }));
  return section(
    'Searches that found nothing',
    bars.length > 0
      ? rows('Searches that found nothing', bars)
      : quiet(
          html`None yet. They are counted for visitors who agreed, if the site is built with <code>EMPTY_SEARCHES=true</code>.`,
        ),
  );
}

/** `priceRange` → `price`, `bodyType` → `body type`. */
const wishWords = (name: string): string =>
  name
    .replace(/(Range|Max)$/, '')
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
    .replace('veh type', 'condition');

function inStock({ stock, stockType, today }: ReportData): Html {
  if (!stock) return section('Days in stock', quiet('The published stock cannot be read just now.'));
  const here = stock.filter(({ status }) => status !== 'sold');
  const days = here.flatMap(({ createdAt, listedOn }) => {
    const since = createdAt?.slice(0, 10) ?? listedOn;
    return since === undefined ? [] : [Math.max(0, daysBetween(since, today))];
  });
  const heading = `${here.length} ${stockNoun(stockType, here.length)} by days in stock`;
  if (days.length === 0)
    return section(heading, quiet('Neither the feed nor the site knows yet when each one arrived.'));
  const bars = CLASSES.map((most, at): Bar => {
    const least = (CLASSES[at - 1] ?? -1) + 1;
    const label = most === Number.POSITIVE_INFINITY ? `${least}+` : `${least}–${most}`;
    return { label, count: days.filter((one) => one >= least && one <= most).length };
  });
  const unknown = here.length - days.length;
  return section(
    heading,
    html`${columns('Vehicles by days in stock', bars, bars.length)}${
      unknown > 0 ? quiet(`${unknown} more: their day of arrival is not known.`) : ''
    }`,
  );
}

const topOf = (counts: ReadonlyMap<string, number>) =>
  [...counts].sort(([, one], [, other]) => other - one).slice(0, MAX_BARS);

interface Bar {
  readonly label: string;
  readonly count: number;
  readonly href?: string;
}

/** In pixels. */
const HEIGHT = 160;
const AXIS = 20;

/**
 * Columns over time or over classes. Places are shares of the width, so that letters keep their size in every window.
 * @param ticks how many of the labels to write below
 */
function columns(title: string, bars: readonly Bar[], ticks: number): Html {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const step = 100 / bars.length;
  const every = Math.ceil(bars.length / ticks);
  // Few bars have room for their numbers.
  const isFew = bars.length <= ticks;
  const parts = bars.map(({ label, count }, at) => {
    const height = Math.round((count / most) * (HEIGHT - 2 * AXIS));
    const middle = (at + 0.5) * step;
    const column =
      count === 0
        ? ''
        : html`<rect x="${(at * step + step * 0.1).toFixed(2)}%" y="${HEIGHT - AXIS - height}" width="${(step * 0.8).toFixed(2)}%" height="${height}" rx="1"><title>${label}: ${count}</title></rect>`;
    const number =
      isFew && count > 0
        ? html`<text x="${middle.toFixed(2)}%" y="${HEIGHT - AXIS - height - 5}" text-anchor="middle">${count}</text>`
        : '';
    const name =
      at % every === 0
        ? html`<text x="${at === 0 && !isFew ? 0 : middle.toFixed(2)}%" y="${HEIGHT - 5}" text-anchor="${at === 0 && !isFew ? 'start' : 'middle'}">${label}</text>`
        : '';
    return [column, number, name];
  });
  const top = !isFew
    ? html`<line x1="0" x2="100%" y1="${AXIS}" y2="${AXIS}" stroke-dasharray="2 4"/><text x="0" y="${AXIS - 5}">${most}</text>`
    : '';
  return html`<svg role="img" aria-label="${title}" width="100%" height="${HEIGHT}">${top}<line x1="0" x2="100%" y1="${HEIGHT - AXIS}" y2="${HEIGHT - AXIS}"/>${parts}</svg>${table(bars)}`;
}

/** One line for each bar: its label, the bar, its number. */
function rows(title: string, bars: readonly Bar[]): Html {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const lines = bars.map(({ label, count, href }) => {
    return html`<li><span>${href === undefined ? label : html`<a href="${href}">${label}</a>`}</span><b>${count}</b><svg width="100%" height="10" aria-hidden="true"><rect width="${((count / most) * 100).toFixed(1)}%" height="10" rx="2"/></svg></li>`;
  });
  return html`<ol aria-label="${title}">${lines}</ol>`;
}

/** The numbers of a plot for people who cannot see it, or who want to copy them. */
const table = (bars: readonly Bar[]): Html =>
  html`<details><summary>Numbers</summary><table>${bars
    .filter(({ count }) => count > 0)
    .map(
      ({ label, count }) => html`<tr><th scope="row">${label}</th><td>${count}</td></tr>`,
    )}</table></details>`;

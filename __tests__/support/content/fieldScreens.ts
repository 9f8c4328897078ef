import { join } from 'node:path';
import type { ContentSource } from '../../../generate/content/contentSource';
import { FINANCE_QUERY } from '../../../generate/content/dealerSettings';
import type { ContentIndexQuery, StockContentQuery } from '../../../generate/content/queryTypes';
import { redirectsOf } from '../../../generate/pages/addressFaults';
import { CONTENT_INDEX_QUERY } from '../../../generate/pages/pageSpecs';
import { stockContext } from '../../../generate/stock/stockContent';
import { makeStockSite, type StockSite } from '../../../generate/stock/stockSite';
import { contractQueries } from '../../../scripts/queryTypes/contractQueries';
import { buildTexts } from '../../../scripts/queryTypes/queryTexts';
import { readSettings } from '../../../src/config/env';
import type { StockItem } from '../../../src/domain/stock/stockItem';
import { okValue } from '../../../support/okValue';
import { DEALERSHIP } from '../../../support/projectFolder';
import { loadStock } from '../../../support/stock/loadStock';
import { theDealer } from '../theDealer';
import { type Change, changedSource, fieldsAskedBy } from './contractFields';
import { laterBuildScreens } from './laterScreens';
import { openSite, type PageInput, type SitePage, STATIC_QUERIES } from './renderedSite';

const buildQueries = [...buildTexts().map(({ document }) => document), FINANCE_QUERY];
const pageQueries = contractQueries();

/** The queries whose answers every page may show. */
const EVERY_PAGE_ASKS = [...buildQueries, ...STATIC_QUERIES.map((name) => pageQueries.get(name)?.text ?? '')];

/** Every field that a query asks for. */
export const askedFields: ReadonlySet<string> = new Set(
  [...buildQueries, ...[...pageQueries.values()].map(({ text }) => text)].flatMap((query) => [
    ...fieldsAskedBy(query),
  ]),
);

const stocks = new Map<string, Promise<StockSite>>();

/** A few items of every kind. The feed is read as the content says; stock for the same content is made once. */
function stockOf(content: StockContentQuery): Promise<StockSite> {
  const key = JSON.stringify(content);
  const make = async () => {
    const loaded = await loadStock({
      feed: join(DEALERSHIP, 'feed/stock.csv'),
      site: stockContext(content, readSettings(), theDealer),
    });
    return makeStockSite(okValue(loaded).items.filter(isFirstOfItsKind), content);
  };
  const stock = stocks.get(key) ?? make();
  stocks.set(key, stock);
  return stock;
}

function isFirstOfItsKind(item: StockItem, place: number, items: readonly StockItem[]): boolean {
  const kindOf = ({ vehType, location, status }: StockItem) => `${vehType}, ${location}, ${status}`;
  return items.findIndex((other) => kindOf(other) === kindOf(item)) === place;
}

/**
 * The pages of a site that show content, one for each address, after what every page shows. Of the listings, only those of
 * one condition.
 */
async function screens(from: ContentSource, now: number): Promise<readonly SitePage[]> {
  const pages = await openSite(theDealer, from, stockOf, now);
  const shown = pages.filter(
    ({ template, path }) => template !== 'StockIndexTemplate' || /^\/stock\/[^/]+\/$/.test(path),
  );
  const ofEveryPage = shown.filter(({ path }) => !path.startsWith('/'));
  return [...new Set([...ofEveryPage, ...shown, ...shown.flatMap(laterBuildScreens)])];
}

interface Before {
  readonly pages: ReadonlyMap<string, { readonly key: string; readonly shown: () => Promise<string> }>;
  readonly redirects: string;
}

const befores = new Map<string, Promise<Before>>();

/** What a change is compared with. A page is rendered once, when it is first needed. */
function beforeOf(name: string, from: ContentSource, now: number): Promise<Before> {
  const make = async (): Promise<Before> => {
    const pages = (await screens(from, now)).map(async (page) => {
      const input = await page.input();
      let shown: Promise<string> | undefined;
      const show = () => {
        shown ??= shownBy(page, input);
        return shown;
      };
      return [page.path, { key: keyOf(input), shown: show }] as const;
    });
    return { pages: new Map(await Promise.all(pages)), redirects: await redirectsFrom(from) };
  };
  const before = befores.get(name) ?? make();
  befores.set(name, before);
  return before;
}

const keys = new WeakMap<object, string>();

function keyOfPart(part: object): string {
  const key = keys.get(part) ?? JSON.stringify(part instanceof Map ? [...part] : part);
  keys.set(part, key);
  return key;
}

const keyOf = ({ data, context, staticAnswers }: PageInput): string =>
  [data, context, staticAnswers].map(keyOfPart).join();

async function shownBy(page: SitePage, input: PageInput): Promise<string> {
  const { html, head } = await page.render(input);
  return head + html;
}

const redirectsFrom = async (from: ContentSource): Promise<string> =>
  JSON.stringify(redirectsOf(await from.ask<ContentIndexQuery>(CONTENT_INDEX_QUERY), theDealer.redirects));

interface Trial {
  /** When the site is built, in milliseconds since 1970. */
  readonly now: number;
  /** Changes of other fields, which let this one have its effect. */
  readonly given: readonly (readonly [field: string, change: Change])[];
  /** The changes to try, one after the other. */
  readonly changes: readonly Change[];
}

/** The first screen that another value of a field changes; undefined if there is none. */
export async function screenOf(
  field: string,
  source: ContentSource,
  { now, given, changes }: Trial,
): Promise<string | undefined> {
  const from = given.reduce((real, [other, change]) => changedSource(real, other, change), source);
  const before = await beforeOf(JSON.stringify(given.map(([other]) => other)), from, now);
  for (const change of changes) {
    // A build may refuse a value: that is no screen.
    const found = await firstDifference(field, before, changedSource(from, field, change), now).catch(
      () => undefined,
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

/** How many fields each page has shown: of each type, and in all. */
const shownOn = new Map<string, number>();
const keysOf = (field: string, { path }: SitePage) => [`${field.split('.', 1)[0]} ${path}`, path];

/** Most fields of a type show on the same pages: these are tried first. */
const chance = (field: string, page: SitePage): number =>
  keysOf(field, page).reduce((sum, key, at) => sum + (shownOn.get(key) ?? 0) / (at === 0 ? 1 : 1000), 0);

async function firstDifference(
  field: string,
  before: Before,
  from: ContentSource,
  now: number,
): Promise<string | undefined> {
  const asks = (query: string | undefined): boolean => query !== undefined && fieldsAskedBy(query).has(field);
  const pages = await screens(from, now);
  if ((await redirectsFrom(from)) !== before.redirects) return 'an old address';
  if (pages.length !== before.pages.size) return 'the number of pages';
  const isForAll = EVERY_PAGE_ASKS.some(asks);
  for (const page of pages.toSorted((a, b) => chance(field, b) - chance(field, a))) {
    const was = before.pages.get(page.path);
    if (was === undefined) return `the address ${page.path}`;
    if (!isForAll && !asks(await page.query())) continue;
    const input = await page.input();
    if (keyOf(input) === was.key || (await shownBy(page, input)) === (await was.shown())) continue;
    for (const key of keysOf(field, page)) shownOn.set(key, (shownOn.get(key) ?? 0) + 1);
    return page.path;
  }
  return undefined;
}

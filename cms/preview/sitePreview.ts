import { type ComponentType, createElement, type ReactNode } from 'react';
import type { ContentSource } from '../../generate/content/contentSource';
import { type DealerSettings, readDealerSettings } from '../../generate/content/dealerSettings';
import type { ContentIndexQuery, StockContentQuery } from '../../generate/content/queryTypes';
import { contentPages } from '../../generate/pages/contentPages';
import { CONTENT_INDEX_QUERY, type PageSpec } from '../../generate/pages/pageSpecs';
import { fixedPages } from '../../generate/pages/sitePages';
import { itemPages, listingPages, type StockPage } from '../../generate/pages/stockPages';
import { STOCK_CONTENT_QUERY } from '../../generate/stock/stockContent';
import { firstBudgetCounts, type StockSite } from '../../generate/stock/stockSite';
import { contractQueries } from '../../scripts/queryTypes/contractQueries';
import { buildTime } from '../../src/config/buildChannels';
import type { Dealer } from '../../src/config/dealer';
import { builtHtml } from '../../support/builtHtml';
import { okValue } from '../../support/okValue';
import * as gatsbyOnServer from './gatsbyOnServer';

/** A page as the build would write it: its HTML and its head. */
export interface RenderedPage {
  readonly path: string;
  readonly html: string;
  readonly head: string;
}

/** A page of a site, before it is rendered. */
export interface SitePage {
  readonly path: string;
  readonly template: string;
  /** The text of the page's own content query, if it has one. */
  readonly query: () => Promise<string | undefined>;
  /** Everything that the page is rendered from: the answer to its query, its context, the answers of static queries. */
  readonly input: () => Promise<PageInput>;
  readonly render: (input: PageInput) => Promise<RenderedPage>;
}

export interface PageInput {
  readonly data: object;
  readonly context: object;
  readonly staticAnswers: ReadonlyMap<string, unknown>;
}

interface Template {
  readonly default: ComponentType<object>;
  readonly Head?: ComponentType<object>;
  readonly query?: string;
}

/** The queries of hooks, which every page may ask. */
export const STATIC_QUERIES = ['StockSettings', 'HeadSite', 'FormContent'];

export { gatsbyOnServer };

/** Every page of a site, from the answers of its content. */
export async function openSite(
  { site, country }: Pick<Dealer, 'site' | 'country'>,
  source: ContentSource,
  stockOf: (asked: StockContentQuery) => StockSite | Promise<StockSite>,
  now: number,
): Promise<readonly SitePage[]> {
  buildTime.begin(now);
  const queries = contractQueries();
  const dealer = okValue(await readDealerSettings(source, country.words));
  const ask = asker(source, queries, dealer, now);
  const content = await source.ask<ContentIndexQuery>(CONTENT_INDEX_QUERY);
  const stock = await stockOf(await source.ask<StockContentQuery>(STOCK_CONTENT_QUERY));
  const staticAnswers = await staticAnswersOf(stock, dealer, ask);

  const pageOf = (
    path: string,
    template: string,
    load: () => Promise<unknown>,
    contextOf: () => object | Promise<object> = () => ({}),
  ): SitePage => ({
    path,
    template,
    query: async () => queries.get(gatsbyOnServer.nameOf(((await load()) as Template).query ?? ''))?.text,
    input: async () => {
      const { query } = (await load()) as Template;
      const context = await contextOf();
      return {
        data: query === undefined ? {} : await ask(gatsbyOnServer.nameOf(query), context),
        context,
        staticAnswers,
      };
    },
    render: async (input) => renderPage(path, (await load()) as Template, input),
  });
  const ofTemplate = (
    { path, template }: Omit<PageSpec, 'context'>,
    context: () => object | Promise<object>,
  ) => pageOf(path, template, () => import(`../../templates/${template}.tsx`), context);

  const front = content.pages.find(({ pageType }) => pageType === 'stockIndex');
  return [
    ...[
      ...contentPages(content, stock, { now, testForms: true, prices: country.locale.prices }),
      ...fixedPages(stock),
    ].map((page) => ofTemplate(page, () => page.context)),
    ...[...listingPages(stock, front), ...itemPages(stock, { site, country })].map((page) =>
      ofTemplate(
        page,
        page.template === 'StockFrontTemplate' ? page.context : () => contextOnce(stock, page),
      ),
    ),
    pageOf('/404/', '404', () => import('../../src/pages/404')),
    pageOf('/500/', '500', () => import('../../src/pages/500')),
    pageOf('header', 'header', () => import('../../src/components/layout/SiteHeader')),
    pageOf('footer', 'footer', () => import('../../src/components/layout/SiteFooter')),
  ];
}

/** Asks a query by its name, and answers as Gatsby does. */
const asker =
  (source: ContentSource, queries: ReturnType<typeof contractQueries>, dealer: DealerSettings, now: number) =>
  async (name: string, context: object): Promise<object> => {
    const query = queries.get(name);
    if (!query) throw new Error(`There is no query ${name}.`);
    const given = context as Readonly<Record<string, unknown>>;
    const variables = Object.fromEntries(query.variables.map((variable) => [variable, given[variable]]));
    const response = await source.fetch(source.url, {
      body: JSON.stringify({ query: query.text, variables }),
    });
    // Type names as Gatsby answers with them. A quotation mark in a text is escaped, so no text holds this.
    const answer = (await response.text()).replace(/"__typename":\s*"/g, '$&Content_');
    const { data, errors } = JSON.parse(answer) as { data?: object; errors?: unknown };
    if (!data || errors) throw new Error(`${name}: ${JSON.stringify(errors)}`);
    return {
      site: { buildTime: new Date(now).toISOString() },
      searchEngine: { hosted: null },
      dealerSettings: { ...dealer, finance: dealer.finance ?? null },
      content: data,
    };
  };

/** The answers of the queries of hooks. */
async function staticAnswersOf(
  stock: StockSite,
  dealer: DealerSettings,
  ask: ReturnType<typeof asker>,
): Promise<ReadonlyMap<string, unknown>> {
  const answers = new Map<string, unknown>([
    ['StockVocabulary', { stockVocabulary: { words: stock.vocabulary } }],
    [
      'FirstBudgetCounts',
      {
        stockVocabulary: { budgetCounts: dealer.finance && firstBudgetCounts(stock.records, dealer.finance) },
      },
    ],
  ]);
  for (const name of STATIC_QUERIES) answers.set(name, await ask(name, {}));
  return answers;
}

const contexts = new WeakMap<StockSite, Map<string, ReturnType<StockPage['context']>>>();

/** The context of a page that depends on the stock alone, made once: it holds search results, or a drawing. */
function contextOnce(stock: StockSite, { path, context }: StockPage): ReturnType<StockPage['context']> {
  const made = contexts.get(stock) ?? new Map<string, ReturnType<StockPage['context']>>();
  contexts.set(stock, made);
  const known = made.get(path) ?? context();
  made.set(path, known);
  return known;
}

async function renderPage(
  path: string,
  { default: Page, Head }: Template,
  input: PageInput,
): Promise<RenderedPage> {
  const props = {
    data: input.data,
    pageContext: input.context,
    location: { pathname: path, search: '' },
  };
  const element = createElement(Page, props);
  // Not imported at the top: it imports `gatsby`, which this file replaces.
  const { wrapPageElement } = await import('../../src/app/wrapPageElement');
  const page = path.startsWith('/') ? wrapPageElement({ element, props: props as never } as never) : element;
  return {
    path,
    html: await renderElement(page, input),
    head: Head ? await renderElement(createElement(Head, props), input) : '',
  };
}

/** The HTML of a part of a page. */
export function renderElement(element: ReactNode, { staticAnswers }: PageInput): Promise<string> {
  gatsbyOnServer.answerWith(staticAnswers);
  return builtHtml(element);
}

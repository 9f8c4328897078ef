import { type ComponentType, createElement, type ReactNode } from 'react';
import { buildTime } from '../../../src/config/buildTime';
import type { StockItem } from '../../../src/domain/stock/stockItem';
import { contentSource } from '../../../src/generate/content/contentSource';
import { readDealerSettings } from '../../../src/generate/content/dealerSettings';
import type { ContentIndexQuery, StockContentQuery } from '../../../src/generate/content/queryTypes';
import { contentPages } from '../../../src/generate/pages/contentPages';
import { CONTENT_INDEX_QUERY, type PageSpec } from '../../../src/generate/pages/pageSpecs';
import { itemPages } from '../../../src/generate/pages/stockPages';
import { STOCK_CONTENT_QUERY } from '../../../src/generate/stock/stockContent';
import { makeStockSite } from '../../../src/generate/stock/stockSite';
import { spreadSample } from '../../../support/browser/builtPages';
import { okValue } from '../../../support/okValue';
import { builtHtml } from '../builtHtml';
import { runs } from '../runs';
import { contractQueries } from './contentDocuments';

/** A page as the build would write it: its HTML and its head. */
export interface RenderedPage {
  readonly path: string;
  readonly html: string;
  readonly head: string;
}

interface Template {
  readonly default: ComponentType<object>;
  readonly Head?: ComponentType<object>;
  readonly query?: string;
}

/** The answers of `useStaticQuery`, by query name; see `gatsbyOnServer`. */
const staticAnswers = new Map<string, unknown>();

const nameOf = (query: string): string => /query (\w+)/.exec(query)?.[1] ?? '';

/** A replacement of Gatsby for pages rendered without it, for `jest.mock('gatsby', …)`. */
export const gatsbyOnServer = {
  graphql: ([text = '']: readonly string[]) => text,
  useStaticQuery: (query: string) => staticAnswers.get(nameOf(query)),
  Link: ({ to, getProps, ...rest }: { to: string; getProps?: unknown; children?: ReactNode }) =>
    createElement('a', { href: to, ...rest }),
};

/**
 * Renders the pages of a site from an endpoint, without Gatsby: each page's own query, sent over HTTP as in a build, and
 * its own template. Of numerous kinds only some pages are rendered (all in deep runs).
 */
export async function renderSite(
  url: string,
  items: readonly StockItem[],
  now: number,
): Promise<readonly RenderedPage[]> {
  buildTime.begin(now);
  const queries = contractQueries();
  const source = contentSource({ contentUrl: url });
  const dealer = okValue(await readDealerSettings(source));
  const ask = async (name: string, context: object): Promise<object> => {
    const query = queries.get(name);
    if (!query) throw new Error(`There is no query ${name}.`);
    const given = context as Readonly<Record<string, unknown>>;
    const variables = Object.fromEntries(query.variables.map((variable) => [variable, given[variable]]));
    const response = await source.post(JSON.stringify({ query: query.text, variables }));
    const { data, errors } = (await response.json()) as { data?: object; errors?: unknown };
    if (!data || errors) throw new Error(`${name}: ${JSON.stringify(errors)}`);
    return {
      site: { buildTime: new Date(now).toISOString() },
      searchEngine: { hosted: null },
      dealerSettings: { ...dealer, finance: dealer.finance ?? null },
      content: prefixed(data),
    };
  };

  const content = await source.ask<ContentIndexQuery>(CONTENT_INDEX_QUERY);
  const stock = await makeStockSite(items, await source.ask<StockContentQuery>(STOCK_CONTENT_QUERY));
  for (const name of ['StockSettings', 'HeadSite', 'FormContent'])
    staticAnswers.set(name, await ask(name, {}));
  staticAnswers.set('StockVocabulary', {
    stockVocabulary: { words: stock.vocabulary, budgetCounts: { New: 0, Demo: 0, Used: 1 } },
  });

  const pages = [
    ...someOfEach(contentPages(content, stock, { now, testForms: true })),
    ...(await Promise.all(
      someOfEach(itemPages(stock)).map(async (page) => ({ ...page, context: await page.context() })),
    )),
  ];
  const rendered: RenderedPage[] = [];
  for (const { path, template, context } of pages) {
    rendered.push(await renderPage(path, await import(`../../../src/templates/${template}`), context, ask));
  }
  for (const [path, page] of [
    ['/404/', await import('../../../src/pages/404')],
    ['/500/', await import('../../../src/pages/500')],
    ['header', await import('../../../src/components/layout/SiteHeaderSlice')],
    ['footer', await import('../../../src/components/layout/SiteFooterSlice')],
  ] as const) {
    rendered.push(await renderPage(path, page as unknown as Template, {}, ask));
  }
  return rendered;
}

/** Type names as Gatsby answers with them. */
function prefixed(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(prefixed);
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [
      name,
      name === '__typename' ? `Content_${value}` : prefixed(value),
    ]),
  );
}

function someOfEach<Page extends Pick<PageSpec, 'template'>>(pages: readonly Page[]): readonly Page[] {
  const kinds = [...new Set(pages.map(({ template }) => template))];
  return kinds.flatMap((kind) =>
    spreadSample(
      pages.filter(({ template }) => template === kind),
      runs(15, pages.length),
    ),
  );
}

async function renderPage(
  path: string,
  { default: Page, Head, query }: Template,
  pageContext: object,
  ask: (name: string, context: object) => Promise<object>,
): Promise<RenderedPage> {
  const data = query === undefined ? {} : await ask(nameOf(query), pageContext);
  const props = { data, pageContext, location: { pathname: path, search: '' } };
  return {
    path,
    html: await builtHtml(createElement(Page, props)),
    head: Head ? await builtHtml(createElement(Head, props)) : '',
  };
}

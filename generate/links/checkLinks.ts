import { existsSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { contractText } from '../../plugins/content-endpoint/endpoint/contractText';
import { staticPath } from '../../plugins/content-endpoint/files/staticFiles';
import type { Dealer } from '../../src/config/dealer';
import type { PermanentRedirect } from '../../src/config/siteConfig';
import { DEALER_SPECIALS_PATH, FEED_PATH } from '../../src/content/addresses';
import { unescapeHtml } from '../../src/domain/htmlText';
import { textsIn } from '../../src/domain/valuesIn';
import type { SearchVocabulary } from '../../src/search/vocabulary/vocabulary';
import type { ContentSource } from '../content/contentSource';
import { ADDRESS, HTML } from '../content/contentSource';
import { contentSelections } from '../content/contractQueries';
import { type ContentLink, deadLinks, type LinkReport } from './deadLinks';

/** Files that the build itself writes. */
const MADE: ReadonlySet<string> = new Set([FEED_PATH, '/robots.txt', '/sitemap-index.xml']);

/** The links of all content, as the endpoint answers them. */
interface LinksAnswer extends Readonly<Record<string, unknown>> {
  readonly dealerSpecials: readonly { readonly slug: string }[];
}

interface BuiltAddresses {
  readonly pages: readonly { readonly path: string }[];
  readonly redirects: readonly PermanentRedirect[];
  readonly vocabulary: SearchVocabulary;
}

/** Whether the site publishes a file at a root-relative path. */
export type IsPublished = (path: string) => boolean;

/** Asks any endpoint for every link of its content. */
export const askLinks = (content: Pick<ContentSource, 'ask'>): Promise<LinksAnswer> =>
  content.ask<LinksAnswer>(linksQuery(contractText()));

/** The paths of this site that content links to, with a final slash. */
export function linkedPaths(answer: LinksAnswer, siteUrl: string): ReadonlySet<string> {
  return new Set(
    contentLinks(answer)
      .filter(({ address }) => URL.canParse(address, siteUrl))
      .map(({ address }) => new URL(address, siteUrl))
      .filter(({ host }) => host === new URL(siteUrl).host)
      .map(({ pathname }) => pathname.replace(/\/*$/, '/')),
  );
}

/**
 * Follows every link of the content to the pages that this build makes.
 * @param isPublished knows the files that aren't pages; by default, the dealer's and the product's
 */
export function checkLinks(
  { pages, redirects, vocabulary }: BuiltAddresses,
  answer: LinksAnswer,
  dealer: Pick<Dealer, 'site' | 'contentFolder' | 'staticFolders'>,
  isPublished: IsPublished = (path) => existsSync(staticPath(dealer, path) ?? ''),
): LinkReport {
  return deadLinks(contentLinks(answer), {
    paths: new Set([...pages.map(({ path }) => path), ...redirects.map(({ from }) => from)]),
    vocabulary,
    anchors: new Map([[DEALER_SPECIALS_PATH, new Set(answer.dealerSpecials.map(({ slug }) => slug))]]),
    isFile: (path) => MADE.has(path) || isPublished(path),
    origin: dealer.site.url,
  });
}

/** They identify the entry and say when it becomes public. */
const BESIDE = ['id', 'slug', 'publishedAt', 'startsAt'];

/** Three fields whose names end like an address's. They hold the last segment of a listing's address. */
const NO_ADDRESS = /^(new|demo|used)VehiclesUrl$/;

/** Whether a field can hold a link. Pictures are not links; they are checked where they are read. */
const holdsLinks = (field: string, type: string): boolean =>
  type !== 'Image' && ((ADDRESS.test(field) && !NO_ADDRESS.test(field)) || HTML.test(field));

/**
 * The query for every field of the contract that can hold a link, at any depth.
 * @param contract the contract’s schema, as text
 */
export function linksQuery(contract: string): string {
  const selections = contentSelections(buildSchema(contract), holdsLinks, BESIDE);
  const selected = [...selections].map(([name, selection]) => `${name} { ${selection} }`);
  return `query ContentLinks { ${selected.join(' ')} }`;
}

/** A link in sanitised HTML, whose attributes are in double quotes. */
const HREF = /<a\s(?:[^>]*\s)?href="([^"]*)"/g;

/** The links in the answer to `linksQuery`, including those in its HTML, in the order of the answer. */
export const contentLinks = (answer: Readonly<Record<string, unknown>>): readonly ContentLink[] =>
  Object.entries(answer).flatMap(([collection, value]) =>
    Array.isArray(value)
      ? value.flatMap((entry: { readonly id: string | number }) =>
          linksIn(entry).map((link) => ({ ...link, collection, id: String(entry.id) })),
        )
      : linksIn(value).map((link) => ({ ...link, collection })),
  );

type FoundLink = Pick<ContentLink, 'field' | 'address'>;

const linksIn = (value: unknown): readonly FoundLink[] =>
  [...textsIn(value)].flatMap(([field, text]) => {
    const name = /(\w+)(?:\[\d+\])*$/.exec(field)?.[1] ?? '';
    if (HTML.test(name))
      return [...text.matchAll(HREF)].map(([, href = '']) => ({ field, address: unescapeHtml(href) }));
    return ADDRESS.test(name) ? [{ field, address: text }] : [];
  });

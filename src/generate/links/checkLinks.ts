import { existsSync, readFileSync } from 'node:fs';
import { contractPath } from '../../../plugins/content-endpoint/endpoint/contractPath';
import { staticPath } from '../../../plugins/content-endpoint/files/staticPath';
import type { PermanentRedirect } from '../../config/redirects';
import { site } from '../../config/site';
import { DEALER_SPECIALS_PATH, FEED_PATH } from '../../content/addresses';
import type { SearchVocabulary } from '../../search/vocabulary/vocabulary';
import type { ContentSource } from '../content/contentSource';
import { contentLinks } from './contentLinks';
import { deadLinks, type LinkReport } from './deadLinks';
import { linksQuery } from './linksQuery';

/** Files that the build itself writes. */
const MADE: ReadonlySet<string> = new Set([FEED_PATH, '/robots.txt', '/sitemap-index.xml']);

interface LinksAnswer extends Readonly<Record<string, unknown>> {
  readonly dealerSpecials: readonly { readonly slug: string }[];
}

interface BuiltAddresses {
  readonly pages: readonly { readonly path: string }[];
  readonly redirects: readonly PermanentRedirect[];
  readonly vocabulary: SearchVocabulary;
}

/** Follows every link of the content, from any endpoint, to the pages that this build makes. */
export async function checkLinks(
  { pages, redirects, vocabulary }: BuiltAddresses,
  content: ContentSource,
): Promise<LinkReport> {
  const answer = await content.ask<LinksAnswer>(linksQuery(readFileSync(contractPath(), 'utf8')));
  return deadLinks(contentLinks(answer), {
    paths: new Set([...pages.map(({ path }) => path), ...redirects.map(({ from }) => from)]),
    vocabulary,
    anchors: new Map([[DEALER_SPECIALS_PATH, new Set(answer.dealerSpecials.map(({ slug }) => slug))]]),
    isFile: (path) => MADE.has(path) || existsSync(staticPath('static', path) ?? ''),
    origin: site.url,
  });
}

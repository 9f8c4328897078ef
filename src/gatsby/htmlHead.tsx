import { text } from 'node:stream/consumers';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { PreRenderHTMLArgs, RenderBodyArgs, ReplaceRendererArgs, WrapRootElementNodeArgs } from 'gatsby';
import { isValidElement, type ReactElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { ICON, TOUCH_ICON } from '../config/icons';
import { site } from '../config/site';
import type { SiteLooks } from '../config/siteConfig';
import { TRACKING_META, type Tracking } from '../config/tracking';
import { FIND_DEALER_PATH, MANIFEST_PATH } from '../content/addresses';
import { isListingPath } from '../search/listingPath';
import { globalCss } from '../theme/globalCss';
import { afterPaint } from './afterPaint';
import { InlineScript } from './InlineScript';

declare const DEALER: { readonly looks: SiteLooks };
const looks = DEALER.looks;

/** What the site measures, if anything. `webpack.ts` fills in this and the next. */
declare const TRACKING: Tracking | undefined;

/** The address of the search index's manifest, if the search runs in the browser. */
declare const SEARCH_MANIFEST: string | undefined;

const isMeasured = typeof TRACKING !== 'undefined' && TRACKING !== undefined;

/** Hidden results keep their place, so that a reloaded listing has its old position; their pictures are not loaded. */
const LISTING_STYLE =
  'div[data-results],[data-searching] body{overflow-anchor:none}[data-searching] [data-results]{visibility:hidden}[data-searching] div[data-results] h2+ul>li{content-visibility:hidden;contain-intrinsic-height:34rem}[data-scripts=failed] [data-scriptless]{display:block}';

/** Without JavaScript our reload button does nothing, so it is hidden: the browser has one of its own. */
const LISTING_WITHOUT_JAVASCRIPT =
  '[data-scriptless]{display:block!important}[data-reload]{display:none!important}';

/** Adds the head elements that every HTML file has, besides the page's own. */
export function onRenderBody({
  loadPageDataSync,
  pathname,
  setHeadComponents,
  setHtmlAttributes,
}: RenderBodyArgs): void {
  setHtmlAttributes({ lang: site.locale });
  setHeadComponents([
    <link key="icon" rel="icon" href={ICON} type="image/svg+xml" />,
    <link key="touch" rel="apple-touch-icon" href={TOUCH_ICON} />,
    <link key="manifest" rel="manifest" href={MANIFEST_PATH} />,
    // Before the browser has read the styles.
    ...looks.preloads.map((file) => (
      <link key={file} rel="preload" as="font" type="font/woff2" href={file} crossOrigin="anonymous" />
    )),
    // In the head of every HTML file, so that the scripts need not carry the styles too.
    <GlobalStyles key="styles" />,
    ...(isMeasured ? [<meta key="tracking" name={TRACKING_META} content={JSON.stringify(TRACKING)} />] : []),
  ]);
  if (isListingPath(pathname) || pathname === FIND_DEALER_PATH) {
    setHeadComponents([
      <style key="listing-style">{LISTING_STYLE}</style>,
      <InlineScript key="listing" name="watchListing" />,
    ]);
  }
  if (isListingPath(pathname)) {
    setHeadComponents([
      <noscript key="without-javascript">
        <style>{LISTING_WITHOUT_JAVASCRIPT}</style>
      </noscript>,
      <meta
        key="early-search"
        name="early-search"
        content={JSON.stringify(earlySearch(pathname, loadPageDataSync(pathname) as unknown as PageData))}
      />,
    ]);
  }
  // The page that the service worker keeps is empty, and has no head by itself.
  if (pathname.startsWith('/offline-plugin-app-shell-fallback'))
    setHeadComponents([<meta key="robots" name="robots" content="noindex" />]);
  if (pathname.startsWith('/404')) {
    setHeadComponents([
      <InlineScript key="undecodable" name="leaveUndecodable" />,
      <style key="unbuilt-style">{'[data-unbuilt] main{visibility:hidden;min-height:100vh}'}</style>,
      <InlineScript key="unbuilt" name="watchUnbuilt" />,
    ]);
  }
}

/** The files that a listing with filters needs. They are in a `meta` of its head, where `startSearchEarly` reads them. */
export interface EarlySearch {
  /** The name of the template's chunk. */
  readonly template: string;
  /** The addresses of the page's data. */
  readonly data: readonly string[];
  /** The address of the search index's manifest; absent if another engine answers. */
  readonly manifest: string | undefined;
}

/** A page's data, in which Gatsby names its chunk and the hashes of its static queries. */
interface PageData {
  readonly componentChunkName: string;
  readonly staticQueryHashes?: readonly string[];
}

const earlySearch = (
  path: string,
  { componentChunkName, staticQueryHashes = [] }: PageData,
): EarlySearch => ({
  template: componentChunkName,
  data: [
    // Gatsby requests these three on every page before it renders the page.
    '/page-data/app-data.json',
    '/slice-data/site-header.json',
    '/slice-data/site-footer.json',
    `/page-data${path}page-data.json`,
    ...staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
  ],
  manifest: SEARCH_MANIFEST,
});

/** Where an element of the head belongs. The page's own styles override the global ones; structured data is last. */
function placeInHead({ type, props }: HeadElement): number {
  if (type === 'title' || type === 'meta') return 0;
  if (type === 'style' && props['data-emotion'] !== undefined) return 2;
  return props.type === 'application/ld+json' ? 3 : 1;
}

type HeadElement = ReactElement<{ readonly type?: string; readonly 'data-emotion'?: string }>;

/** Sorts the head without what no page needs, and has Gatsby's scripts start after the first paint. */
export function onPreRenderHTML({
  getHeadComponents,
  getPostBodyComponents,
  pathname,
  replaceHeadComponents,
  replacePostBodyComponents,
}: PreRenderHTMLArgs): void {
  const head = getHeadComponents().filter(
    // What `GatsbyImage` needs is in every head, and no page of ours shows one (`Picture`).
    (part): part is HeadElement => isValidElement(part) && !String(part.key).startsWith('gatsby-image-'),
  );
  replaceHeadComponents(head.sort((one, other) => placeInHead(one) - placeInHead(other)));
  replacePostBodyComponents(afterPaint(getPostBodyComponents(), pathname));
}

/**
 * Leaves out Emotion's plugin that adds vendor prefixes. They would be a tenth of each page, and every browser that can search
 * the stock works without them; a style that needs a prefix spells it out. Class names stay the same without plugins. All caches
 * share this list, so that Emotion reuses the rules that it compiled for another page.
 */
const NO_PLUGINS: [] = [];

const emptyCache = (): EmotionCache => createCache({ key: 'css', stylisPlugins: NO_PLUGINS });

/** Renders a page with its styles in the head, as https://emotion.sh/docs/ssr#advanced-approach says: between list items they may not be. */
export async function replaceRenderer({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}: ReplaceRendererArgs): Promise<void> {
  const cache = emptyCache();
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const { prelude } = await prerenderToNodeStream(
    <CacheProvider value={cache}>{bodyComponent}</CacheProvider>,
    // Otherwise React moves the content of large boundaries to the end of the page, for a script to put it back.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await text(prelude);
  replaceBodyHTMLString(html);
  setHeadComponents(
    extractCriticalToChunks(html).styles.map(({ key, ids, css }) => (
      <style
        key={`${key} ${ids[0]}`}
        data-emotion={[key, ...ids].join(' ')}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the rules of our own components
        dangerouslySetInnerHTML={{ __html: css }}
      />
    )),
  );
}

/** Gives a Slice, which has no address, one cache, so that it writes each rule once. */
export const wrapRootElement = ({ element, pathname }: WrapRootElementNodeArgs) =>
  pathname === undefined ? <CacheProvider value={emptyCache()}>{element}</CacheProvider> : element;

const styles = { __html: globalCss(looks.theme, looks.fontFaces) };

/** The global styles. A plain element, not Emotion's: it never changes, so nothing needs to update it. */
// biome-ignore lint/security/noDangerouslySetInnerHtml: only the theme and our own rules
const GlobalStyles = () => <style dangerouslySetInnerHTML={styles} />;

import type { PreRenderHTMLArgs, RenderBodyArgs } from 'gatsby';
import { isValidElement } from 'react';
import { site } from '../config/site';
import { TRACKING_META, type Tracking } from '../config/tracking';
import { FIND_DEALER_PATH, MANIFEST_PATH } from '../content/addresses';
import { isListingPath } from '../search/address/listingPath';
import { FontPreloads } from '../theme/fonts/FontPreloads';
import { GlobalStyles } from '../theme/GlobalStyles';
import { earlySearch, START_SEARCH_EARLY } from './earlySearch';
import { NAME_PAGE } from './inlineScripts';
import { PAGE_PATH_ELEMENT } from './internals';
import { LEAVE_UNDECODABLE } from './leaveUndecodable';
import { expectHead, takeHead } from './staticPages/builtHead';
import { takePageStyles } from './staticPages/pageStyles';
import { LISTING_STYLE, LISTING_WITHOUT_JAVASCRIPT, WATCH_LISTING, WATCH_UNBUILT } from './withoutScripts';

/** What the site measures, if anything. `webpack.ts` fills this in. */
declare const TRACKING: Tracking | undefined;

const isMeasured = typeof TRACKING !== 'undefined' && TRACKING !== undefined;

/** Adds the head elements that every HTML file has, beside those of the page itself. */
export function onRenderBody({
  loadPageDataSync,
  pathname,
  setHeadComponents,
  setHtmlAttributes,
}: RenderBodyArgs): void {
  setHtmlAttributes({ lang: site.locale });
  setHeadComponents([
    <link key="icon" rel="icon" href={site.favicon} type="image/svg+xml" />,
    <link key="touch" rel="apple-touch-icon" href="/icons/app-icon.png" />,
    <link key="manifest" rel="manifest" href={MANIFEST_PATH} />,
    <FontPreloads key="fonts" />,
    // In the head of every HTML file, so that the scripts need not carry the styles too.
    <GlobalStyles key="styles" />,
    takePageStyles(pathname),
    ...(isMeasured ? [<meta key="tracking" name={TRACKING_META} content={JSON.stringify(TRACKING)} />] : []),
  ]);
  if (isListingPath(pathname) || pathname === FIND_DEALER_PATH) {
    setHeadComponents([
      <style key="listing-style">{LISTING_STYLE}</style>,
      <InlineScript key="listing" script={WATCH_LISTING} />,
    ]);
  }
  if (isListingPath(pathname)) {
    setHeadComponents([
      <noscript key="without-javascript">
        <style>{LISTING_WITHOUT_JAVASCRIPT}</style>
      </noscript>,
      <InlineScript
        key="early-search"
        script={START_SEARCH_EARLY}
        data-files={JSON.stringify(earlySearch(pathname, queriesOf(loadPageDataSync(pathname))))}
      />,
    ]);
  }
  if (pathname.startsWith('/404')) {
    setHeadComponents([
      <InlineScript key="undecodable" script={LEAVE_UNDECODABLE} />,
      <style key="unbuilt-style">{'[data-unbuilt] main{visibility:hidden;min-height:100vh}'}</style>,
      <InlineScript key="unbuilt" script={WATCH_UNBUILT} />,
    ]);
  }
  expectHead();
}

/** Adds the elements of the page's `Head`, and names the page with a script that is the same on every page. */
export function onPreRenderHTML({
  getHeadComponents,
  getPostBodyComponents,
  pathname,
  replaceHeadComponents,
  replacePostBodyComponents,
}: PreRenderHTMLArgs): void {
  const { words, data } = takeHead();
  replaceHeadComponents([words, ...getHeadComponents(), data]);
  replacePostBodyComponents(
    getPostBodyComponents().map((part) =>
      isValidElement<{ readonly id?: string }>(part) && part.props.id === PAGE_PATH_ELEMENT ? (
        <InlineScript key="page-path" script={NAME_PAGE} data-path={pathname} />
      ) : (
        part
      ),
    ),
  );
}

/** The hashes of a page's static queries, which name their files. Gatsby's types leave this field out. */
const queriesOf = (pageData: object): readonly string[] =>
  (pageData as { readonly staticQueryHashes?: readonly string[] }).staticQueryHashes ?? [];

interface InlineScriptProps {
  /** One of `inlineScripts`. What differs between pages is an attribute of the element. */
  readonly script: string;
  readonly 'data-files'?: string;
  readonly 'data-path'?: string;
}

const InlineScript = ({ script, ...data }: InlineScriptProps) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: fixed text
  <script {...data} dangerouslySetInnerHTML={{ __html: script }} />
);

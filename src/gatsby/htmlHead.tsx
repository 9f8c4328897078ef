import type { PreRenderHTMLArgs, RenderBodyArgs } from 'gatsby';
import {
  LISTING_STYLE,
  LISTING_WITHOUT_JAVASCRIPT,
  WATCH_LISTING,
  WATCH_UNBUILT,
} from '../app/withoutScripts';
import { site } from '../config/site';
import { TRACKING_META, type Tracking } from '../config/tracking';
import { FIND_DEALER_PATH, MANIFEST_PATH } from '../content/addresses';
import { isListingPath } from '../search/address/isListingPath';
import { FontPreloads } from '../theme/fonts/FontPreloads';
import { GlobalStyles } from '../theme/GlobalStyles';
import { startSearchEarly } from './earlySearch';
import { LEAVE_UNDECODABLE } from './leaveUndecodable';
import { expectHead, takeHead } from './staticPages/builtHead';
import { takePageStyles } from './staticPages/pageStyles';

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
    setHeadComponents([<style key="listing-style">{LISTING_STYLE}</style>, <ListingScript key="listing" />]);
  }
  if (isListingPath(pathname)) {
    setHeadComponents([
      <noscript key="without-javascript">
        <style>{LISTING_WITHOUT_JAVASCRIPT}</style>
      </noscript>,
      <EarlySearchScript
        key="early-search"
        script={startSearchEarly(pathname, queriesOf(loadPageDataSync(pathname)))}
      />,
    ]);
  }
  if (pathname.startsWith('/404')) {
    setHeadComponents([
      <UndecodableAddressScript key="undecodable" />,
      <style key="unbuilt-style">{'[data-unbuilt] main{visibility:hidden;min-height:100vh}'}</style>,
      <UnbuiltStockScript key="unbuilt" />,
    ]);
  }
  expectHead();
}

/** Adds the elements of the page's `Head`. */
export function onPreRenderHTML({ getHeadComponents, replaceHeadComponents }: PreRenderHTMLArgs): void {
  const { words, data } = takeHead();
  replaceHeadComponents([words, ...getHeadComponents(), data]);
}

/** The hashes of a page's static queries, which name their files. Gatsby's types leave this field out. */
const queriesOf = (pageData: object): readonly string[] =>
  (pageData as { readonly staticQueryHashes?: readonly string[] }).staticQueryHashes ?? [];

// biome-ignore lint/security/noDangerouslySetInnerHtml: fixed text
const UndecodableAddressScript = () => <script dangerouslySetInnerHTML={{ __html: LEAVE_UNDECODABLE }} />;

// biome-ignore lint/security/noDangerouslySetInnerHtml: fixed text
const UnbuiltStockScript = () => <script dangerouslySetInnerHTML={{ __html: WATCH_UNBUILT }} />;

const EarlySearchScript = ({ script }: { readonly script: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: names of our own files
  <script dangerouslySetInnerHTML={{ __html: script }} />
);

// biome-ignore lint/security/noDangerouslySetInnerHtml: fixed text
const ListingScript = () => <script dangerouslySetInnerHTML={{ __html: WATCH_LISTING }} />;

import { text } from 'node:stream/consumers';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReplaceRendererArgs, WrapRootElementNodeArgs } from 'gatsby';
import { prerenderToNodeStream } from 'react-dom/static';

/**
 * A fresh cache. Its empty list of plugins leaves out the vendor prefixes, a tenth of each page, which no browser that can
 * search the stock needs. What needs a prefix has it in its own styles. Names of classes do not depend on plugins.
 */
const emptyCache = (): EmotionCache => createCache({ key: 'css', stylisPlugins: [] });

/**
 * Renders a page with its styles in the head, as Emotion documents it (https://emotion.sh/docs/ssr#advanced-approach).
 * Styles between the elements would be about a tenth more, and would stand in lists, which may hold only their items.
 */
export async function replaceRenderer({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}: ReplaceRendererArgs): Promise<void> {
  const cache = emptyCache();
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const { prelude } = await prerenderToNodeStream(
    <CacheProvider value={cache}>{bodyComponent}</CacheProvider>,
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

/** Gives a Slice, which has no address of its own, one cache, so that it writes each rule once. */
export const wrapRootElement = ({ element, pathname }: WrapRootElementNodeArgs) =>
  pathname === undefined ? <CacheProvider value={emptyCache()}>{element}</CacheProvider> : element;

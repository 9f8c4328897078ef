import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReplaceRendererArgs } from 'gatsby';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { isHeadExpected, keepHead } from './builtHead';

/**
 * An empty list, so that no plugin adds vendor prefixes: `-webkit-box` and the like were a tenth of every page (record 25).
 * All pages share this list, because Emotion caches serialised rules by the list of plugins.
 */
const WITHOUT_PREFIXES: StylisPlugin[] = [];

/** The styles of the pages that are being rendered, by path. */
const pages = new Map<string, EmotionCache>();

/** The styles of the page that is being written at this moment. */
let current: EmotionCache | undefined;

/** The cache for `builtJsx`; `undefined` if React may pause between pages, in which case Emotion separates their styles. */
export const currentPageStyles = (): EmotionCache | undefined => current;

interface Root {
  readonly element: ReactElement;
  /** Absent for a Slice, which is part of many pages. */
  readonly pathname?: string;
}

/**
 * Gives a page or a Slice one style cache while its HTML is made. Without it Emotion starts afresh in every part of the
 * page, and writes the styles of a card once for each card.
 */
export function wrapRootElement({ element, pathname }: Root) {
  if (isHeadExpected()) return keepHead(element);
  const cache = createCache({ key: 'css', stylisPlugins: WITHOUT_PREFIXES });
  if (pathname !== undefined) {
    cache.compat = true; // keeps the rules for `takePageStyles` instead of writing them between the elements
    pages.set(pathname, cache);
  }
  return <CacheProvider value={cache}>{element}</CacheProvider>;
}

/**
 * Renders a page's HTML in one go, so that no other page's styles come between. Gatsby streams it, which helps pages that
 * wait for something and costs a third more; our pages wait for nothing. Two cases are left to Gatsby: the first page that
 * waits for a separate script (`later`), and a page that throws, because Gatsby reports the error.
 */
export function replaceRenderer({
  bodyComponent,
  pathname,
  replaceBodyHTMLString,
}: ReplaceRendererArgs): void {
  current = pages.get(pathname);
  try {
    replaceBodyHTMLString(renderToString(bodyComponent));
  } catch {
    // Without a body, Gatsby renders the page itself.
  } finally {
    current = undefined;
  }
}

/** All styles of a page as one element for its head, with the names that Emotion's browser part looks for. */
export function takePageStyles(pathname: string): ReactElement | undefined {
  const cache = pages.get(pathname);
  pages.delete(pathname);
  if (!cache) return undefined;
  let names = cache.key;
  let rules = '';
  for (const [name, rule] of Object.entries(cache.inserted)) {
    if (rule === true) continue;
    names += ` ${name}`;
    rules += rule;
  }
  return (
    <style
      key="page-styles"
      data-emotion={names}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the rules of our own components
      dangerouslySetInnerHTML={{ __html: rules }}
    />
  );
}

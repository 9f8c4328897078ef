import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactElement } from 'react';
import { isHeadExpected, keepHead } from './builtHead';

/**
 * Rules are written as the standard calls them: `-webkit-box` and its like were a tenth of every page (record 25).
 * One list for all pages, by which Emotion knows rules that it has written before.
 */
const WITHOUT_PREFIXES: StylisPlugin[] = [];

/** The styles of pages whose HTML is being made, by path. */
const pages = new Map<string, EmotionCache>();

/** Those of the page that is being written at this moment. */
let current: EmotionCache | undefined;

/** Where `builtJsx` puts the styles of an element; absent where React may pause, and Emotion has to keep them apart. */
export const currentPageStyles = (): EmotionCache | undefined => current;

/** What `write` gives, which writes the whole page without a pause. */
export function keepingStylesOf(pathname: string, write: () => string): string {
  current = pages.get(pathname);
  try {
    return write();
  } finally {
    current = undefined;
  }
}

interface Root {
  readonly element: ReactElement;
  /** Absent for a Slice, which is put into many pages. */
  readonly pathname?: string;
}

/**
 * Gives a page, or a Slice, one place for its styles while its HTML is made. Without it Emotion starts afresh in
 * every part of the page, and writes the styles of a card once for each card.
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

/** All styles of a page as one element for its head, with the names by which Emotion's browser part knows them. */
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

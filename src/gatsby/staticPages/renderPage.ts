import type { ReplaceRendererArgs } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { keepingStylesOf } from './pageStyles';

/**
 * Writes a page's HTML in one go. Gatsby would stream it, which serves pages that wait for something and costs a third
 * more; ours know everything when they are written. Only the first page that needs a script of its own (`later`) waits
 * for it, and is left to Gatsby, as is a page that fails, for its report.
 */
export function replaceRenderer({
  bodyComponent,
  pathname,
  replaceBodyHTMLString,
}: ReplaceRendererArgs): void {
  try {
    replaceBodyHTMLString(keepingStylesOf(pathname, () => renderToString(bodyComponent)));
  } catch {
    // Without a body Gatsby renders the page itself.
  }
}

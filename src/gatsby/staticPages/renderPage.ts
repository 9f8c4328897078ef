import type { ReplaceRendererArgs } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { keepingStylesOf } from './pageStyles';

/**
 * Writes a page's HTML in one go. Gatsby streams it, which serves pages that wait for something and costs a third more; our
 * pages know everything when they are written. Two kinds are left to Gatsby: the first page that waits for a script of its
 * own (`later`), and a page that fails, since Gatsby reports the fault.
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

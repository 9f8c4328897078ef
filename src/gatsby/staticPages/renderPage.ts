import type { ReplaceRendererArgs } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { keepingStylesOf } from './pageStyles';

/**
 * Renders a page's HTML in one go. Gatsby streams it, which helps pages that wait for something and costs a third more; our
 * pages wait for nothing. Two cases are left to Gatsby: the first page that waits for a separate script (`later`), and a
 * page that throws, because Gatsby reports the error.
 */
export function replaceRenderer({
  bodyComponent,
  pathname,
  replaceBodyHTMLString,
}: ReplaceRendererArgs): void {
  try {
    replaceBodyHTMLString(keepingStylesOf(pathname, () => renderToString(bodyComponent)));
  } catch {
    // Without a body, Gatsby renders the page itself.
  }
}

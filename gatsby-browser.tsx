import type { GatsbyBrowser } from 'gatsby';
import { savedListingScroll } from './src/app/listingScroll';
import { isListingPath } from './src/search/stockPath';

export { wrapPageElement } from './src/app/wrapPageElement';

/** Back to a listing is back to where it was; everything else Gatsby does well by itself. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ routerProps: { location } }) => {
  const saved = isListingPath(location.pathname) ? savedListingScroll() : undefined;
  return saved === undefined ? true : [0, saved];
};

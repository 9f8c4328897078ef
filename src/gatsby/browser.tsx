import type { GatsbyBrowser } from 'gatsby';
import { hydratePage } from '../app/hydratePage';
import { keepPage, watchWorker } from '../app/keepPage';
import { LastResort } from '../app/LastResort';
import { savedListingScroll } from '../app/listingScroll';
import { startTracking } from '../app/startTracking';
import { wrapPageElement as frame } from '../app/wrapPageElement';
import { hasFailedScript } from '../components/ui/later/lateScript';
import { reloadForNewerSite } from '../components/ui/later/reloadForNewerSite';
import { leaveOldLayers, watchLayers } from '../components/ui/layers/layerHistory';
import { firstPage } from '../components/ui/visit/firstPage';
import { isDevelopment } from '../config/isDevelopment';
import { isListingPath } from '../search/address/listingPath';
import { pagePath } from '../tracking/events';
import { track } from '../tracking/track';
import { announceOtherPages } from './announceOtherPages';
import { onePageOneRequest, type PageLoader } from './onePageOneRequest';
import { endPageDataFaults } from './pageDataFaults';

// Every page needs both modules. Importing them here gives them one copy of the code that they share.
import '../components/layout/SiteFooterSlice';
import '../components/layout/SiteHeaderSlice';

endPageDataFaults();

/** The bar that `src/theme/globalCss.ts` draws. */
const PROGRESS_ID = 'page-progress';

declare global {
  interface Window {
    readonly ___loader: PageLoader;
  }
}

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  watchLayers();
  watchWorker();
  // `gatsby develop` has another loader, which may ask a server for a page.
  if (isDevelopment()) return;
  const isNotFound = window.pagePath?.startsWith('/404');
  onePageOneRequest(window.___loader, isNotFound ? window.location.pathname : undefined);
};

/** A newer worker has begun. A page that lacks a part of itself is reloaded if the site is newer too. */
export const onServiceWorkerActive: GatsbyBrowser['onServiceWorkerActive'] = () => {
  if (hasFailedScript()) void reloadForNewerSite();
};

/** A page takes more than a second: a bar at the top of the window says so until `onRouteUpdate`. */
export const onRouteUpdateDelayed: GatsbyBrowser['onRouteUpdateDelayed'] = () => {
  const bar = document.createElement('div');
  bar.id = PROGRESS_ID;
  bar.role = 'progressbar';
  bar.ariaLabel = 'Loading the page';
  document.getElementById(PROGRESS_ID)?.remove();
  document.body.append(bar);
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  document.getElementById(PROGRESS_ID)?.remove();
  if (prevLocation) keepPage();
  const resource = window.___loader.loadPageSync(location.pathname) as
    | { readonly page?: { readonly path: string } }
    | undefined;
  track({ name: 'page_view', page: pagePath(resource?.page?.path) });
};

export const replaceHydrateFunction = () => hydratePage;

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = (page) => (
  <LastResort path={page.props.location.pathname}>{frame(page)}</LastResort>
);

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  firstPage.takenOver();
  leaveOldLayers();
  startTracking();
};

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = announceOtherPages;

/** Back to a listing restores its scroll position. Gatsby handles every other case well. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ routerProps: { location } }) => {
  const saved = isListingPath(location.pathname) ? savedListingScroll() : undefined;
  if (saved === undefined) return true;
  // Gatsby only asks whether to scroll, and would scroll to the position that it remembers. So we scroll ourselves.
  window.scrollTo(0, saved);
  return false;
};

import type { GatsbyBrowser } from 'gatsby';
import { hydratePage } from '../app/hydratePage';
import { LastResort } from '../app/LastResort';
import { savedListingScroll } from '../app/listingScroll';
import { startTracking } from '../app/startTracking';
import { wrapPageElement as frame } from '../app/wrapPageElement';
import { leaveOldLayers, watchLayers } from '../components/ui/layers/layerHistory';
import { firstPage } from '../components/ui/visit/firstPage';
import { isDevelopment } from '../config/isDevelopment';
import { isListingPath } from '../search/address/listingPath';
import { pagePath } from '../tracking/events';
import { track } from '../tracking/track';
import { announceOtherPages } from './announceOtherPages';
import { onePageOneRequest, type PageLoader } from './onePageOneRequest';
import { endPageDataFaults } from './pageDataFaults';
import { registerWhenIdle, withWorker } from './registerWhenIdle';

// Every page needs both modules. Importing them here gives them one copy of the code that they share.
import '../components/layout/SiteFooterSlice';
import '../components/layout/SiteHeaderSlice';

endPageDataFaults();

/** Whether the site has a service worker. `webpack.ts` fills this in. */
declare const SERVICE_WORKER: boolean;

declare global {
  interface Window {
    readonly ___loader: PageLoader;
  }
}

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  watchLayers();
  // `gatsby develop` has another loader, which may ask a server for a page.
  if (isDevelopment()) return;
  const isNotFound = window.pagePath?.startsWith('/404');
  onePageOneRequest(window.___loader, isNotFound ? window.location.pathname : undefined);
};

/** Returns nothing: if this returned true, Gatsby would register the worker at once. */
export const registerServiceWorker: GatsbyBrowser['registerServiceWorker'] = () => {
  if (SERVICE_WORKER && !isDevelopment()) registerWhenIdle();
  return false;
};

export const onServiceWorkerActive: GatsbyBrowser['onServiceWorkerActive'] = ({ serviceWorker }) =>
  withWorker(({ workerBegins }) => workerBegins(serviceWorker));

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (prevLocation) withWorker(({ keepNextPage }) => keepNextPage());
  const shown = window.___loader.loadPageSync(location.pathname) as
    | { readonly page?: { readonly path: string } }
    | undefined;
  track({ name: 'page_view', page: pagePath(shown?.page?.path) });
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

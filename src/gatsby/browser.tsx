import type { GatsbyBrowser, RouteUpdateArgs } from 'gatsby';
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { keepPage, watchWorker } from '../app/keepPage';
import { LastResort } from '../app/LastResort';
import { wrapPageElement as frame, savedListingScroll } from '../app/wrapPageElement';
import { leaveOldLayers, watchLayers } from '../components/ui/layers/layerHistory';
import { hasFailedScript, reloadForNewerSite } from '../components/ui/lazy/lazyScript';
import { whenIdle } from '../components/ui/lazy/whenIdle';
import { rememberEntry, watchJumps } from '../components/ui/links/jumpHistory';
import { hydration } from '../components/ui/useHydrated';
import { isDevelopment } from '../config/isDevelopment';
import { publishedTracking } from '../config/tracking';
import { isListingPath } from '../search/listingPath';
import { pagePath } from '../tracking/events';
import { track } from '../tracking/track';
import { onePageOneRequest, type PageLoader } from './onePageOneRequest';
import { readableHash } from './readableHash';
// Every page needs both modules. Importing them here gives them one copy of the code that they share.
import '../components/layout/SiteFooter';
import '../components/layout/SiteHeader';

type Entry = RouteUpdateArgs['location'] & { readonly key?: string };

/**
 * Lets Gatsby's announcer announce only a change of page. Back and Forward between two searches of one listing stay on the
 * same page. The listing announces its count, and Gatsby's "Navigated to …" would drown it out. Such history entries share
 * the key of the entry that Gatsby made (see `stockRouter`).
 */
function announceOtherPages({ location, prevLocation }: RouteUpdateArgs): void {
  const isSamePage = prevLocation !== null && (location as Entry).key === (prevLocation as Entry).key;
  document.getElementById('gatsby-announcer')?.setAttribute('aria-live', isSamePage ? 'off' : 'assertive');
}

/** The bar that `src/theme/globalCss.ts` draws. */
const PROGRESS_ID = 'page-progress';

declare global {
  interface Window {
    readonly ___loader: PageLoader;
    /** Gatsby's `navigate`, which its links call too. */
    ___navigate: (to: string | number, options?: object) => void;
    /** The path of the served page. Gatsby writes it into the HTML. */
    readonly pagePath?: string;
  }
}

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  watchLayers();
  watchJumps();
  watchWorker();
  // `gatsby develop` has another loader, which may ask a server for a page.
  if (isDevelopment()) return;
  const isNotFound = window.pagePath?.startsWith('/404');
  onePageOneRequest(window.___loader, isNotFound ? window.location.pathname : undefined);
  const navigate = window.___navigate;
  // The address itself is repaired before Gatsby starts (`inline/startScripts`).
  window.___navigate = (to, options) => navigate(typeof to === 'string' ? readableHash(to) : to, options);
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
  rememberEntry();
  document.getElementById(PROGRESS_ID)?.remove();
  if (prevLocation) keepPage();
  const resource = window.___loader.loadPageSync(location.pathname) as
    | { readonly page?: { readonly path: string } }
    | undefined;
  track({ name: 'page_view', page: pagePath(resource?.page?.path) });
};

/**
 * Hydrates the first page as a transition. React then works in small slices and yields to taps and scrolling; otherwise
 * it would block the phone until the whole page is hydrated.
 *
 * The not-found page is hydrated at once. Its address may be a redirect, and Gatsby follows redirects during hydration.
 * Between two slices nothing listens to the address yet, and the not-found page would stay.
 */
export const replaceHydrateFunction = () => (element: ReactNode, container: Element) => {
  const hydrate = () => void hydrateRoot(container, element);
  if (container.children.length === 0) createRoot(container).render(element);
  else if (window.pagePath?.startsWith('/404')) hydrate();
  else startTransition(hydrate);
};

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = (page) => (
  <LastResort path={page.props.location.pathname}>{frame(page)}</LastResort>
);

/** Loads the tracker, if the site measures anything. `gatsby develop` always loads it: a panel lists every event. */
function startTracking(): void {
  const tracking = publishedTracking() ?? (isDevelopment() ? { campaigns: false } : undefined);
  if (tracking === undefined) return;
  whenIdle(() => {
    import(/* webpackChunkName: "tracking" */ '../tracking/tracker').then(
      ({ startTracker }) => startTracker(tracking),
      // The reader loses nothing if the tracker does not load.
      () => undefined,
    );
  });
}

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  hydration.done();
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

import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { firstPage } from '../components/ui/visit/firstPage';

declare global {
  interface Window {
    /** The path of the page whose HTML was served, as Gatsby writes it into that HTML. */
    readonly pagePath?: string;
  }
}

/**
 * Takes over the HTML of the first page as a transition: React then works in small slices and gives way to taps and
 * scrolling, where it would otherwise hold the phone for the whole page at once.
 *
 * A listing that was opened with filters is drawn anew: its HTML holds the cars without them, so to take it over would be
 * work thrown away. Header and footer are drawn as they stand.
 *
 * The not-found page is taken over at once. It may stand at an address that leads elsewhere, and Gatsby goes there
 * while the page is being taken over: between two slices nothing listens to the address yet, and the page would stay.
 */
export function hydratePage(element: ReactNode, container: Element): void {
  const hydrate = () => {
    hydrateRoot(container, element);
  };
  if (isForSearch()) {
    firstPage.takenOver();
    startTransition(() => createRoot(container).render(element));
  } else if (container.children.length === 0) createRoot(container).render(element);
  else if (window.pagePath?.startsWith('/404')) hydrate();
  else startTransition(hydrate);
}

/** The page's head has found that its cars wait for the search (see `WATCH_LISTING`). */
const isForSearch = (): boolean => 'searching' in document.documentElement.dataset;

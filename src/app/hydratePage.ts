import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

declare global {
  interface Window {
    /** The path of the served page. Gatsby writes it into the HTML. */
    readonly pagePath?: string;
  }
}

/**
 * Hydrates the first page as a transition. React then works in small slices and yields to taps and scrolling; otherwise
 * it would block the phone until the whole page is hydrated.
 *
 * The not-found page is hydrated at once. Its address may be a redirect, and Gatsby follows redirects during hydration.
 * Between two slices nothing listens to the address yet, and the not-found page would stay.
 */
export function hydratePage(element: ReactNode, container: Element): void {
  const hydrate = () => {
    hydrateRoot(container, element);
  };
  if (container.children.length === 0) createRoot(container).render(element);
  else if (window.pagePath?.startsWith('/404')) hydrate();
  else startTransition(hydrate);
}

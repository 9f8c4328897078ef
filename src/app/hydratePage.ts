import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { earlyRedirect } from './earlyRedirect';

/**
 * Takes over the HTML of the first page as a transition: React then works in small slices and gives way to taps and
 * scrolling, where it would otherwise hold the phone for the whole page at once.
 */
export function hydratePage(element: ReactNode, container: Element): void {
  earlyRedirect.hold();
  if (container.children.length === 0) createRoot(container).render(element);
  else
    startTransition(() => {
      hydrateRoot(container, element);
    });
}

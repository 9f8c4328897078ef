import type { ComponentType, ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import type { StockListingProps } from '../components/search/listing/StockListing';
import { rememberListingScroll } from './listingScroll';

interface Props {
  /** The path of the current page. */
  readonly path: string;
  /** Set while the current page is a stock listing. */
  readonly listing?: {
    readonly Component: ComponentType<StockListingProps>;
    readonly props: StockListingProps;
  };
  readonly children: ReactNode;
}

/**
 * Keeps the stock listing mounted, but hidden, while a shopper looks at one of its items. Back then shows the same list,
 * filters and scroll position without a new search. Gatsby keys pages by path, so this component wraps the page
 * and renders the listing instead of its template.
 */
export function PersistentListing({ path, listing, children }: Props) {
  const latest = useRef<Props['listing']>(undefined);
  if (listing) latest.current = listing;
  else if (!path.startsWith('/stock/')) latest.current = undefined;

  const isListing = listing !== undefined;
  useEffect(() => {
    if (!isListing) return;
    // A click may leave the page before the browser has reported the last scroll.
    const moments = ['scroll', 'click'] as const;
    for (const moment of moments) window.addEventListener(moment, rememberListingScroll, LISTENING);
    return () => {
      for (const moment of moments) window.removeEventListener(moment, rememberListingScroll, LISTENING);
    };
  }, [isListing]);

  const current = latest.current;
  return (
    <>
      {current && (
        <div hidden={!listing}>
          <current.Component {...current.props} hidden={!listing} />
        </div>
      )}
      {children}
    </>
  );
}

const LISTENING = { passive: true, capture: true } as const;

import { type ReactNode, useEffect } from 'react';
import { site } from '../../config/site';
import type { ItemContext } from '../../content/itemContext';
import { STOCK_ITEM_PREFIX } from '../../domain/stock/stockItemPath';
import { STOCK_TYPES } from '../../domain/stock/stockTypes';
import { isListingPath } from '../../search/isListingPath';
import { StockListing } from '../search/StockListing';
import { useHydrated } from '../search/useHydrated';
import { StockItemPage } from './StockItemPage';

interface Props {
  readonly location: { readonly pathname: string; readonly search: string; readonly key?: string };
  /** What is shown for every other address. */
  readonly otherwise: ReactNode;
}

const UNKNOWN: ItemContext = {
  item: null,
  similar: [],
  trail: [
    { label: 'Home', href: '/' },
    { label: `${STOCK_TYPES[site.stockType].plural} in stock`, href: '/stock/' },
  ],
};

/**
 * Addresses under `/stock/` that the build knows no page for: a car that came later, a listing of what has sold out.
 * A host answers them with the not-found page; here they show what they ask for.
 */
export function UnbuiltStock({ location, otherwise }: Props) {
  const isHydrated = useHydrated();
  useEffect(() => {
    delete document.documentElement.dataset.unbuilt;
  }, []);
  if (!isHydrated) return otherwise;
  if (location.pathname.startsWith(STOCK_ITEM_PREFIX)) {
    return <StockItemPage pathname={location.pathname} context={UNKNOWN} />;
  }
  return isListingPath(location.pathname) ? <StockListing location={location} /> : otherwise;
}

import { type ReactNode, useEffect } from 'react';
import { STOCK_ITEM_PREFIX } from '../../domain/stock/stockItemPath';
import { isListingPath } from '../../search/isListingPath';
import { StockListing } from '../search/StockListing';
import { useHydrated } from '../search/useHydrated';
import { StockItemPage } from './StockItemPage';

interface Props {
  readonly location: { readonly pathname: string; readonly search: string; readonly key?: string };
  /** What is shown for every other address. */
  readonly otherwise: ReactNode;
}

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
    return <StockItemPage pathname={location.pathname} context={{ item: null, similar: [] }} />;
  }
  return isListingPath(location.pathname) ? <StockListing location={location} /> : otherwise;
}

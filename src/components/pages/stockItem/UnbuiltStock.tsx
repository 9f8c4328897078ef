import { type ReactNode, useEffect, useMemo } from 'react';
import { HOME } from '../../../content/addresses';
import type { ItemContext } from '../../../content/stock/pageStock';
import { STOCK_ITEM_PREFIX } from '../../../domain/stock/stockItemPath';
import { isListingPath } from '../../../search/address/listingPath';
import { listingTitle } from '../../../search/listingTitle';
import type { SearchVocabulary } from '../../../search/vocabulary/vocabulary';
import { StockListing } from '../../search/listing/StockListing';
import { useStockVocabulary } from '../../search/useStockVocabulary';
import { useHydrated } from '../../ui/useHydrated';
import { StockItemPage } from './StockItemPage';

interface Props {
  readonly location: { readonly pathname: string; readonly search: string; readonly key?: string };
  /** The content for all other addresses. */
  readonly otherwise: ReactNode;
}

const unknownItem = (vocabulary: SearchVocabulary): ItemContext => {
  const { heading, path } = listingTitle({}, vocabulary);
  return { item: null, similar: [], trail: [HOME, { label: heading, href: path }] };
};

/**
 * For addresses below `/stock/` without a built page: an item that was added later, or a listing that has sold out. Hosts
 * answer them with the not-found page; this component shows what they ask for.
 */
export function UnbuiltStock({ location, otherwise }: Props) {
  const isHydrated = useHydrated();
  const vocabulary = useStockVocabulary();
  const unknown = useMemo(() => unknownItem(vocabulary), [vocabulary]);
  useEffect(() => {
    delete document.documentElement.dataset.unbuilt;
  }, []);
  if (!isHydrated) return otherwise;
  if (location.pathname.startsWith(STOCK_ITEM_PREFIX)) {
    return <StockItemPage pathname={location.pathname} context={unknown} />;
  }
  return isListingPath(location.pathname) ? <StockListing location={location} /> : otherwise;
}

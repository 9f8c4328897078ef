import { type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { HOME } from '../../../content/addresses';
import type { ItemContext } from '../../../content/stock/pageStock';
import { parseStockItemPath } from '../../../domain/stock/stockItemPath';
import { isListingPath } from '../../../search/listingPath';
import { listingTitle } from '../../../search/listingTitle';
import type { SearchVocabulary } from '../../../search/vocabulary/vocabulary';
import { useStockVocabulary } from '../../search/useStockVocabulary';
import { lazyIsland } from '../../ui/lazy/lazyIsland';
import { useHydrated } from '../../ui/useHydrated';
import { StockItemPage } from './StockItemPage';

interface Props {
  readonly location: { readonly pathname: string; readonly search: string; readonly key?: string };
  readonly otherwise: ReactNode;
}

/** Most addresses without a page are items that were sold, and wrong links. Neither needs the search. */
const { Component: LateListing } = lazyIsland(
  () =>
    import(/* webpackChunkName: "unbuilt-listing" */ '../../search/listing/StockListing').then(
      ({ StockListing }) => StockListing,
    ),
  () => 'The stock',
);

const unknownItem = (vocabulary: SearchVocabulary): ItemContext => {
  const { heading, path } = listingTitle({}, vocabulary);
  return { item: null, similar: [], trail: [HOME, { label: heading, href: path }] };
};

/** For addresses below `/stock/` without a built page, which hosts answer with the not-found page: new items, sold-out listings. */
export function UnbuiltStock({ location, otherwise }: Props) {
  const isHydrated = useHydrated();
  const vocabulary = useStockVocabulary();
  const unknown = useMemo(() => unknownItem(vocabulary), [vocabulary]);
  const isListing = isListingPath(location.pathname);
  useEffect(() => {
    if (!isListing) unveil();
  }, [isListing]);
  if (!isHydrated) return otherwise;
  if (parseStockItemPath(location.pathname))
    return <StockItemPage pathname={location.pathname} context={unknown} />;
  if (!isListing) return otherwise;
  return (
    <Suspense fallback={null}>
      <LateListing location={location} />
      <Unveil />
    </Suspense>
  );
}

/** Shows the page. `inline/watchUnbuilt` has hidden its built HTML, which says "not found". */
const unveil = () => {
  delete document.documentElement.dataset.unbuilt;
};

function Unveil() {
  useEffect(unveil, []);
  return null;
}

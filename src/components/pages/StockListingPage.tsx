import type { PageProps } from 'gatsby';
import { type ComponentProps, Suspense, useEffect } from 'react';
import type { StockFrontQuery } from '../../content/queryTypes';
import type { PageStock } from '../../content/stock/pageStock';
import type { ListingContext } from '../../search/listingTitle';
import { StockListing } from '../search/listing/StockListing';
import { lazyIsland } from '../ui/lazy/lazyIsland';
import { NearWindow } from '../ui/lazy/NearWindow';
import { whenIdle } from '../ui/lazy/whenIdle';

type Front = PageProps<StockFrontQuery, ListingContext & Partial<PageStock>>;

interface Props extends Pick<Front, 'location' | 'pageContext'> {
  /** The content below the listing of all stock; other listings have none. */
  readonly data?: Partial<StockFrontQuery>;
  /** Whether the page waits behind an item's (`KeptListing`). */
  readonly isHidden?: boolean;
}

const { Component: LateStockPage, start } = lazyIsland(
  async () => (await import(/* webpackChunkName: "stock-page" */ './StockPage')).StockPage,
  () => 'The end of this page',
);

/** The page of a stock listing, the component of both templates of listings: the search goes on when one follows the other. */
export function StockListingPage({ location, pageContext, data, isHidden = false }: Props) {
  const { pathname, search = '', key } = location as Props['location'] & { readonly key?: string };
  const isFront = data?.content != null;
  return (
    <>
      <StockListing location={{ pathname, search, key }} context={pageContext} hidden={isHidden} />
      {isFront && <BelowListing data={data as StockFrontQuery} path={pathname} stock={pageContext} />}
    </>
  );
}

/** The content below the listing, which never waits for it. */
function BelowListing(props: ComponentProps<typeof LateStockPage>) {
  useEffect(() => whenIdle(start), []);
  return (
    <NearWindow>
      <Suspense>
        <LateStockPage {...props} />
      </Suspense>
    </NearWindow>
  );
}

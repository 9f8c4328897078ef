import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Suspense, useEffect } from 'react';
import { ListingHead } from '../src/components/search/listing/ListingHead';
import { type ListingTemplate, StockListing } from '../src/components/search/listing/StockListing';
import { lazyIsland } from '../src/components/ui/lazy/lazyIsland';
import { NearWindow } from '../src/components/ui/lazy/NearWindow';
import { whenIdle } from '../src/components/ui/lazy/whenIdle';
import type { StockFrontQuery } from '../src/content/queryTypes';
import type { PageStock } from '../src/content/stock/pageStock';
import type { ListingContext } from '../src/search/listingTitle';

type Props = PageProps<StockFrontQuery, ListingContext & Partial<PageStock>>;

const { Component: LateStockPage, start } = lazyIsland(
  async () =>
    (await import(/* webpackChunkName: "stock-page" */ '../src/components/pages/StockPage')).StockPage,
  () => 'The end of this page',
);

/** The page below the listing, which renders around it (see `PersistentListing`) and never waits for it. */
function StockFront({ data, location, pageContext }: Props) {
  useEffect(() => whenIdle(start), []);
  return (
    <NearWindow>
      <Suspense>
        <LateStockPage data={data} path={location.pathname} stock={pageContext} />
      </Suspense>
    </NearWindow>
  );
}

const StockFrontTemplate: ListingTemplate<Props> = Object.assign(StockFront, { Listing: StockListing });

export default StockFrontTemplate;

export const Head = ({ pageContext }: HeadProps<object, ListingContext>) => (
  <ListingHead context={pageContext} />
);

export const query = graphql`
  query StockFront($id: ID!) {
    site { buildTime }
    content { ...PageContentFields }
  }
`;

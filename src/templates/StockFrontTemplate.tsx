import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Suspense, useEffect } from 'react';
import { ListingHead } from '../components/search/listing/ListingHead';
import { type ListingTemplate, StockListing } from '../components/search/listing/StockListing';
import { lazyIsland } from '../components/ui/lazy/lazyIsland';
import { NearWindow } from '../components/ui/lazy/NearWindow';
import { whenIdle } from '../components/ui/lazy/whenIdle';
import type { StockFrontQuery } from '../content/queryTypes';
import type { PageStock } from '../content/stock/pageStock';
import type { ListingContext } from '../search/listingTitle';

type Props = PageProps<StockFrontQuery, ListingContext & Partial<PageStock>>;

const { Component: LateStockPage, start } = lazyIsland(
  async () => (await import(/* webpackChunkName: "stock-page" */ '../components/pages/StockPage')).StockPage,
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

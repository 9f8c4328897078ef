import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import type { ReactElement } from 'react';
import type { ListingTemplate } from '../components/search/listing/stockListingProps';
import { KeptListing } from './KeptListing';
import { PageFrame } from './PageFrame';

/** Puts the frame around a page, on the server and in the browser alike. */
export function wrapPageElement({ element, props }: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) {
  const { Listing } = (element as ReactElement).type as ListingTemplate;
  const { location, pageContext } = props as unknown as {
    location: Location & { readonly key?: string };
    pageContext: never;
  };
  const listing = Listing && {
    Component: Listing,
    props: {
      location: { pathname: location.pathname, search: location.search ?? '', key: location.key },
      context: pageContext,
    },
  };
  return (
    <PageFrame path={location.pathname} isListing={listing !== undefined}>
      <KeptListing path={location.pathname} listing={listing}>
        {element}
      </KeptListing>
    </PageFrame>
  );
}

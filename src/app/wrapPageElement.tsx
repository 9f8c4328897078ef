import { Slice, type WrapPageElementBrowserArgs, type WrapPageElementNodeArgs } from 'gatsby';
import type { ReactElement, ReactNode } from 'react';
import { LateConsent } from '../components/consent/LateConsent';
import { LateWaitingEnquiries } from '../components/enquiry/LateWaitingEnquiries';
import { SkipLink } from '../components/layout/SkipLink';
import type { ListingTemplate } from '../components/search/listing/StockListing';
import { RESULTS_ID } from '../components/search/results/resultsPlace';
import { useHydrated } from '../components/ui/useHydrated';
import { isListingPath } from '../search/address/listingPath';
import { PersistentListing } from './PersistentListing';
import { useEarlyTaps } from './useEarlyTaps';

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
      <PersistentListing path={location.pathname} listing={listing}>
        {element}
      </PersistentListing>
    </PageFrame>
  );
}

interface FrameProps {
  /** The path of the current page. */
  readonly path: string;
  /** Whether the build made this page as a stock listing. */
  readonly isListing: boolean;
  readonly children: ReactNode;
}

/** The header, the page and the footer. Header and footer are Slices, built once for the whole site. */
function PageFrame({ path, isListing, children }: FrameProps) {
  useEarlyTaps();
  // The not-found page becomes a listing once React has hydrated it (see `UnbuiltStock`).
  const isUnbuiltListing = useHydrated() && isListingPath(path);
  return (
    <>
      <SkipLink to="main" label="Skip to content" />
      {(isListing || isUnbuiltListing) && <SkipLink to={RESULTS_ID} label="Skip to results" />}
      <LateConsent />
      <Slice alias="site-header" />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Slice alias="site-footer" />
      <LateWaitingEnquiries />
    </>
  );
}

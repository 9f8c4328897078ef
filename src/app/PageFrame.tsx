import { Slice } from 'gatsby';
import type { ReactNode } from 'react';
import { LateConsent } from '../components/consent/LateConsent';
import { LateWaitingEnquiries } from '../components/enquiry/LateWaitingEnquiries';
import { SkipLink } from '../components/layout/SkipLink';
import { RESULTS_ID } from '../components/search/results/resultsPlace';
import { useHydrated } from '../components/search/useHydrated';
import { isListingPath } from '../search/address/isListingPath';

interface Props {
  /** The path of the current page. */
  readonly path: string;
  /** Whether the build made this page as a stock listing. */
  readonly isListing: boolean;
  readonly children: ReactNode;
}

/** The header, the page and the footer. Header and footer are Slices, built once for the whole site. */
export function PageFrame({ path, isListing, children }: Props) {
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

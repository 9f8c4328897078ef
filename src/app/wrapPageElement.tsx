import { Slice, type WrapPageElementBrowserArgs, type WrapPageElementNodeArgs } from 'gatsby';
import {
  type ComponentType,
  type ReactElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { LateConsent } from '../components/consent/LateConsent';
import { LateWaitingEnquiries } from '../components/enquiry/LateWaitingEnquiries';
import { SkipLink } from '../components/layout/SkipLink';
import type { ListingTemplate, StockListingProps } from '../components/search/listing/StockListing';
import { RESULTS_ID } from '../components/search/results/resultsPlace';
import { useHydrated } from '../components/ui/useHydrated';
import { isListingPath } from '../search/address/listingPath';

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

interface PersistentListingProps {
  /** The path of the current page. */
  readonly path: string;
  /** Set while the current page is a stock listing. */
  readonly listing?: {
    readonly Component: ComponentType<StockListingProps>;
    readonly props: StockListingProps;
  };
  readonly children: ReactNode;
}

/**
 * Keeps the stock listing mounted, but hidden, while a shopper looks at one of its items. Back then shows the same list,
 * filters and scroll position without a new search. Gatsby keys pages by path, so this component wraps the page
 * and renders the listing instead of its template.
 */
function PersistentListing({ path, listing, children }: PersistentListingProps) {
  const latest = useRef<PersistentListingProps['listing']>(undefined);
  if (listing) latest.current = listing;
  else if (!path.startsWith('/stock/')) latest.current = undefined;

  const isListing = listing !== undefined;
  useEffect(() => {
    if (!isListing) return;
    // A click may leave the page before the browser has reported the last scroll.
    const moments = ['scroll', 'click'] as const;
    for (const moment of moments) window.addEventListener(moment, rememberListingScroll, LISTENING);
    return () => {
      for (const moment of moments) window.removeEventListener(moment, rememberListingScroll, LISTENING);
    };
  }, [isListing]);

  const current = latest.current;
  return (
    <>
      {current && (
        <div hidden={!listing}>
          <current.Component {...current.props} hidden={!listing} />
        </div>
      )}
      {children}
    </>
  );
}

const LISTENING = { passive: true, capture: true } as const;

/**
 * The scroll position in a listing, for each entry of the browser's history. Gatsby remembers positions only for entries
 * that it made itself. A search changes the address without Gatsby, so Back needs this map.
 */
const positions = new Map<string, number>();

const entry = (): string =>
  `${window.history.state?.key ?? ''} ${window.location.pathname}${window.location.search}`;

/** Remembers the position for the current history entry. */
const rememberListingScroll = (): void => {
  positions.set(entry(), window.scrollY);
};

/** The position for the current history entry, if the shopper was there before. */
export const savedListingScroll = (): number | undefined => positions.get(entry());

declare global {
  interface Window {
    /** Clicks on buttons since the page was shown. The script that starts the scripts collects them (`startAfterPaint`). */
    earlyTaps?: readonly Event[];
  }
}

/** Presses the buttons again that a shopper pressed before hydration, when nothing listened. Each once, in their order. */
export function useEarlyTaps(): void {
  const buttons = useRef<ReadonlySet<HTMLButtonElement>>(new Set());
  useLayoutEffect(() => {
    // React hydrates at once for a click that comes meanwhile, and then hears that click itself.
    const unheard = window.earlyTaps?.filter(({ eventPhase }) => eventPhase === Event.NONE) ?? [];
    delete window.earlyTaps;
    buttons.current = new Set(unheard.flatMap(({ target }) => (target as Element).closest('button') ?? []));
  }, []);
  useEffect(() => {
    for (const button of buttons.current) button.click();
  }, []);
}

import { css } from '@emotion/react';
import { Slice, type WrapPageElementBrowserArgs, type WrapPageElementNodeArgs } from 'gatsby';
import {
  type ComponentType,
  cloneElement,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { startFooter } from '../components/layout/SiteFooter';
import { RESULTS_ID } from '../components/search/resultsPlace';
import { NearWindow, usePressAgain } from '../components/ui/lazy/NearWindow';
import { useLazyComponent } from '../components/ui/lazy/useLazyComponent';
import { whenIdle } from '../components/ui/lazy/whenIdle';
import { InPageLink } from '../components/ui/links/InPageLink';
import { useHydrated } from '../components/ui/useHydrated';
import { publishedTracking } from '../config/tracking';
import { mayWait } from '../device/mayWait';
import { isListingPath } from '../search/listingPath';
import type { ListingContext } from '../search/listingTitle';
import { color, layer, radius, space } from '../theme/tokens';
import { PAGE_ID } from './LastResort';

/** Puts the frame around a page, on the server and in the browser alike. */
export function wrapPageElement({ element, props }: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) {
  const { location, pageContext } = props as {
    readonly location: Location;
    readonly pageContext: Partial<ListingContext>;
  };
  const isListing = pageContext.initialResults !== undefined;
  return (
    <PageFrame path={location.pathname} isListing={isListing}>
      <KeptListing path={location.pathname} isListing={isListing} page={element as ListingElement} />
    </PageFrame>
  );
}

interface FrameProps {
  readonly path: string;
  readonly isListing: boolean;
  readonly children: ReactNode;
}

/** The header, the page and the footer. Header and footer are Slices, built once for the whole site. */
function PageFrame({ path, isListing, children }: FrameProps) {
  useEarlyTaps();
  // In any case: a visitor may lose the connection before the footer is near.
  useEffect(() => whenIdle(startFooter), []);
  // The not-found page becomes a listing once React has hydrated it (see `UnbuiltStock`).
  const isUnbuiltListing = useHydrated() && isListingPath(path);
  return (
    <div id={PAGE_ID}>
      {/* The first stops of the keyboard. */}
      <InPageLink css={skipLink} to="main">
        Skip to content
      </InPageLink>
      {(isListing || isUnbuiltListing) && (
        <InPageLink css={skipLink} to={RESULTS_ID}>
          Skip to results
        </InPageLink>
      )}
      <LateConsent />
      <Slice alias="site-header" />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
      <LateWaitingEnquiries />
    </div>
  );
}

/** Where visits are measured, a link to the choice comes into the footer (`ConsentLink`). */
const isMeasured = () => publishedTracking() !== undefined;
const onceMeasured = (open: () => void) => void (isMeasured() && whenIdle(open));

/** Always the same element, so that it is not rendered again with the page. */
const footer = (
  <NearWindow alsoWhen={onceMeasured}>
    <Slice alias="site-footer" />
  </NearWindow>
);

type ListingElement = ReactElement<{ readonly isHidden?: boolean }>;

interface KeptListingProps {
  readonly path: string;
  readonly isListing: boolean;
  readonly page: ListingElement;
}

/**
 * Keeps the page of a stock listing mounted, but hidden, while a shopper looks at one of its items. Back then shows the same
 * list, filters and scroll position without a new search. Gatsby keys pages by path; all listings have one key here.
 */
function KeptListing({ path, isListing, page }: KeptListingProps) {
  const latest = useRef<ListingElement>(undefined);
  if (isListing) latest.current = page;
  else if (!path.startsWith('/stock/')) latest.current = undefined;

  useEffect(() => {
    if (!isListing) return;
    // The router first moves the focus to the top of the page.
    const focusing = requestAnimationFrame(focusFollowedLink);
    // A click may leave the page before the browser has reported the last scroll.
    const moments = ['scroll', 'click'] as const;
    for (const moment of moments) window.addEventListener(moment, rememberListingPlace, LISTENING);
    return () => {
      cancelAnimationFrame(focusing);
      for (const moment of moments) window.removeEventListener(moment, rememberListingPlace, LISTENING);
    };
  }, [isListing]);

  return (
    <>
      {latest.current && (
        <div hidden={!isListing}>
          {cloneElement(latest.current, { key: 'listing', isHidden: !isListing })}
        </div>
      )}
      {!isListing && page}
    </>
  );
}

const LISTENING = { passive: true, capture: true } as const;

/**
 * The scroll position in a listing and the address of the last link that was followed there, for each entry of the browser's
 * history. Gatsby remembers positions only for entries that it made itself. A search changes the address without Gatsby, so
 * Back needs this map.
 */
const places = new Map<string, { readonly top: number; readonly href?: string | undefined }>();

const entry = (): string =>
  `${window.history.state?.key ?? ''} ${window.location.pathname}${window.location.search}`;

const rememberListingPlace = ({ type, target }: Event): void => {
  const link = type === 'click' ? (target as Element).closest('a') : null;
  places.set(entry(), { top: window.scrollY, href: link?.href ?? places.get(entry())?.href });
};

/** The position for the current history entry, if the shopper was there before. */
export const savedListingScroll = (): number | undefined => places.get(entry())?.top;

/** Back to a listing goes on with the keyboard where the shopper left it. */
function focusFollowedLink(): void {
  const href = places.get(entry())?.href;
  Array.from(document.links)
    // The picture of a card is a second link, for the mouse alone.
    .find((link) => link.href === href && link.tabIndex >= 0)
    ?.focus({ preventScroll: true });
}

declare global {
  interface Window {
    /** Clicks on buttons since the page was shown. The script that starts the scripts collects them (`startAfterPaint`). */
    earlyTaps?: readonly Event[];
  }
}

function takeEarlyTaps(): readonly Event[] {
  const taps = window.earlyTaps ?? [];
  delete window.earlyTaps;
  return taps;
}

/** Presses the buttons again that a shopper pressed before hydration. */
export const useEarlyTaps = (): void => usePressAgain(takeEarlyTaps);

const skipLink = css({
  position: 'absolute',
  left: space[4],
  top: space[2],
  zIndex: layer.notice,
  padding: `${space[3]} ${space[5]}`,
  borderRadius: radius.small,
  background: color.accentDeep,
  color: color.onAccent,
  fontWeight: 600,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
});

const loadBanner = async () => (await import('../components/consent/ConsentBanner')).ConsentBanner;

/** The consent banner. A visitor who is not asked, because its script did not load, has not agreed. */
function LateConsent() {
  const { Component: Banner } = useLazyComponent(
    loadBanner,
    useHydrated() && isMeasured() ? 'idle' : 'never',
  );
  return Banner && <Banner />;
}

const WHILE_MS = 30_000;

/** Loads the script that sends waiting enquiries, once something may wait. Every page has this component. */
function LateWaitingEnquiries() {
  const [Waiting, setWaiting] = useState<ComponentType>();
  useEffect(() => {
    const load = () => {
      if (!mayWait.read()) return;
      import('../components/enquiry/WaitingEnquiries').then(
        ({ WaitingEnquiries }) => setWaiting(() => WaitingEnquiries),
        // Without a connection the script cannot load. It is requested again when the connection is back.
        () => undefined,
      );
    };
    load();
    // A form waits for a moment while it is sent. Only an enquiry that waits longer needs the script.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = mayWait.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(load, WHILE_MS);
    });
    window.addEventListener('online', load);
    return () => {
      stop();
      clearTimeout(timer);
      window.removeEventListener('online', load);
    };
  }, []);
  return Waiting ? <Waiting /> : null;
}

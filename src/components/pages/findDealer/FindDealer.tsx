import { css } from '@emotion/react';
import { navigate } from 'gatsby';
import { type FormEvent, useEffect, useState } from 'react';
import {
  dealershipPlace,
  type FindDealerContext,
  type LocationView,
  toLocation,
} from '../../../content/dealer/location';
import type { YardDepartmentView } from '../../../content/dealer/yardDepartment';
import type { LocationFieldsFragment } from '../../../content/queryTypes';
import { useStockSettings } from '../../../content/stock/stockSettings';
import type { StockCount } from '../../../content/vehicles/vehicle';
import { formatNumber } from '../../../domain/formatNumber';
import { distanceKm, formatDistance, type GeoPoint } from '../../../domain/geoPoint';
import { locationKey } from '../../../domain/stock/locationKey';
import { stockNoun } from '../../../domain/stock/stockTypes';
import { hasPostcodeCentres, postcodeCentre } from '../../../locales/postcodeCentres';
import { forms } from '../../../locales/site/forms';
import { locale } from '../../../locales/site/locale';
import { color, font, media, panel, space, text, wrapRow } from '../../../theme/tokens';
import { publicId } from '../../../tracking/events';
import { track } from '../../../tracking/track';
import { TextField } from '../../enquiry/Field';
import { PlaceCard } from '../../locations/PlaceCard';
import { useStockVocabulary } from '../../search/useStockVocabulary';
import { Button, buttonRow } from '../../ui/Button';
import { useEarlyChange } from '../../ui/fields/useEarlyChange';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/links/Link';
import { pageMargins } from '../../ui/PageWidth';
import { PageTitle } from '../../ui/page/PageTitle';
import { useHydrated } from '../../ui/useHydrated';
import { YardDepartments } from './YardDepartments';
import { YardMap } from './YardMap';

/** The shopper's place, or why it is unknown. */
type ShopperPlace =
  | { readonly point: GeoPoint; readonly words: string; readonly isYards?: boolean }
  | { readonly fault: string };

/** Whether shoppers can search by postcode: the locale may have no table of their centres. */
const hasPostcodes = hasPostcodeCentres(locale.name);

/**
 * The only yard in a postcode, which may be far from its centre; else the centre. The table loads with the first search. Never
 * rejects.
 */
async function placeOfPostcode(
  postcode: string,
  locations: readonly LocationFieldsFragment[],
): Promise<ShopperPlace> {
  const { pattern, rule } = forms.postcode;
  if (!postcode.match(pattern)) return { fault: `A postcode ${rule}.` };
  try {
    const [yard, ...others] = locations.filter(({ address, geo }) => geo && address.postcode === postcode);
    const isOnlyYard = yard !== undefined && others.length === 0;
    const centre = isOnlyYard ? undefined : await postcodeCentre(locale.name, postcode);
    const point = centre ?? yard?.geo ?? undefined;
    track({ name: 'postcode_search', outcome: point ? 'found' : 'unknown' });
    if (!point) return { fault: `We don’t know the postcode ${postcode}. Try one nearby.` };
    return { point, words: postcode, isYards: isOnlyYard };
  } catch {
    return { fault: 'Postcodes did not load. Check your connection and try again.' };
  }
}

/** What else a shopper can do. */
const INSTEAD = hasPostcodes ? ' Type a postcode instead.' : '';

/** How long a device may take to find its position, and how old its last position may be, in milliseconds. */
const POSITION_OPTIONS = { timeout: 15_000, maximumAge: 600_000 } as const;

/** The error codes of the Geolocation API: 1 refused, 2 unknown, 3 too slow. */
const FAULTS: Readonly<Record<number, string>> = {
  1: `Your browser didn’t share your location.${INSTEAD}`,
  3: `Finding your location took too long.${INSTEAD}`,
};

/** The device's position, for which the device asks its owner. It stays in the page. Never rejects. */
const placeOfDevice = (): Promise<ShopperPlace> =>
  new Promise((resolve) => {
    const fail = (code: number) => {
      track({ name: 'use_my_location', outcome: 'refused' });
      resolve({ fault: FAULTS[code] ?? `Your device couldn’t find your location.${INSTEAD}` });
    };
    if (!navigator.geolocation) return fail(2);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        track({ name: 'use_my_location', outcome: 'found' });
        resolve({ point: { latitude, longitude }, words: 'where you are' });
      },
      ({ code }) => fail(code),
      POSITION_OPTIONS,
    );
  });

interface Props {
  readonly path: string;
  readonly query: string;
  readonly atYards: FindDealerContext['atYards'];
  /** The departments at a yard, by its id; without one, at the dealership itself. */
  readonly departmentsAt: (yardId?: string) => readonly YardDepartmentView[];
  /** Milliseconds since 1970. */
  readonly builtAt: number;
}

const TITLE = 'Find a dealer';
const INTRO = `${hasPostcodes ? 'Type your postcode' : 'Use your location'} to see which of our yards is closest, when it’s open and how to get there.`;

/** Where the dealer is. With several locations, shoppers can look for the nearest. */
export function FindDealer(props: Props) {
  const { locations, dealer } = useStockSettings();
  useEffect(() => track({ name: 'dealer_locator', way: 'opened' }), []);
  const [only, ...others] = locations.map((one) => toLocation(one, dealer.timeZone));
  if (others.length > 0) return <NearestYard {...props} />;
  return (
    <>
      <PageTitle title="Where to find us" />
      <div css={[pageMargins, frame]}>
        <PlaceCard
          place={only ?? dealershipPlace(dealer)}
          onUse={(way) => track({ name: 'dealer_locator', way })}
        />
        <YardDepartments departments={props.departmentsAt(only?.id)} builtAt={props.builtAt} />
      </div>
    </>
  );
}

/** Where the shopper is, if they have said so: by the address, by what they type, or by their device. */
function useShopperPlace({ path, query }: Props) {
  const { locations } = useStockSettings();
  // The built HTML is the same for every query.
  const isHydrated = useHydrated();
  const inAddress = new URLSearchParams(query).get('postcode') ?? '';
  const postcodeInAddress = isHydrated ? inAddress : '';
  /** What was typed since the page has this address. */
  const [typed, setTyped] = useState<{ readonly at: string; readonly text: string }>();
  const postcode = typed?.at === inAddress ? typed.text : postcodeInAddress;
  const type = (text: string) => setTyped({ at: inAddress, text });
  const form = useEarlyChange<HTMLFormElement>(({ elements }) => {
    // A country without a table of postcodes has no such field.
    const field = elements.namedItem('postcode') as HTMLInputElement | null;
    if (field?.value) type(field.value);
  });
  /** The shopper's place, and the postcode in the address that led to it; empty if the device gave the place. */
  const [lookup, setLookup] = useState<{ readonly postcode: string; readonly place: ShopperPlace }>();
  const [isLocating, setIsLocating] = useState(false);

  // The page's head hid the list where a postcode in the address changes its order (`watchListing`).
  useEffect(() => {
    delete document.documentElement.dataset.searching;
    document.documentElement.dataset.scripts = 'run';
  }, []);
  useEffect(() => {
    if (postcodeInAddress === '') return;
    let isAwaited = true;
    void placeOfPostcode(postcodeInAddress, locations).then((place) => {
      if (isAwaited) setLookup({ postcode: postcodeInAddress, place });
    });
    return () => {
      isAwaited = false;
    };
  }, [postcodeInAddress, locations]);

  const search = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = postcode.trim();
    if (trimmed !== postcodeInAddress) void navigate(`${path}?postcode=${encodeURIComponent(trimmed)}`);
    else
      void placeOfPostcode(trimmed, locations).then((place) =>
        setLookup({ postcode: postcodeInAddress, place }),
      );
  };
  const locate = async () => {
    setIsLocating(true);
    const place = await placeOfDevice();
    // The address holds a postcode or nothing: the device's position stays in the browser.
    const isLeft = 'point' in place && postcodeInAddress !== '';
    setLookup({ postcode: isLeft ? '' : postcodeInAddress, place });
    setIsLocating(false);
    if (isLeft) void navigate(path, { replace: true });
  };

  const place = lookup?.postcode === postcodeInAddress ? lookup.place : undefined;
  const isLooking = isLocating || (postcodeInAddress !== '' && place === undefined);
  return { place, isLooking, postcode, type, form, search, locate };
}

/** Every location, the nearest first once the shopper gives a place. The built HTML lists them all. */
function NearestYard(props: Props) {
  const { locations, dealer } = useStockSettings();
  const shopper = useShopperPlace(props);
  const { place, isLooking } = shopper;
  const fault = place && 'fault' in place ? place.fault : undefined;
  const known = place && 'point' in place ? place : undefined;
  const all = locations.map((location) => toLocation(location, dealer.timeZone));
  const yards = nearestFirst(all, known?.point);
  const stockWords = useStockWords();
  const [nearest] = yards;
  return (
    <>
      <PageTitle title={TITLE} intro={INTRO} />
      <div css={[pageMargins, frame]}>
        <PlaceForm {...shopper} path={props.path} fault={fault} />
        <p role="status" css={status}>
          {!hasPostcodes && fault}
          {isLooking
            ? 'Looking…'
            : known &&
              nearest?.kilometres !== undefined &&
              (known.isYards
                ? `${nearest.yard.name} is in ${known.words}.`
                : `${nearest.yard.name} is closest to ${known.words}: ${formatDistance(nearest.kilometres)} away.`)}
        </p>
        <div css={beside}>
          <div css={[map, isLooking && hidden]} data-results="">
            <YardMap
              yards={yards.map(({ yard }) => ({
                yard,
                stock: stockWords(props.atYards[locationKey(yard.name)]),
              }))}
              from={known?.point}
            />
          </div>
          <YardList {...props} yards={yards} isLooking={isLooking} />
        </div>
      </div>
    </>
  );
}

interface PlaceFormProps
  extends Pick<ReturnType<typeof useShopperPlace>, 'form' | 'search' | 'postcode' | 'type' | 'locate'> {
  readonly path: string;
  readonly fault: string | undefined;
}

const PlaceForm = ({ form, path, search, postcode, type, fault, locate }: PlaceFormProps) => (
  <form ref={form} css={row} action={path} onSubmit={search} aria-label={TITLE} noValidate>
    {hasPostcodes && (
      <TextField
        id="find-dealer-postcode"
        name="postcode"
        label="Postcode"
        value={postcode}
        onChange={type}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={4}
        fault={fault}
      />
    )}
    <div css={buttonRow}>
      {hasPostcodes && (
        <Button type="submit" look="primary">
          Search
        </Button>
      )}
      <Button onClick={locate}>
        <Icon name="pin" />
        Use my location
      </Button>
    </div>
  </form>
);

interface YardListProps extends Pick<Props, 'atYards' | 'departmentsAt' | 'builtAt'> {
  readonly yards: readonly Yard[];
  readonly isLooking: boolean;
}

const YardList = ({ yards, atYards, departmentsAt, builtAt, isLooking }: YardListProps) => (
  <ul css={[list, isLooking && hidden]} aria-label="Yards" data-results="">
    {yards.map(({ yard, kilometres }) => (
      <li key={yard.id} id={yard.id} css={panel}>
        <h2 css={name}>
          {yard.name}
          {kilometres !== undefined && <span css={far}> {formatDistance(kilometres)}</span>}
        </h2>
        <PlaceCard
          place={yard}
          onUse={(way) => {
            track({ name: 'find_a_dealer', location: publicId(yard.id) });
            track({ name: 'dealer_locator', way });
          }}
        />
        <StockHere stock={atYards[locationKey(yard.name)]} />
        <YardDepartments departments={departmentsAt(yard.id)} builtAt={builtAt} />
      </li>
    ))}
  </ul>
);

/** How much stock a yard has, in the dealer's word for it: `92 cars`. */
function useStockWords() {
  const { stockType } = useStockVocabulary();
  return (stock: StockCount | undefined): string | undefined =>
    stock && `${formatNumber(stock.count)} ${stockNoun(stockType, stock.count)}`;
}

function StockHere({ stock }: { readonly stock: StockCount | undefined }) {
  const stockWords = useStockWords();
  if (!stock) return null;
  return (
    <p css={here}>
      <Link href={stock.href}>See the {stockWords(stock)} here</Link>
    </p>
  );
}

interface Yard {
  readonly yard: LocationView;
  readonly kilometres?: number;
}

const nearestFirst = (yards: readonly LocationView[], from: GeoPoint | undefined): readonly Yard[] =>
  from === undefined
    ? yards.map((yard) => ({ yard }))
    : yards
        .map((yard) => ({ yard, ...(yard.position && { kilometres: distanceKm(from, yard.position) }) }))
        .sort((one, other) => (one.kilometres ?? Infinity) - (other.kilometres ?? Infinity));

const here = css({
  marginTop: space[3],
  '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: '2.5rem' },
});
const frame = css({ display: 'grid', gap: space[5], paddingBlock: `${space[5]} ${space[8]}` });
const row = css({
  ...wrapRow(space[4], 'end'),
  '& > :first-of-type': { flex: '0 1 14rem' },
});
/** Has the height of a line from the start, so that nothing below it moves. */
const status = css({ minHeight: '1.5em', fontWeight: 600 });
/** The map stays in view while the yards scroll. */
const beside = css({
  display: 'grid',
  gap: space[5],
  alignItems: 'start',
  [media.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', '& > div': { order: 1 } },
});
const map = css({ '&:empty': { display: 'none' }, [media.wide]: { position: 'sticky', top: space[5] } });
const list = css({
  display: 'grid',
  gap: space[5],
  listStyle: 'none',
  counterReset: 'yard',
  '& > li': { counterIncrement: 'yard', scrollMarginTop: space[4] },
});
/** While the order is being worked out: cards that change places would be confusing. */
const hidden = css({ visibility: 'hidden' });
/** With the number that the yard has on the map. */
const name = css({
  marginBottom: space[4],
  '&::before': {
    content: ['counter(yard)', 'counter(yard) / ""'],
    display: 'inline-grid',
    placeItems: 'center',
    width: '1.75rem',
    height: '1.75rem',
    marginInlineEnd: space[3],
    borderRadius: '50%',
    background: color.accent,
    color: color.onAccent,
    font: `650 ${text.small} ${font.text}`,
    letterSpacing: 0,
    verticalAlign: '0.1em',
  },
});
const far = css({ marginInlineStart: space[1], color: color.inkQuiet, fontSize: '1rem', fontWeight: 400 });

import { weekdayName } from '../../domain/dateWords';
import { type OpeningHours, WEEKDAYS } from '../../domain/openingHours';
import { SCHEMA_TYPES } from '../../domain/stock/jsonLd/schemaTypes';
import type { StockType } from '../../domain/stock/stockTypes';
import { locale } from '../../locales/site/locale';
import { FIND_DEALER_PATH } from '../addresses';
import type { AddressFieldsFragment } from '../queryTypes';
import type { DealerView } from './dealer';
import type { LocationView } from './location';
import type { YardDepartmentView } from './yardDepartment';

/** Where and when structured data is for. */
interface Published {
  /** Without a final slash. */
  readonly siteUrl: string;
  /** When the page is built: an ISO 8601 time, or milliseconds since 1970. Special days that are over are left out. */
  readonly now: string | number;
}

/** The id of the dealership in structured data: every page means the same one. */
export const dealerId = (siteUrl: string): string => `${siteUrl}/#dealer`;

/** The dealership as structured data, with the ordinary hours and coming special days of the first department. */
export const dealerJsonLd = (dealer: DealerView, { siteUrl, now }: Published): object => ({
  ...placeJsonLd(dealer, dealer.stockType, dealer.departments[0]?.hours, now),
  '@id': dealerId(siteUrl),
  name: dealer.name,
  legalName: dealer.legalName,
  url: `${siteUrl}/`,
  sameAs: dealer.socialLinks.map(({ href }) => href),
});

interface YardsDealer {
  readonly stockType: StockType;
  readonly name: string;
  readonly departmentsAt: (yardId: string) => readonly YardDepartmentView[];
}

/** The yards as structured data, with their departments: each is a separate place that belongs to the dealership. */
export const yardsJsonLd = (
  yards: readonly LocationView[],
  { stockType, name, departmentsAt }: YardsDealer,
  { siteUrl, now }: Published,
): readonly object[] =>
  yards.map((yard) => ({
    ...placeJsonLd(yard, stockType, yard.hours, now),
    '@id': `${siteUrl}${FIND_DEALER_PATH}#${yard.id}`,
    name: yard.name === name ? name : `${name}, ${yard.name}`,
    parentOrganization: { '@type': 'Organization', '@id': dealerId(siteUrl), name },
    url: `${siteUrl}${FIND_DEALER_PATH}`,
    department: departmentsAt(yard.id).map((department) => ({
      '@type': 'LocalBusiness',
      name: `${department.name}, ${yard.name}`,
      telephone: department.phone,
      address: addressJsonLd(yard.address),
      ...hoursJsonLd(department.hours, now),
    })),
  }));

const placeJsonLd = (
  { phone, email, address, position }: Pick<LocationView, 'phone' | 'email' | 'address' | 'position'>,
  stockType: StockType,
  hours: OpeningHours | undefined,
  now: Published['now'],
) => ({
  '@context': 'https://schema.org',
  '@type': SCHEMA_TYPES[stockType].seller,
  telephone: phone,
  email,
  address: addressJsonLd(address),
  geo: position && { '@type': 'GeoCoordinates', ...position },
  ...hoursJsonLd(hours, now),
});

const addressJsonLd = ({ street, suburb, state, postcode }: AddressFieldsFragment) => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  addressLocality: suburb,
  addressRegion: state ?? undefined,
  postalCode: postcode,
  addressCountry: locale.country,
});

const DAY_MS = 86_400_000;

/**
 * The week, and the special days that are not over. A dealership with unknown hours has none. The last day may still be
 * there, because dates are compared in UTC: Gatsby renders the head in the browser too, where the first question about a time
 * zone takes a phone a tenth of a second.
 */
function hoursJsonLd(hours: OpeningHours | undefined, now: Published['now']): object {
  if (hours === undefined) return {};
  const yesterday = new Date(new Date(now).getTime() - DAY_MS).toISOString().slice(0, 10);
  const coming = hours.specialDays.filter(({ date }) => date >= yesterday);
  return {
    openingHoursSpecification: WEEKDAYS.flatMap((weekday) =>
      hours.week[weekday].map(({ opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: `https://schema.org/${weekdayName(weekday)}`,
        opens,
        closes,
      })),
    ),
    specialOpeningHoursSpecification: coming.flatMap(({ date, periods }) =>
      // schema.org expresses a closed day as opening and closing at midnight.
      (periods.length === 0 ? [{ opens: '00:00', closes: '00:00' }] : periods).map(({ opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: date,
        validThrough: date,
        opens,
        closes,
      })),
    ),
  };
}

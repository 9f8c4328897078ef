import { WEEKDAYS } from '../../domain/openingHours';
import { weekdayName } from '../../domain/openingWords';
import { SCHEMA_TYPES } from '../../domain/stock/jsonLd/schemaTypes';
import { locale } from '../../locales/site/locale';
import type { DealerView } from './dealer';

/**
 * The dealership as structured data, as the schema.org type of a seller of its stock, with the ordinary hours and special
 * days of the first department. `siteUrl` has no final slash.
 */
export function dealerJsonLd(dealer: DealerView, siteUrl: string): object {
  const hours = dealer.departments[0]?.hours;
  return {
    '@context': 'https://schema.org',
    '@type': SCHEMA_TYPES[dealer.stockType].seller,
    '@id': `${siteUrl}/#dealer`,
    name: dealer.name,
    legalName: dealer.legalName,
    url: `${siteUrl}/`,
    telephone: dealer.phone,
    email: dealer.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: dealer.address.street,
      addressLocality: dealer.address.suburb,
      addressRegion: dealer.address.state ?? undefined,
      postalCode: dealer.address.postcode,
      addressCountry: locale.country,
    },
    geo: { '@type': 'GeoCoordinates', ...dealer.position },
    openingHoursSpecification: hours
      ? WEEKDAYS.flatMap((weekday) =>
          hours.week[weekday].map(({ opens, closes }) => ({
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: weekdayName(weekday),
            opens,
            closes,
          })),
        )
      : [],
    specialOpeningHoursSpecification: (hours?.specialDays ?? []).flatMap(({ date, periods }) =>
      // schema.org expresses a closed day as opening and closing at midnight.
      (periods.length === 0 ? [{ opens: '00:00', closes: '00:00' }] : periods).map(({ opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: date,
        validThrough: date,
        opens,
        closes,
      })),
    ),
    sameAs: dealer.socialLinks.map(({ href }) => href),
  };
}

import type { SiteConfig } from '../../src/config/siteConfig';
import { brandSpecialKey } from '../../src/content/addresses';
import { addressLine } from '../../src/domain/addressLine';
import { periodsWords, weekdayName } from '../../src/domain/dateWords';
import type { DealershipDetails } from '../../src/domain/enquiry/dealershipDetails';
import { known } from '../../src/domain/knownFields';
import { weekSummary } from '../../src/domain/openingDays';
import { hoursAt, toOpeningHours } from '../../src/domain/openingHours';
import type { EnquiryDeskQuery } from './queryTypes';

export const DEALERSHIP_QUERY = /* GraphQL */ `
  query EnquiryDesk {
    site {
      dealershipName dealershipStockType phone email timeZone alertConfirmation alertIntro
      departments {
        id name email
        phones { label number }
        openingHours { weekday periods { opens closes } }
        specialDays { date name periods { opens closes } }
        visitsAtOnce visitNote
      }
      address { street suburb state postcode }
    }
    locations {
      name
      address { street suburb state postcode }
      openingHours { weekday periods { opens closes } }
      specialDays { date name periods { opens closes } }
      departments {
        department { id }
        openingHours { weekday periods { opens closes } }
        specialDays { date name periods { opens closes } }
      }
    }
    brandSpecials { id title startsAt endsAt }
    dealerSpecials { slug title startsAt endsAt }
  }
`;

/**
 * What the enquiry server needs to know about the dealership. Nothing of an offer that has not begun by `now`, milliseconds
 * since 1970: the file is public.
 */
export const dealershipDetails = (
  { site: content, locations, brandSpecials, dealerSpecials }: EnquiryDeskQuery,
  { dealerId, brandId, stockVersion, brands, url, locale, words }: SiteConfig,
  now: number,
): DealershipDetails => ({
  dealerId,
  brandId,
  stockVersion,
  locale,
  words,
  stockType: content.dealershipStockType,
  ...(brands.length === 1 && { brand: brands[0]?.name }),
  timeZone: content.timeZone,
  siteUrl: url,
  name: content.dealershipName,
  phone: content.phone,
  email: content.email,
  alertWords: known({
    confirmation: content.alertConfirmation ?? undefined,
    intro: content.alertIntro ?? undefined,
  }),
  departments: content.departments.map((department) => {
    const { id, name, email, phones } = department;
    const opening = toOpeningHours(department, content.timeZone);
    return {
      id,
      name,
      ...(email === null ? {} : { email }),
      phones: phones.map(({ label, number }) => (label === null ? { number } : { label, number })),
      hours: weekSummary(opening).map(
        ({ from, to, periods }) =>
          `${from === to ? weekdayName(from) : `${weekdayName(from)} to ${weekdayName(to)}`}: ${periodsWords(periods)}`,
      ),
      opening,
      visitsAtOnce: department.visitsAtOnce,
      ...(department.visitNote !== null && { visitNote: department.visitNote }),
    };
  }),
  address: addressLine(content.address),
  locations: locations.map((location) => ({
    name: location.name,
    address: addressLine(location.address),
    opening: toOpeningHours(hoursAt(location, content.departments[0]?.id), content.timeZone),
  })),
  offers: [
    ...brandSpecials.map((special) => ({ ...special, id: brandSpecialKey(special) })),
    ...dealerSpecials.map(({ slug, ...special }) => ({ ...special, id: slug })),
  ]
    .filter(({ startsAt }) => startsAt === null || Date.parse(startsAt) <= now)
    .map(({ id, title, endsAt }) => ({ id, title, ...(endsAt !== null && { endsAt }) })),
});

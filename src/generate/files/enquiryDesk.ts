import { site } from '../../config/site';
import type { EnquiryDesk } from '../../domain/enquiry/enquiryDesk';
import { type OpeningPeriod, WEEKDAYS, type Weekday } from '../../domain/openingHours';
import { periodsWords, weekdayName } from '../../domain/openingWords';
import { weekSummary } from '../../domain/weekSummary';
import type { EnquiryDeskQuery } from '../content/queryTypes';

export const DESK_QUERY = /* GraphQL */ `
  query EnquiryDesk {
    site {
      dealershipName
      phone
      email
      timeZone
      departments {
        id
        name
        email
        phones {
          label
          number
        }
        openingHours {
          weekday
          periods {
            opens
            closes
          }
        }
      }
    }
  }
`;

/** What the enquiry server needs to know about the dealership. */
export const enquiryDesk = ({ site: content }: EnquiryDeskQuery): EnquiryDesk => ({
  dealerId: site.dealerId,
  brandId: site.brandId,
  stockVersion: site.stockVersion,
  ...(site.brand === undefined ? {} : { brand: site.brand }),
  timeZone: content.timeZone,
  siteUrl: site.url,
  name: content.dealershipName,
  phone: content.phone,
  email: content.email,
  departments: content.departments.map(({ id, name, email, phones, openingHours }) => {
    const week = Object.fromEntries(
      WEEKDAYS.map((day) => [day, openingHours.find(({ weekday }) => weekday === day)?.periods ?? []]),
    ) as Record<Weekday, readonly OpeningPeriod[]>;
    return {
      id,
      name,
      ...(email === null ? {} : { email }),
      phones: phones.map(({ label, number }) => (label === null ? { number } : { label, number })),
      hours: weekSummary({ week }).map(
        ({ from, to, periods }) =>
          `${from === to ? weekdayName(from) : `${weekdayName(from)} to ${weekdayName(to)}`}: ${periodsWords(periods)}`,
      ),
    };
  }),
});

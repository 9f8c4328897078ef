import { graphql, useStaticQuery } from 'gatsby';
import type { EnquiryKind } from '../../domain/enquiry/enquiryKind';
import { hoursAt, toOpeningHours } from '../../domain/openingHours';
import type { FormContentQuery } from '../queryTypes';

export function useFormContent() {
  const {
    searchEngine,
    content: { site, locations },
  } = useStaticQuery<FormContentQuery>(graphql`
    query FormContent {
      searchEngine { hosted }
      content {
        site {
          phone dealershipStockType reservationTerms reservationPaymentUrl valuationDisclaimer
          timeZone
          departments { id openingHours { ...DayHoursFields } specialDays { ...SpecialDayFields } }
        }
        locations {
          name openingHours { ...DayHoursFields } specialDays { ...SpecialDayFields }
          departments {
            department { id } openingHours { ...DayHoursFields } specialDays { ...SpecialDayFields }
          }
        }
      }
    }
  `);
  return {
    /** The hosted search that answers; absent if the embedded engine does. */
    hostedSearch: searchEngine.hosted ?? undefined,
    phone: site.phone,
    stockType: site.dealershipStockType,
    /** The opening hours in which shoppers choose a day and a time. */
    places: {
      departments: site.departments.map((one) => ({
        id: one.id,
        opening: toOpeningHours(one, site.timeZone),
      })),
      locations: locations.map((one) => ({
        name: one.name,
        opening: toOpeningHours(hoursAt(one, site.departments[0]?.id), site.timeZone),
      })),
    },
    /** Text above the fields of a form, in addition to the collection notice. */
    notes: {
      reserveNow: site.reservationTerms ?? undefined,
      valueTradeIn: site.valuationDisclaimer ?? undefined,
    } as Readonly<Partial<Record<EnquiryKind, string>>>,
    paymentUrl: site.reservationPaymentUrl?.startsWith('https://') ? site.reservationPaymentUrl : undefined,
  };
}

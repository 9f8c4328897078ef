import { graphql, useStaticQuery } from 'gatsby';
import type { EnquiryKind } from '../../domain/enquiry/enquiryKind';
import type { VisitPlaces } from '../../domain/enquiry/visitTimes';
import type { HostedSearch } from '../../domain/hostedSearch';
import type { StockType } from '../../domain/stock/stockTypes';
import { toOpeningHours } from '../dealer/department';
import type { FormContentQuery } from '../queryTypes';

/** What the content says about the forms. */
interface FormContent {
  /** Text above the fields of a form, in addition to the collection notice. */
  readonly notes: Readonly<Partial<Record<EnquiryKind, string>>>;
  /** The page of the dealer's payment provider for reservations. Always `https:`. */
  readonly paymentUrl?: string;
  /** What the dealership sells. */
  readonly stockType: StockType;
  /** The opening hours in which shoppers choose a day and a time. */
  readonly places: VisitPlaces;
  /** The hosted search that answers; absent if the embedded engine does. */
  readonly hostedSearch: HostedSearch | undefined;
}

export function useFormContent(): FormContent {
  const {
    searchEngine,
    content: { site, locations },
  } = useStaticQuery<FormContentQuery>(graphql`
    query FormContent {
      searchEngine { hosted }
      content {
        site {
          dealershipStockType reservationTerms reservationPaymentUrl valuationDisclaimer
          timeZone
          departments { id openingHours { ...DayHoursFields } specialDays { ...SpecialDayFields } }
        }
        locations { name openingHours { ...DayHoursFields } specialDays { ...SpecialDayFields } }
      }
    }
  `);
  return {
    hostedSearch: searchEngine.hosted ?? undefined,
    stockType: site.dealershipStockType,
    places: {
      departments: site.departments.map((one) => ({
        id: one.id,
        opening: toOpeningHours(one, site.timeZone),
      })),
      locations: locations.map((one) => ({ name: one.name, opening: toOpeningHours(one, site.timeZone) })),
    },
    notes: {
      reserveNow: site.reservationTerms ?? undefined,
      valueTradeIn: site.valuationDisclaimer ?? undefined,
    },
    ...(site.reservationPaymentUrl?.startsWith('https://') ? { paymentUrl: site.reservationPaymentUrl } : {}),
  };
}

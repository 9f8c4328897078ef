import { pageValue } from '../../device/pageValue';
import type { EnquiryLine } from '../../domain/enquiry/enquiry';

/** The estimate that an item's page shows, for the enquiries about that item. */
export const shownPriceToPay = pageValue<
  { readonly itemId: string; readonly lines: readonly EnquiryLine[] } | undefined
>(undefined);

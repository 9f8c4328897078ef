import type { EnquiryLine } from '../../domain/enquiry/enquiry';
import { formatPrice } from '../../domain/formatNumber';
import { centsToDollars } from '../../domain/money';
import type { PriceToPay } from '../../domain/onRoad/priceToPay';
import { amountToPay, whereToPay } from './amountToPay';

/** `About $36,240`; without "about" where the advertised price is drive away already. */
export const foundAmount = ({ cents, isEstimate }: Pick<PriceToPay, 'cents' | 'isEstimate'>): string =>
  isEstimate ? amountToPay(centsToDollars(cents)) : formatPrice(centsToDollars(cents));

/** The estimate for the dealership's staff, as the shopper saw it. @param today `2026-11-29` */
export const priceToPayLines = (found: PriceToPay, today: string): readonly EnquiryLine[] => [
  { label: `Price to pay (estimate of ${today})`, value: `${foundAmount(found)} ${whereToPay(found.place)}` },
  ...found.parts.map(({ label, cents }) => ({ label, value: formatPrice(centsToDollars(cents)) })),
];

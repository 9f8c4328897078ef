import type { EnquiryLine } from '../../domain/enquiry/enquiry';
import { formatPrice } from '../../domain/formatNumber';
import { centsToDollars } from '../../domain/money';
import type { PriceToPay } from '../../domain/onRoad/priceToPay';
import { locale } from '../../locales/site/locale';

/** `About $36,240 drive away in NSW`; without "about" where the advertised price is that already. */
export function priceToPayWords({ cents, isEstimate, place }: Omit<PriceToPay, 'parts'>): string {
  const amount = formatPrice(centsToDollars(cents));
  const where = place === locale.country ? 'on the road' : `drive away in ${place}`;
  return `${isEstimate ? 'About ' : ''}${amount} ${where}`;
}

/** The estimate for the dealership's staff, as the shopper saw it. @param today `2026-11-29` */
export const priceToPayLines = (found: PriceToPay, today: string): readonly EnquiryLine[] => [
  { label: `Price to pay (estimate of ${today})`, value: priceToPayWords(found) },
  ...found.parts.map(({ label, cents }) => ({ label, value: formatPrice(centsToDollars(cents)) })),
];

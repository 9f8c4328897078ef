import { formatPrice } from '../../domain/formatNumber';
import type { Dollars } from '../../domain/money';
import { locale } from '../../locales/site/locale';

/** An estimate: `About $36,240` */
export const amountToPay = (dollars: Dollars): string => `About ${formatPrice(dollars)}`;

/** `drive away in NSW` */
export const whereToPay = (place: string): string =>
  place === locale.country ? 'on the road' : `drive away in ${place}`;

/** For a card, which has no room for the reason. */
export const askForPrice = (place: string): string => `Ask us for the price ${whereToPay(place)}`;

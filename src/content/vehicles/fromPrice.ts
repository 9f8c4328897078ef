import { type PriceNote, type Prices, priceDisplay } from '../../domain/stock/priceDisplay';
import type { VehicleCardFieldsFragment } from '../queryTypes';

/** A grade's price in words: `$25,990` `Drive Away`, or that it is on application. */
export type FromPriceView =
  | {
      readonly kind: 'priced';
      readonly amount: string;
      readonly qualifier: string;
      readonly note: PriceNote;
      readonly prices: Prices;
    }
  | {
      readonly kind: 'onApplication';
      readonly text: string;
      readonly note: PriceNote;
      readonly prices: Prices;
    };

type GradePrice = VehicleCardFieldsFragment['grades'][number];

export function toFromPrice({ fromPrice, priceType }: GradePrice): FromPriceView {
  const prices = { priceType, price: fromPrice ?? undefined };
  const display = priceDisplay(prices, { repayment: false });
  return display.kind === 'priced'
    ? { kind: 'priced', amount: display.amount, qualifier: display.qualifier, note: display.note, prices }
    : { kind: 'onApplication', text: display.text, note: display.note, prices };
}

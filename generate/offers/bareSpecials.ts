import type { StockItem } from '../../src/domain/stock/stockItem';

/** What is wrong with a bare special, in words that follow its place. */
export const BARE_SPECIAL =
  'says Special, but its price is not reduced and no running offer is for it: give it a special price, widen an offer to it, or take “Special” off';

/** Whether an item for sale says Special without anything special: neither a reduced price nor an offer. */
export const isBareSpecial = ({ featured, status, specialPrice, offers = [] }: StockItem): boolean =>
  featured && status !== 'sold' && specialPrice === undefined && offers.length === 0;

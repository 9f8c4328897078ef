import type { ReactNode } from 'react';
import { useStockSettings } from '../../../content/stock/stockSettings';
import { shopperFinance } from '../../../device/shopperFinance';
import { cheapestPlaces } from '../../../domain/compare/bestValues';
import { repaymentForPrice } from '../../../domain/finance/repaymentForPrice';
import { EM_DASH } from '../../../domain/formatNumber';
import { priceDisplay, pricesOf } from '../../../domain/stock/priceDisplay';
import type { StockItem } from '../../../domain/stock/stockItem';
import { locale } from '../../../locales/site/locale';
import { RepaymentLine } from '../../finance/RepaymentLine';
import { StockPrice } from '../../price/StockPrice';
import { useStored } from '../../ui/visit/useStored';

/** A row that belongs to this site and not to the vehicles alone: prices, and what follows from them. */
export interface MoneyRow {
  readonly label: string;
  /** A cell for each item. */
  readonly cells: readonly ReactNode[];
  readonly best?: { readonly word: string; readonly places: ReadonlySet<number> };
}

/** Makes a row; `undefined` if the site has nothing to say in it. */
export type UseMoneyRow = (items: readonly StockItem[]) => MoneyRow | undefined;

/** A sold item has no price any more. */
const pricesNow = (item: StockItem) =>
  item.status === 'sold' ? { priceType: item.priceType } : pricesOf(item);

const usePrice: UseMoneyRow = (items) => {
  const { finance } = useStockSettings();
  return {
    label: 'Price',
    cells: items.map((item) =>
      item.status === 'sold' ? (
        'Sold'
      ) : (
        <StockPrice
          key={item.id}
          display={priceDisplay(pricesOf(item), locale.prices, { repayment: finance !== undefined })}
        />
      ),
    ),
    best: { word: 'Lowest', places: cheapestPlaces(items.map(pricesNow)) },
  };
};

const useRepayment: UseMoneyRow = (items) => {
  const { finance } = useStockSettings();
  const shopper = useStored(shopperFinance);
  if (!finance) return undefined;
  const prices = items.map(pricesNow);
  const repayments = items.map(({ vehType }, place) => {
    const quote = repaymentForPrice(prices[place]?.price ?? 0, vehType, finance, shopper);
    return quote.kind === 'ok' && quote.value.kind === 'repayment' ? quote.value.displayed : undefined;
  });
  return {
    label: 'Repayment',
    cells: items.map(({ id, vehType }, place) => {
      const { price } = prices[place] ?? {};
      return price === undefined ? EM_DASH : <RepaymentLine key={id} price={price} vehType={vehType} />;
    }),
    best: { word: 'Lowest', places: cheapestPlaces(prices, repayments) },
  };
};

/** The rows above the facts, in their order. A new one is a function and a line here. */
export const MONEY_ROWS: Readonly<Record<string, UseMoneyRow>> = { price: usePrice, repayment: useRepayment };

import type { ReactNode } from 'react';
import { useStockSettings } from '../../../content/stock/stockSettings';
import { driving } from '../../../device/driving';
import { shopperFinance } from '../../../device/shopperFinance';
import { cheapestPlaces } from '../../../domain/compare/bestValues';
import type { FinanceSettings, ShopperFinance } from '../../../domain/finance/financeSettings';
import { repaymentForPrice } from '../../../domain/finance/repaymentForPrice';
import { EM_DASH, formatPrice } from '../../../domain/formatNumber';
import { centsToDollars } from '../../../domain/money';
import { weeklyCost } from '../../../domain/ownership/weeklyCost';
import { priceDisplay, pricesOf } from '../../../domain/stock/priceDisplay';
import type { StockItem } from '../../../domain/stock/stockItem';
import { locale } from '../../../locales/site/locale';
import { DealFacts } from '../../finance/DealFacts';
import { RepaymentLine } from '../../finance/RepaymentLine';
import { useDeals } from '../../finance/useDeals';
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
  const repayments = items.map((item) => repaymentOf(item, finance, shopper)?.displayed);
  return {
    label: 'Repayment',
    cells: items.map(({ id, vehType }, place) => {
      const { price } = prices[place] ?? {};
      return price === undefined ? EM_DASH : <RepaymentLine key={id} price={price} vehType={vehType} />;
    }),
    best: { word: 'Lowest', places: cheapestPlaces(prices, repayments) },
  };
};

/** What the shopper would pay for those that they have made a deal on. Its terms differ from those of the row above. */
const useMyDeal: UseMoneyRow = (items) => {
  const { finance } = useStockSettings();
  const dealFor = useDeals();
  const deals = items.map(({ id }) => dealFor(id));
  if (!finance || deals.every((deal) => deal === undefined)) return undefined;
  return {
    label: 'My deal',
    cells: items.map((item, place) => {
      const deal = deals[place];
      const { price } = pricesNow(item);
      if (deal === undefined || price === undefined) return EM_DASH;
      const parts = { price, vehType: item.vehType, deal };
      return (
        <div key={item.id}>
          <RepaymentLine {...parts} />
          <DealFacts {...parts} />
        </div>
      );
    }),
  };
};

/** What the screen shows of an item’s repayment, if it has one. */
function repaymentOf(item: StockItem, settings: FinanceSettings, shopper: Partial<ShopperFinance>) {
  const quote = repaymentForPrice(pricesNow(item).price ?? 0, item.vehType, settings, shopper);
  return quote.kind === 'ok' && quote.value.kind === 'repayment' ? quote.value : undefined;
}

/** The words of each part. Those of a repayment stand in the row above, with its rates. */
const PART_WORDS = { repayment: 'repayment', petrol: 'petrol', diesel: 'diesel', electricity: 'electricity' };

const useWeeklyCost: UseMoneyRow = (items) => {
  const { finance } = useStockSettings();
  const shopper = useStored(shopperFinance);
  const own = useStored(driving);
  if (!finance || !own) return undefined;
  const costs = items.map((item) => {
    const repaid = repaymentOf(item, finance, shopper);
    return repaid && weeklyCost(item, repaid, own);
  });
  return {
    label: 'A week, with fuel',
    cells: costs.map((cost, place) =>
      cost === undefined ? (
        'Not known: repayment, use or price is missing'
      ) : (
        <p key={items[place]?.id}>
          <strong>{formatPrice(centsToDollars(cost.total))}</strong>{' '}
          {cost.parts
            .map(({ name, cents }) => `${formatPrice(centsToDollars(cents))} ${PART_WORDS[name]}`)
            .join(' + ')}
          . Without servicing, registration and insurance.
        </p>
      ),
    ),
    best: {
      word: 'Lowest',
      places: cheapestPlaces(
        items.map(pricesNow),
        costs.map((cost) => cost?.total),
      ),
    },
  };
};

/** The rows above the facts, in their order. A new one is a function and a line here. */
export const MONEY_ROWS: Readonly<Record<string, UseMoneyRow>> = {
  price: usePrice,
  repayment: useRepayment,
  myDeal: useMyDeal,
  weeklyCost: useWeeklyCost,
};

import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useStockSettings } from '../../../content/stock/stockSettings';
import { shopperFinance } from '../../../device/shopperFinance';
import { shopperPlace } from '../../../device/shopperPlace';
import { bestPlaces, cheapestPlaces } from '../../../domain/compare/bestValues';
import { repaymentForPrice } from '../../../domain/finance/repaymentForPrice';
import { EM_DASH, formatPrice } from '../../../domain/formatNumber';
import { centsToDollars } from '../../../domain/money';
import { explainNoEstimate } from '../../../domain/onRoad/noEstimate';
import { sumWords, withoutWords } from '../../../domain/ownership/costWords';
import { comparableTotals, type WeeklyCost } from '../../../domain/ownership/weeklyCost';
import { type Prices, priceDisplay, pricesOf } from '../../../domain/stock/priceDisplay';
import type { StockItem } from '../../../domain/stock/stockItem';
import { isDriven } from '../../../domain/stock/stockTypes';
import { runningOffers } from '../../../domain/stock/vehicleOffer';
import { locale } from '../../../locales/site/locale';
import { quiet } from '../../../theme/tokens';
import { DealFacts } from '../../finance/DealFacts';
import { useWeeklyCost } from '../../finance/ownership/useWeeklyCost';
import { RepaymentLine } from '../../finance/RepaymentLine';
import { useDeals } from '../../finance/useDeals';
import { FoundPrice } from '../../price/FoundPrice';
import { StockPrice } from '../../price/StockPrice';
import { useOnRoadTables, usePricesToPay } from '../../price/usePricesToPay';
import { Link } from '../../ui/links/Link';
import { useClock } from '../../ui/visit/useClock';
import { useStored } from '../../ui/visit/useStored';

/** A row that belongs to this site and not to the vehicles alone: prices, and what follows from them. */
export interface MoneyRow {
  readonly label: string;
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
  const prices = usePricesInForce(items);
  if (!finance) return undefined;
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

/** What the shopper pays for vehicles with a deal. Its terms differ from the row above. */
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

const useWeeklyCosts: UseMoneyRow = (items) => {
  const costOf = useWeeklyCost();
  const prices = usePricesInForce(items);
  const costs = items.map((item) => (item.status === 'sold' ? undefined : costOf(item)));
  if (!items.some(isDriven)) return undefined;
  return {
    label: 'What it costs a week',
    cells: costs.map((cost, place) =>
      cost?.total === undefined ? EM_DASH : <WeeklyCostSum key={items[place]?.id} cost={cost} />,
    ),
    best: { word: 'Lowest', places: cheapestPlaces(prices, comparableTotals(costs)) },
  };
};

const useOffers: UseMoneyRow = (items) => {
  const now = useClock();
  const offers = items.map((item) => (item.status === 'sold' ? [] : runningOffers(item, now)));
  if (offers.every(({ length }) => length === 0)) return undefined;
  return {
    label: 'Offers',
    cells: offers.map((own) =>
      own.length === 0
        ? EM_DASH
        : own.map(({ id, title, href }) => (
            <p key={id}>
              <Link href={href}>{title}</Link>
            </p>
          )),
    ),
  };
};

/** What each would cost the shopper on the road, if they have told a page where they would register it. */
const usePriceToPay: UseMoneyRow = (items) => {
  const isAsked = useStored(shopperPlace) !== undefined;
  const found = usePricesToPay(items, useOnRoadTables(isAsked));
  if (!isAsked) return undefined;
  return {
    label: 'Price to pay',
    cells: items.map(({ id }, place) => {
      const one = found?.[place];
      if (one === undefined) return '';
      return one.kind === 'ok' ? (
        <FoundPrice key={id} found={one.value} />
      ) : (
        explainNoEstimate(one.fault) || EM_DASH
      );
    }),
    best: {
      word: 'Lowest',
      places: bestPlaces(
        found?.map((one) => (one.kind === 'ok' ? one.value.cents : undefined)) ?? [],
        'least',
      ),
    },
  };
};

/** The rows above the facts, in their order. A new one is a function and a line here. */
export const MONEY_ROWS: Readonly<Record<string, UseMoneyRow>> = {
  price: usePrice,
  priceToPay: usePriceToPay,
  repayment: useRepayment,
  myDeal: useMyDeal,
  offers: useOffers,
  weeklyCost: useWeeklyCosts,
};

/** A weekly cost in a cell: the total, its parts, and what it is without. */
const WeeklyCostSum = ({ cost }: { readonly cost: WeeklyCost }) => (
  <>
    <strong>{formatPrice(cost.total ?? 0)}</strong>
    <span css={line}>
      {sumWords(cost)}. {withoutWords(cost.without)}.
    </span>
  </>
);

const line = css({ display: 'block', ...quiet });

/**
 * The price of each item from which a repayment follows: what the shopper would pay if they want that to count and it is
 * known, otherwise the advertised one. A sold item has none.
 */
function usePricesInForce(items: readonly StockItem[]): readonly Prices[] {
  const isUsed = useStored(shopperPlace)?.isUsed === true;
  const found = usePricesToPay(items, useOnRoadTables(isUsed));
  return items.map((item, place) => {
    const toPay = isUsed ? found?.[place] : undefined;
    if (toPay?.kind === 'ok') return { priceType: 'driveAway', price: centsToDollars(toPay.value.cents) };
    return item.status === 'sold' ? { priceType: item.priceType } : pricesOf(item);
  });
}

import { type ListedCost, type ListedCostTerms, listedCost } from '../../../domain/ownership/listedCost';
import type { VehType } from '../../../domain/stock/stockTypes';
import { COST_GAP_ATTRIBUTE, WEEKLY_COST } from '../../indexRecord';
import { numberColumn, textColumn } from './column';
import { forTerms } from './forTerms';
import { type StockIndex, valueAt, withColumns } from './stockIndex';

/** The same index with what each record costs the shopper a week, to order by, and why that is unknown, to count. */
export const weeklyCostIndex = forTerms<ListedCostTerms>((before, terms) => {
  const costs = costsOf(before, terms);
  const known = costs.map((cost) => (cost.kind === 'known' ? cost.dollars : undefined));
  const gaps = costs.map((cost) => (cost.kind === 'unknown' ? cost.because : undefined));
  return {
    stock: withColumns(before, [numberColumn(WEEKLY_COST, known), textColumn(COST_GAP_ATTRIBUTE, gaps)]),
    onCard: (rank) => {
      const weeklyCost = known[rank];
      return weeklyCost === undefined ? {} : { weeklyCost };
    },
  };
});

/** By rank. */
const costsOf = (stock: StockIndex, terms: ListedCostTerms): readonly ListedCost[] =>
  Array.from({ length: stock.count }, (_, rank) => {
    const item = {
      vehType: valueAt(stock, 'vehType', rank) as VehType,
      fuelType: valueAt(stock, 'fuelType', rank) as string | undefined,
      fuelEconomy: valueAt(stock, 'fuelEconomy', rank) as string | undefined,
      fuelCombined: valueAt(stock, 'fuelCombined', rank) as number | undefined,
      petrolGrade: valueAt(stock, 'petrolGrade', rank) as 95 | 98 | undefined,
    };
    return listedCost(item, valueAt(stock, 'price', rank) as number | undefined, terms);
  });

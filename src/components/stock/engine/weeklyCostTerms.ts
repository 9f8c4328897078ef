import { pageValue } from '../../../device/pageValue';
import type { ListedCostTerms } from '../../../domain/ownership/listedCost';

/** The terms of a shopper who orders the list by what each item costs a week. A hosted search cannot. */
export const weeklyCostTerms = pageValue<ListedCostTerms | undefined>(undefined);

import { pageValue } from '../../../device/pageValue';
import type { ToPayTerms } from '../../../search/toPayTerms';

/** The terms of a shopper who searches by what they would pay. A hosted search cannot. */
export const toPayTerms = pageValue<ToPayTerms | undefined>(undefined);

import type { Credit } from '../../domain/country';

declare const DEALER: { readonly credit: Credit };

/** The site's own, in pages (`src/config/pageValues.ts`). */
export const credit = DEALER.credit;

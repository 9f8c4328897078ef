import type { DealerWords } from '../../domain/country';

declare const DEALER: { readonly words: DealerWords };

/** The site's own, in pages (`src/config/pageValues.ts`). */
export const dealerWords = DEALER.words;

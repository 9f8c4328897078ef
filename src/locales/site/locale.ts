import type { Locale } from '../../domain/country';

declare const DEALER: { readonly locale: Locale };

/** The site's own, in pages (`src/config/pageValues.ts`). */
export const locale = DEALER.locale;

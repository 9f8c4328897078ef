import type { Forms } from '../../domain/country';

declare const DEALER: { readonly forms: Forms };

/** The site's own, in pages (`src/config/pageValues.ts`). */
export const forms = DEALER.forms;

import { readDealer } from '../../config/dealer';
import { locale as australia } from '../en-AU/locale';
import { locale as newZealand } from '../en-NZ/locale';
import type { Locale, LocaleName } from '../locale';

/**
 * One of each locale's, for the site. What runs in Node reads it from `site.yml` here. For pages, webpack puts the one
 * folder in the place of this one (`src/gatsby/webpack.ts`), so that no other locale reaches a browser; esbuild does the same
 * for the server alone (`scripts/buildServer.mjs`).
 */
export function ofSite<Part>(parts: Readonly<Record<LocaleName, Part>>): Part {
  try {
    return parts[readDealer().site.locale];
  } catch {
    // A program without a dealer, such as a bench, has Australian words. A build reads the dealer first and says what is wrong.
    return parts['en-AU'];
  }
}

export const locale: Locale = ofSite({ 'en-AU': australia, 'en-NZ': newZealand });

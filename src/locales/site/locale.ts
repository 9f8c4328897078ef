import { readDealer } from '../../config/dealer';
import { locale as australia } from '../en-AU/locale';
import { locale as newZealand } from '../en-NZ/locale';
import { type Locale, type LocaleName, withPriceWords } from '../locale';
import { words } from './words';

/**
 * One of each locale's, for the site. What runs in Node reads it from `site.yml` here. In a bundle, other modules take the place
 * of this folder's (`src/config/dealer.ts`), so that no other locale reaches a browser.
 */
export function ofSite<Part>(parts: Readonly<Record<LocaleName, Part>>): Part {
  try {
    return parts[readDealer().site.locale];
  } catch {
    // A program without a dealer, such as a bench, has Australian words. A build reads the dealer first and says what is wrong.
    return parts['en-AU'];
  }
}

const country = ofSite({ 'en-AU': australia, 'en-NZ': newZealand });

export const locale: Locale = words.prices === undefined ? country : withPriceWords(country, words.prices);

import { readDealer } from '../../config/dealer';
import { type Locale, type LocaleName, withPriceWords } from '../../domain/country';
import { locale as australia } from '../en-AU/locale';
import { locale as newZealand } from '../en-NZ/locale';
import { dealerWords } from './words';

/**
 * One of each locale's, for the site. What runs in Node reads it from `site.yml` here. In a bundle, other modules take the place
 * of this folder's (`src/config/dealer.ts`), so that no other locale reaches a browser.
 * @throws an error that lists every fault of the dealer: a site in the wrong country would be worse than none
 */
export function ofSite<Part>(parts: Readonly<Record<LocaleName, Part>>): Part {
  return parts[readDealer().site.locale];
}

const country = ofSite({ 'en-AU': australia, 'en-NZ': newZealand });

export const locale: Locale =
  dealerWords.prices === undefined ? country : withPriceWords(country, dealerWords.prices);

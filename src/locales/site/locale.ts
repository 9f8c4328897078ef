import { type Locale, type LocaleName, withPriceWords } from '../../domain/country';
import { locale as australia } from '../en-AU/locale';
import { locale as newZealand } from '../en-NZ/locale';
import { site } from './site';

/**
 * One of each locale's, for the site. What runs in Node reads it from `site.yml` here. In a bundle, other modules take the place
 * of this folder's (`src/config/dealer.ts`), so that no other locale reaches a browser.
 */
export const ofSite = <Part>(parts: Readonly<Record<LocaleName, Part>>): Part => parts[site.locale];

const country = ofSite({ 'en-AU': australia, 'en-NZ': newZealand });

export const locale: Locale =
  site.words.prices === undefined ? country : withPriceWords(country, site.words.prices);

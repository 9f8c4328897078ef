import { site } from '../config/site';
import { locale as australia } from './en-AU';
import { locale as newZealand } from './en-NZ';
import type { Locale } from './locale';

/** Every locale, by its name in `site.yml`. */
export const LOCALES: Readonly<Record<string, Locale>> = {
  [australia.name]: australia,
  [newZealand.name]: newZealand,
};

/**
 * The locale of the site. What runs in Node reads it here; in pages webpack puts the one folder in the place of this file
 * (`src/gatsby/webpack.ts`), so that no other locale reaches a browser.
 */
export const locale: Locale = LOCALES[site.locale] ?? australia;

import { readDealer } from '../config/dealer';
import { locale as australia } from './en-AU';
import { locale as newZealand } from './en-NZ';
import type { Locale, LocaleName } from './locale';

/** Every locale, by its name. */
export const LOCALES: Readonly<Record<LocaleName, Locale>> = { 'en-AU': australia, 'en-NZ': newZealand };

/**
 * The locale of the site. Code that runs in Node reads it here, from `site.yml`. For pages, webpack resolves this file to the
 * one folder (`src/gatsby/webpack.ts`), so that no other locale reaches a browser; for the server alone, esbuild does
 * (`scripts/buildServer.mjs`).
 */
export const locale: Locale = ownLocale();

function ownLocale(): Locale {
  try {
    return LOCALES[readDealer().site.locale];
  } catch {
    // A program without a dealer, such as a bench, has Australian words. A build reads the dealer first and says what is wrong.
    return australia;
  }
}

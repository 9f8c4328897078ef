import type { SiteConfig } from './siteConfig';

/** The modules of `src/locales/site`. */
export type LocaleModule = 'locale' | 'credit' | 'forms' | 'words';

/**
 * The modules that a bundle has in the place of `src/locales/site`, which reads the dealer's folder: those of one country, with
 * the dealer's own words. As source, by name.
 * @param fileOf the address of a file of `src/locales`, without its ending
 */
export function localeModules(
  { locale, words }: Pick<SiteConfig, 'locale' | 'words'>,
  fileOf: (file: string) => string,
): Readonly<Record<LocaleModule, string>> {
  const from = (file: string) => JSON.stringify(fileOf(file));
  return {
    locale:
      words.prices === undefined
        ? `export { locale } from ${from(`${locale}/locale`)};\n`
        : `import { locale as country } from ${from(`${locale}/locale`)};
import { withPriceWords } from ${from('withPriceWords')};
export const locale = withPriceWords(country, ${JSON.stringify(words.prices)});
`,
    credit: `export { credit } from ${from(`${locale}/credit`)};\n`,
    forms: `export { forms } from ${from(`${locale}/forms`)};\n`,
    words: `export const words = ${JSON.stringify(words)};\n`,
  };
}

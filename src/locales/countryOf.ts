import { type Country, type DealerWords, type LocaleName, withPriceWords } from '../domain/country';
import { credit as australianCredit } from './en-AU/credit';
import { forms as australianForms } from './en-AU/forms';
import { locale as australia } from './en-AU/locale';
import { credit as newZealandCredit } from './en-NZ/credit';
import { forms as newZealandForms } from './en-NZ/forms';
import { locale as newZealand } from './en-NZ/locale';

const COUNTRIES: Readonly<Record<LocaleName, Omit<Country, 'words'>>> = {
  'en-AU': { locale: australia, credit: australianCredit, forms: australianForms },
  'en-NZ': { locale: newZealand, credit: newZealandCredit, forms: newZealandForms },
};

/** What a site says in its country and in its dealer's own words. */
export function countryOf(name: LocaleName, words: DealerWords = {}): Country {
  const { locale, ...country } = COUNTRIES[name];
  return {
    ...country,
    locale: words.prices === undefined ? locale : withPriceWords(locale, words.prices),
    words,
  };
}

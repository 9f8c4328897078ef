import type { DealerWords } from '../../domain/country';
import { site } from './site';

/** The words of `site.yml`, which come before those of the stock type and of the country. */
export const dealerWords: DealerWords = site.words;

import { readDealer } from '../../config/dealer';
import type { DealerWords } from '../../domain/country';

/** The words of `site.yml`, which come before those of the stock type and of the country. */
export const dealerWords: DealerWords = readDealer().site.words;

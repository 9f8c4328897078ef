import { readDealer } from '../../config/dealer';
import type { DealerWords } from '../locale';

const NONE: DealerWords = {};

/** The words of `site.yml`, which come before those of the stock type and of the country. */
function wordsOfSite(): DealerWords {
  try {
    return readDealer().site.words;
  } catch {
    return NONE;
  }
}

export const words = wordsOfSite();

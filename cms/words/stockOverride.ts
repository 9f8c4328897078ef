import type { z } from 'zod';
import type { stockOverrideSchema } from '../../plugins/content-endpoint/collections/stockOverride';
import { PRICE_TYPES } from './shared';
import type { WordsOf } from './words';

export const stockOverrideWords: WordsOf<z.input<ReturnType<typeof stockOverrideSchema>>> = {
  stockNumber: {
    label: 'Stock number',
    hint: 'Choose the vehicle from the list, or type its number as it is in your stock system: B1042',
  },
  hide: { label: 'Hide it', hint: 'On takes the vehicle off the site, whatever your stock system says.' },
  featured: { label: 'Special', hint: 'On shows “Special” on its picture, and finds it by that filter.' },
  label: { label: 'Words on its picture', hint: 'A few words: Just arrived' },
  description: {
    label: 'Description',
    hint: 'In place of the words from your stock system. An empty line starts a new paragraph.',
  },
  pictures: {
    label: 'Pictures of your own',
    labelSingular: 'picture',
    hint: 'They come before those from your stock system.',
  },
  pictureOrder: {
    label: 'Pictures from your stock system that come first',
    labelSingular: 'picture number',
    labelPlural: 'picture numbers',
    hint: 'By number, as your stock system has them: 3 makes the third the first. The others follow.',
  },
  priceType: {
    label: 'What the price includes',
    hint: 'Leave empty to keep what your stock system says. Price on Application hides the price.',
    options: PRICE_TYPES,
  },
};

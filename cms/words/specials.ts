import type { z } from 'zod';
import type { brandSpecialSchema } from '../../plugins/content-endpoint/collections/brandSpecial';
import type { dealerSpecialSchema } from '../../plugins/content-endpoint/collections/dealerSpecial';
import {
  MARKDOWN_HINT,
  PICTURE_HINT,
  positionWords,
  previousSlugsWords,
  seoGroup,
  slugWords,
} from './shared';
import type { WordsOf } from './words';

export const dealerSpecialWords: WordsOf<z.input<ReturnType<typeof dealerSpecialSchema>>> = {
  title: { label: 'Title', hint: 'What the offer is: “Four tyres for the price of three”' },
  summary: { label: 'Summary', hint: 'One sentence, shown on cards. Say the price here.' },
  picture: { label: 'Picture', hint: PICTURE_HINT },
  startsAt: { label: 'First day', hint: 'The offer is shown from this day. Left empty: from now.' },
  endsAt: {
    label: 'Last day',
    hint: 'That day included; the offer then goes by itself. Left empty: until you delete it.',
  },
  eligibleStockUrl: {
    label: 'Link to the cars it is for',
    hint: 'Search the stock, then copy the address from /stock/ on: /stock/demo-cars/',
  },
  department: {
    label: 'Who answers',
    hint: 'The button of the offer rings this department. Left empty: the main number.',
  },
  html: { label: 'The offer', hint: MARKDOWN_HINT },
  terms: { label: 'Terms', hint: 'Who it is for, on which vehicles, until when, what is included.' },
  position: positionWords,
  slug: {
    label: 'Address',
    hint: 'The offer’s place on the page: lower case letters, digits and hyphens. Left empty: made from the title.',
  },
};

export const brandSpecialWords: WordsOf<z.input<ReturnType<typeof brandSpecialSchema>>> = {
  title: dealerSpecialWords.title,
  summary: dealerSpecialWords.summary,
  picture: dealerSpecialWords.picture,
  startsAt: dealerSpecialWords.startsAt,
  endsAt: dealerSpecialWords.endsAt,
  vehicles: {
    label: 'Models',
    labelSingular: 'model',
    hint: 'The models of the range that the offer is for; each links to it.',
  },
  eligibleStockUrl: dealerSpecialWords.eligibleStockUrl,
  html: dealerSpecialWords.html,
  terms: dealerSpecialWords.terms,
  position: positionWords,
  slug: slugWords,
  previousSlugs: previousSlugsWords,
  id: {
    label: 'Offer number',
    hint: 'Part of the address. Filled in with the next free one; never change it afterwards.',
  },
  seo: seoGroup,
};

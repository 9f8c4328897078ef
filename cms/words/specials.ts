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
  startsAt: { label: 'First day', hint: 'The offer appears on this day. Leave empty to show it now.' },
  endsAt: {
    label: 'Last day',
    hint: 'The offer disappears after this day. Leave empty to show it until you delete it.',
  },
  eligibleStockUrl: {
    label: 'Link to the cars on offer',
    hint: 'Search the stock, then copy the address from /stock/ on: /stock/demo-cars/',
  },
  department: {
    label: 'Who answers',
    hint: 'The offer’s button calls this department. Leave empty for the main number.',
  },
  html: { label: 'The offer', hint: MARKDOWN_HINT },
  terms: { label: 'Terms', hint: 'Who can take it up, on which vehicles, until when, and what is included.' },
  position: positionWords,
  slug: {
    label: 'Address',
    hint: 'The offer’s place on the page: lower case letters, digits and hyphens. Leave empty to make it from the title.',
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
    hint: 'The models the offer applies to. Each model’s page links to it.',
  },
  eligibleStockUrl: dealerSpecialWords.eligibleStockUrl,
  html: dealerSpecialWords.html,
  terms: dealerSpecialWords.terms,
  position: positionWords,
  slug: slugWords,
  previousSlugs: previousSlugsWords,
  id: {
    label: 'Offer number',
    hint: 'Part of the address. Filled in for you; don’t change it later.',
  },
  seo: seoGroup,
};

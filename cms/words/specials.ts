import type { z } from 'zod';
import type {
  brandSpecialSchema,
  dealerSpecialSchema,
} from '../../plugins/content-endpoint/collections/specials';
import {
  draftWords,
  MARKDOWN_HINT,
  PICTURE_HINT,
  PRICE_TYPES,
  positionWords,
  previousSlugsWords,
  seoGroup,
  slugWords,
} from './shared';
import type { WordsOf } from './words';

const PRICE = {
  price: {
    label: 'Price',
    hint: 'In dollars, digits only: 33990. Leave empty if the offer has no one price.',
  },
  wasPrice: {
    label: 'Price before',
    hint: 'In dollars. Only a price that you really asked: the law wants proof.',
  },
  priceType: {
    label: 'What the price includes',
    hint: 'For a vehicle. Leave empty for a service or a part.',
    options: { driveAway: PRICE_TYPES.driveAway, egc: PRICE_TYPES.egc },
  },
};

export const dealerSpecialWords: WordsOf<z.input<ReturnType<typeof dealerSpecialSchema>>> = {
  draft: draftWords,
  title: { label: 'Title', hint: 'What the offer is: “Four tyres for the price of three”' },
  summary: {
    label: 'Summary',
    hint: 'One sentence, shown on cards. Type {price}, {wasPrice} or {endDate} to show what the fields below say.',
  },
  picture: { label: 'Picture', hint: PICTURE_HINT },
  startsAt: {
    label: 'First day',
    hint: 'The offer appears on this day, from the time of day on if you give one. Leave empty to show it now.',
  },
  endsAt: {
    label: 'Last day',
    hint: 'The offer disappears after this day, or at the time of day if you give one. Leave empty to show it until you delete it.',
  },
  eligibleStockUrl: {
    label: 'Which {cars} it is for',
    hint: 'Search the stock by filters until you see these {cars} and no others, then copy the address of the list from /stock/ on: /stock/demo-{cars}/. Leave empty for tyres, services and the like.',
  },
  ...PRICE,
  vehType: {
    label: 'Vehicles on offer',
    hint: 'Whose interest rate holds for {repayment}. Leave empty if the offer is not a vehicle.',
    options: { New: 'New', Demo: 'Demo', Used: 'Used' },
  },
  department: {
    label: 'Who answers',
    hint: 'The offer’s button calls this department. Leave empty for the main number.',
  },
  html: {
    label: 'The offer',
    hint: `Type {price}, {wasPrice}, {endDate} or {repayment} to show what the fields above say. The repayment brings its rates along. ${MARKDOWN_HINT}`,
  },
  terms: { label: 'Terms', hint: 'Who can take it up, on which vehicles, until when, and what is included.' },
  position: positionWords,
  slug: {
    label: 'Address',
    hint: 'The offer’s place on the page: lower case letters, digits and hyphens. Leave empty to make it from the title.',
  },
};

export const brandSpecialWords: WordsOf<z.input<ReturnType<typeof brandSpecialSchema>>> = {
  draft: draftWords,
  title: dealerSpecialWords.title,
  summary: dealerSpecialWords.summary,
  picture: dealerSpecialWords.picture,
  startsAt: dealerSpecialWords.startsAt,
  endsAt: dealerSpecialWords.endsAt,
  vehicles: {
    label: 'Models',
    labelSingular: 'model',
    hint: 'The models the offer applies to, the same as in the list of {cars} below. Each model’s page links to it.',
  },
  eligibleStockUrl: dealerSpecialWords.eligibleStockUrl,
  ...PRICE,
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

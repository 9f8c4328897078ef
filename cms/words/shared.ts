import type { z } from 'zod';
import type { actionLink, link } from '../../plugins/content-endpoint/collections/kinds/link';
import type { seo } from '../../plugins/content-endpoint/collections/seo';
import type { WordsOf } from './words';

export const ADDRESS_HINT =
  'A page of this site begins and ends with a slash: /finance/. Elsewhere: https://… Also tel:+61255500140, mailto:name@example.com';

export const MARKDOWN_HINT = 'The switch at the right shows the text with its marks (Markdown).';

export const PICTURE_HINT =
  'JPEG, PNG, WebP or AVIF, at least 1200 pixels wide; it is made smaller for phones by itself.';

export const linkWords: WordsOf<z.input<typeof link>> = {
  label: { label: 'Words', hint: 'What people press: “Our stock”' },
  url: { label: 'Leads to', hint: ADDRESS_HINT },
};

export const actionWords: WordsOf<z.input<typeof actionLink>> = {
  ...linkWords,
  emphasis: {
    label: 'Look',
    hint: 'One green button on a page is enough.',
    options: { primary: 'Green button', secondary: 'Quiet button' },
  },
};

export const actions = {
  label: 'Buttons',
  labelSingular: 'button',
  summary: '{{fields.label}} → {{fields.url}}',
  fields: actionWords,
};

export const seoWords: WordsOf<NonNullable<z.input<ReturnType<typeof seo>>>> = {
  title: {
    label: 'Title in search results',
    hint: 'Up to about 60 letters. Left empty: the title above.',
  },
  description: {
    label: 'Description in search results',
    hint: 'One or two sentences, up to about 155 letters. Left empty: the summary above.',
  },
  noindex: { label: 'Keep out of search engines', hint: 'On: Google and others do not list it.' },
  picture: {
    label: 'Picture where it is shared',
    hint: 'On Facebook and in messages. Left empty: the usual picture.',
  },
};

export const seoGroup = {
  label: 'Search engines and sharing',
  hint: 'All of it can stay empty.',
  collapsed: true,
  fields: seoWords,
};

export const slugWords = {
  label: 'Address',
  hint: 'The last part of the page’s address: lower case letters, digits and hyphens (test-drive-offer). Left empty, it is made from the title. After a change the old address leads to the new one by itself.',
};

export const previousSlugsWords = {
  label: 'Earlier addresses',
  labelSingular: 'earlier address',
  hint: 'They lead here. A changed address is added by itself; there is seldom anything to do.',
};

export const positionWords = {
  label: 'Place in the list',
  hint: 'A whole number; the lowest comes first.',
};

export const PRICE_TYPES = {
  driveAway: 'Drive Away',
  egc: 'Ex. Govt. Charges (EGC)',
  poa: 'Price on Application',
};

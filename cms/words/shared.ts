import type { z } from 'zod';
import type { actionLink, link } from '../../plugins/content-endpoint/collections/kinds/link';
import type { seo } from '../../plugins/content-endpoint/collections/seo';
import type { WordsOf } from './words';

export const ADDRESS_HINT =
  'Choose a page. For anything else: https://… for another site, tel:+61255500140 or mailto:name@example.com, and /stock/… for a search of your stock.';

export const MARKDOWN_HINT = 'The switch on the right shows the text as Markdown.';

export const PICTURE_HINT =
  'A JPEG, PNG, WebP, AVIF or HEIC, at least 1,200 pixels wide. Phones get a smaller one by themselves.';

export const linkWords: WordsOf<z.input<typeof link>> = {
  label: { label: 'Words', hint: 'What people click: “Our stock”' },
  url: { label: 'Goes to', hint: ADDRESS_HINT },
};

const actionWords: WordsOf<z.input<typeof actionLink>> = {
  ...linkWords,
  emphasis: {
    label: 'Look',
    hint: 'One coloured button per page is enough.',
    options: { primary: 'In the main colour', secondary: 'Plain' },
  },
};

export const actions = {
  label: 'Buttons',
  labelSingular: 'button',
  summary: '{{fields.label}} → {{fields.url}}',
  fields: actionWords,
};

const seoWords: WordsOf<NonNullable<z.input<ReturnType<typeof seo>>>> = {
  title: {
    label: 'Title in search results',
    hint: 'Up to about 60 characters. Leave empty to use the title above.',
  },
  description: {
    label: 'Description in search results',
    hint: 'One or two sentences, up to about 155 characters. Leave empty to use the summary above.',
  },
  noindex: { label: 'Keep out of search engines', hint: 'On asks Google and others not to list it.' },
  picture: {
    label: 'Picture for sharing',
    hint: 'On Facebook and in messages. Leave empty to use the default picture.',
  },
};

export const seoGroup = {
  label: 'Search engines and sharing',
  hint: 'All optional.',
  collapsed: true,
  fields: seoWords,
};

export const draftWords = {
  label: 'Draft',
  hint: 'On keeps it off the site, and it may still lack anything but its title. Once it is complete, “View page” on this machine shows it.',
};

export const slugWords = {
  label: 'Address',
  hint: 'The last part of the page’s address: lower case letters, digits and hyphens (test-drive-offer). Leave empty to make it from the title. If you change it, the old address redirects to the new one.',
};

export const previousSlugsWords = {
  label: 'Earlier addresses',
  labelSingular: 'earlier address',
  hint: 'They redirect here. If you change the address, the old one is added for you.',
};

export const positionWords = {
  label: 'Place in the list',
  hint: 'A whole number. The lowest comes first.',
};

export const PRICE_TYPES = {
  driveAway: '{driveAway}',
  egc: '{egc}',
  poa: '{poa}',
};

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
    hint: 'Replaces the words from your stock system. An empty line starts a new paragraph.',
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
  owners: { label: 'Owners before', hint: 'How many people have owned it. Leave empty if you don’t know.' },
  keys: { label: 'Keys', hint: 'How many come with it.' },
  serviceHistory: { label: 'Service history', hint: 'In a word or two: Full' },
  serviceStamps: { label: 'Services stamped in its book', hint: 'Count the stamps.' },
  tyreTread: { label: 'Tread of its most worn tyre', hint: 'In millimetres: 5.5' },
  ppsrOn: {
    label: 'PPSR checked on',
    hint: 'The day on your certificate. Only fill this in once you hold it and it is clear.',
  },
  inspectionReport: { label: 'Inspection report', hint: 'A PDF, or a picture of the sheet.' },
  marks: {
    label: 'Marks',
    labelSingular: 'mark',
    hint: 'Scratches, chips and dents that a buyer would want to know about before the drive.',
    summary: '{{fields.where}}: {{fields.what}}',
    fields: {
      where: { label: 'Where', hint: 'Left rear door' },
      what: { label: 'What it is', hint: 'A scratch of 3 cm, down to the primer' },
      picture: { label: 'Photo', hint: 'Close enough to see it.' },
    },
  },
  questions: {
    label: 'Questions people asked',
    labelSingular: 'question',
    hint: 'Answered on the vehicle’s page, for everybody. Leave out who asked.',
    summary: '{{fields.question}}',
    fields: {
      question: { label: 'Question' },
      answer: { label: 'Your answer' },
      answeredOn: { label: 'Answered on' },
    },
  },
};

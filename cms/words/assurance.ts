import type { z } from 'zod';
import type { assuranceSchema } from '../../plugins/content-endpoint/collections/assurance';
import { positionWords } from './shared';
import type { WordsOf } from './words';

export const assuranceWords: WordsOf<z.input<ReturnType<typeof assuranceSchema>>> = {
  kind: {
    label: 'What it is',
    hint: 'Each {car} shows one of each: the first in your order that applies to it.',
    options: {
      warranty: 'Warranty',
      exchange: 'Exchange',
      inspection: 'Inspection',
      certification: 'Certification',
      history: 'History report',
    },
  },
  title: { label: 'Title', hint: 'A few words: Seven days to change your mind' },
  summary: { label: 'In a sentence or two', hint: 'What a buyer can hold you to.' },
  link: {
    label: 'Link',
    hint: 'To the page or document that explains it.',
    fields: {
      label: { label: 'Words', hint: 'What is covered' },
      url: { label: 'Address' },
    },
  },
  stockTypes: {
    label: 'Applies to',
    labelSingular: 'kind of stock',
    hint: 'Leave empty for all.',
    options: {
      cars: 'Cars',
      bikes: 'Bikes',
      trucks: 'Trucks',
      trailers: 'Trailers',
      caravans: 'Caravans',
      machinery: 'Machines',
      vans: 'Vans',
      buses: 'Buses',
      vehicles: 'Vehicles',
      boats: 'Boats',
      other: 'Other',
    },
  },
  vehTypes: {
    label: 'New, demo or used',
    labelSingular: 'condition',
    hint: 'Leave empty for all.',
    options: { New: 'New', Demo: 'Demo', Used: 'Used' },
  },
  certifiedOnly: { label: 'Brand Certified only' },
  locations: { label: 'Yards', labelSingular: 'yard', hint: 'Leave empty for all.' },
  position: positionWords,
};

import type { z } from 'zod';
import type { navigationSchema } from '../../plugins/content-endpoint/collections/navigation';
import { actions, linkWords } from './shared';
import type { WordsOf } from './words';

const LINK_SUMMARY = '{{fields.label}} → {{fields.url}}';

export const navigationWords: WordsOf<z.input<typeof navigationSchema>> = {
  header: {
    label: 'Menus at the top',
    labelSingular: 'menu',
    summary: LINK_SUMMARY,
    fields: {
      ...linkWords,
      children: {
        label: 'Links in this menu',
        labelSingular: 'link',
        summary: LINK_SUMMARY,
        fields: linkWords,
      },
    },
  },
  callsToAction: { ...actions, label: 'Buttons at the top', hint: 'Up to two.' },
  footer: {
    label: 'Columns at the foot',
    labelSingular: 'column',
    summary: '{{fields.title}}',
    fields: {
      title: { label: 'Heading' },
      links: { label: 'Links', labelSingular: 'link', summary: LINK_SUMMARY, fields: linkWords },
    },
  },
  legal: {
    label: 'Legal links',
    labelSingular: 'link',
    summary: LINK_SUMMARY,
    fields: linkWords,
    hint: 'Below everything else.',
  },
};

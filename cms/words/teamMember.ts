import type { z } from 'zod';
import type { teamMemberSchema } from '../../plugins/content-endpoint/collections/teamMember';
import { positionWords } from './shared';
import type { WordsOf } from './words';

export const teamMemberWords: WordsOf<z.input<ReturnType<typeof teamMemberSchema>>> = {
  name: { label: 'Name' },
  role: { label: 'Role', hint: 'Shown under the name: Sales Consultant' },
  department: { label: 'Department' },
  picture: {
    label: 'Portrait',
    hint: 'Portrait format, 4 to 5, at least 600 pixels wide. Leave empty to show initials.',
  },
  phone: { label: 'Phone', hint: 'As people read it: (02) 5550 0145' },
  email: { label: 'Email' },
  html: { label: 'About them', hint: 'Two or three sentences.' },
  position: positionWords,
};

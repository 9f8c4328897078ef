import { z } from 'zod';
import { actionLink, link } from './kinds/link';
import { text } from './kinds/text';

/** `content/settings/navigation.yml`. */
export const navigationSchema = z.strictObject({
  header: z.array(z.strictObject({ ...link.shape, children: z.array(link).default([]) })),
  callsToAction: z.array(actionLink).default([]),
  footer: z.array(z.strictObject({ title: text, links: z.array(link) })),
  legal: z.array(link).default([]),
});

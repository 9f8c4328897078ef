import { z } from 'zod';
import { text } from './text';

/** Root-relative (`/finance/`), absolute, `tel:`, `mailto:` or `#fragment`, but no address that runs code. */
export const url = text
  .regex(
    /^(\/(?![/\\])|https?:\/\/[^\s/]|tel:\+?\d|mailto:\S+@|#)[^\s\\]*$/i,
    'must be an address: /path/, https://…, tel:…, mailto:… or #fragment',
  )
  .meta({ kind: 'link' });

/** An absolute address on another site. */
export const absoluteUrl = text.regex(/^https:\/\/[^\s/\\][^\s\\]*$/i, 'must be a whole https:// address');

export const link = z.strictObject({ label: text, url });

export const actionLink = z.strictObject({
  label: text,
  url,
  emphasis: z.enum(['primary', 'secondary']).default('secondary'),
});

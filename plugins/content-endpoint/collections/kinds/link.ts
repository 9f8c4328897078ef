import { z } from 'zod';
import type { ParseContext } from '../context';
import { text } from './text';

/** Root-relative (`/finance/`), absolute, `tel:`, `mailto:` or `#fragment`, but no address that runs code. */
export const url = text
  .regex(
    /^(\/(?![/\\])|https?:\/\/[^\s/]|tel:\+?\d|mailto:\S+@|#)[^\s\\]*$/i,
    'must be an address: /path/, https://…, tel:…, mailto:… or #fragment',
  )
  .meta({ kind: 'link' });

/** The address of a document, such as a brochure. If it is on this site, the file must exist. */
export const documentUrl = ({ files }: ParseContext) =>
  url
    .check(async ({ value, issues }) => {
      const fault = value.startsWith('/') ? await files.fileFault(value) : undefined;
      if (fault) issues.push({ code: 'custom', input: value, message: fault });
    })
    .meta({ kind: 'document', written: 'words' });

/** An absolute address on another site. */
export const absoluteUrl = text
  .regex(/^https:\/\/[^\s/\\][^\s\\]*$/i, 'must be a whole https:// address')
  .meta({ written: 'words' });

export const link = z.strictObject({ label: text, url });

export const actionLink = z.strictObject({
  label: text,
  url,
  emphasis: z.enum(['primary', 'secondary']).default('secondary'),
});

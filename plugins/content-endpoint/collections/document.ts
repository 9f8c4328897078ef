import type { ParseContext } from './context';
import { url } from './kinds/link';

/** The address of a document, such as a brochure. If it is on this site, the file must exist. */
export const documentUrl = ({ files }: ParseContext) =>
  url
    .check(async ({ value, issues }) => {
      const fault = value.startsWith('/') ? await files.fileFault(value) : undefined;
      if (fault) issues.push({ code: 'custom', input: value, message: fault });
    })
    .meta({ kind: 'document' });

import type { ParseContext } from './context';
import { url } from './kinds/link';

/** The address of a file to read or print, such as a brochure; one of the site's own must be there. */
export const documentUrl = ({ files }: ParseContext) =>
  url
    .check(async ({ value, issues }) => {
      const fault = value.startsWith('/') ? await files.fileFault(value) : undefined;
      if (fault) issues.push({ code: 'custom', input: value, message: fault });
    })
    .meta({ kind: 'document' });

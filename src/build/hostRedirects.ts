import type { PermanentRedirect } from '../config/redirects';
import { STOCK_PATH } from '../search/isListingPath';

/**
 * The redirects as hosts of static sites read them (`_redirects`: from, to, status). Queries are carried on by the
 * host, hashes by the browser. Files that are there win over the last line: stock that came after the build opens on
 * the not-found page, which shows what its address asks for, here with the status of a page that was found.
 */
export const hostRedirects = (redirects: readonly PermanentRedirect[]): string =>
  [...redirects.map(({ from, to }) => `${from}  ${to}  301`), `${STOCK_PATH}*  /404.html  200`, ''].join(
    '\n',
  );

import type { PermanentRedirect } from '../../config/redirects';

/**
 * The redirects as hosts of static sites read them (`_redirects`: from, to, status). Queries are carried on by the
 * host, hashes by the browser. There is no line for `/stock/*`: see docs/decisions/0012.
 */
export const hostRedirects = (redirects: readonly PermanentRedirect[]): string =>
  [...redirects.map(({ from, to }) => `${from}  ${to}  301`), ''].join('\n');

import type { PermanentRedirect } from '../../config/redirects';

/**
 * The redirects in the format of static hosts (`_redirects`: from, to, status). The host keeps queries, the browser keeps
 * hashes. There is no line for `/stock/*`: see docs/decisions/0012.
 */
export const hostRedirects = (redirects: readonly PermanentRedirect[]): string =>
  [...redirects.map(({ from, to }) => `${from}  ${to}  301`), ''].join('\n');

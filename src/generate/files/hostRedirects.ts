import type { PermanentRedirect } from '../../config/redirects';
import { SCRIPT_PROXY } from '../../config/tracking';

/**
 * The redirects in the format of static hosts (`_redirects`: from, to, status). The host keeps queries, the browser keeps
 * hashes. There is no line for `/stock/*`: see docs/decisions/0012.
 * @param script the address of another host's script that the site's host answers with (status 200)
 */
export const hostRedirects = (redirects: readonly PermanentRedirect[], script?: string): string =>
  [
    ...redirects.map(({ from, to }) => `${from}  ${to}  301`),
    ...(script === undefined ? [] : [`${SCRIPT_PROXY}  ${script}  200`]),
    '',
  ].join('\n');

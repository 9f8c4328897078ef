import { decodedPart } from '../addressName';

/** The most ids in one link. With more, a phone could not read its QR code. */
const MAX_SENT = 40;

const PARAMETER = 'saved';

/** The fragment of a link to somebody's saved stock. Browsers never send the part after `#` to a server. */
export const garageFragment = (ids: readonly string[]): string =>
  `#${PARAMETER}=${ids.slice(0, MAX_SENT).map(encodeURIComponent).join(',')}`;

/** The ids in such a fragment; none if the text is something else. Never throws. */
export function idsOfFragment(fragment: string): readonly string[] {
  const [, list = ''] = new RegExp(`^#${PARAMETER}=(.+)$`).exec(fragment) ?? [];
  const ids = list.split(',').flatMap((part) => decodedPart(part) || []);
  return [...new Set(ids)].slice(0, MAX_SENT);
}

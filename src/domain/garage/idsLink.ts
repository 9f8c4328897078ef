import { decodedPart } from '../addressName';
import { MAX_COMPARED } from '../compare/comparedIds';

/** A kind of link that holds ids of stock items. */
interface IdsLink {
  readonly parameter: string;
  readonly most: number;
}

/** To somebody's saved stock. With more ids, a phone could not read its QR code. */
export const GARAGE_LINK: IdsLink = { parameter: 'saved', most: 40 };

/** To a comparison. */
export const COMPARE_LINK: IdsLink = { parameter: 'ids', most: MAX_COMPARED };

/** The fragment of a link. Browsers never send the part after `#` to a server. */
export const idsFragment = ({ parameter, most }: IdsLink, ids: readonly string[]): string =>
  `#${parameter}=${ids.slice(0, most).map(encodeURIComponent).join(',')}`;

/** The ids in such a fragment, each once; none if the text is something else. Never throws. */
export function idsOfFragment({ parameter, most }: IdsLink, fragment: string): readonly string[] {
  const [, list = ''] = new RegExp(`^#${parameter}=([^&]+)`).exec(fragment) ?? [];
  const ids = list.split(',').flatMap((part) => decodedPart(part) || []);
  return [...new Set(ids)].slice(0, most);
}

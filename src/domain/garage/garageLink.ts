/** Ids in one link: more would not fit a QR code that a phone can read. */
const MOST_SENT = 40;

const PARAMETER = 'saved';

/** What stands after `#` in a link to somebody's saved stock. Browsers never send that part to a server. */
export const garageFragment = (ids: readonly string[]): string =>
  `#${PARAMETER}=${ids.slice(0, MOST_SENT).map(encodeURIComponent).join(',')}`;

/** The ids of such a link; none where the text is something else. Never throws. */
export function idsOfFragment(fragment: string): readonly string[] {
  const [, list = ''] = new RegExp(`^#${PARAMETER}=(.+)$`).exec(fragment) ?? [];
  const ids = list.split(',').flatMap((part) => {
    try {
      const id = decodeURIComponent(part);
      return id === '' ? [] : [id];
    } catch {
      return [];
    }
  });
  return [...new Set(ids)].slice(0, MOST_SENT);
}

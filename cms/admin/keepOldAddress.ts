import { parseDocument } from 'yaml';
import { SOURCE } from '../format/contentFormat';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The earlier addresses of an entry after an edit. If the slug changed, the old address is added, so that it leads to the
 * new one; the new address is removed from the list.
 * @param id the file name, which is the slug if the entry has none
 * @returns undefined if nothing changes
 */
export function keepOldAddress(fields: Fields, id: string): readonly string[] | undefined {
  const source = String(fields[SOURCE] ?? '');
  if (source === '') return undefined;
  const yaml = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?\r?\n)?---/.exec(source)?.[1] ?? source;
  const before = parseDocument(yaml, { version: '1.2' }).toJS() as Fields | null;
  const [old, now] = [slugOf(before ?? {}, id), slugOf(fields, id)];
  if (old === now) return undefined;
  const earlier = Array.isArray(fields.previousSlugs) ? fields.previousSlugs.map(String) : [];
  return [...earlier.filter((slug) => slug !== now && slug !== old), old];
}

const slugOf = ({ slug }: Fields, id: string): string =>
  typeof slug === 'string' && slug.trim() !== '' ? slug.trim() : id;

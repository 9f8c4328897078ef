import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isMap, isSeq, parseDocument } from 'yaml';
import type { RawFile } from '../../plugins/content-endpoint/files/parseRawFile';
import type { Folder } from '../../plugins/content-endpoint/files/rawContent';
import { textOf } from '../../plugins/content-endpoint/parseContextOf';
import { vehicleConfigurationPath } from '../../src/content/addresses';
import { pageAddress } from './pageAddress';

/** The dealer's redirects of whole paths, beside the content. */
export const REDIRECTS_FILE = 'redirects.yml';

/** The collections whose entries have pages of their own: a special of the dealer is a place on one. */
const OWN_PAGE: readonly Folder[] = ['pages', 'vehicles', 'brand-specials', 'posts'];

/** The addresses of an entry's own pages, the present one first, then those that lead to it; none without a page. */
export function addressesOf(entry: RawFile): readonly string[] {
  const folder = entry.file.split('/')[1] as Folder;
  if (!OWN_PAGE.includes(folder)) return [];
  const { previousSlugs } = entry.data;
  const earlier = Array.isArray(previousSlugs) ? previousSlugs.map(String) : [];
  const addresses = [entry, ...earlier.map((slug) => ({ ...entry, data: { ...entry.data, slug } }))].flatMap(
    (one) => [
      pageAddress(folder, one),
      ...(folder === 'vehicles' ? [vehicleConfigurationPath({ slug: textOf(one, 'slug') ?? one.id })] : []),
    ],
  );
  return [...new Set(addresses)];
}

/** The text of the redirects; empty if the dealer has none. */
export function redirectsText(projectFolder: string): string {
  const file = join(projectFolder, REDIRECTS_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Where an old address leads; or that its page is gone. */
type Goal =
  | { readonly to: string; readonly gone?: undefined }
  | { readonly gone: true; readonly to?: undefined };

type Row = Goal & { readonly from: string };

/**
 * The redirects once a page has been deleted: its addresses lead to another page or are gone, and so does what led to it.
 * Comments and other rows stay as they are.
 * @param known the addresses that visitors may know: none of a draft
 * @throws an error if the text cannot be read
 */
export const redirectedTo = (
  text: string,
  addresses: readonly string[],
  goal: Goal,
  known: readonly string[],
): string =>
  changed(
    text,
    (row) => {
      if (addresses.includes(row.from)) return undefined;
      return row.to !== undefined && addresses.includes(row.to) ? goal : row;
    },
    known.map((from) => ({ from, ...goal })),
  );

/** The redirects once a page has these addresses. @throws an error if the text cannot be read */
export const redirectsWithout = (text: string, addresses: readonly string[]): string =>
  changed(text, (row) => (addresses.includes(row.from) ? undefined : row), []);

/** @param goalOf where a row leads from now on; undefined if it goes */
function changed(text: string, goalOf: (row: Row) => Goal | undefined, added: readonly Row[]): string {
  const document: Document = parseDocument(text, { version: '1.2' });
  const rows: unknown = document.contents ?? document.createNode([]);
  if (document.errors.length > 0 || !isSeq(rows))
    throw new Error(`${REDIRECTS_FILE} of this dealer cannot be read. Ask whoever looks after the site`);
  const before = JSON.stringify(rows);
  rows.items = rows.items.filter((row) => {
    if (!isMap(row)) return true;
    const before = row.toJSON() as Row;
    const goal = goalOf(before);
    // It would lead to itself.
    if (goal === undefined || goal.to === before.from) return false;
    for (const field of ['to', 'gone'] as const) {
      if (goal[field] === undefined) row.delete(field);
      else if (goal[field] !== before[field]) row.set(field, goal[field]);
    }
    return true;
  });
  for (const row of added) rows.add(document.createNode(row));
  if (JSON.stringify(rows) === before) return text;
  rows.flow = rows.items.length === 0;
  document.contents = rows;
  const written = document.toString({ lineWidth: 0 }).trimStart();
  // The words at the top belong to the file, even if the row below them has gone.
  const [top = ''] = /^(?:[ \t]*#.*\n)*/.exec(text) ?? [];
  return written.startsWith(top) ? written : top + written;
}

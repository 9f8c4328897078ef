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

/**
 * The redirects once a page has gone: its addresses lead to another page, and so does what led to it. Without one, nothing
 * leads to them any more. Comments and other rows stay as they are.
 * @throws an error if the text cannot be read
 */
export const redirectedTo = (text: string, addresses: readonly string[], to: string | undefined): string =>
  changed(
    text,
    ({ from, to: goal }) => {
      if (addresses.includes(from)) return undefined;
      return addresses.includes(goal) ? to : goal;
    },
    to === undefined ? [] : addresses.map((from) => ({ from, to })),
  );

/** The redirects once a page has these addresses. @throws an error if the text cannot be read */
export const redirectsWithout = (text: string, addresses: readonly string[]): string =>
  changed(text, ({ from, to }) => (addresses.includes(from) ? undefined : to), []);

interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** @param goalOf where a row leads from now on; undefined if it goes */
function changed(
  text: string,
  goalOf: (row: Redirect) => string | undefined,
  added: readonly Redirect[],
): string {
  const document: Document = parseDocument(text, { version: '1.2' });
  const rows: unknown = document.contents ?? document.createNode([]);
  if (document.errors.length > 0 || !isSeq(rows))
    throw new Error(`${REDIRECTS_FILE} of this dealer cannot be read. Ask whoever looks after the site`);
  const before = JSON.stringify(rows);
  rows.items = rows.items.filter((row) => {
    if (!isMap(row)) return true;
    const { from, to } = row.toJSON() as Redirect;
    const goal = goalOf({ from, to });
    // It would lead to itself.
    if (goal === undefined || goal === from) return false;
    if (goal !== to) row.set('to', goal);
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

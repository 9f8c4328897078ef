import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RawFile } from '../../plugins/content-endpoint/files/parseRawFile';
import { FOLDERS, type Folder, readFolder } from '../../plugins/content-endpoint/files/rawContent';
import { textsIn } from '../../src/domain/valuesIn';
import { formatOf, SOURCE } from '../format/contentFormat';

/** A field that links to an address. */
interface LinkingField {
  readonly file: string;
  readonly field: string;
}

const EARLIER = 'previousSlugs';

/** An address in Markdown or HTML: `](/finance/)`, `href="/finance/"`. */
const IN_TEXT = /(\]\(\s*<?|href=["'])(\/[^)\s"'>]*)/g;

const pathOf = (address: string): string => (/^[^?#]*/.exec(address)?.[0] ?? '').replace(/\/*$/, '/');

/** Whether an address leads to another one. An anchor or a search only counts where the other names it. */
const leadsTo = (address: string, target: string): boolean =>
  address.startsWith('/') && (/[?#]/.test(target) ? address === target : pathOf(address) === pathOf(target));

/** A text with other links. Neither a word nor an address of another site changes. */
function changed(text: string, target: string, change: (address: string) => string): string {
  if (leadsTo(text, target)) return change(text);
  return text.replace(IN_TEXT, (whole, before: string, address: string) =>
    leadsTo(address, target) ? before + change(address) : whole,
  );
}

/** Every entry of the content. */
export async function allFiles(projectFolder: string): Promise<readonly RawFile[]> {
  const folders = Object.keys(FOLDERS) as Folder[];
  const read = await Promise.all(folders.map((folder) => readFolder(join(projectFolder, 'content'), folder)));
  return read.flatMap(({ files }) => files);
}

/** Every field of the content that links to an address. */
export async function linksTo(projectFolder: string, target: string): Promise<readonly LinkingField[]> {
  return (await allFiles(projectFolder)).flatMap(({ file, data, body }) =>
    [...textsIn({ ...data, html: body })]
      // Earlier addresses of a page do not count as links.
      .filter(([field, text]) => !field.startsWith(EARLIER) && changed(text, target, () => '') !== text)
      .map(([field]) => ({ file, field })),
  );
}

/**
 * The text of a content file with its links to one address leading to another. Every other line stays as it is.
 * @param text of the file, as it is now
 */
export function relinked(
  file: string,
  text: string,
  target: string,
  change: (address: string) => string,
): string {
  const format = formatOf(file);
  const rewrite = (value: unknown, name = ''): unknown => {
    if (name === EARLIER) return value;
    if (typeof value === 'string') return changed(value, target, change);
    if (Array.isArray(value)) return value.map((one) => rewrite(one));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, rewrite(one, key)]));
    return value;
  };
  const { [SOURCE]: source, ...fields } = format.fromFile(text);
  return format.toFile({ ...(rewrite(fields) as Record<string, unknown>), [SOURCE]: source });
}

/** The files that link to an address, as they would be written. */
export async function relinkedFiles(
  projectFolder: string,
  target: string,
  change: (address: string) => string,
): Promise<ReadonlyMap<string, string>> {
  const files = new Set((await linksTo(projectFolder, target)).map(({ file }) => file));
  return new Map(
    [...files].map((file) => [
      file,
      relinked(file, readFileSync(join(projectFolder, file), 'utf8'), target, change),
    ]),
  );
}

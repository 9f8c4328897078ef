import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RawFile, readRawFile } from '../../plugins/content-endpoint/files/parseRawFile';
import { FOLDERS, type Folder, readFolder } from '../../plugins/content-endpoint/files/rawContent';
import { BODY_FIELD } from '../../plugins/content-endpoint/parseFields';
import { SITE_FILE } from '../../src/config/siteConfig';
import { ENTRIES, SETTINGS } from '../config/collections';
import { BODY } from '../config/fieldOf';
import type { AnyFieldWords, AnyWords } from '../words/words';
import { inSpokenNames } from './spokenNames';

/** A place in the content as staff know it: an entry, and perhaps a field of it. */
export interface Place {
  /** `Team`, `Settings`, … */
  readonly menu: string;
  /** The title of the entry. */
  readonly title: string;
  /** The labels that lead to the field: `Menu at the top › About › Goes to`. */
  readonly field?: string;
  /** The label of the field's outermost group, where the editor can scroll to. */
  readonly label?: string;
  /** The entry's address within the editor: `#/collections/team/entries/dev-patel`. */
  readonly href: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** The folder and the id in a file's path. */
function partsOf(path: string): { readonly folder: Folder; readonly id: string } | undefined {
  if (path === SITE_FILE) return { folder: 'settings', id: 'looks' };
  const [, folder = '', id = ''] = /^content\/([\w-]+)\/([^/]+)\.\w+$/.exec(path) ?? [];
  return Object.hasOwn(FOLDERS, folder) ? { folder: folder as Folder, id } : undefined;
}

/** The unchecked content file at a path; undefined if there is none, or none that can be read. */
export async function entryAt(projectFolder: string, path: string): Promise<RawFile | undefined> {
  const parts = partsOf(path);
  if (!parts) return undefined;
  if (path === SITE_FILE) return siteFile(projectFolder);
  const { files } = await readFolder(join(projectFolder, 'content'), parts.folder);
  return files.find(({ id }) => id === parts.id);
}

async function siteFile(projectFolder: string): Promise<RawFile | undefined> {
  const text = await readFile(join(projectFolder, SITE_FILE), 'utf8').catch(() => '');
  return readRawFile(SITE_FILE, text).raw;
}

/**
 * What staff call a place. `undefined` if the path is not an entry.
 * @param draft the entry as it would be saved, if it is not what its file says
 */
export async function placeOf(
  projectFolder: string,
  path: string,
  field?: string,
  draft?: RawFile,
): Promise<Place | undefined> {
  const parts = partsOf(path);
  if (!parts) return undefined;
  const data = (draft?.file === path ? draft : await entryAt(projectFolder, path))?.data ?? {};
  const { menu, title, words } = kindOf(parts.folder, parts.id, data);
  const labels = field === undefined ? [] : labelsOf(field === BODY_FIELD ? BODY.schema : field, words, data);
  return {
    menu,
    title,
    ...(labels.length > 0 && { field: labels.join(' › '), label: labels[0] }),
    href: `#/collections/${parts.folder}/entries/${parts.id}`,
  };
}

function kindOf(
  folder: Folder,
  id: string,
  data: Fields,
): { readonly menu: string; readonly title: string; readonly words: AnyFieldWords } {
  if (folder === 'settings') {
    const file = SETTINGS.find(({ name }) => name === id);
    return { menu: 'Settings', title: file?.label ?? id, words: file?.words ?? {} };
  }
  const kind = ENTRIES.find((one) => one.folder === folder);
  const title = data[kind?.title ?? ''];
  return {
    menu: kind?.label ?? folder,
    title: typeof title === 'string' ? title : id,
    words: kind?.words ?? {},
  };
}

/** The parts of every picture. Its address has no label of its own: it is the picture. */
const PICTURE: AnyFieldWords = { url: { label: 'Picture' }, alt: { label: 'What it shows' } };

/** The labels along a field's path. An item of a list is named by its own words, or counted. */
function labelsOf(field: string, words: AnyFieldWords, data: Fields): readonly string[] {
  const steps = field.match(/[^.[\]]+/g) ?? [];
  const labels: string[] = [];
  let level = words;
  let value: unknown = data;
  let list: AnyWords | undefined;
  for (const step of steps) {
    value = (value as Fields | undefined)?.[step];
    if (list && /^\d+$/.test(step)) {
      const type = list.types?.[String((value as Fields | undefined)?.type)];
      labels.push(nameOf(value) ?? `${type?.label ?? list.labelSingular ?? list.label} ${Number(step) + 1}`);
      level = type?.fields ?? list.fields ?? PICTURE;
      list = undefined;
      continue;
    }
    const found = level[step] ?? level[step.replace(/Html$/, '')];
    if (!found) break;
    if (found !== PICTURE.url) labels.push(found.label);
    list = found;
    level = found.fields ?? PICTURE;
  }
  return labels;
}

/** What an item of a list is called on the screen. */
function nameOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  const { label, title, name, heading, question } = (value ?? {}) as Fields;
  return [label, title, name, heading, question].find((one): one is string => typeof one === 'string');
}

/** A reason of the loader without paths: entries by their titles, pictures by their names. */
export async function reasonInWords(projectFolder: string, reason: string): Promise<string> {
  const paths = reason.match(/content\/[\w./-]+\w/g) ?? [];
  let words = inSpokenNames(reason.replace(/(?:: put it)?,? in quotes( if [^;:]*)?/g, ''));
  for (const path of paths) {
    const place = await placeOf(projectFolder, path);
    words = words.replace(
      path,
      place ? `“${place.title}” (${place.menu})` : (path.split('/').at(-1) ?? path),
    );
  }
  return words;
}

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Fault } from '../../../src/domain/fault';
import { type RawFile, readRawFile } from './parseRawFile';

/** The folders of the content and the type of their files. A new collection is one row. */
export const FOLDERS = {
  settings: 'yml',
  pages: 'yml',
  vehicles: 'md',
  'brand-specials': 'md',
  'dealer-specials': 'md',
  posts: 'md',
  team: 'md',
  locations: 'yml',
  assurances: 'yml',
  'stock-overrides': 'yml',
} as const;

/** The folder of pictures and documents. */
const UPLOADS = 'uploads';

export type Folder = keyof typeof FOLDERS;

/** The readable files of one content folder, and the faults of the others. */
interface FolderContent {
  readonly files: readonly RawFile[];
  /** The ids of all files, even unreadable ones, so that a relation to one of those is not a second fault. */
  readonly ids: ReadonlySet<string>;
  readonly faults: readonly Fault[];
}

export interface RawContent {
  readonly folders: Readonly<Record<Folder, FolderContent>>;
  readonly faults: readonly Fault[];
}

/** Reads every file of every folder. An unknown folder is a fault, because its files would never be read. */
export async function readRawContent(contentFolder: string): Promise<RawContent> {
  const names = Object.keys(FOLDERS) as Folder[];
  const read = await Promise.all(
    names.map(async (folder) => [folder, await readFolder(contentFolder, folder)] as const),
  );
  const strangers = (await readdir(contentFolder, { withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isDirectory() && entry.name !== UPLOADS && !Object.hasOwn(FOLDERS, entry.name))
    .map(({ name }) => ({
      file: `content/${name}/`,
      reason: `is not a content folder (there are ${names.join(', ')})`,
    }));
  return {
    folders: Object.fromEntries(read) as Record<Folder, FolderContent>,
    faults: [...strangers, ...read.flatMap(([, { faults }]) => faults)],
  };
}

/**
 * Reads every file of `content/{folder}` in the order of their names. A missing folder counts as empty. A file of another
 * type than the folder's is a fault, so that no file is overlooked.
 */
export async function readFolder(contentFolder: string, folder: Folder): Promise<FolderContent> {
  const extension = FOLDERS[folder];
  const names = (await readdir(join(contentFolder, folder)).catch(() => []))
    .filter((name) => !name.startsWith('.'))
    .sort();
  const files: RawFile[] = [];
  const faults: Fault[] = [];
  const ids = new Set<string>();
  for (const name of names) {
    const file = `content/${folder}/${name}`;
    const id = name.slice(0, -extension.length - 1);
    if (!name.endsWith(`.${extension}`)) {
      faults.push({ file, reason: `must be a .${extension} file` });
      continue;
    }
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
      faults.push({ file, reason: 'the file name must be lower case letters, digits and hyphens' });
    ids.add(id);
    const { raw, faults: own } = readRawFile(file, await readFile(join(contentFolder, folder, name), 'utf8'));
    if (raw) files.push(raw);
    faults.push(...own);
  }
  return { files, ids, faults };
}

import { readdir } from 'node:fs/promises';
import type { ContentFault } from '../contentFault';
import { type FolderContent, readContentFiles } from './readContentFiles';

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
} as const;

/** The folder of pictures and documents. */
const UPLOADS = 'uploads';

export type Folder = keyof typeof FOLDERS;

export interface RawContent {
  readonly folders: Readonly<Record<Folder, FolderContent>>;
  readonly faults: readonly ContentFault[];
}

/** Reads every file of every folder. An unknown folder is a fault, because nobody would read its files. */
export async function readRawContent(contentFolder: string): Promise<RawContent> {
  const names = Object.keys(FOLDERS) as Folder[];
  const read = await Promise.all(
    names.map(
      async (folder) => [folder, await readContentFiles(contentFolder, folder, FOLDERS[folder])] as const,
    ),
  );
  const strangers = (await readdir(contentFolder, { withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isDirectory() && entry.name !== UPLOADS && !Object.hasOwn(FOLDERS, entry.name))
    .map(({ name }) => ({
      file: `content/${name}/`,
      reason: `is no folder of the content (there are ${names.join(', ')})`,
    }));
  return {
    folders: Object.fromEntries(read) as Record<Folder, FolderContent>,
    faults: [...strangers, ...read.flatMap(([, { faults }]) => faults)],
  };
}

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentFault } from '../contentFault';
import { parseRawFile } from './parseRawFile';
import type { RawFile } from './rawFile';

/** The readable files of one content folder, and the faults of the others. */
export interface FolderContent {
  readonly files: readonly RawFile[];
  /** The ids of all files, even unreadable ones, so that a relation to those is no second fault. */
  readonly ids: ReadonlySet<string>;
  readonly faults: readonly ContentFault[];
}

/**
 * Reads every file of `content/{folder}` in the order of their names. A missing folder counts as empty.
 * @param extension `yml` or `md`; any other extension is a fault, so that no file is overlooked.
 */
export async function readContentFiles(
  contentFolder: string,
  folder: string,
  extension: 'yml' | 'md',
): Promise<FolderContent> {
  const names = (await readdir(join(contentFolder, folder)).catch(() => []))
    .filter((name) => !name.startsWith('.'))
    .sort();
  const files: RawFile[] = [];
  const faults: ContentFault[] = [];
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
    const parsed = parseRawFile(file, await readFile(join(contentFolder, folder, name), 'utf8'));
    if (parsed.kind === 'ok') files.push(parsed.value);
    else faults.push(...parsed.fault);
  }
  return { files, ids, faults };
}

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentFault } from '../contentFault';
import { parseRawFile } from './parseRawFile';
import type { RawFile } from './rawFile';

/** The files of one folder of the content, and what was wrong with the others. */
export interface FolderContent {
  readonly files: readonly RawFile[];
  /** Ids of all files, also of those that could not be read: a relation to them is not a fault of its own. */
  readonly ids: ReadonlySet<string>;
  readonly faults: readonly ContentFault[];
}

/**
 * Reads every file of `content/{folder}` in the order of their names. A folder that isn't there is an empty one.
 * @param extension `yml` or `md`; a file with another one is a fault, so that nothing is overlooked in silence.
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

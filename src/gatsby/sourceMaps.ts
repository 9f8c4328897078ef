import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Moves the source maps out of the site, and removes those of scripts that it no longer has. */
export async function moveSourceMaps(publicFolder: string, folder: string): Promise<void> {
  const maps = (await readdir(publicFolder)).filter((name) => name.endsWith('.js.map'));
  if (maps.length === 0 && !existsSync(folder)) return;
  await mkdir(folder, { recursive: true });
  for (const name of maps) await rename(join(publicFolder, name), join(folder, name));
  for (const name of await readdir(folder))
    if (!existsSync(join(publicFolder, name.replace(/\.map$/, '')))) await rm(join(folder, name));
}

import { lstat, realpath } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';

/** The folders that the editor may see and change. */
const FOLDERS = ['content'] as const;

/**
 * Whether a path of the project, or one of its parent folders, is a link that leads out of its folder.
 * @param path from the project's root, checked to begin with one of the folders
 */
export async function leadsOutside(projectFolder: string, path: string): Promise<boolean> {
  const folder = FOLDERS.find((one) => path === one || path.startsWith(`${one}/`));
  if (!folder) return true;
  const inside = join(await realpath(projectFolder), folder);
  let existing = join(projectFolder, path);
  while (!(await lstat(existing).catch(() => undefined))) existing = dirname(existing);
  const real = await realpath(existing).catch(() => undefined);
  // The folder itself may be missing until the first file is saved.
  return (
    real === undefined || !(real === inside || real.startsWith(inside + sep) || inside.startsWith(real + sep))
  );
}

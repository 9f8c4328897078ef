import { lstat, realpath } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { SITE_FILE } from '../../src/config/siteConfig';

/**
 * Whether a path of the content, or one of its parent folders, is a link that leads out of the content.
 * @param path from the project's root
 */
export async function leadsOutside(projectFolder: string, path: string): Promise<boolean> {
  const inside = join(await realpath(projectFolder), path === SITE_FILE ? SITE_FILE : 'content');
  let existing = join(projectFolder, path);
  while (!(await lstat(existing).catch(() => undefined))) existing = dirname(existing);
  const real = await realpath(existing).catch(() => undefined);
  // The folder itself may be missing until the first file is saved.
  return (
    real === undefined || !(real === inside || real.startsWith(inside + sep) || inside.startsWith(real + sep))
  );
}

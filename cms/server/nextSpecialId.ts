import { join } from 'node:path';
import { readFolder } from '../../plugins/content-endpoint/files/rawContent';

/** One more than the highest id of the brand specials. */
export async function nextSpecialId(projectFolder: string): Promise<number> {
  const { files } = await readFolder(join(projectFolder, 'content'), 'brand-specials');
  return Math.max(0, ...files.map(({ data }) => (typeof data.id === 'number' ? data.id : 0))) + 1;
}

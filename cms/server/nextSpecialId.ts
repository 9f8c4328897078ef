import { join } from 'node:path';
import { readContentFiles } from '../../plugins/content-endpoint/files/readContentFiles';

/** One more than the highest id of the brand specials. */
export async function nextSpecialId(projectFolder: string): Promise<number> {
  const { files } = await readContentFiles(join(projectFolder, 'content'), 'brand-specials', 'md');
  return Math.max(0, ...files.map(({ data }) => (typeof data.id === 'number' ? data.id : 0))) + 1;
}

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Fault } from '../../../src/domain/fault';
import { drawingFault } from './drawingFault';
import { uploadsFolder } from './staticFiles';

/** File types that a browser shows without running code. Drawings are checked separately. */
const HARMLESS = /\.(jpe?g|png|webp|avif|gif|pdf|txt|csv|mp4|webm|vtt|docx?|xlsx?)$/i;
const DRAWING = /\.svg$/i;

/**
 * Uploads that would run code as part of the site when somebody opens them: pages, scripts, drawings with code. They
 * stop the build, because drawings and documents are published unchanged. So do symbolic links, which are never published.
 */
export async function uploadFaults(contentFolder: string): Promise<readonly Fault[]> {
  const folder = uploadsFolder(contentFolder);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const faults = await Promise.all(
    entries
      .filter((entry) => !entry.isDirectory() && (entry.isSymbolicLink() || !HARMLESS.test(entry.name)))
      .map(async (entry): Promise<readonly Fault[]> => {
        const path = join(entry.parentPath, entry.name);
        const file = join('content/uploads', path.slice(folder.length));
        if (entry.name.startsWith('.')) return [];
        if (entry.isSymbolicLink())
          return [{ file, reason: 'is a symbolic link, which is not published; put the file itself there' }];
        if (!DRAWING.test(entry.name))
          return [{ file, reason: 'is not a picture, document or film, and would be published; remove it' }];
        const fault = drawingFault(await readFile(path));
        return fault === undefined
          ? []
          : [{ file, reason: `${fault}: save the drawing as a plain SVG without it, or as PNG` }];
      }),
  );
  return faults.flat();
}

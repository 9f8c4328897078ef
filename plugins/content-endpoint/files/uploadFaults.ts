import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentFault } from '../contentFault';

/** What a browser shows without running anything. Drawings are read first. */
const HARMLESS = /\.(jpe?g|png|webp|avif|gif|pdf|txt|csv|mp4|webm|vtt|docx?|xlsx?)$/i;
const DRAWING = /\.svg$/i;

/** What runs or fetches something when a drawing is opened by its address. */
const ACTIVE =
  /<\s*(script|foreignObject|iframe|embed|object|handler|a\b|[\w-]+:script)|[\s"'/]on\w+\s*=|(javascript|vbscript)\s*:|data:text|<!ENTITY|<\?xml-stylesheet|(href|src)\s*=\s*["']?\s*(?!["'#]|data:image\/(png|jpe?g|webp))/i;

/**
 * Files among the uploads that would run in the site's own name when somebody opens them: pages, scripts, drawings
 * with code. All of `static/` is published as it is, so they stop the build.
 */
export async function uploadFaults(staticFolder: string): Promise<readonly ContentFault[]> {
  const folder = join(staticFolder, 'uploads');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const faults = await Promise.all(
    entries
      .filter((entry) => !entry.isDirectory() && !HARMLESS.test(entry.name))
      .map(async (entry): Promise<readonly ContentFault[]> => {
        const path = join(entry.parentPath, entry.name);
        const file = join('static/uploads', path.slice(folder.length));
        if (entry.name.startsWith('.')) return [];
        if (!DRAWING.test(entry.name))
          return [{ file, reason: 'is no picture, document or film, and would be published: take it away' }];
        return ACTIVE.test(await readFile(path, 'utf8'))
          ? [
              {
                file,
                reason:
                  'is a drawing with code, links or parts from elsewhere: save it as a plain one, or as PNG',
              },
            ]
          : [];
      }),
  );
  return faults.flat();
}

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { OFFLINE_PATH } from '../../src/content/addresses';
import { STOCK_INDEX_FOLDER } from '../../src/domain/stock/itemShards';
import { OFFLINE_PAGE } from '../../src/offline/caches';
import { MANIFEST_NAME } from '../../src/search/engines/embedded/build';
import { WORKER_FILE } from '../hosts/hostTable';

/** The script that `gatsby-plugin-offline` appends to its worker. */
export const APPENDED_SCRIPT = '.cache/offline/serviceWorker.js';

/**
 * Bundles that script, before the plugin reads it at the end of a build. It begins with the names of the search index's files, so
 * a publication with other stock has another worker, and a tab that has stayed open loads its next page, and with it the new
 * index, as a document.
 */
export async function writeAppendedScript(folder: string): Promise<void> {
  const manifest = await readFile(join(folder, STOCK_INDEX_FOLDER, MANIFEST_NAME), 'utf8');
  await mkdir(dirname(APPENDED_SCRIPT), { recursive: true });
  await writeFile(APPENDED_SCRIPT, `// ${manifest}\n${await bundled('serviceWorker')}`);
}

/**
 * Writes the page that the worker shows if it has nothing else. For a site without a worker, writes one that unregisters
 * itself and clears its caches.
 * @returns the inline scripts of that page
 */
export async function writeOfflineFiles(folder: string, hasWorker: boolean): Promise<readonly string[]> {
  if (!hasWorker) {
    await writeFile(join(folder, WORKER_FILE), await bundled('removedWorker'));
    return [];
  }
  const script = await bundled('offlinePage');
  const html = await readFile(join(folder, OFFLINE_PATH, 'index.html'), 'utf8');
  await writeFile(join(folder, OFFLINE_PAGE), withOneScript(html, script));
  return [script];
}

/** A file of `src/offline`, as one script for browsers. */
async function bundled(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join('src', 'offline', `${name}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * A page with another script instead of Gatsby's. The worker shows this page at the address that the visitor asked for;
 * Gatsby would navigate to the page's own address.
 */
const withOneScript = (html: string, script: string): string =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace('</body>', () => `<script>${script}</script></body>`);

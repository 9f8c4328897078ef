import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { OFFLINE_PATH } from '../../content/addresses';

export const WORKER_FILE = 'sw.js';

/** The page that the worker shows if it has nothing else. No page of Gatsby has this address. */
const KEPT_PAGE = 'when-offline.html';

/**
 * Writes the service worker, and the page that it shows if it has nothing else.
 * @param isOn false for a worker that unregisters itself and clears its caches
 * @returns the inline scripts of that page
 */
export async function writeServiceWorker(folder: string, isOn: boolean): Promise<readonly string[]> {
  const pageScripts = isOn ? [await bundled('offlinePage')] : [];
  const script = isOn
    ? await bundled('serviceWorker', { SHELL: JSON.stringify(await writeShell(folder, pageScripts)) })
    : await bundled('removedWorker');
  await writeFile(join(folder, WORKER_FILE), script);
  return pageScripts;
}

/** A file of `src/worker`, as one script for browsers. */
async function bundled(name: string, define: Readonly<Record<string, string>> = {}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join('src', 'worker', `${name}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    define,
  });
  return outputFiles[0]?.text ?? '';
}

/** Writes the page, and returns what every device stores from the start. */
async function writeShell(folder: string, scripts: readonly string[]): Promise<object> {
  const html = await readFile(join(folder, OFFLINE_PATH, 'index.html'), 'utf8');
  await writeFile(join(folder, KEPT_PAGE), keptPage(html, scripts));
  const { webpackCompilationHash: publication } = JSON.parse(
    await readFile(join(folder, 'page-data/app-data.json'), 'utf8'),
  ) as { readonly webpackCompilationHash: string };
  return { publication, page: `/${KEPT_PAGE}`, files: fontsOf(html) };
}

/**
 * A page with other scripts in place of Gatsby's. The worker shows this page at the address that the visitor asked for; Gatsby
 * would navigate to the page's own address.
 */
const keptPage = (html: string, scripts: readonly string[]): string =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace('</body>', () => `${scripts.map((script) => `<script>${script}</script>`).join('')}</body>`);

/** The fonts that a page preloads. */
const fontsOf = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(/href="(\/[^"]+\.woff2)"/g)].map(([, path = '']) => path)),
];

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { OFFLINE_PATH } from '../../content/addresses';

export const WORKER_FILE = 'sw.js';

/** The page that the worker shows where nothing else is kept. No page of Gatsby's lies at its address. */
const KEPT_PAGE = 'when-offline.html';

/**
 * Writes the service worker, and the page that it shows where nothing else is kept.
 * @param isOn false: a worker that unregisters itself and clears its caches
 */
export async function writeServiceWorker(folder: string, isOn: boolean): Promise<void> {
  const script = isOn
    ? await bundled('serviceWorker', { SHELL: JSON.stringify(await writeShell(folder)) })
    : await bundled('removedWorker');
  await writeFile(join(folder, WORKER_FILE), script);
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

/** Writes the page, and names what every visitor's device keeps from the start. */
async function writeShell(folder: string): Promise<object> {
  const html = await readFile(join(folder, OFFLINE_PATH, 'index.html'), 'utf8');
  await writeFile(join(folder, KEPT_PAGE), keptPage(html, await bundled('offlinePage')));
  const { webpackCompilationHash: publication } = JSON.parse(
    await readFile(join(folder, 'page-data/app-data.json'), 'utf8'),
  ) as { readonly webpackCompilationHash: string };
  return { publication, page: `/${KEPT_PAGE}`, files: fontsOf(html) };
}

/**
 * A page with one script in the place of Gatsby's. The worker shows the page at the address that the visitor asked for, and
 * Gatsby would go to the page's own.
 */
const keptPage = (html: string, script: string): string =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace('</body>', () => `<script>${script}</script></body>`);

/** The fonts that a page asks for first. */
const fontsOf = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(/href="(\/[^"]+\.woff2)"/g)].map(([, path = '']) => path)),
];

// Writes pages of stock items in a thread of its own, for `itemPageFiles.ts`. Plain JavaScript: Gatsby compiles its
// own hooks, and a thread starts from a file.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

/** @type {import('./itemPageFiles').ItemPageThread} */
const { publicFolder, renderer, like, resources, slices } = workerData;

/** Gatsby's renderer, compiled for this build. */
const { default: renderPage } = createRequire(import.meta.url)(renderer);

/** Where Gatsby leaves a place for a Slice. */
const PLACE = /<slice-start id="([^"]+)"><\/slice-start><slice-end id="\1"><\/slice-end>/g;

async function writePage({ path, context }) {
  // The renderer is given what a browser will read.
  const json = JSON.stringify({ ...like, path, result: { pageContext: context } });
  const { html } = await renderPage({
    ...resources,
    pagePath: path,
    pageData: JSON.parse(json),
    webpackCompilationHash: '',
    context: { isDuringBuild: true },
  });
  writeFile(join('page-data', path, 'page-data.json'), json);
  writeFile(
    join(path, 'index.html'),
    html.replaceAll(PLACE, (place, id) => slices[id] ?? place),
  );
}

/** At once and without promises: there is a thread for each processor, and each has nothing else to do. */
function writeFile(name, text) {
  const file = join(publicFolder, name);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
}

parentPort.on('message', async (pages) => {
  for (const page of pages) {
    try {
      await writePage(page);
    } catch (cause) {
      throw new Error(`The page ${page.path} could not be written: ${cause.message}`, { cause });
    }
  }
  parentPort.postMessage('written');
});

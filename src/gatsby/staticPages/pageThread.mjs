// Writes pages of stock in a thread of its own, for `writePages.ts`. Plain JavaScript: Gatsby compiles its
// own hooks, and a thread starts from a file.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

/** @type {import('./writePages').StockPageThread} */
const { publicFolder, renderer, templates, slices } = workerData;

/** Gatsby's renderer, compiled for this build. */
const { default: renderPage } = createRequire(import.meta.url)(renderer);

/** Made into bytes once: they are half of each page. */
const sliceBytes = new Map(Object.entries(slices).map(([id, html]) => [id, Buffer.from(html)]));

/**
 * Every page is put together here, and leaves no bytes to be collected: threads share the way to the memory. In bytes some
 * forty times what the largest listing takes.
 */
const sheet = Buffer.allocUnsafeSlow(8e6);

/** Where Gatsby leaves a place for a Slice. */
const PLACE = /<slice-start id="([^"]+)"><\/slice-start><slice-end id="\1"><\/slice-end>/g;

async function writePage({ path, template, context }) {
  const { like, resources } = templates[template];
  const rest = JSON.stringify({ ...like, path, result: undefined });
  const json = `${rest.slice(0, -1)},"result":{"pageContext":${context}}}`;
  const { html } = await renderPage({
    ...resources,
    pagePath: path,
    // As a browser will read it.
    pageData: JSON.parse(json),
    webpackCompilationHash: '',
    context: { isDuringBuild: true },
  });
  writeFile(join('page-data', path, 'page-data.json'), json);
  let length = 0;
  // Every other part is the id of a Slice.
  for (const [at, part] of html.split(PLACE).entries())
    length += at % 2 === 0 ? sheet.write(part, length) : bytesOfSlice(part).copy(sheet, length);
  // A letter takes four bytes at most: what did not find room left fewer than that.
  if (length > sheet.length - 4) throw new Error(`it is larger than ${sheet.length / 1e6} MB`);
  writeFile(join(path, 'index.html'), sheet.subarray(0, length));
}

function bytesOfSlice(id) {
  const bytes = sliceBytes.get(id);
  if (!bytes) throw new Error(`Gatsby wrote no ${id} for it`);
  return bytes;
}

/** At once and without promises: there is a thread for each processor, and each has nothing else to do. */
function writeFile(name, content) {
  const file = join(publicFolder, name);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, content);
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

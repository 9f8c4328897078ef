// Writes stock pages in a thread, for `writePages.ts`. Plain JavaScript, because a thread starts from a file and Gatsby
// compiles only its own hooks.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

/** @type {import('./writePages').PageThread} */
const { publicFolder, renderer, templates, slices, slicePlace } = workerData;

/** Gatsby's renderer, compiled for this build. */
const { default: renderPage } = createRequire(import.meta.url)(renderer);

/** The Slices as bytes, made once: they are half of each page. */
const sliceBytes = new Map(Object.entries(slices).map(([id, html]) => [id, Buffer.from(html)]));

/**
 * The thread builds its pages in this one buffer. Allocating a buffer for each page made the threads wait for each other's
 * garbage collection. The buffer is about forty times as large as the largest listing.
 */
const sheet = Buffer.allocUnsafeSlow(8e6);

const PLACE = new RegExp(slicePlace, 'g');

/** A page's data as JSON, and its HTML in parts. Every second part is the id of a Slice. */
async function render({ path, template, context }) {
  const { like, resources, slices: expected } = templates[template];
  const rest = JSON.stringify({ ...like, path, result: undefined });
  const data = `${rest.slice(0, -1)},"result":{"pageContext":${context}}}`;
  const { html } = await renderPage({
    ...resources,
    pagePath: path,
    // The data as a browser will read it.
    pageData: JSON.parse(data),
    webpackCompilationHash: '',
    context: { isDuringBuild: true },
  });
  const parts = html.split(PLACE);
  const found = parts.filter((_, at) => at % 2 === 1);
  if (found.join() !== expected.join())
    throw new Error(`it has the Slices ${found.join(', ')}; Gatsby's own page has ${expected.join(', ')}`);
  return { data, parts };
}

async function writePage(page) {
  const { data, parts } = await render(page);
  writeFile(join('page-data', page.path, 'page-data.json'), data);
  let length = 0;
  for (const [at, part] of parts.entries())
    length += at % 2 === 0 ? sheet.write(part, length) : bytesOfSlice(part).copy(sheet, length);
  // A letter takes at most four bytes, so a part that did not fit leaves fewer than four bytes free.
  if (length > sheet.length - 4) throw new Error(`it is larger than ${sheet.length / 1e6} MB`);
  writeFile(join(page.path, 'index.html'), sheet.subarray(0, length));
}

async function showPage(page) {
  const { data, parts } = await render(page);
  return { data, html: parts.map((part, at) => (at % 2 === 0 ? part : bytesOfSlice(part))).join('') };
}

function bytesOfSlice(id) {
  const bytes = sliceBytes.get(id);
  if (!bytes) throw new Error(`Gatsby wrote no ${id} for it`);
  return bytes;
}

/** Writes synchronously: there is a thread for each processor, and each has nothing else to do. */
function writeFile(name, content) {
  const file = join(publicFolder, name);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, content);
}

async function named(page, job) {
  try {
    return await job(page);
  } catch (cause) {
    throw new Error(`The page ${page.path} could not be written: ${cause.message}`, { cause });
  }
}

parentPort.on('message', async ({ show, write = [] }) => {
  for (const page of write) await named(page, writePage);
  parentPort.postMessage(show ? await named(show, showPage) : 'written');
});

/**
 * The embedded search engine is a separate package. Pages import this file, a build imports `build.ts`, and nothing
 * outside this folder imports anything else of it.
 *
 * To read it from top to bottom:
 *
 * 1. The index: `attributes` (what it knows of an item), `bytes`, `indexFile` (the frame of each file, and the manifest).
 * 2. Written by the build: `buildIndex`, with `buildColumn`, `column`, `stockIndex`, `textFile` and `cards`, each of which
 *    reads its own bytes too.
 * 3. Read in a browser: `fetchFile`, then `openIndex`.
 * 4. A query: `readRequest`, then `answerRequests` with `matchedRecords` (filters), `textIndex` (keywords), `facets`
 *    (counts) and `highlight`.
 * 5. The Worker: `createEmbeddedEngine` in the page, `searchService` in the Worker.
 */

export type { HitsResponse } from './answerRequests';
export { createEmbeddedEngine, createSearchWorker, type EmbeddedEngine } from './createEmbeddedEngine';
export { MANIFEST_NAME, type Manifest, SearchFault } from './indexFile';
export { boundPlaces, joinBound, words } from './words';

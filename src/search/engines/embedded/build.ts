/** The embedded engine’s other entry: what a build writes its index with, and answers first results from; and what opens a published index in Node. */
export { ATTRIBUTES, buildColumn } from './attributes';
export {
  type BuiltIndex,
  buildIndex,
  createInProcessEngine,
  inDefaultOrder,
  openBuiltIndex,
} from './buildIndex';
export { sortOrder } from './column';
export { fail, MANIFEST_NAME, parseManifest } from './indexFile';
export { type OpenIndex, openIndex } from './openIndex';

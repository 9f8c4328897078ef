/** The embedded engine’s other entry: what a build writes its index with, and answers first results from. */
export { ATTRIBUTES, buildColumn } from './attributes';
export {
  type BuiltIndex,
  buildIndex,
  createInProcessEngine,
  inDefaultOrder,
  openBuiltIndex,
} from './buildIndex';
export { sortOrder } from './column';
export { MANIFEST_NAME } from './indexFile';

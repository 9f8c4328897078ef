import type { Result } from '../../../domain/result';
import type { BuiltIndex } from './buildIndex';
import { memoryFiles } from './files/memoryFiles';
import type { IndexFault } from './indexFault';
import { type OpenIndex, openIndex } from './openIndex';

/** Opens an index from a build's own files, so it answers exactly as it will in a browser. */
export const openBuiltIndex = (built: BuiltIndex): Promise<Result<OpenIndex, IndexFault>> =>
  openIndex(built.manifest, memoryFiles(built.files));

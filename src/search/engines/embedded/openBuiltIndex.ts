import type { Result } from '../../../domain/result';
import type { BuiltIndex } from './buildIndex';
import { memoryFiles } from './files/memoryFiles';
import type { IndexFault } from './indexFault';
import { type OpenIndex, openIndex } from './openIndex';

/** Opens an index straight from the build that made it, by its files: what it answers, a browser will answer. */
export const openBuiltIndex = (built: BuiltIndex): Promise<Result<OpenIndex, IndexFault>> =>
  openIndex(built.manifest, memoryFiles(built.files));

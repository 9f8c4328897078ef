import type { Result } from '../../../../domain/result';
import type { IndexFault } from '../indexFault';

/** The source of the index files: the host, or the build's memory. */
export interface IndexFiles {
  readonly read: (name: string) => Promise<Result<Uint8Array, IndexFault>>;
}

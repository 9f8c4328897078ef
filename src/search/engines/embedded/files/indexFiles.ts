import type { Result } from '../../../../domain/result';
import type { IndexFault } from '../indexFault';

/** Where the files of the index come from: the host, or the build's own memory. */
export interface IndexFiles {
  readonly read: (name: string) => Promise<Result<Uint8Array, IndexFault>>;
}

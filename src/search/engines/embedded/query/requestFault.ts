import { type Err, err } from '../../../../domain/result';
import type { IndexFault } from '../indexFault';

/** The fault of a request that cannot be read. Algolia would answer it with status 400. */
export const requestFault = (message: string): Err<IndexFault> => err({ kind: 'request', message });

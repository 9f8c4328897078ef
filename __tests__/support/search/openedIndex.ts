import { buildIndex, openBuiltIndex } from '../../../src/search/engines/embedded/build';
import type { OpenIndex } from '../../../src/search/engines/embedded/openIndex';
import type { IndexRecord } from '../../../src/search/indexRecord';

/** An index that is built from some records and opened from its files. */
export const openedIndex = (records: readonly IndexRecord[]): Promise<OpenIndex> =>
  openBuiltIndex(buildIndex(records));

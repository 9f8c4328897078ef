import { resolve } from 'node:path';
import type { IndexRecord } from '../../src/search/indexRecord';
import { toIndexRecord } from '../../src/search/toIndexRecord';
import { okValue } from '../../support/okValue';
import { aStockContext } from '../../support/stock/aStockContext';
import { inventedRecords } from '../../support/stock/inventedRecords';
import { loadStock } from '../../support/stock/loadStock';
import { realStockPath } from '../../support/stock/realStockPath';

/** A number of invented records, or the real listings. */
export type BenchSample = number | 'real';

/** The default samples. The real listings are included if `REAL_STOCK_FILE` names them. */
export const SAMPLES: readonly BenchSample[] = [
  1_000,
  10_000,
  100_000,
  ...(realStockPath === null ? [] : ['real' as const]),
];

export const benchSample = async (sample: BenchSample): Promise<readonly IndexRecord[]> => {
  if (sample !== 'real') return inventedRecords(sample);
  if (realStockPath === null) throw new Error('Set REAL_STOCK_FILE to the Australian listings');
  const { items } = okValue(
    await loadStock({
      feed: realStockPath,
      mappingFile: resolve('support/stock/australian.mapping.yml'),
      site: aStockContext(),
    }),
  );
  return items.map(toIndexRecord);
};

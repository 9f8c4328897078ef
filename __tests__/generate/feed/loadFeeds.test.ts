import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { loadFeeds } from '../../../generate/feed/loadStock';
import { formatStockReport } from '../../../generate/feed/stockReport';
import type { StockFeed } from '../../../src/config/feedSettings';
import { faultOf, okValue } from '../../../support/okValue';
import { aStockContext } from '../../../support/stock/aStockContext';
import { feedFolder } from '../../support/feeds/feedFolder';

const folder = feedFolder();
const orange = folder.write('orange.csv', 'id,make,model\nU1001,Kia,Rio\nU1002,Kia,Stonic\n');
const bathurst = folder.write('bathurst.csv', 'id,make,model,vehType\nU1001,Mazda,3,\nU1003,Mazda,2,Demo\n');

const ORANGE: StockFeed = { address: orange, defaults: { vehType: 'Used', 'location.name': 'Orange' } };
const BATHURST: StockFeed = { address: bathurst, defaults: { vehType: 'Used', 'location.name': 'Bathurst' } };
const load = (feeds: readonly StockFeed[]) =>
  loadFeeds(feeds, { site: aStockContext(), reading: { retryDelay: 0 } });

describe('several feeds', () => {
  it('become one stock: each feed gives its condition and yard to rows that name none', async () => {
    const { items } = okValue(await load([ORANGE, BATHURST]));
    expect(items.map(({ id, make, vehType, location }) => [id, make, vehType, location?.name])).toEqual([
      ['U1001-orange', 'Kia', 'Used', 'Orange'],
      ['U1002', 'Kia', 'Used', 'Orange'],
      ['U1001-bathurst', 'Mazda', 'Used', 'Bathurst'],
      ['U1003', 'Mazda', 'Demo', 'Bathurst'],
    ]);
  });

  it('leave a vehicle the number that is its own, although it looks like a number with a yard', async () => {
    const own = folder.write('own.csv', 'id,make,model\nU1001-bathurst,Kia,Rio\n');
    const feeds = [ORANGE, BATHURST, { address: own, defaults: { vehType: 'Used' } }] as const;
    for (const order of [feeds, [...feeds].reverse()]) {
      const { items, report } = okValue(await load(order));
      expect(items.find(({ id }) => id === 'U1001-bathurst')?.make).toBe('Kia');
      expect(report.quarantined.map(({ feed, faults }) => [feed, faults[0]?.reason])).toEqual([
        [bathurst, 'has the same id as another row (U1001-bathurst)'],
      ]);
    }
  });

  it('have one report, with the checksum of each file', async () => {
    const { report } = okValue(await load([ORANGE, BATHURST]));
    const sha256 = createHash('sha256')
      .update('id,make,model\nU1001,Kia,Rio\nU1002,Kia,Stonic\n')
      .digest('hex');
    expect(report).toMatchObject({ read: 4, accepted: 4 });
    expect(report.files?.[0]).toEqual({ name: orange, bytes: 45, sha256 });
    expect(formatStockReport(report)).toContain(`read: ${orange}, 45 bytes, SHA-256 ${sha256}`);
  });

  it('are refused together if one of them cannot be trusted, and all that fail are told', async () => {
    const missing = { address: join(folder.path, 'missing.csv') };
    const empty = { address: folder.write('empty.csv', 'id,make,model\n') };
    expect(faultOf(await load([ORANGE, missing, { address: 'gopher://dealer.example/' }]))).toHaveLength(2);
    const [fault] = faultOf(await load([ORANGE, empty]));
    expect(fault?.reason).toContain('none of the 0 rows');
    expect(fault?.report).toMatchObject({ read: 2 });
  });
});

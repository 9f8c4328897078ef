import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { compareIndex, compareRecords, describeDifference } from '../../../generate/hosted/compareIndex';
import { createIndexClient } from '../../../generate/hosted/hostedIndex';
import { planIndex } from '../../../generate/hosted/indexPlan';
import { DEFAULT_SORT_OPTIONS } from '../../../src/search/sortOptions';
import { layOutProject } from '../../../support/projectFolder';
import { inventedRecords } from '../../../support/stock/inventedRecords';
import { hostedOn, indexOn } from '../../support/search/algoliaServer/hostedStock';
import {
  type AlgoliaServer,
  startAlgoliaServer,
} from '../../support/search/algoliaServer/startAlgoliaServer';

jest.setTimeout(60_000);

let server: AlgoliaServer;
beforeAll(async () => {
  server = await startAlgoliaServer();
});
afterAll(() => server.stop());

const RECORDS = inventedRecords(40);
const subset = fc.subarray([...RECORDS]);
const planOf = (records: typeof RECORDS) => planIndex(records, DEFAULT_SORT_OPTIONS, 'quillbrook');

describe('The difference between an index and a plan', () => {
  it('accounts for every record once', () => {
    fc.assert(
      fc.property(subset, subset, (held, planned) => {
        const difference = compareRecords(planOf(held).records as never, planOf(planned).records);
        const { added, changed, moved, same, removed } = difference;
        expect(added.length + changed.length + moved + same).toBe(planned.length);
        expect(removed).toHaveLength(held.filter((record) => !planned.includes(record)).length);
        expect(changed).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  it('is nothing after a build, and asking changes nothing', async () => {
    await indexOn(server, RECORDS);
    const before = server.asked().length;
    const difference = await compareIndex(
      createIndexClient(hostedOn(server), server.adminKey),
      planOf(RECORDS),
    );
    expect(describeDifference('quillbrook', difference)).toBe(
      'The hosted index “quillbrook” is as a build would make it: 40 records.',
    );
    const asked = server.asked().slice(before);
    expect(asked.filter((each) => !/^GET |\/browse$/.test(each))).toEqual([]);
  });

  it('names what is added, changed (with its attributes) and removed, and every setting', async () => {
    await indexOn(server, RECORDS);
    server.indexes.setSettings('quillbrook_price_asc', { hitsPerPage: 5 }, false);
    const [first, second, ...others] = RECORDS;
    if (!first || !second) throw new Error('No records');
    const now = [{ ...second, price: 12_345 }, ...others, { ...first, objectID: 'new' }];
    const difference = await compareIndex(createIndexClient(hostedOn(server), server.adminKey), planOf(now));
    const said = describeDifference('quillbrook', difference);
    expect(said).toContain('added: 1\n    new\n');
    expect(said).toContain(`changed: 1\n    ${second.objectID}: price\n`);
    expect(said).toContain(`removed: 1\n    ${first.objectID}\n`);
    expect(said).toContain('  setting hitsPerPage: 5 → 24 (quillbrook_price_asc)');
    expect(said.match(/setting /g)).toHaveLength(1);
  });
});

describe('npm run algolia:dry-run', () => {
  const project = mkdtempSync(join(tmpdir(), 'dry-run-'));
  beforeAll(() => layOutProject(project, { linked: ['static', 'support'] }));
  afterAll(() => rmSync(project, { recursive: true, force: true }));

  const run = (settings: Readonly<Record<string, string>>): Promise<{ code: number | null; said: string }> =>
    new Promise((resolve, reject) => {
      const child = spawn('node', ['node_modules/tsx/dist/cli.mjs', 'scripts/algoliaDryRun.ts'], {
        cwd: project,
        env: { ...process.env, DEALER: 'quillbrook', ...settings },
      });
      let said = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => {
          said += chunk.toString();
        });
      child.once('error', reject);
      child.once('close', (code) => resolve({ code, said }));
    });

  it('prints what a build of this project would change, and changes nothing', async () => {
    const before = server.asked().length;
    const { code, said } = await run({
      SEARCH_ENGINE: 'algolia',
      ALGOLIA_APP_ID: server.appId,
      ALGOLIA_SEARCH_KEY: server.searchKey,
      ALGOLIA_ADMIN_KEY: server.adminKey,
      ALGOLIA_INDEX_PREFIX: 'dealer',
      ALGOLIA_HOST: server.url,
    });
    expect(said).toMatch(
      /^What a build would change in the hosted index “dealer” \(nothing was changed now\):\n {2}added: \d{3}\n/,
    );
    expect(said).toContain('  new index: dealer\n  new index: dealer_createdAt_desc\n');
    expect(code).toBe(0);
    const asked = server.asked().slice(before);
    expect(asked.filter((each) => !/^GET |\/browse$/.test(each))).toEqual([]);
    expect(server.indexes.names()).not.toContain('dealer');
  });

  it('says what it needs if the hosted search is not set up', async () => {
    const { code, said } = await run({ SEARCH_ENGINE: 'embedded' });
    expect(said).toContain('A dry run needs SEARCH_ENGINE=algolia');
    expect(code).toBe(1);
  });
});

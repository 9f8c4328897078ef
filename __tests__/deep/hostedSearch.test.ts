import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import canary from '../../support/search/adminKeyCanary.json';
import { inventedRecords } from '../../support/stock/inventedRecords';
import { copyProject, type ProjectCopy } from '../support/browser/projectCopy';
import { indexOn } from '../support/search/algoliaServer/hostedStock';
import { type AlgoliaServer, startAlgoliaServer } from '../support/search/algoliaServer/startAlgoliaServer';

jest.setTimeout(1_800_000);

let project: ProjectCopy;
beforeAll(() => {
  project = copyProject();
});
afterAll(() => project?.remove());

const settingsOf = (server: AlgoliaServer, adminKey: string) => ({
  SEARCH_ENGINE: 'algolia',
  ALGOLIA_APP_ID: server.appId,
  ALGOLIA_SEARCH_KEY: server.searchKey,
  ALGOLIA_ADMIN_KEY: adminKey,
  ALGOLIA_INDEX_PREFIX: 'quillbrook',
  ALGOLIA_HOST: server.url,
});

describe('a build of a site with a hosted search', () => {
  let server: AlgoliaServer;
  beforeEach(async () => {
    project.reset();
    server = await startAlgoliaServer(['search'], canary.adminKey);
  });
  afterEach(() => server.stop());

  it('stops with a wrong key before it changes anything, and shows no key', async () => {
    const { code, said } = await project.run('scripts/build.mjs', settingsOf(server, 'wrongKey'));
    expect(code).not.toBe(0);
    expect(said).toContain('Invalid Application-ID or API key');
    expect(said).not.toContain('wrongKey');
    expect(project.holdsLastSite()).toBe(true);
  });

  it('stops where the index would lose more than half of its records, which stay', async () => {
    await indexOn(server, inventedRecords(900));
    const { code, said } = await project.run('scripts/build.mjs', settingsOf(server, canary.adminKey));
    expect(code).not.toBe(0);
    expect(said).toContain('the hosted index holds 900 records and would be left with');
    expect(project.holdsLastSite()).toBe(true);
    expect(server.indexes.records('quillbrook')).toHaveLength(900);
  });

  it('writes the index, publishes what browsers need, and keeps the admin key to itself', async () => {
    const { code, said } = await project.run('scripts/build.mjs', settingsOf(server, canary.adminKey));
    if (code !== 0) throw new Error(said.slice(-4000));
    const held = server.indexes.records('quillbrook') ?? [];
    const items = JSON.parse(readFileSync(join(project.folder, 'public/whole-site.json'), 'utf8')) as {
      readonly vehicles: number;
    };
    expect(held.length).toBeGreaterThan(0.9 * items.vehicles);
    expect(held.length).toBeLessThanOrEqual(items.vehicles);

    const files = readdirSync(join(project.folder, 'public'), { recursive: true, encoding: 'utf8' })
      .map((name) => join(project.folder, 'public', name))
      .filter((file) => statSync(file).isFile());
    const holding = (text: string) => files.filter((file) => readFileSync(file).includes(text));
    expect(holding(server.searchKey).length).toBeGreaterThan(0);
    expect(holding(canary.adminKey)).toEqual([]);
    expect(said).not.toContain(canary.adminKey);
  });
});

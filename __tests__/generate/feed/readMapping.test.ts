import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mappingFileBeside, readMapping } from '../../../src/generate/feed/readMapping';
import { faultOf, okValue } from '../../../support/okValue';
import { DEALERSHIP } from '../../../support/projectFolder';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mapping-'));
});
afterAll(() => rm(folder, { recursive: true }));

const write = async (content: unknown): Promise<string> => {
  const path = join(folder, 'stock.mapping.json');
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};

const places = async (content: unknown): Promise<string[]> => {
  const path = await write(content);
  return faultOf(await readMapping(path)).map(
    ({ place, reason }) => `${place.replace(path, 'file')} | ${reason}`,
  );
};

describe('a mapping file', () => {
  it('is beside the feed, with the same name', async () => {
    const path = await write({});
    for (const feed of ['stock.csv', 'stock.csv.gz', 'stock.xml', 'stock.json']) {
      expect(mappingFileBeside(join(folder, feed))).toBe(path);
    }
    expect(mappingFileBeside(join(folder, 'other.csv'))).toBeNull();
    expect(mappingFileBeside('https://dealer.example/stock.csv')).toBeNull();
  });

  it('is optional: without it, columns have the names of the fields', async () => {
    expect(okValue(await readMapping(null)).identity).toBe(true);
  });

  it('of a feed with the fields’ own names says so in one word', async () => {
    expect(okValue(await readMapping(join(DEALERSHIP, 'content/stock.mapping.json')))).toEqual(
      okValue(await readMapping(null)),
    );
  });

  it('names the place of every fault', async () => {
    const faults = await places({
      feilds: {},
      rows: '',
      fields: { colour: { from: 'Paint', match: '(' }, make: { map: {} }, price: { from: 'P', divide: 2 } },
    });
    const all = faults.join('\n');
    expect(all).toContain('"feilds"');
    expect(all).toMatch(/file: rows \|/);
    expect(all).toMatch(/file: fields\.colour\.match \| "\(" is not a regular expression/);
    expect(all).toMatch(/file: fields\.make \| needs either "from" or "constant"/);
    expect(all).toMatch(/file: fields\.price \| .*"divide"/);
  });

  it('with a field that stock items do not have names that field', async () => {
    expect((await places({ fields: { horsepower: 'HP' } })).join('\n')).toMatch(/file: fields.*horsepower/);
  });

  it('that is missing or not JSON is a fault', async () => {
    expect((await places('{'))[0]).toMatch(/^file \| is not JSON: /);
    const missing = join(folder, 'missing.json');
    expect(faultOf(await readMapping(missing))).toEqual([
      { place: missing, reason: expect.stringContaining('cannot be read') },
    ]);
  });
});

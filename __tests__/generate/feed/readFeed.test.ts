import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readFeed } from '../../../src/generate/feed/readFeed';
import { faultOf, okValue } from '../../../support/okValue';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feed-'));
});
afterAll(() => rm(folder, { recursive: true }));

const file = async (name: string, content: string | Buffer): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
};

const values = async (name: string, content: string | Buffer, shape = {}): Promise<unknown[]> =>
  okValue(await readFeed(await file(name, content), shape)).rows.map((row) => row.values);

const reason = async (name: string, content: string): Promise<string> =>
  faultOf(await readFeed(await file(name, content))).reason;

describe('a CSV feed', () => {
  it('may have quotes, line feeds in cells, a byte order mark and any line ends', async () => {
    const text = '\uFEFFmake,note\r\nKia,"one ""owner"", clean"\r\nFord,"tow\nbar"\r\n';
    expect(await values('a.csv', text)).toEqual([
      { make: 'Kia', note: 'one "owner", clean' },
      { make: 'Ford', note: 'tow\nbar' },
    ]);
  });

  it('says on which row and line of the file a vehicle is', async () => {
    const feed = okValue(await readFeed(await file('lines.csv', 'make,note\r\nKia,"a\r\nb"\r\nFord,c\r\n')));
    expect(feed.rows.map(({ row, line }) => [row, line])).toEqual([
      [1, 2],
      [2, 4],
    ]);
  });

  it('keeps a row with too few or too many cells, marked as broken', async () => {
    const feed = okValue(
      await readFeed(await file('broken.csv', 'make,model\nKia\nFord,Ranger,2020\nMG,MG3\n')),
    );
    expect(feed.rows.map(({ broken }) => broken)).toEqual([
      'has 1 cells where the header has 2',
      'has 3 cells where the header has 2',
      undefined,
    ]);
  });

  it('may be gzipped, whatever its name', async () => {
    const packed = gzipSync('make\nKia\n');
    expect(await values('a.csv.gz', packed)).toEqual([{ make: 'Kia' }]);
    expect(await values('packed.csv', packed)).toEqual([{ make: 'Kia' }]);
  });

  it('may be in Windows-1252 or in UTF-16', async () => {
    expect(await values('windows.csv', Buffer.from('make\nCitroën\n', 'latin1'))).toEqual([
      { make: 'Citroën' },
    ]);
    expect(await values('utf16.csv', Buffer.from('\uFEFFmake\nCitroën\n', 'utf16le'))).toEqual([
      { make: 'Citroën' },
    ]);
  });

  it('may have another delimiter', async () => {
    expect(await values('semicolon.csv', 'make;model\nKia;Rio\n', { delimiter: ';' })).toEqual([
      { make: 'Kia', model: 'Rio' },
    ]);
  });

  it('is refused with a reason if it makes no sense', async () => {
    expect(await reason('empty.csv', '')).toBe('is empty');
    expect(await reason('twice.csv', 'make,make\nKia,Ford\n')).toBe('has two columns named "make"');
    expect(await reason('open.csv', 'make\n"Kia\n')).toMatch(/^is not CSV: /);
  });
});

describe('a JSON or XML feed', () => {
  it('is recognised by its ending, or by its beginning', async () => {
    expect(await values('a.json', '[{"make":"Kia"}]')).toEqual([{ make: 'Kia' }]);
    expect(await values('export', ' [{"make":"Kia"}]')).toEqual([{ make: 'Kia' }]);
    expect(
      await values('export2', '<stock><car><make>Kia</make></car><car><make>Ford</make></car></stock>'),
    ).toEqual([{ make: 'Kia' }, { make: 'Ford' }]);
  });

  it('has its rows where the mapping says', async () => {
    expect(
      await values('b.json', '{"old":[{"make":"MG"}],"now":{"cars":[{"make":"Kia"}]}}', { rows: 'now.cars' }),
    ).toEqual([{ make: 'Kia' }]);
  });

  it('may have a single vehicle, or none', async () => {
    expect(await values('one.xml', '<s><car><make>Kia</make></car></s>', { rows: 's.car' })).toEqual([
      { make: 'Kia' },
    ]);
    expect(await values('none.json', '{"cars":[]}', { rows: 'cars' })).toEqual([]);
  });

  it('is refused with a reason if it makes no sense', async () => {
    expect(await reason('c.json', '{"make":')).toMatch(/^is not JSON: /);
    expect(await reason('d.json', '{"make":"Kia"}')).toBe('has no list of rows');
    expect(await reason('c.xml', '<stock><car></stock>')).toMatch(/^is not XML: .* \(line 1\)$/);
    const elsewhere = await readFeed(await file('e.json', '{"cars":[]}'), { rows: 'stock.cars' });
    expect(faultOf(elsewhere).reason).toBe('has no rows at "stock.cars"');
  });
});

describe('a feed at an address', () => {
  let server: Server;
  let origin: string;
  let asked: string[];

  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request.url ?? '');
      const isDown =
        request.url?.startsWith('/down') || (request.url?.startsWith('/shaky') && asked.length < 3);
      response.writeHead(isDown ? 503 : 200).end('make\nKia\n');
    }).listen(0, '127.0.0.1');
    await new Promise((done) => server.once('listening', done));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    asked = [];
  });
  afterAll(() => new Promise((done) => server.close(done)));

  it('is fetched again after a short failure', async () => {
    const feed = okValue(await readFeed(`${origin}/shaky.csv?token=secret`, {}, { retryDelay: 0 }));
    expect(feed.rows.map((row) => row.values)).toEqual([{ make: 'Kia' }]);
    expect(asked).toHaveLength(3);
  });

  it('that is down is a fault, in a message without its token', async () => {
    const fault = faultOf(await readFeed(`${origin}/down?token=secret`, {}, { retryDelay: 0 }));
    expect(fault).toEqual({
      place: `${origin}/down`,
      reason: 'cannot be read after 3 attempts: answered 503',
    });
  });

  it('must be secure', async () => {
    expect(faultOf(await readFeed('http://dealer.example/stock.csv')).reason).toBe(
      'must be an https address',
    );
  });
});

it('a missing file is a fault that names it', async () => {
  const path = join(folder, 'nowhere.csv');
  expect(faultOf(await readFeed(path))).toEqual({
    place: path,
    reason: expect.stringContaining('cannot be read'),
  });
});

import { gzipSync } from 'node:zlib';
import { formatStockFaults } from '../../../generate/feed/stockReport';
import { faultOf, okValue } from '../../../support/okValue';
import { aStockContext } from '../../../support/stock/aStockContext';
import { type LoadStockOptions, loadStock } from '../../../support/stock/loadStock';
import { type RawServer, startRawServer } from '../../support/leads/rawServer';

const CARS = 245;
const FEED = `id,vehType,make,model\n${Array.from({ length: CARS }, (_, n) => `C${n},Used,Kia,Rio\n`).join('')}`;
const lines = (count: number): string => `${FEED.split('\n', count).join('\n')}\n`;

/** Truncated between two rows: no row is broken. */
const BETWEEN_ROWS = lines(1 + 196);
/** Truncated inside the last row, which still has all its cells. */
const WITHIN_A_ROW = BETWEEN_ROWS.slice(0, -2);

const NO_LENGTH = 'HTTP/1.1 200 OK\r\nContent-Type: text/csv\r\nConnection: close\r\n\r\n';
const WITH_LENGTH = `HTTP/1.1 200 OK\r\nContent-Length: ${FEED.length}\r\n\r\n`;
const IN_CHUNKS = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n';
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

let server: RawServer;
afterEach(() => server.close());

/** Loads a feed whose n-th answer is this one. */
const load = async (
  answer: (count: number) => string | Buffer,
  options: Partial<LoadStockOptions> = {},
  name = 'stock.csv',
) => {
  server = await startRawServer((socket, _request, count) => socket.end(answer(count)));
  const fetch = { retryDelay: 0 };
  return loadStock({ feed: `${server.origin}/${name}`, site: aStockContext(), fetch, ...options });
};
const message = async (...given: Parameters<typeof load>) => formatStockFaults(faultOf(await load(...given)));

describe('a truncated download', () => {
  it.each([
    ['with a length', WITH_LENGTH + BETWEEN_ROWS],
    ['in chunks', IN_CHUNKS + chunk(BETWEEN_ROWS)],
  ])('is no feed: %s', async (_how, answer) => {
    expect(await message(() => answer)).toContain(
      'cannot be read after 3 attempts: the connection ended early',
    );
  });

  it('of unknown length is refused if another reading has more', async () => {
    const cuts = [100, 120, 140, 160, 180, 196];
    const text = await message((count) => NO_LENGTH + lines(1 + (cuts[count - 1] ?? 0)));
    expect(text).toMatch(/ended early: two readings have \d+ and \d+ bytes/);
  });

  it('of unknown length, always cut at the same place, is refused if its last line has no end', async () => {
    expect(await message(() => NO_LENGTH + WITHIN_A_ROW)).toContain('may have been cut short');
  });

  it('of unknown length, always cut between the same rows, does not replace a larger site', async () => {
    const text = await message(() => NO_LENGTH + BETWEEN_ROWS, { lastGoodCount: CARS });
    expect(text).toContain('the feed gives 196 items, fewer than 90 % of the 245 of the last good build');
    expect(text).toContain('it may have been cut short');
    expect(text).toContain('STOCK_ALLOW_SHRINK=true');
  });

  it.each([
    ['stock.json', '[{"vehType":"Used","make":"Kia","model":"Rio"},{"vehType":"Used"', 'is not JSON'],
    ['stock.json', '[{"vehType":"Used","make":"Kia","model":"Rio"}', 'is not JSON'],
    ['stock.xml', '<stock><car><make>Kia</make></car><car><make>Ford</make></car>', 'is not XML'],
    ['stock.xml', '<stock><car><make>Kia</make></car><car><make>Fo', 'is not XML'],
  ])('without a length is no feed: %s %s', async (name, text, reason) => {
    expect(await message(() => NO_LENGTH + text, {}, name)).toContain(reason);
  });

  it('of unknown length is refused if it is gzipped', async () => {
    const packed = gzipSync(FEED);
    const cut = Buffer.concat([Buffer.from(NO_LENGTH), packed.subarray(0, packed.length - 20)]);
    expect(await message(() => cut, {}, 'stock.csv.gz')).toContain('cannot be unpacked');
  });
});

describe('a complete download', () => {
  it.each([
    ['with a length', WITH_LENGTH + FEED],
    ['in chunks', `${IN_CHUNKS}${chunk(FEED)}0\r\n\r\n`],
  ])('is read once: %s', async (_how, answer) => {
    expect(okValue(await load(() => answer)).items).toHaveLength(CARS);
    expect(server.requests).toHaveLength(1);
  });

  it('of unknown length is read twice, to compare the two', async () => {
    expect(okValue(await load(() => NO_LENGTH + FEED)).items).toHaveLength(CARS);
    expect(server.requests).toHaveLength(2);
  });

  it('of unknown length is accepted once two readings are the same', async () => {
    const answers = [BETWEEN_ROWS, FEED, FEED, FEED];
    const { items } = okValue(await load((count) => NO_LENGTH + (answers[count - 1] ?? '')));
    expect(items).toHaveLength(CARS);
  });

  it('that the server compresses is read', async () => {
    const packed = gzipSync(FEED);
    const head = `HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: ${packed.length}\r\n\r\n`;
    expect(okValue(await load(() => Buffer.concat([Buffer.from(head), packed]))).items).toHaveLength(CARS);
  });
});

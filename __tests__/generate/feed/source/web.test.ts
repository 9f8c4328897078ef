import { gzipSync } from 'node:zlib';
import { readSource } from '../../../../generate/feed/source/readSource';
import type { ReadOptions } from '../../../../generate/feed/source/source';
import type { StockFeed } from '../../../../src/config/feedSettings';
import { faultOf, okValue } from '../../../../support/okValue';
import { type RawServer, startRawServer } from '../../../support/leads/rawServer';

const CSV = 'make\nKia\n';
const answer = (body: string | Buffer, status = '200 OK', headers = '') =>
  Buffer.concat([
    Buffer.from(
      `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: ${body.length}\r\n${headers}\r\n`,
    ),
    Buffer.from(body),
  ]);

let server: RawServer;
afterEach(() => server.close());

/** Reads a feed whose n-th answer is this one. */
const read = async (
  answerOf: (count: number, request: string) => string | Buffer | null,
  source: Partial<StockFeed> = {},
  options: ReadOptions = {},
) => {
  server = await startRawServer((socket, request, count) => {
    const bytes = answerOf(count, request);
    if (bytes !== null) socket.end(bytes);
  });
  return readSource({ address: `${server.origin}/stock.csv`, ...source }, { retryDelay: 0, ...options });
};

describe('a feed at an address', () => {
  it('is read with its header, its progress and its checksum', async () => {
    const progress: unknown[] = [];
    const feed = okValue(
      await read(
        () => answer(CSV),
        { headers: { 'x-api-key': 'abc' } },
        { onBytes: (...told) => progress.push(told) },
      ),
    );
    expect(server.requests[0]).toContain('x-api-key: abc');
    expect(progress).toEqual([[9, 9]]);
    expect(feed).toMatchObject({ name: `${server.origin}/stock.csv`, size: 9, isEndKnown: true });
    expect(feed.sha256).toMatch(/^ef6aa7b1c0927e236f01bb4e181c654e/);
  });

  it('is read again after a fault that may pass', async () => {
    const answers = [answer('', '503 Busy'), answer('', '429 Too Many Requests'), answer(CSV)];
    expect(okValue(await read((count) => answers[count - 1] ?? null)).bytes.toString()).toBe(CSV);
    expect(server.requests).toHaveLength(3);
  });

  it.each(['401 Unauthorized', '403 Forbidden', '404 Not Found', '410 Gone'])(
    'is not tried again after %s',
    async (status) => {
      expect(faultOf(await read(() => answer('', status))).reason).toBe(`answered ${status.slice(0, 3)}`);
      expect(server.requests).toHaveLength(1);
    },
  );

  it('is refused once it is larger than it may be, whatever the server says of its length', async () => {
    const large = 'Kia,Rio\n'.repeat(1000);
    const most = { mostBytes: 1000 };
    const words = 'is larger than 1 kB';
    expect(faultOf(await read(() => answer(large), {}, most)).reason).toBe(words);
    await server.close();
    expect(faultOf(await read(() => `HTTP/1.1 200 OK\r\n\r\n${large}`, {}, most)).reason).toBe(words);
    await server.close();
    const packed = answer(gzipSync(large), '200 OK', 'Content-Encoding: gzip\r\n');
    expect(faultOf(await read(() => packed, {}, most)).reason).toBe(words);
  });

  it('ends in time if the server never answers', async () => {
    expect(faultOf(await read(() => null, {}, { timeout: 50, attempts: 2 })).reason).toBe(
      'cannot be read after 2 attempts: no complete answer within 0.05 s',
    );
  });

  it('may have its checksum beside it, with the same credentials', async () => {
    const feed = await read(
      (_count, request) =>
        request.startsWith('GET /stock.csv ')
          ? answer(CSV)
          : answer('EF6AA7B1C0927E236F01BB4E181C654E1CB59631BA4125EEFCE43070E041B772 *stock.csv'),
      { headers: { 'x-api-key': 'abc' }, checksum: 'stock.csv.sha256' },
    );
    expect(okValue(feed).bytes.toString()).toBe(CSV);
    expect(server.requests[1]).toContain('GET /stock.csv.sha256 ');
    expect(server.requests[1]).toContain('x-api-key: abc');
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lastGoodCount } from '../../../generate/feed/guards';
import { itemFiles, writeStockFiles } from '../../../generate/stock/stockFiles';
import { parseSettings } from '../../../src/config/env';
import { okValue } from '../../../support/okValue';
import { type RawServer, startRawServer } from '../../support/leads/rawServer';
import { aStockItem } from '../../support/stock/aStockItem';

let folder: string;
let server: RawServer | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'count-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
  await server?.close();
  server = undefined;
});

/** The site's answer at the address of its manifest. */
async function siteThatAnswers(body: string, status = '200 OK'): Promise<string> {
  server = await startRawServer((socket, request) => {
    const isManifest = request.startsWith('GET /stock-index/items.json ');
    socket.end(
      isManifest
        ? `HTTP/1.1 ${status}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
        : 'HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n',
    );
  });
  return server.origin;
}

const items = Array.from({ length: 3 }, (_, n) => aStockItem({ id: `C${n}` }));
const manifest = () => Buffer.from(itemFiles(items).at(-1)?.bytes ?? []).toString();

describe('the item count of the last good build', () => {
  it('comes from the published site in a fresh checkout', async () => {
    const siteUrl = await siteThatAnswers(manifest());
    expect(await lastGoodCount({ stockFolder: join(folder, 'none'), siteUrl })).toEqual({
      count: 3,
      message: `The published site has 3 items (${siteUrl}/stock-index/items.json).`,
    });
  });

  it('comes from public/ if that exists, without a request', async () => {
    await writeStockFiles(folder, itemFiles(items));
    const siteUrl = await siteThatAnswers('{"count":99}');
    expect((await lastGoodCount({ stockFolder: folder, siteUrl })).count).toBe(3);
    expect(server?.requests).toEqual([]);
  });

  it('comes from the setting first of all', async () => {
    await writeStockFiles(folder, itemFiles(items));
    const setting = okValue(parseSettings({ STOCK_LAST_COUNT: '245' })).stockLastCount;
    const where = { stockFolder: folder, siteUrl: 'http://127.0.0.1:9' };
    expect((await lastGoodCount({ ...where, ...(setting === undefined ? {} : { setting }) })).count).toBe(
      245,
    );
  });

  it.each([
    ['has no such file yet', 'gone', '404 Not Found', 'answered 404', false],
    ['has a fault', 'later', '503 Unavailable', 'answered 503', true],
    ['is a page of somebody else', '<h1>Parked</h1>', '200 OK', 'holds no count', true],
    ['has a manifest of another shape', '{"count":"many"}', '200 OK', 'holds no count', true],
  ])('is said to be unknown where the site %s', async (_what, body, status, reason, worries) => {
    const siteUrl = await siteThatAnswers(body, status);
    const { count, message, isLost } = await lastGoodCount({ stockFolder: join(folder, 'none'), siteUrl });
    expect([count, isLost]).toEqual([null, worries]);
    expect(message).toContain(`${siteUrl}/stock-index/items.json: ${reason}.`);
    expect(message).toContain('STOCK_LAST_COUNT');
    expect(message).not.toContain('\n');
  });

  it('is reported as unknown if the site is down', async () => {
    const siteUrl = await siteThatAnswers('');
    await server?.close();
    server = undefined;
    const { count, message } = await lastGoodCount({ stockFolder: join(folder, 'none'), siteUrl });
    expect(count).toBeNull();
    expect(message).toContain('the connection was refused');
  });

  it('worries nobody before the site has a name', async () => {
    const where = { stockFolder: join(folder, 'none'), siteUrl: 'http://dealer.invalid' };
    expect(await lastGoodCount(where)).toEqual({
      count: null,
      isLost: false,
      message: expect.stringMatching(/^There is no earlier build .* no host has that name/),
    });
  });

  it('has a time limit', async () => {
    server = await startRawServer(() => undefined);
    const where = { stockFolder: join(folder, 'none'), siteUrl: server.origin, timeout: 100 };
    expect((await lastGoodCount(where)).message).toContain('no complete answer within 0.1 s');
  });
});

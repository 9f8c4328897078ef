import { once } from 'node:events';
import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import type { Server, ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { httpServer, type Routes } from '../../enquiries/httpServer';
import { faultCode, faultPlace } from '../../enquiries/leadLog';
import { readBytes } from '../../enquiries/readBody';
import { siteFiles } from '../../enquiries/staticFiles';
import { eventually } from '../support/eventually';
import { gate } from '../support/gate';

let server: Server;
let bodies: string[] = [];
const sockets: Socket[] = [];

async function start(given: Partial<Routes>): Promise<void> {
  server = httpServer({
    handlers: new Map([
      [
        '/api/read',
        async (request) => {
          bodies.push(await request.text());
          return new Response('read');
        },
      ],
    ]),
    otherwise: (_, response) => response.end('a page'),
    proxies: 0,
    ...given,
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
}

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  server.close();
  bodies = [];
});

const port = (): number => (server.address() as AddressInfo).port;

function send(bytes: string): Socket {
  const socket = connect(port(), '127.0.0.1');
  // The server may close it first.
  socket.on('error', () => undefined);
  sockets.push(socket);
  if (bytes !== '') socket.write(bytes);
  return socket;
}

const page = async (): Promise<string> => (await fetch(`http://127.0.0.1:${port()}/`)).text();

const BODY = 'POST /api/read HTTP/1.1\r\nHost: a.example\r\nContent-Length: 100000\r\n\r\nname=';

describe('A sender that takes its time', () => {
  it('over its headers is told so and let go, while others are served', async () => {
    await start({ bounds: { headersTime: 300, requestTime: 60_000 } });
    const slow = send('GET / HTTP/1.1\r\nHost: a.example\r\n');
    const drip = setInterval(() => slow.write('X: y\r\n'), 50);
    expect(await page()).toBe('a page');
    expect(await text(slow)).toMatch(/^HTTP\/1.1 408 /);
    clearInterval(drip);
  });

  it('over its body is let go, however evenly it sends', async () => {
    await start({ bounds: { headersTime: 300, requestTime: 600 } });
    const slow = send(BODY);
    const drip = setInterval(() => slow.write('a'), 50);
    await text(slow).catch(() => undefined);
    clearInterval(drip);
    expect(slow.destroyed).toBe(true);
    expect(bodies).toEqual([]);
    expect(await page()).toBe('a page');
  });

  it('and says nothing at all is let go', async () => {
    await start({ bounds: { silence: 200 } });
    const [idle, halfWay] = [send(''), send(BODY)];
    await Promise.all([idle, halfWay].map((socket) => once(socket.resume(), 'close')));
    expect(await page()).toBe('a page');
  });
});

describe('Many connections', () => {
  it('from one address leave room for other addresses', async () => {
    await start({ bounds: { connectionsOfOne: 3 } });
    const open = [send(''), send(''), send('')];
    await Promise.all(open.map((socket) => once(socket, 'connect')));
    await expect(page()).rejects.toThrow();
    const [first] = open;
    first?.destroy();
    // The server learns of it in its own time.
    for (let answer = ''; answer !== 'a page'; ) answer = await page().catch(() => 'refused');
  });

  it('that ask for nothing give way to a visitor, from however many addresses', async () => {
    await start({ proxies: 1, bounds: { connections: 3 } });
    const [longest, ...later] = ['', 'GET / HTTP/1.1\r\nHost: a.example\r\n', ''].map(send);
    await Promise.all([longest, ...later].map((socket) => socket && once(socket, 'connect')));
    expect(await page()).toBe('a page');
    await eventually(() => expect(longest?.destroyed).toBe(true));
    expect(later.map(({ destroyed }) => destroyed)).toEqual([false, false]);
  });

  it('whose forms come at once and give way before their turn start no work', async () => {
    let started = 0;
    const handler = async () => {
      started += 1;
      return new Response('read');
    };
    await start({ proxies: 1, bounds: { bodies: 1 }, handlers: new Map([['/api/read', handler]]) });
    const senders = Array.from({ length: 20 }, () => send(''));
    await Promise.all(senders.map((socket) => once(socket, 'connect')));
    expect(await page()).toBe('a page');
    senders.forEach((socket, at) => {
      socket.write(BODY.replace('Host:', `X-Forwarded-For: 192.0.2.${at}\r\nHost:`));
    });
    await Promise.all(senders.slice(0, -1).map((socket) => once(socket.resume(), 'close')));
    expect(started).toBeLessThan(3);
  });

  it('of a proxy are those of many visitors', async () => {
    await start({ proxies: 1, bounds: { connectionsOfOne: 1 } });
    const open = [send(''), send(''), send('')];
    await Promise.all(open.map((socket) => once(socket, 'connect')));
    expect(await page()).toBe('a page');
  });
});

describe('Requests that are sent before the answers are read', () => {
  const GET = 'GET / HTTP/1.1\r\nHost: a.example\r\n\r\n';

  it('are answered in turn, one at a time', async () => {
    const started: ServerResponse[] = [];
    await start({ otherwise: (_, response) => void started.push(response) });
    const socket = send(GET.repeat(4));
    for (let count = 1; count <= 4; count += 1) {
      await eventually(() => expect(started).toHaveLength(count));
      expect(started.filter(({ writableEnded }) => !writableEnded)).toHaveLength(1);
      started.at(-1)?.end(`answer ${count}`);
    }
    socket.end();
    const answers = await text(socket);
    expect(answers.match(/answer \d/g)).toEqual(['answer 1', 'answer 2', 'answer 3', 'answer 4']);
  });

  it('end the connection if they are too many, and leave no file open', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pipelined-'));
    writeFileSync(join(folder, 'large.woff2'), Buffer.alloc(2_000_000));
    let started = 0;
    const serve = siteFiles(folder);
    await start({
      otherwise: (request, response) => {
        started += 1;
        serve(request, response);
      },
    });
    const socket = send('GET /large.woff2 HTTP/1.1\r\nHost: a.example\r\n\r\n'.repeat(700));
    await once(socket, 'close');
    expect(started).toBe(1);
    const openFiles = () =>
      process.platform === 'linux'
        ? readdirSync('/proc/self/fd').filter((fd) => {
            try {
              return readlinkSync(`/proc/self/fd/${fd}`).startsWith(folder);
            } catch {
              return false;
            }
          })
        : [];
    await eventually(() => expect(openFiles()).toEqual([]));
    rmSync(folder, { recursive: true });
  });
});

describe('Bodies that never end', () => {
  /** The headers of a form from a shopper behind a proxy, and its first letters. */
  const slowForm = (from: string, path = '/api/read') =>
    send(
      `POST ${path} HTTP/1.1\r\nHost: a.example\r\nX-Forwarded-For: ${from}\r\nContent-Length: 100000\r\n\r\nname=`,
    );
  const form = (from: string) =>
    fetch(`http://127.0.0.1:${port()}/api/read`, {
      method: 'POST',
      headers: { 'x-forwarded-for': from },
      body: 'whole',
    });

  it('of one sender are few; the next is refused and let go, and others are served', async () => {
    await start({ proxies: 1, bounds: { bodiesOfOne: 2 } });
    const held = [slowForm('203.0.113.7'), slowForm('203.0.113.7')];
    const refused = slowForm('203.0.113.7');
    expect(await text(refused)).toMatch(/^HTTP\/1.1 429 /);
    expect((await form('203.0.113.8')).status).toBe(200);
    expect(held.map(({ destroyed }) => destroyed)).toEqual([false, false]);
    held[0]?.destroy();
    await eventually(async () => expect((await form('203.0.113.7')).status).toBe(200));
  });

  it.each([
    ['IPv4 addresses', (number: number) => `198.51.100.${number}`],
    ['IPv6 networks of one site', (number: number) => `2001:db8:1:${number}::1`],
  ])('from many %s keep nobody out', async (_, addressOf) => {
    await start({ proxies: 1, bounds: { bodies: 6, bodiesOfOne: 1 } });
    const slow = Array.from({ length: 20 }, (_, number) => slowForm(addressOf(number)));
    await eventually(() =>
      expect(slow.filter(({ destroyed }) => destroyed).length).toBeGreaterThanOrEqual(14),
    );
    expect((await form('203.0.113.8')).status).toBe(200);
    expect(await page()).toBe('a page');
  });

  it('in pieces of a letter are refused and let go', async () => {
    await start({
      handlers: new Map([
        [
          '/api/read',
          async (request) =>
            readBytes(request, 1_000_000).then(
              () => new Response('read'),
              () => new Response('too large', { status: 413 }),
            ),
        ],
      ]),
    });
    const socket = send(
      `POST /api/read HTTP/1.1\r\nHost: a.example\r\nTransfer-Encoding: chunked\r\n\r\n${'1\r\na\r\n'.repeat(200_000)}`,
    );
    socket.resume();
    await once(socket, 'close');
    await eventually(async () => expect(await promisify(server.getConnections).call(server)).toBe(0));
  });

  it.each([
    ['after a refusal', '/api/refuse'],
    ['of a page', '/'],
  ])('%s are let go', async (_, path) => {
    await start({
      handlers: new Map([['/api/refuse', async () => new Response('no', { status: 429 })]]),
      bounds: { discardTime: 200 },
    });
    const slow = slowForm('203.0.113.7', path);
    slow.resume();
    await once(slow, 'close');
    expect(await page()).toBe('a page');
  });
});

it('A handler learns that its sender has left', async () => {
  const [begun, begin] = gate();
  const [ended, end] = gate();
  await start({
    handlers: new Map([
      [
        '/api/read',
        async ({ signal }) => {
          signal.addEventListener('abort', () => end());
          begin();
          await ended;
          return new Response('late');
        },
      ],
    ]),
  });
  const socket = send('GET /api/read HTTP/1.1\r\nHost: a.example\r\n\r\n');
  await begun;
  socket.destroy();
  await ended;
});

describe('A handler that fails', () => {
  const failing = async (given: () => Promise<Response>) => {
    const faults: unknown[] = [];
    await start({ handlers: new Map([['/api/read', given]]), onFault: (error) => faults.push(error) });
    return faults;
  };

  it('is answered with 500, and the one who runs the server learns of what and where, and nothing of who', async () => {
    const faults = await failing(async () => {
      throw new TypeError('jo@hidden.example is not iterable\n    at Jo');
    });
    expect((await fetch(`http://127.0.0.1:${port()}/api/read`)).status).toBe(500);
    const [error] = faults;
    expect([faultCode(error), faultPlace(error)]).toEqual([
      'TypeError',
      expect.stringContaining('httpServer.test.ts'),
    ]);
    expect(faultPlace(error)).not.toContain('Jo');
  });

  it('because its sender has left is told to nobody', async () => {
    let leave = () => {};
    const left = new Promise<void>((resolve) => {
      leave = resolve;
    });
    const faults = await failing(async () => {
      socket.destroy();
      await left;
      throw new Error('nobody is there');
    });
    server.once('connection', (connection) => connection.once('close', leave));
    const socket = send('GET /api/read HTTP/1.1\r\nHost: a.example\r\n\r\n');
    await left;
    expect(await page()).toBe('a page');
    expect(faults).toEqual([]);
  });
});

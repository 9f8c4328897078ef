import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { httpServer, type Routes } from '../../enquiries/httpServer';
import { faultCode, faultPlace } from '../../enquiries/leadLog';

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

  it('of a proxy are those of many visitors', async () => {
    await start({ proxies: 1, bounds: { connectionsOfOne: 1 } });
    const open = [send(''), send(''), send('')];
    await Promise.all(open.map((socket) => once(socket, 'connect')));
    expect(await page()).toBe('a page');
  });
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

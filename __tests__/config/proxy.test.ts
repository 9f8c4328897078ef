import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { promisify } from 'node:util';
import { SELF_SIGNED } from '../support/feeds/selfSigned';

jest.setTimeout(60_000);

const FEED = 'make\nKia\n';
const host = createTlsServer(SELF_SIGNED, (_request, response) => response.end(FEED));

/** What the proxy was asked for, and with which password. */
let asked: (string | undefined)[][] = [];
const tunnels = new Set<Duplex>();
const proxy = createServer().on('connect', ({ url, headers }, client: Duplex) => {
  asked.push([url, headers['proxy-authorization']]);
  tunnels.add(client);
  if (!headers['proxy-authorization']) return client.end('HTTP/1.1 407 Who are you?\r\n\r\n');
  const target = connect(portOf(host), '127.0.0.1', () => {
    client.write('HTTP/1.1 200 Connected\r\n\r\n');
    target.pipe(client).pipe(target);
  });
  return tunnels.add(target);
});

const portOf = (server: Server): number => (server.address() as AddressInfo).port;
const listen = (server: Server) => new Promise<void>((done) => server.listen(0, '127.0.0.1', done));

beforeAll(() => Promise.all([listen(host), listen(proxy)]));
beforeEach(() => {
  asked = [];
});
afterAll(() => {
  for (const tunnel of tunnels) tunnel.destroy();
  host.close();
  proxy.close();
});

/** Reads a feed in a separate program, whose environment names a proxy. */
async function read(environment: Readonly<Record<string, string>>): Promise<string> {
  const program = `require('./generate/feed/source/readSource.ts')
    .readSource({ address: 'https://feeds.invalid/stock.csv' }, { attempts: 1 })
    .then(({ value, fault }) => console.log(value ? value.bytes.toString() : fault.reason));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', '-e', program], {
    env: { PATH: process.env.PATH, NODE_TLS_REJECT_UNAUTHORIZED: '0', ...environment },
  });
  return stdout;
}

const at = (login = ''): string => `http://${login}127.0.0.1:${portOf(proxy)}`;

it.each(['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY'])(
  'a feed is read through the proxy of %s',
  async (setting) => {
    expect(await read({ [setting]: at('dealer:secret@') })).toContain(FEED);
    const password = `Basic ${Buffer.from('dealer:secret').toString('base64')}`;
    expect(asked).toEqual([['feeds.invalid:443', password]]);
  },
);

it('a host of NO_PROXY is asked without it', async () => {
  expect(await read({ HTTPS_PROXY: at('dealer:secret@'), NO_PROXY: '.invalid' })).not.toContain('secret');
  expect(asked).toEqual([]);
});

it.each([
  ['refuses', () => at(), /the proxy answered 407 \(HTTPS_PROXY is http:\/\/127\.0\.0\.1:\d+\)/],
  ['is not there', () => 'dealer:secret@127.0.0.1:1', /refused.* \(HTTPS_PROXY is http:\/\/127\.0\.0\.1:1\)/],
  ['is no proxy', () => 'socks5://dealer:secret@127.0.0.1', /HTTPS_PROXY must be an http or https address/],
])('a proxy that %s is named without its password', async (_name, address, says) => {
  const said = await read({ HTTPS_PROXY: address() });
  expect(said).toMatch(says);
  expect(said).not.toContain('secret');
});

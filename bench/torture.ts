import { readdirSync } from 'node:fs';
import { get, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as rest } from 'node:timers/promises';
import sharp from 'sharp';
import { anEnquiry } from '../support/leads/enquiries';
import { type LeadServer, leadServer } from '../support/leads/leadServer';
import { type Attack, attack, tellVerdict } from './attacks';

/**
 * A thousand hostile requests to the real server process, kind by kind: `npm run bench:torture`, or `npx tsx bench/torture.ts AVIF`
 * for the kinds with that word. Prints for each kind the CPU seconds of a request, the memory of the server and its photo process together, how long the home page took meanwhile, and how
 * many files and connections stayed open afterwards. A new kind is a row of `kinds`.
 * Exits with 1 if a kind is over its budget. Linux only: the figures come from /proc.
 */
/** What the server knows of a proxy, so that kinds can come from many addresses, and of the report. */
const SETTINGS = { LEADS_PROXIES: '1', LEADS_REPORT_PASSWORD: 'plain-and-long-enough' };

/** How many files and connections a process has open. */
const openFilesOf = (process: number): number => readdirSync(`/proc/${process}/fd`).length;

type Target = Pick<LeadServer, 'url'>;

/** A request that is ready to be sent, so that the sender needs no time of its own. */
interface Ready {
  readonly body: Buffer;
  readonly type: string;
}

/** Sends a request over its own connection. */
const post =
  ({ body, type }: Ready) =>
  ({ url }: Target): Promise<void> =>
    new Promise((done, failed) => {
      const sending = request(`${url}/api/enquiries`, {
        method: 'POST',
        agent: false,
        headers: { 'content-type': type, 'content-length': body.length, accept: 'application/json' },
      });
      sending.once('response', (answer) => answer.resume().once('end', done).once('error', failed));
      sending.once('error', failed);
      sending.end(body);
    });

async function formBody(form: FormData): Promise<Ready> {
  const whole = new Response(form);
  return {
    body: Buffer.from(await whole.arrayBuffer()),
    type: whole.headers.get('content-type') ?? '',
  };
}

const json = (text: string): Ready => ({ body: Buffer.from(text), type: 'application/json' });

const FIELDS = Array.from({ length: 40_000 }, (_, number) => `f${number}`);

function photos(all: readonly Buffer[]): Promise<Ready> {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    kind: 'valueTradeIn',
    make: 'A',
    model: 'B',
    name: 'Ann',
    phone: '0491 570 156',
  }))
    form.append(name, value);
  for (const [place, photo] of all.entries())
    form.append('photos', new Blob([photo as BlobPart]), `${place}.jpg`);
  return formBody(form);
}

const six = (photo: Buffer) => Array.from({ length: 6 }, () => photo);
const picture = (megapixels: number, isNoise = true) => {
  const side = Math.round(Math.sqrt(megapixels * 1_000_000));
  const noise = isNoise ? { noise: { type: 'gaussian' as const, mean: 128, sigma: 40 } } : {};
  return sharp({
    create: { width: side, height: side, channels: 3, background: '#888888', ...noise },
    limitInputPixels: false,
  });
};

const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000"><filter id="f" x="0" y="0" width="100%" height="100%"><feTurbulence baseFrequency=".9" numOctaves="9"/><feGaussianBlur stdDeviation="90"/></filter><rect width="4000" height="4000" filter="url(#f)"/></svg>',
);

/** Sends a request and leaves before it is answered. */
const postAndLeave =
  ({ body, type }: Ready) =>
  ({ url }: Target): Promise<void> =>
    new Promise((done) => {
      const sending = request(`${url}/api/enquiries`, {
        method: 'POST',
        agent: false,
        headers: { 'content-type': type, 'content-length': body.length },
      });
      sending.once('close', done).once('error', () => undefined);
      sending.end(body, () => setTimeout(() => sending.destroy(), 150));
    });

let visitors = 0;

/** Another address behind the proxy each time. */
function anotherAddress(): string {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

const slowForm = (from: string) =>
  `POST /api/enquiries HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${from}\r\ncontent-type: application/json\r\ncontent-length: 900000\r\n\r\n`;

const guess =
  (from: () => string) =>
  ({ url }: Target) =>
    new Promise<void>((done, failed) => {
      const headers = { authorization: `Basic ${btoa(`a:${Math.random()}`)}`, 'x-forwarded-for': from() };
      get(`${url}/api/report`, { agent: false, headers }, (answer) => answer.resume().once('end', done)).once(
        'error',
        failed,
      );
    });

/** An AVIF that says it is 64 pixels wide and high, whatever it holds. */
async function lyingAvif(megapixels: number, isNoise = false): Promise<Buffer> {
  const bytes = await picture(megapixels, isNoise).avif({ quality: 30, effort: 0 }).toBuffer();
  const size = bytes.indexOf('ispe') + 'ispe'.length + 4;
  bytes.writeUInt32BE(64, size);
  bytes.writeUInt32BE(64, size + 4);
  return bytes;
}

/** Opens a connection, sends a little and then a byte from time to time, until the server ends it or a few seconds are over. */
const slowly =
  (head: string | (() => string)) =>
  ({ url }: Target) =>
    new Promise<void>((done) => {
      const { hostname, port } = new URL(url);
      const socket = connect(Number(port), hostname, () =>
        socket.write(typeof head === 'string' ? head : head()),
      );
      const drip = setInterval(() => socket.write('a'), 100);
      const end = () => {
        clearInterval(drip);
        socket.destroy();
        done();
      };
      socket.once('close', end).once('error', end);
      setTimeout(end, 3000);
    });

const withoutHeaders = (bytes: number): Ready => ({
  body: Buffer.alloc(bytes, '--cut\r\n\r\n\r\n'),
  type: 'multipart/form-data; boundary=cut',
});

const jpeg = (megapixels: number, progressive = false) =>
  picture(megapixels).jpeg({ quality: 60, progressive }).toBuffer();

/** Kinds that open a connection and send little. */
const OPEN: readonly [name: string, requests: number, atOnce: number, head: string | (() => string)][] = [
  ['2,000 headers', 70, 8, `GET / HTTP/1.1\r\nhost: x\r\n${'a: b\r\n'.repeat(2000)}\r\n`],
  ['a header of 1 MB', 50, 8, `GET / HTTP/1.1\r\nhost: x\r\na: ${'x'.repeat(1_000_000)}\r\n\r\n`],
  ['headers that never end', 50, 50, 'GET / HTTP/1.1\r\nhost: x\r\n'],
  ['bodies that never end', 50, 50, slowForm('10.0.0.1')],
  ['2,000 slow forms of one sender behind a proxy', 2000, 2000, slowForm('10.0.0.1')],
  ['2,000 slow forms of as many senders', 2000, 2000, () => slowForm(anotherAddress())],
  ['700 requests whose answers nobody reads', 20, 4, 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(700)],
  ['20,000 of them', 5, 2, 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(20_000)],
  [
    'a body in pieces of a letter',
    20,
    4,
    `POST /api/enquiries HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n${'1\r\na\r\n'.repeat(500_000)}`,
  ],
];

async function kinds(): Promise<readonly Attack<Target>[]> {
  const [jpeg13, progressive13, png7, webp2, avif1] = await Promise.all([
    jpeg(13),
    jpeg(13, true),
    picture(6.6).png({ compressionLevel: 1 }).toBuffer(),
    picture(2.2).webp().toBuffer(),
    picture(0.55).avif({ quality: 60, effort: 0 }).toBuffer(),
  ]);
  const bomb = await picture(256, false).png().toBuffer();
  const parts = new FormData();
  for (const name of FIELDS) parts.append(name, 'x');
  const pairs = FIELDS.map((name): [string, string] => [name, 'x']);
  const urlencoded = {
    body: Buffer.from(new URLSearchParams(pairs).toString()),
    type: 'application/x-www-form-urlencoded',
  };
  const manyKeys = json(JSON.stringify({ ...anEnquiry(), answers: Object.fromEntries(pairs) }));
  const deep = json(`{"kind":"contact","context":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_001)}`);
  const long = json(JSON.stringify(anEnquiry('contact', { message: 'x'.repeat(990_000) })));
  const empty = Buffer.alloc(11_990_000);
  const spaced = json(`{${'"a" :1,'.repeat(140_000)}"b":1}`);
  const kilometres = json(JSON.stringify(anEnquiry('valueTradeIn', { odometer: `1${' '.repeat(9_990)}x` })));
  const [lie36, lie100, lie6] = await Promise.all([lyingAvif(36), lyingAvif(100), lyingAvif(6, true)]);
  const posted: readonly [name: string, requests: number, atOnce: number, ready: Ready][] = [
    ['40,000 urlencoded fields', 150, 8, urlencoded],
    ['40,000 multipart parts', 40, 4, await formBody(parts)],
    ['40,000 JSON fields', 150, 8, manyKeys],
    ['JSON 100,000 deep', 150, 8, deep],
    ['a word of a megabyte', 100, 8, long],
    ['six SVG as photos', 80, 8, await photos(six(SVG))],
    ['six PNG of 256 megapixels', 40, 4, await photos(six(bomb))],
    ['six JPEG up to the limit', 10, 4, await photos(six(jpeg13))],
    ['a progressive JPEG up to the limit', 10, 4, await photos([progressive13])],
    ['six PNG up to the limit', 10, 4, await photos(six(png7))],
    ['six WebP up to the limit', 10, 4, await photos(six(webp2))],
    ['six AVIF up to the limit', 10, 4, await photos(six(avif1))],
    ['five uploads of 72 MB at once', 10, 5, await photos(six(empty))],
    ['uploads of 84 MB', 10, 5, await photos([...six(empty), empty])],
    ['2 MB of parts without a header', 40, 10, withoutHeaders(2_000_000)],
    ['72 MB of parts without a header', 10, 4, withoutHeaders(72_000_000)],
    ['JSON with spaces before its colons', 150, 8, spaced],
    ['kilometres of ten thousand spaces', 150, 8, kilometres],
    ['AVIF of 36 megapixels that says 64²', 10, 4, await photos(six(lie36))],
    ['AVIF of 100 megapixels that says 64²', 10, 4, await photos(six(lie100))],
    ['AVIF of 6 megapixels of noise that says 64²', 10, 4, await photos(six(lie6))],
  ];
  return [
    ...posted.map(([name, requests, atOnce, ready]) => ({ name, requests, atOnce, send: post(ready) })),
    ...OPEN.map(([name, requests, atOnce, head]) => ({ name, requests, atOnce, send: slowly(head) })),
    {
      name: 'photos whose sender leaves',
      requests: 20,
      atOnce: 4,
      send: postAndLeave(await photos([progressive13])),
    },
    { name: 'guesses at the report', requests: 3000, atOnce: 8, send: guess(() => '10.0.0.1') },
    { name: 'guesses from as many senders', requests: 3000, atOnce: 8, send: guess(anotherAddress) },
  ];
}

/** A closed connection is gone a moment later, an idle one after a few seconds. */
const MAX_SECONDS_TO_CLOSE = 10;

async function leftOpenOf(process: number, before: number): Promise<number> {
  for (let second = 0; second < MAX_SECONDS_TO_CLOSE && openFilesOf(process) > before; second += 0.2)
    await rest(200);
  return Math.max(0, openFilesOf(process) - before);
}

async function main(): Promise<void> {
  const server = await leadServer();
  await server.start(SETTINGS);
  const only = process.argv[2] ?? '';
  const all = (await kinds()).filter(({ name }) => new RegExp(only).test(name));
  // The process that draws photos is part of what is open.
  await post(await photos([await picture(0.1).jpeg().toBuffer()]))(server);
  await rest(1000);
  const root = server.processId();
  const before = openFilesOf(root);
  const over = await attack(all, {
    target: server,
    process: root,
    leftOpen: () => leftOpenOf(root, before),
  });
  await server.remove();
  tellVerdict(over);
}

main();

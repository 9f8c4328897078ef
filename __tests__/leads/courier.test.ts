import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import type { Enquiry } from '../../src/domain/enquiry/enquiry';
import { ATTEMPT_TIMES, createCourier, pauseAfter } from '../../src/leads/delivery/courier';
import { webhookSender } from '../../src/leads/delivery/webhook';
import type { LeadEvent } from '../../src/leads/leadLog';
import { LeadStore } from '../../src/leads/store';
import { anEnquiry, HOSTILE_NAMES } from '../../support/leads/enquiries';
import { temporaryStore } from '../support/leads/leadDesk';

const SECRET = `whsec_${Buffer.from('a key of thirty-two bytes, more ').toString('base64')}`;
const START = Date.parse('2026-11-23T10:00:00Z');

interface Received {
  readonly headers: Record<string, string>;
  readonly body: string;
}

let held: Awaited<ReturnType<typeof temporaryStore>>;
let server: Server;
let received: Received[];
let answer: (response: ServerResponse, request: IncomingMessage) => void;
let log: LeadEvent[];
let now: number;

beforeEach(async () => {
  held = await temporaryStore();
  received = [];
  log = [];
  now = START;
  answer = (response) => response.writeHead(204).end();
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({
        headers: request.headers as Record<string, string>,
        body: Buffer.concat(parts).toString(),
      });
      answer(response, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  held.remove();
});

const courier = (store = held.store, timeout = 2000) =>
  createCourier({
    store,
    senders: {
      webhook: webhookSender({
        url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
        secret: SECRET,
      }),
    },
    log: (event) => log.push(event),
    timeout,
    now: () => now,
    random: () => 0.5,
  });

const keep = (key: string, name = 'Ann Lee') =>
  held.store.accept({
    key,
    contentHash: key,
    status: 'accepted',
    lead: {
      receivedAt: new Date(START).toISOString(),
      dealerId: 'd',
      brandId: 'b',
      enquiry: anEnquiry('enquireNow', { name }) as unknown as Enquiry,
    },
    photos: [],
    destinations: ['webhook'],
  });
const deliveries = async () => (await held.store.list({})).flatMap((row) => row.deliveries);

test('a lead arrives once, signed, and unchanged even if its name is hostile', async () => {
  for (const [index, name] of HOSTILE_NAMES.entries()) await keep(`key-${index}`, name);
  expect(await courier().deliver()).toBe(HOSTILE_NAMES.length);
  expect(await courier().deliver()).toBe(0);
  const names = received.map(({ body }) => JSON.parse(body).data.enquiry.answers.name);
  expect(new Set(names)).toEqual(new Set(HOSTILE_NAMES));
  expect((await deliveries()).map(({ state }) => state)).toEqual(HOSTILE_NAMES.map(() => 'sent'));
});

test('the receiver can verify the sender, and notices a changed word', async () => {
  await keep('key-1');
  await courier().deliver();
  const [{ headers, body } = { headers: {}, body: '' }] = received;
  const receiver = new Webhook(SECRET);
  expect(receiver.verify(body, headers)).toMatchObject({ type: 'enquiry.received' });
  expect(() => receiver.verify(body.replace('Ann', 'Eve'), headers)).toThrow();
});

test('a receiver that fails is tried again at every time of the schedule, with one identity, and the delivery is then dead', async () => {
  answer = (response) => response.writeHead(500).end();
  await keep('key-1');
  const askedAt: number[] = [];
  for (let day = 0; now <= START + 30 * 3_600_000 && day < 50; day += 1) {
    const made = await courier().deliver();
    if (made > 0) askedAt.push(now - START);
    const due = await held.store.nextDue(['webhook']);
    if (due === undefined) break;
    now = due;
  }
  expect(askedAt).toEqual(ATTEMPT_TIMES);
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(await deliveries()).toMatchObject([{ state: 'dead', attempts: 9, lastFault: 'HTTP 500' }]);
  expect(log.at(-1)).toMatchObject({ event: 'dead', attempts: 9 });
});

test('a receiver that is gone is not tried again', async () => {
  answer = (response) => response.writeHead(410).end();
  await keep('key-1');
  await courier().deliver();
  expect(await deliveries()).toMatchObject([{ state: 'dead', attempts: 1, lastFault: 'HTTP 410' }]);
});

test('a receiver that is late, redirects or hangs up has not received the lead', async () => {
  const ways: ((response: ServerResponse) => void)[] = [
    () => undefined,
    (response) => response.writeHead(302, { location: '/elsewhere' }).end(),
    (response) => response.destroy(),
  ];
  await keep('key-1');
  const faults: (string | undefined)[] = [];
  for (const way of ways) {
    answer = way;
    await courier(held.store, 200).deliver();
    faults.push((await deliveries())[0]?.lastFault);
    now += 86_400_000;
  }
  expect(faults).toEqual(['no answer within 0.2 s', 'HTTP 302', 'UND_ERR_SOCKET']);
  answer = (response) => response.writeHead(200).end();
  await courier().deliver();
  expect((await deliveries())[0]?.state).toBe('sent');
});

test('two servers on one store send each lead once', async () => {
  for (let index = 0; index < 20; index += 1) await keep(`key-${index}`);
  const other = await LeadStore.open(held.url);
  const made = await Promise.all([courier().deliver(), courier(other).deliver()]);
  expect(made[0] + made[1]).toBe(20);
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(20);
  expect(received).toHaveLength(20);
  other.close();
});

test('a lead whose server died during the attempt is attempted again, with the same identity', async () => {
  await keep('key-1');
  const [lost] = await held.store.claim(now, 6000, 1, ['webhook']);
  expect(await courier().deliver()).toBe(0);
  now += 6000;
  expect(await courier().deliver()).toBe(1);
  expect(received[0]?.headers['webhook-id']).toBe(lost?.id);
});

test('deliveries for which this server has no sender wait, and no attempt is counted', async () => {
  await keep('key-1');
  const none = createCourier({ store: held.store, senders: {}, log: () => undefined, timeout: 1000 });
  expect(await none.deliver()).toBe(0);
  // Nothing is due for this server; otherwise it would ask the store again and again.
  expect(await none.nextDue()).toBeUndefined();
  expect(await deliveries()).toMatchObject([{ state: 'waiting', attempts: 0 }]);
});

test('law: a pause is within a tenth of its place in the schedule, and there is none after the last attempt', () => {
  fc.assert(
    fc.property(fc.nat(20), fc.double({ min: 0, max: 1, noNaN: true }), (failed, random) => {
      const pause = pauseAfter(failed, random);
      if (failed < 1 || failed >= ATTEMPT_TIMES.length) return pause === undefined;
      const planned = (ATTEMPT_TIMES[failed] ?? 0) - (ATTEMPT_TIMES[failed - 1] ?? 0);
      return pause !== undefined && Math.abs(pause - planned) <= planned * 0.1 + 1e-6;
    }),
  );
});

test('the log names references and reasons, and nobody’s name', async () => {
  answer = (response) => response.writeHead(500).end('ann@example.com');
  await keep('key-1');
  await courier().deliver();
  expect(JSON.stringify(log)).not.toMatch(/ann|0491/i);
  expect(log).toHaveLength(1);
});

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { withCountry } from '../../enquiries/dealership';
import { ATTEMPT_TIMES, pauseAfter } from '../../enquiries/delivery/attemptTimes';
import { createBreaker } from '../../enquiries/delivery/breaker';
import {
  createQueues,
  type DeliveryParts,
  deliverAll,
  type Sender,
} from '../../enquiries/delivery/deliveries';
import { mailSender } from '../../enquiries/delivery/mailer';
import { webhookSender } from '../../enquiries/delivery/webhook';
import type { Destination } from '../../enquiries/lead';
import type { LeadEvent } from '../../enquiries/leadLog';
import { openLeadStore } from '../../enquiries/store';
import type { Enquiry } from '../../src/domain/enquiry/enquiry';
import { aDesk } from '../../support/leads/aDesk';
import { anEnquiry, HOSTILE_NAMES } from '../../support/leads/enquiries';
import { temporaryStore } from '../support/leads/leadDesk';
import { startMailServer } from '../support/leads/mailServer';

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

const webhook = () =>
  webhookSender({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, secret: SECRET });

const queuesTo = (senders: DeliveryParts['senders'], store = held.store, timeout = 2000) =>
  createQueues({
    store,
    senders,
    log: (event) => log.push(event),
    timeout,
    now: () => now,
    random: () => 0.5,
  });

/** A server that has just started delivers by webhook. */
const deliver = (store = held.store, timeout = 2000) =>
  deliverAll(queuesTo({ webhook: webhook() }, store, timeout));

const keep = (key: string, name = 'Ann Lee', destinations: readonly Destination[] = ['webhook']) =>
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
    destinations,
  });
const deliveries = async () => (await held.store.list({})).flatMap((row) => row.deliveries);

test('a lead arrives once, signed, and unchanged even if its name is hostile', async () => {
  for (const [index, name] of HOSTILE_NAMES.entries()) await keep(`key-${index}`, name);
  expect(await deliver()).toBe(HOSTILE_NAMES.length);
  expect(await deliver()).toBe(0);
  const names = received.map(({ body }) => JSON.parse(body).data.enquiry.answers.name);
  expect(new Set(names)).toEqual(new Set(HOSTILE_NAMES));
  expect((await deliveries()).map(({ state }) => state)).toEqual(HOSTILE_NAMES.map(() => 'sent'));
});

test('the receiver can verify the sender, and notices a changed word', async () => {
  await keep('key-1');
  await deliver();
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
    const made = await deliver();
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

test('a lead that came while the clock was hours ahead does not wait for that hour', async () => {
  await keep('key-1');
  now = START - 11 * 3_600_000;
  expect(await deliver()).toBe(1);
  expect(await deliveries()).toMatchObject([{ state: 'sent' }]);
});

test('a receiver that is gone is not tried again', async () => {
  answer = (response) => response.writeHead(410).end();
  await keep('key-1');
  await deliver();
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
    await deliver(held.store, 200);
    faults.push((await deliveries())[0]?.lastFault);
    now += 86_400_000;
  }
  expect(faults).toEqual(['no answer within 0.2 s', 'HTTP 302', 'UND_ERR_SOCKET']);
  answer = (response) => response.writeHead(200).end();
  await deliver();
  expect((await deliveries())[0]?.state).toBe('sent');
});

test('two servers on one store send each lead once', async () => {
  for (let index = 0; index < 20; index += 1) await keep(`key-${index}`);
  const other = await openLeadStore(held.url);
  const made = await Promise.all([deliver(), deliver(other)]);
  expect(made[0] + made[1]).toBe(20);
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(20);
  expect(received).toHaveLength(20);
  other.close();
});

test('a lead whose server died during the attempt is attempted again, with the same identity', async () => {
  await keep('key-1');
  const [lost] = await held.store.claim(now, 6000, 1, ['webhook']);
  expect(await deliver()).toBe(0);
  now += 6000;
  expect(await deliver()).toBe(1);
  expect(received[0]?.headers['webhook-id']).toBe(lost?.id);
});

test('deliveries for which this server has no sender wait, and no attempt is counted', async () => {
  await keep('key-1');
  const queues = queuesTo({ dealer: async () => ({ kind: 'sent' }) });
  expect(await deliverAll(queues)).toBe(0);
  // Nothing is due for this server; otherwise it would ask the store again and again.
  expect(await queues[0]?.nextDue()).toBeUndefined();
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
  await deliver();
  expect(JSON.stringify(log)).not.toMatch(/ann|0491/i);
  expect(log).toHaveLength(1);
});

describe('A destination that does not work', () => {
  const HOUR = 3_600_000;

  test('is tried once in each pause, what waits for it keeps its nine attempts, and all of it arrives once it works again', async () => {
    answer = (response) => response.writeHead(503).end();
    for (let index = 0; index < 20; index += 1) await keep(`key-${index}`);
    const [queue] = queuesTo({ webhook: webhook() });
    if (queue === undefined) throw new Error('There is no queue.');
    expect(await queue.deliver()).toBe(4);
    while (now < START + 6 * HOUR) {
      expect(await queue.deliver()).toBeLessThanOrEqual(1);
      now = (await queue.nextDue()) ?? Number.NaN;
    }
    const states = await deliveries();
    expect(states.every(({ state, attempts }) => state === 'waiting' && attempts < 9)).toBe(true);

    answer = (response) => response.writeHead(204).end();
    const failed = received.length;
    while ((await queue.nextDue()) !== undefined) {
      now = Math.max(now, (await queue.nextDue()) ?? 0);
      await queue.deliver();
    }
    expect(received.length - failed).toBe(20);
    expect(new Set(received.slice(failed).map(({ headers }) => headers['webhook-id'])).size).toBe(20);
    expect((await deliveries()).map(({ state }) => state)).toEqual(Array(20).fill('sent'));
  });

  test('that refuses some leads takes the others at once', async () => {
    answer = (response) => response.writeHead(received.length > 6 ? 204 : 422).end();
    for (let index = 0; index < 12; index += 1) await keep(`key-${index}`);
    expect(await deliver()).toBe(12);
    expect((await deliveries()).filter(({ state }) => state === 'sent')).toHaveLength(6);
  });

  test('is tried at once if the clock was set back during its pause', () => {
    const breaker = createBreaker();
    for (let failure = 0; failure < 3; failure += 1) breaker.failed(START);
    expect(breaker.state(START)).toBe('open');
    expect(breaker.state(START - HOUR)).toBe('trial');
  });

  test('law: after three failures in a row there is one trial in each pause, until a success', () => {
    const steps = fc.array(fc.record({ wait: fc.integer({ min: 0, max: 400_000 }), works: fc.boolean() }));
    fc.assert(
      fc.property(steps, (all) => {
        const breaker = createBreaker();
        let at = START;
        let inARow = 0;
        let lastTrial = Number.NEGATIVE_INFINITY;
        for (const { wait, works } of all) {
          at += wait;
          const state = breaker.state(at);
          expect(state === 'closed').toBe(inARow < 3);
          if (state === 'open') continue;
          if (state === 'trial') expect(at - lastTrial).toBeGreaterThanOrEqual(15_000);
          if (works) breaker.worked();
          else breaker.failed(at);
          inARow = works ? 0 : inARow + 1;
          lastTrial = at;
          // Shoppers never wait longer than this for a destination that works again.
          expect(breaker.openUntil() - at).toBeLessThanOrEqual(300_000);
        }
      }),
    );
  });
});

describe('A delivery that is given up', () => {
  let mails: Awaited<ReturnType<typeof startMailServer>>;
  beforeEach(async () => {
    mails = await startMailServer();
  });
  afterEach(() => mails.stop());

  const mailTo = (destination: Destination) =>
    mailSender(destination, {
      smtpUrl: mails.url,
      from: 'website@quillbrooktallis.example',
      timeout: 2000,
      store: held.store,
      setting: { dealership: withCountry(aDesk), form: 'both', crm: { to: 'crm@crm.example', form: 'adf' } },
      publishedItem: async () => undefined,
    });
  const gone: Sender = async () => ({ kind: 'gone', fault: 'SMTP 550 EENVELOPE' });
  const untilNothingIsDue = async (senders: DeliveryParts['senders']): Promise<void> => {
    while ((await deliverAll(queuesTo(senders))) > 0);
  };
  const PERSON = /ann|0491|example\.com|heron/i;

  test.each([
    ['webhook', 'your webhook'],
    ['crm', 'your CRM'],
  ] as const)(
    'by %s is told to the dealership by one short mail, without a word about the shopper',
    async (destination, words) => {
      const accepted = await keep('key-1', 'Ann Lee', [destination]);
      const reference = accepted.kind === 'accepted' ? accepted.reference : '';
      await untilNothingIsDue({ [destination]: gone, dealer: mailTo('dealer') });
      expect(mails.received.map(({ to }) => to)).toEqual([['sales@quillbrooktallis.example']]);
      const mail = mails.received[0]?.mail;
      expect(mail?.subject).toBe(`Enquiry ${reference} did not reach ${words}`);
      expect(mail?.text).toContain(`npm run leads replay ${reference}`);
      expect(mail?.text).toContain('SMTP 550 EENVELOPE');
      expect(`${mail?.subject} ${mail?.text}`).not.toMatch(PERSON);
      expect([mail?.replyTo, mail?.attachments]).toEqual([undefined, []]);
    },
  );

  test('to the dealership’s mailbox is told by one signed event of the webhook', async () => {
    const accepted = await keep('key-1', 'Ann Lee', ['dealer', 'webhook']);
    const reference = accepted.kind === 'accepted' ? accepted.reference : '';
    await untilNothingIsDue({ dealer: gone, webhook: webhook() });
    const events = received.map(({ headers, body }) => new Webhook(SECRET).verify(body, headers));
    expect(events.map((event) => (event as { readonly type: string }).type).sort()).toEqual([
      'enquiry.received',
      'enquiry.undelivered',
    ]);
    expect(events).toContainEqual({
      type: 'enquiry.undelivered',
      timestamp: new Date(START).toISOString(),
      data: { reference, destination: 'dealer', attempts: 1, fault: 'SMTP 550 EENVELOPE' },
    });
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(2);
  });

  test('tells nobody if it was a notice itself, a copy to the shopper, or if there is no other destination', async () => {
    await keep('key-1', 'Ann Lee', ['dealer', 'crm', 'webhook', 'shopper', 'friend']);
    await untilNothingIsDue({ dealer: gone, crm: gone, webhook: gone, shopper: gone, friend: gone });
    const all = await deliveries();
    expect(all.map(({ state }) => state)).toEqual(all.map(() => 'dead'));
    // Five deliveries of the enquiry, and a notice each for the dealer's mailbox, the CRM and the webhook.
    expect(all.filter(({ undelivered }) => undelivered !== undefined)).toHaveLength(3);

    await keep('key-2', 'Ann Lee', ['webhook']);
    await untilNothingIsDue({ webhook: gone });
    expect(await deliveries()).toHaveLength(9);
  });

  test('is told once by two servers, and again if it is replayed and given up again', async () => {
    await keep('key-1', 'Ann Lee', ['webhook']);
    const [late] = await held.store.claim(now, 1, 1, ['webhook']);
    now += 10;
    await untilNothingIsDue({ webhook: gone, dealer: mailTo('dealer') });
    // The server whose lease passed to another finishes its attempt.
    if (late)
      await held.store.settle(late, {
        state: 'dead',
        attempts: 1,
        dueAt: now,
        fault: 'late',
        tell: 'dealer',
      });
    await untilNothingIsDue({ webhook: gone, dealer: mailTo('dealer') });
    expect(mails.received).toHaveLength(1);

    expect(await held.store.replay(now)).toBe(1);
    await untilNothingIsDue({ webhook: gone, dealer: mailTo('dealer') });
    expect(new Set(mails.received.map(({ mail }) => mail.messageId)).size).toBe(2);
    const [row] = await held.store.list({});
    // Only what carries the enquiry starts again, not what was said about it.
    if (row) expect(await held.store.replay(now, { lead: row.lead, destinations: ['webhook'] })).toBe(1);
  });

  test('is told even if the server dies before it can tell', async () => {
    await keep('key-1', 'Ann Lee', ['webhook']);
    await queuesTo({ webhook: gone, dealer: mailTo('dealer') })
      .find(({ destination }) => destination === 'webhook')
      ?.deliver();
    expect(mails.received).toEqual([]);
    await untilNothingIsDue({ webhook: gone, dealer: mailTo('dealer') });
    expect(mails.received).toHaveLength(1);
  });
});

import { readFileSync } from 'node:fs';
import { createHealth } from '../../enquiries/health';
import type { LeadStore } from '../../enquiries/store';
import type { Enquiry } from '../../src/domain/enquiry/enquiry';
import { anEnquiry } from '../../support/leads/enquiries';
import { temporaryStore } from '../support/leads/leadDesk';

const NOW = Date.parse('2026-11-23T10:00:00Z');

let held: Awaited<ReturnType<typeof temporaryStore>>;
beforeEach(async () => {
  held = await temporaryStore();
});
afterEach(() => {
  jest.useRealTimers();
  held.remove();
});

const keep = (key: string, secondsAgo: number) =>
  held.store.accept({
    key,
    contentHash: key,
    status: 'accepted',
    lead: {
      receivedAt: new Date(NOW - 1000 * secondsAgo).toISOString(),
      dealerId: 'd',
      brandId: 'b',
      enquiry: anEnquiry() as unknown as Enquiry,
    },
    photos: [],
    destinations: ['dealer', 'webhook'],
  });

const ask = (health: ReturnType<typeof createHealth>, method = 'GET') =>
  health(new Request('https://www.dealer.example/health', { method }), '203.0.113.7');

it('says for each destination how much waits, for how long, what was given up and how the breaker is', async () => {
  await keep('key-1', 90);
  await keep('key-2', 30);
  const [first] = await held.store.claim(NOW, 1000, 1, ['webhook']);
  if (first) await held.store.settle(first, { state: 'dead', attempts: 9, dueAt: NOW, fault: 'HTTP 500' });
  const health = createHealth({
    store: held.store,
    queues: [
      { destination: 'webhook', breakerState: () => 'open' },
      { destination: 'shopper', breakerState: () => 'closed' },
    ],
    now: () => NOW,
  });
  const answer = await ask(health);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const text = await answer.text();
  expect(JSON.parse(text)).toEqual({
    store: 'ok',
    destinations: {
      dealer: { waiting: 2, oldestSeconds: 90, dead: 0, breaker: 'none' },
      webhook: { waiting: 1, oldestSeconds: 30, dead: 1, breaker: 'open' },
      shopper: { waiting: 0, oldestSeconds: 0, dead: 0, breaker: 'closed' },
    },
  });
  expect((await ask(health, 'POST')).status).toBe(405);
});

it('is 503 where the store fails or hangs, and asks a store that hangs only once', async () => {
  held.store.close();
  const failing = await ask(createHealth({ store: held.store, queues: [] }));
  expect([failing.status, await failing.json()]).toEqual([503, { store: 'fault', destinations: {} }]);

  jest.useFakeTimers();
  let queries = 0;
  const hanging: Pick<LeadStore, 'queueSizes'> = {
    queueSizes: () => {
      queries += 1;
      return new Promise(() => {});
    },
  };
  const health = createHealth({
    store: hanging,
    queues: [{ destination: 'dealer', breakerState: () => 'closed' }],
  });
  for (let call = 0; call < 3; call += 1) {
    const answer = ask(health);
    await jest.advanceTimersByTimeAsync(2000);
    expect((await answer).status).toBe(503);
    expect(await (await answer).json()).toEqual({
      store: 'fault',
      destinations: { dealer: { breaker: 'closed' } },
    });
  }
  expect(queries).toBe(1);
});

it('writes nothing, however often it is asked', async () => {
  await keep('key-1', 90);
  const file = held.url.slice('file:'.length);
  const written = () => [file, `${file}-wal`].map((name) => readFileSync(name, 'base64'));
  const before = written();
  let now = NOW;
  const health = createHealth({ store: held.store, queues: [], now: () => now });
  for (let count = 0; count < 5; count += 1) {
    now += 2000;
    expect((await ask(health)).status).toBe(200);
  }
  expect(written()).toEqual(before);
});

it('asks the store once a second, however many ask', async () => {
  let queries = 0;
  let now = NOW;
  const health = createHealth({
    store: {
      queueSizes: () => {
        queries += 1;
        return held.store.queueSizes();
      },
    },
    queues: [],
    now: () => now,
  });
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask(health)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(queries).toBe(1);
  now += 1000;
  await ask(health);
  expect(queries).toBe(2);
});

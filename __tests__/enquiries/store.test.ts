import { readFileSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { DESTINATIONS } from '../../enquiries/lead';
import { openLeadStore } from '../../enquiries/store';
import type { NewLead } from '../../enquiries/store/acceptance';
import type { Enquiry } from '../../src/domain/enquiry/enquiry';
import { anEnquiry } from '../../support/leads/enquiries';
import { temporaryStore } from '../support/leads/leadDesk';
import { runs } from '../support/runs';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-23T10:00:00Z');

let held: Awaited<ReturnType<typeof temporaryStore>>;
beforeEach(async () => {
  held = await temporaryStore();
});
afterEach(() => held.remove());

const aLead = (key: string, given: { at?: number; answers?: Record<string, unknown> } = {}): NewLead => ({
  key,
  contentHash: key,
  status: 'accepted',
  lead: {
    receivedAt: new Date(given.at ?? NOW).toISOString(),
    dealerId: 'd',
    brandId: 'b',
    enquiry: anEnquiry('enquireNow', given.answers) as unknown as Enquiry,
  },
  photos: [{ type: 'image/jpeg', bytes: new Uint8Array([1, 2, 3]) }],
  destinations: ['dealer', 'webhook'],
});
const claim = (at: number, most = 100, store = held.store) => store.claim(at, 60_000, most, DESTINATIONS);

test('a file is written so that confirmed leads survive a loss of power', async () => {
  const { createClient } = await import('@libsql/client');
  const client = createClient({ url: held.url });
  expect((await client.execute('PRAGMA journal_mode')).rows[0]?.journal_mode).toBe('wal');
  client.close();
});

test('leads are still there after the store was closed and opened again', async () => {
  const accepted = await held.store.accept(aLead('key-1'));
  held.store.close();
  const again = await openLeadStore(held.url);
  expect((await again.list({})).map(({ lead }) => lead.reference)).toEqual([
    'reference' in accepted ? accepted.reference : '',
  ]);
  again.close();
});

test('servers that start at the same moment create the tables once', async () => {
  const stores = await Promise.all(Array.from({ length: 4 }, () => openLeadStore(held.url)));
  await stores[3]?.accept(aLead('key-1'));
  expect(await stores[0]?.list({})).toHaveLength(1);
  for (const store of stores) store.close();
});

test('a server that starts while another one is writing the first page of a new file waits for it', async () => {
  const { createClient } = await import('@libsql/client');
  const url = `${held.url}-new`;
  const other = createClient({ url });
  const writing = await other.transaction('write');
  const opening = openLeadStore(url);
  await Promise.race([opening, new Promise((resolve) => setImmediate(resolve))]);
  await writing.commit();
  other.close();
  const store = await opening;
  expect(await store.list({})).toEqual([]);
  store.close();
});

test('once another program that held the store for too long lets go of it, everything is stored again', async () => {
  const { createClient } = await import('@libsql/client');
  const store = await openLeadStore(held.url, undefined, 50);
  const other = createClient({ url: held.url });
  const lock = await other.transaction('write');
  const kept = (id: string) => store.keepCampaign(id, { queryString: 'gclid=1' }, NOW);
  const refused = await Promise.allSettled([store.accept(aLead('key-1')), kept('c1'), claim(NOW, 9, store)]);
  expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  await lock.rollback();

  await kept('c2');
  await store.accept(aLead('key-2'));
  const [claimed] = await claim(NOW, 1, store);
  if (claimed) await store.settle(claimed, { state: 'sent', at: NOW });
  expect(await held.store.campaign('c2')).toBeDefined();
  const [row, ...others] = await held.store.list({});
  expect(row?.deliveries.map(({ state }) => state).sort()).toEqual(['sent', 'waiting']);
  expect(others).toEqual([]);
  store.close();
  other.close();
});

test('calls that wait for another program wait together, not one after the other', async () => {
  const { createClient } = await import('@libsql/client');
  const store = await openLeadStore(held.url, undefined, 200);
  const other = createClient({ url: held.url });
  const lock = await other.transaction('write');
  const start = performance.now();
  const refused = await Promise.all(
    Array.from({ length: 10 }, async (_, index) => {
      await expect(store.accept(aLead(`key-${index}`))).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
      return performance.now() - start;
    }),
  );
  expect(refused[9]).toBeLessThan(5 * (refused[0] ?? 0));
  await lock.rollback();
  await store.accept(aLead('later'));
  expect(await held.store.list({})).toHaveLength(1);
  store.close();
  other.close();
});

test('what staff read waits for no enquiry that another program keeps from being written', async () => {
  const { createClient } = await import('@libsql/client');
  await held.store.accept(aLead('key-1'));
  const other = createClient({ url: held.url });
  const lock = await other.transaction('write');
  const waiting = held.store.accept(aLead('key-2'));
  const [[lead], leads] = [await held.store.list({}), await held.store.tally(0)];
  expect(leads).toHaveLength(1);
  expect(await held.store.lead(lead?.lead.id ?? '')).toEqual(lead?.lead);
  await lock.rollback();
  other.close();
  expect(await waiting).toMatchObject({ kind: 'accepted' });
  expect(await held.store.list({})).toHaveLength(2);
});

test.each([
  ['that is not a database', () => 'Dear diary, '.repeat(500), /SQLITE_NOTADB/],
  ['that is cut short', (whole: Buffer) => whole.subarray(0, whole.length / 2), /SQLITE_CORRUPT/],
])('a file %s is named, with what to do', async (_, damage, fault) => {
  await held.store.accept(aLead('key-1'));
  const file = `${held.url.slice('file:'.length)}-copy`;
  await held.store.backup(file);
  writeFileSync(file, damage(readFileSync(file)));
  const opened = openLeadStore(`file:${file}`);
  await expect(opened).rejects.toThrow(file);
  await expect(opened).rejects.toThrow(/npm run leads restore/);
  await expect(opened).rejects.toThrow(fault);
});

test('law: two servers never hold one delivery at the same time, and each is claimed in the end', async () => {
  const other = await openLeadStore(held.url);
  for (let index = 0; index < 5; index += 1) await held.store.accept(aLead(`key-${index}`));
  let now = NOW;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 4 })), { minLength: 1, maxLength: 12 }),
      async (turns) => {
        // Every lease of the previous round has ended.
        now += DAY;
        const claimed = await Promise.all(
          turns.map(([isOther, most]) => claim(now, most, isOther ? other : held.store)),
        );
        const ids = claimed.flat().map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length).toBe(
          Math.min(
            10,
            turns.reduce((sum, [, most]) => sum + most, 0),
          ),
        );
      },
    ),
    { numRuns: runs(10, 200) },
  );
  other.close();
});

test('an expired lease passes on, and its first holder can settle nothing any more', async () => {
  await held.store.accept(aLead('key-1'));
  const [first] = await claim(NOW, 1);
  const [second] = (await claim(NOW + 60_000)).filter(({ id }) => id === first?.id);
  expect(second?.id).toBe(first?.id);
  if (first) await held.store.settle(first, { state: 'sent', at: NOW });
  const [row] = await held.store.list({});
  expect(row?.deliveries.map(({ state }) => state)).toEqual(['waiting', 'waiting']);
});

test('leads older than the retention are deleted, with photos and deliveries', async () => {
  await held.store.accept(aLead('old-key', { at: NOW - 731 * DAY }));
  await held.store.accept(aLead('new-key', { at: NOW - 729 * DAY }));
  const [, old] = await held.store.list({});
  expect(await held.store.deleteOlderThan(730, NOW)).toBe(1);
  expect(await held.store.list({})).toHaveLength(1);
  expect(await held.store.photos(old?.lead.id ?? '')).toEqual([]);
  expect(await claim(NOW)).toHaveLength(2);
});

test.each([
  ['ANN@example.com ', 1],
  ['+61 491 570 156', 1],
  ['0491570156', 1],
  ['02 5550 0140', 1],
  ['someone@example.com', 0],
])('a person is found and forgotten by %s', async (person, count) => {
  const phone = '0491 570 156 / 02 5550 0140 ext 12';
  await held.store.accept(aLead('key-1', { answers: { email: 'ann@example.com', phone } }));
  await held.store.accept(aLead('key-2', { answers: { email: 'bo@example.com', phone: '' } }));
  expect(await held.store.list({ person })).toHaveLength(count);
  expect(await held.store.forget(person)).toBe(count);
  expect(await held.store.list({})).toHaveLength(2 - count);
});

test('deleted data is not left in the files of the store', async () => {
  const { readFileSync, readdirSync } = await import('node:fs');
  const { dirname, join } = await import('node:path');
  const folder = dirname(held.url.slice('file:'.length));
  const written = () =>
    readdirSync(folder).some((name) => readFileSync(join(folder, name)).includes('unforgettable'));
  await held.store.accept(aLead('key-1', { answers: { message: 'unforgettable' } }));
  expect(written()).toBe(true);
  expect(await held.store.list({})).toHaveLength(1);
  await held.store.forget('ann@example.com');
  expect(written()).toBe(false);
});

test('replay sends a dead delivery, and a lead that was marked as spam', async () => {
  await held.store.accept(aLead('key-1'));
  for (const claimed of await claim(NOW))
    await held.store.settle(claimed, { state: 'dead', attempts: 9, dueAt: NOW, fault: 'HTTP 410' });
  expect(await claim(NOW + DAY)).toEqual([]);
  expect(await held.store.replay(NOW)).toBe(2);
  expect(await claim(NOW)).toHaveLength(2);

  await held.store.accept({ ...aLead('key-2'), status: 'spam', destinations: [] });
  const spamLeads = async () => (await held.store.list({})).filter(({ status }) => status === 'spam');
  const [spam] = await spamLeads();
  if (spam) expect(await held.store.replay(NOW, { lead: spam.lead, destinations: ['dealer'] })).toBe(1);
  expect(await spamLeads()).toEqual([]);
});

import { randomUUID } from 'node:crypto';
import { setTimeout as rest } from 'node:timers/promises';
import { LeadStore } from '../../src/leads/store';
import { anEnquiry } from '../../support/leads/enquiries';
import { type LeadServer, leadServer } from '../../support/leads/leadServer';
import { eventually } from '../support/eventually';
import { startMailServer } from '../support/leads/mailServer';

jest.setTimeout(1_200_000);

const SUBMISSIONS = 1000;
const AT_ONCE = 8;

let server: LeadServer;
beforeAll(async () => {
  server = await leadServer();
});
afterAll(() => server.remove());

/** Sends one enquiry until it is acknowledged, as the browser does: the same key each time. */
async function submit(number: number): Promise<string> {
  const key = randomUUID();
  for (;;) {
    try {
      const response = await fetch(`${server.url}/api/enquiries`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(anEnquiry('enquireNow', { message: `Number ${number}`, email: '' })),
      });
      if (response.status === 201)
        return ((await response.json()) as { readonly reference: string }).reference;
      await response.text();
    } catch {
      // The server is gone for a moment.
    }
    await rest(20);
  }
}

it('a server that is killed again and again loses no enquiry that it acknowledged, and delivers each with one identity', async () => {
  const mails = await startMailServer();
  const settings = { LEADS_SMTP_URL: mails.url, LEADS_MAIL_FROM: 'website@quillbrooktallis.example' };
  await server.start(settings);

  let isDone = false;
  let kills = 0;
  const killing = (async () => {
    while (!isDone) {
      await rest(200 + Math.random() * 1500);
      if (isDone) break;
      await server.end('SIGKILL');
      kills += 1;
      await server.start(settings);
    }
  })();

  const references: string[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < SUBMISSIONS) {
        const number = next;
        next += 1;
        references[number] = await submit(number);
      }
    }),
  );
  isDone = true;
  await killing;

  const store = await LeadStore.open(server.storeUrl);
  const stored = await store.list({});
  expect(stored.map(({ lead }) => lead.reference).sort()).toEqual([...references].sort());
  expect(new Set(references).size).toBe(SUBMISSIONS);

  // A delivery that was in hand when its server died is attempted again once its lease is over.
  await eventually(async () => expect(await store.nextDue(['dealer'])).toBeUndefined(), 300_000);
  store.close();
  const ids = new Map<string, Set<string>>();
  for (const { mail } of mails.received) {
    const [, reference = ''] = /\(([A-Z0-9-]{7})\)$/.exec(mail.subject ?? '') ?? [];
    ids.set(reference, (ids.get(reference) ?? new Set()).add(mail.messageId ?? ''));
  }
  expect([...ids.keys()].sort()).toEqual([...references].sort());
  expect([...ids.values()].every(({ size }) => size === 1)).toBe(true);
  console.info(
    `${SUBMISSIONS} acknowledged, ${kills} kills, ${mails.received.length - SUBMISSIONS} mails sent twice`,
  );
  expect(kills).toBeGreaterThan(5);
  await server.end('SIGTERM');
  await mails.stop();
});

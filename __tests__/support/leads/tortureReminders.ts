import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { deliverAll } from '../../../enquiries/delivery/deliveries';
import { ENQUIRIES_PATH } from '../../../enquiries/intake';
import { DEALERSHIP_FILE } from '../../../src/domain/enquiry/dealershipDetails';
import { VISITS_PATH } from '../../../src/domain/enquiry/visitTimes';
import { addDays } from '../../../src/domain/openingDays';
import { instantOf, wallClock } from '../../../src/domain/wallClock';
import { aDesk } from '../../../support/leads/aDesk';
import { anEnquiry } from '../../../support/leads/enquiries';
import { seededRandom } from '../../../support/stock/inventedRecords';
import { openAlertOffice } from './alertOffice';
import { faultyMailServer } from './faultyMailServer';
import { killableServer } from './killableServer';
import { visitDesk } from './visitDesk';

const { timeZone } = aDesk;
/** A Monday. */
const MONDAY = '2026-11-30';
const MINUTE = 60_000;

interface Torture {
  /** How many visits are booked. Of five, the fifth is cancelled, and the fourth moved to the last day. */
  readonly visits: number;
  /** On how many days reminders go out, from Monday on: five at most. */
  readonly days: number;
  /** For each day on which reminders go out. */
  readonly killsADay: number;
  readonly seed: number;
}

interface TortureResult {
  /** Who should be reminded of which day, and on which. */
  readonly due: readonly string[];
  /** Who was, each identity of a mail once. */
  readonly reminders: readonly string[];
  readonly kills: number;
  /** How many mails came more than once, under one identity. */
  readonly repeated: number;
}

/**
 * Books visits, and kills the two servers that remind their shoppers at random moments, while the mail server hangs and breaks
 * off. In the afternoon of each day, all works.
 */
export async function tortureReminders({
  visits,
  days: count,
  killsADay,
  seed,
}: Torture): Promise<TortureResult> {
  const folder = mkdtempSync(join(tmpdir(), 'reminders-'));
  const stops: (() => Promise<unknown>)[] = [async () => rmSync(folder, { recursive: true, force: true })];
  try {
    const random = seededRandom(seed);
    const days = Array.from({ length: count }, (_, ahead) => addDays(MONDAY, ahead));
    writeFileSync(join(folder, DEALERSHIP_FILE), JSON.stringify(visitDesk(visits)));
    let clock = instantOf({ date: MONDAY, time: '08:00' }, timeZone);
    const mails = new Map<string, string>();
    let repeated = 0;
    const server = await faultyMailServer(random, ({ messageId = '', subject = '' }, to) => {
      const day = /(Tuesday|Wednesday|Thursday|Friday|Saturday)/.exec(subject)?.[0];
      if (!subject.startsWith('Reminder')) return;
      if (mails.has(messageId)) repeated += 1;
      else mails.set(messageId, `${to} ${day} on ${weekday(wallClock(new Date(clock), timeZone).date)}`);
    });
    stops.push(server.stop);
    const office = await openAlertOffice(folder, server.url, () => clock);
    stops.push(async () => office.store.close());
    const due = await book(visits, days, office);

    const servers = [killableServer(folder, server.url), killableServer(folder, server.url)];
    stops.push(() => Promise.all(servers.map(({ kill }) => kill())));
    let kills = 0;
    for (const day of days) {
      clock = instantOf({ date: day, time: '10:00' }, timeZone);
      server.setFaulty(true);
      await Promise.all(servers.map(({ start }) => start(clock)));
      for (let kill = 0; kill < killsADay; kill += 1) {
        await rest(20 + 300 * random());
        // Later than any lease, and than the first attempts after a fault.
        clock += 10 * MINUTE;
        const victims = random() < 0.3 ? servers : servers.slice(random() < 0.5 ? 1 : 0).slice(0, 1);
        await Promise.all(victims.map((victim) => victim.kill()));
        kills += victims.length;
        await Promise.all(victims.map((victim) => victim.start(clock)));
      }
      await Promise.all(servers.map(({ kill }) => kill()));
      kills += servers.length;
      server.setFaulty(false);
      clock = instantOf({ date: day, time: '23:00' }, timeZone);
      await office.queueNews();
      await deliverAll(office.queues);
    }
    return { due, reminders: [...mails.values()], kills, repeated };
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

/** Books the visits, cancels some and moves some. Returns who should be reminded of which day, and on which. */
async function book(
  visits: number,
  days: readonly string[],
  { handlers, queues }: Pick<Awaited<ReturnType<typeof openAlertOffice>>, 'handlers' | 'queues'>,
): Promise<readonly string[]> {
  const shoppers = Array.from({ length: visits }, (_, number) => ({
    email: `ann${number}@example.com`,
    date: days[1 + (number % (days.length - 1))] ?? MONDAY,
    number,
  }));
  const post = (path: typeof ENQUIRIES_PATH | typeof VISITS_PATH, query: string, init: RequestInit) =>
    handlers[path](
      new Request(`${aDesk.siteUrl}${path}${query}`, { method: 'POST', ...init }),
      '203.0.113.7',
    );
  const links = new Map<string, string>();
  for (const { email, date } of shoppers) {
    const answer = await post(ENQUIRIES_PATH, '', {
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({
        ...anEnquiry('bookATestDrive', { email, date, time: '09:30' }),
        context: {},
      }),
    });
    const { visit = '' } = (await answer.json()) as { readonly visit?: string };
    links.set(email, new URL(visit, aDesk.siteUrl).search);
  }
  const alter = (email: string, form: Readonly<Record<string, string>>) =>
    post(VISITS_PATH, links.get(email) ?? '', { body: new URLSearchParams(form) });
  const last = addDays(MONDAY, days.length);
  const due: string[] = [];
  for (const { email, date, number } of shoppers)
    if (number % 5 === 4) await alter(email, { do: 'cancel' });
    else {
      const isMoved = number % 5 === 3;
      if (isMoved) await alter(email, { do: 'change', to: `${last}T09:00` });
      const day = isMoved ? last : date;
      due.push(`${email} ${weekday(day)} on ${weekday(addDays(day, -1))}`);
    }
  await deliverAll(queues);
  return due;
}

const weekday = (date: string): string =>
  new Date(`${date}T00:00Z`).toLocaleDateString('en-AU', { weekday: 'long', timeZone: 'UTC' });

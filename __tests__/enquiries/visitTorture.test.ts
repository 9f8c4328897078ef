import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openLeadStore } from '../../enquiries/store';
import { DEALERSHIP_FILE } from '../../src/domain/enquiry/dealershipDetails';
import { freeTimes, VISITS_PATH, visitSlot } from '../../src/domain/enquiry/visitTimes';
import { addDays } from '../../src/domain/openingDays';
import { instantOf } from '../../src/domain/wallClock';
import { anEnquiry } from '../../support/leads/enquiries';
import { type LeadServer, leadServer } from '../../support/leads/leadServer';
import { openingHoursFixture } from '../support/content/openingHoursFixture';
import { calendarReadings } from '../support/leads/calendarReadings';
import { tortureReminders } from '../support/leads/tortureReminders';
import { visitDesk } from '../support/leads/visitDesk';
import { runs } from '../support/runs';

// `npm run test:deep` kills more than a hundred servers.
jest.setTimeout(runs(60_000, 1_800_000));

const AT_ONCE = 3;
const desk = visitDesk(AT_ONCE);

let servers: readonly LeadServer[] = [];
afterEach(async () => {
  for (const server of servers) await server.remove();
});

/** Twenty times, spread over the half year that can be booked: the clock changes in it. */
const twentyTimes = () => {
  const today = new Date().toISOString().slice(0, 10);
  const days = Array.from({ length: 170 }, (_, ahead) => addDays(today, ahead + 1)).flatMap((date) => {
    const [time] = freeTimes(openingHoursFixture, date, new Date());
    return time === undefined ? [] : [{ date, time }];
  });
  return Array.from({ length: 20 }, (_, place) => days[place * 7]).flatMap((one) => one ?? []);
};

it('of 200 people who book 20 times at once on two servers, none is one too many, each has a calendar file that two programs read alike, and who comes too late reads when else', async () => {
  const first = await leadServer();
  const second = await leadServer(first);
  servers = [second, first];
  writeFileSync(join(first.folder, 'public', DEALERSHIP_FILE), JSON.stringify(desk));
  await Promise.all(servers.map((server) => server.start({ LEADS_PROXIES: '1' })));
  const times = twentyTimes();
  const answers = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const wanted = times[index % times.length];
      const answer = await fetch(`${servers[index % 2]?.url}/api/enquiries`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
          'x-forwarded-for': `203.0.113.${index}`,
        },
        body: JSON.stringify(anEnquiry('bookATestDrive', wanted)),
      });
      return { wanted, status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    }),
  );
  const taken = answers.filter(({ status }) => status === 201);
  const late = answers.filter(({ status }) => status !== 201);
  expect([taken.length, late.length]).toEqual([20 * AT_ONCE, 200 - 20 * AT_ONCE]);
  for (const { wanted, body } of taken) {
    const answer = await fetch(`${first.url}${body.visit}&file=calendar`);
    const [one, other] = calendarReadings(await answer.text());
    expect(one).toEqual(other);
    expect(one).toMatchObject({
      start: instantOf({ date: '', time: '', ...wanted }, 'Australia/Sydney'),
      title: 'Test drive, Quillbrook Tallis',
      status: 'CONFIRMED',
    });
  }
  for (const { status, body } of late)
    expect({ status, body }).toEqual({
      status: 422,
      body: {
        faults: [{ field: 'time', message: expect.stringMatching(/just been taken\. The next free times/) }],
      },
    });

  const store = await openLeadStore(first.storeUrl);
  const leads = await store.list({});
  const counts = new Map<string, number>();
  for (const { lead } of leads) {
    const { date = '', time = '' } = lead.enquiry.answers as {
      readonly date?: string;
      readonly time?: string;
    };
    counts.set(visitSlot(date, time), (counts.get(visitSlot(date, time)) ?? 0) + 1);
  }
  store.close();
  expect(counts).toEqual(new Map(times.map(({ date, time }) => [visitSlot(date, time), AT_ONCE])));
  for (const { url } of servers) {
    const answer = await fetch(`${url}${VISITS_PATH}?kind=bookATestDrive`);
    expect(await answer.json()).toEqual({ taken: [...counts.keys()].sort() });
  }
});

it('the reminder of the day before is neither lost nor sent twice while two servers are killed and the mail server hangs', async () => {
  const [days, killsADay] = [runs(2, 5), runs(1, 20)];
  const { due, reminders, kills, repeated } = await tortureReminders({
    visits: runs(40, 400),
    days,
    killsADay,
    seed: 61,
  });
  expect(kills).toBeGreaterThanOrEqual(days * (killsADay + 2));
  expect([...reminders].sort()).toEqual([...due].sort());
  if (process.env.DEEP)
    console.info(`${reminders.length} reminders, ${kills} kills, ${repeated} repeated under their identity`);
});

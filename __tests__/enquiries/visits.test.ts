import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deliverAll } from '../../enquiries/delivery/deliveries';
import { ENQUIRIES_PATH } from '../../enquiries/intake';
import { DEALERSHIP_FILE, type DealershipDetails } from '../../src/domain/enquiry/dealershipDetails';
import { HONEYPOT } from '../../src/domain/enquiry/honeypot';
import { VISITS_PATH } from '../../src/domain/enquiry/visitTimes';
import { aDesk } from '../../support/leads/aDesk';
import { anEnquiry } from '../../support/leads/enquiries';
import { startWebhookReceiver } from '../../support/leads/receivers';
import { openingHoursFixture } from '../support/content/openingHoursFixture';
import { startLeadOffice } from '../support/leads/leadOffice';

/** Thursday 26 November 2026, 2 pm in Sydney. */
const START = Date.parse('2026-11-26T03:00:00Z');
const MINUTE = 60_000;

const desk: Partial<DealershipDetails> = {
  address: '1 High Street, Quillbrook NSW 2800',
  departments: aDesk.departments.map((one) => ({
    ...one,
    opening: openingHoursFixture,
    visitsAtOnce: 1,
    visitNote: `Bring the ${one.id} papers.`,
  })),
  locations: [
    { name: 'Barden Creek', address: '9 Creek Road, Barden NSW 2801', opening: openingHoursFixture },
  ],
};

let clock = START;
let office: Awaited<ReturnType<typeof startLeadOffice>>;
beforeEach(async () => {
  clock = START;
  office = await startLeadOffice([], {}, { now: () => clock, desk });
});
afterEach(() => office.close());

/** What the site says of the dealership from now on. */
const publish = (given: Partial<DealershipDetails>) =>
  writeFileSync(join(office.folder, DEALERSHIP_FILE), JSON.stringify({ ...aDesk, ...desk, ...given }));
const call = (query: string, init: RequestInit = {}) =>
  office.handlers[VISITS_PATH](new Request(`${aDesk.siteUrl}${VISITS_PATH}${query}`, init), '203.0.113.7');
const takenAt = async (query: string): Promise<unknown> =>
  ((await (await call(query)).json()) as { readonly taken: unknown }).taken;
const FRIDAY = { date: '2026-11-27', time: '09:30' };
const BARDEN = '?kind=bookATestDrive&yard=Barden%20Creek';
const drive = (answers: Readonly<Record<string, unknown>> = {}) =>
  anEnquiry('bookATestDrive', { ...FRIDAY, ...answers });

describe('Which times are taken', () => {
  it('is said of each yard and department by itself, and nothing about who comes', async () => {
    expect((await office.take(drive())).status).toBe(201);
    expect((await office.take(anEnquiry('serviceForm', { ...FRIDAY, time: '10:10' }))).status).toBe(201);
    expect(await takenAt(BARDEN)).toEqual(['2026-11-27T09:30']);
    expect(await takenAt('?kind=bookATestDrive')).toEqual([]);
    expect(await takenAt('?kind=serviceForm')).toEqual(['2026-11-27T10:00']);
  });

  it('is asked of the store once, however many ask at once, and is right for who asks next', async () => {
    const asked = jest.spyOn(office.store, 'takenSlots');
    expect(await Promise.all([takenAt(BARDEN), takenAt(BARDEN), takenAt(BARDEN)])).toEqual([[], [], []]);
    await office.take(drive());
    expect(await takenAt(BARDEN)).toEqual(['2026-11-27T09:30']);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('is an empty list where the hours are unknown', async () => {
    await office.take(drive());
    publish({ departments: aDesk.departments, locations: [] });
    clock += 2 * 60_000;
    expect(await takenAt(BARDEN)).toEqual([]);
  });

  it.each(['', '?kind=contact', '?kind=__proto__'])('is nothing that “%s” asks for', async (query) => {
    expect((await call(query)).status).toBe(404);
  });
});

describe('A booking', () => {
  it('of a time that somebody else has just taken is refused at its field, with the next ones, and not stored', async () => {
    await office.take(drive());
    const late = await office.take(drive({ name: 'Bo', time: '09:40' }));
    expect([late.status, await late.json()]).toEqual([
      422,
      {
        faults: [
          {
            field: 'time',
            message: expect.stringContaining(
              'just been taken. The next free times that day: 10 am, 10:30 am, 11 am',
            ),
          },
        ],
      },
    ]);
    expect(await office.store.list({})).toHaveLength(1);
    // The same at another yard is another place.
    const { item: _none, ...context } = drive().context;
    expect((await office.take({ ...drive(), context })).status).toBe(201);
  });

  it('needs a day and a time: a day alone books nothing, and neither does a robot', async () => {
    expect((await office.take(drive({ time: '' }))).status).toBe(201);
    expect((await office.take({ ...drive(), [HONEYPOT]: 'x' })).status).toBe(201);
    expect(await takenAt(BARDEN)).toEqual([]);
  });

  it('follows the hours on the site now, not the ones from when the server started', async () => {
    publish({
      locations: [
        {
          name: 'Barden Creek',
          opening: { ...openingHoursFixture, week: { ...openingHoursFixture.week, friday: [] } },
        },
      ],
    });
    clock += MINUTE;
    expect((await office.take(drive())).status).toBe(422);
    writeFileSync(join(office.folder, DEALERSHIP_FILE), 'half a fi');
    clock += MINUTE;
    expect((await office.take(drive())).status).toBe(422);
  });

  it('goes with its lead: forgotten, its place is free again', async () => {
    await office.take(drive());
    await office.store.forget('ann@example.com');
    expect(await takenAt(BARDEN)).toEqual([]);
    await office.take(drive());
    await office.store.deleteOlderThan(1, clock + 3 * 86_400_000);
    expect(await takenAt(BARDEN)).toEqual([]);
  });
});

const DAY = 86_400_000;
const ANN = 'ann@example.com';
const SALES = 'sales@quillbrooktallis.example';
const textsTo = (address: string) =>
  office.mailsTo(address).map(({ mail }) => `${mail.subject}\n${mail.text}`);
const calendarTo = (address: string) =>
  office
    .mailsTo(address)
    .at(-1)
    ?.mail.attachments.find(({ filename }) => filename === 'appointment.ics');
/** The query of the link in the last mail to the shopper. */
const link = () => /https:\/\/\S+\/api\/visits(\?visit=[\w-]{32})/.exec(textsTo(ANN).at(-1) ?? '')?.[1] ?? '';
const post = (query: string, form: Readonly<Record<string, string>>) =>
  call(query, { method: 'POST', body: new URLSearchParams(form) });
const cancel = (query = link()) => post(query, { do: 'cancel' });
const move = (to: string, query = link()) => post(query, { do: 'change', to });
const pageAt = async (query: string) => (await call(query)).text();
/** Sends what is due. */
const deliver = async () => {
  await office.queueNews();
  await deliverAll(office.queues);
};

describe('Somebody who books', () => {
  it('gets a mail with the time on the dealer’s clock, the place, a calendar file and a link; and the dealer gets the file too', async () => {
    const answer = await office.send(drive());
    const { reference, visit } = (await answer.json()) as {
      readonly reference: string;
      readonly visit: string;
    };
    const [mail = ''] = textsTo(ANN);
    expect(mail).toContain(`Booked: test drive, Friday 27 November, 9:30 am (Sydney time) (${reference})`);
    for (const words of [
      'Barden Creek, 9 Creek Road, Barden NSW 2801',
      'Bring the sales papers.',
      '(02) 5550 0170',
    ])
      expect(mail).toContain(words);
    expect(link()).not.toBe('');
    for (const address of [ANN, SALES]) {
      const file = calendarTo(address);
      expect(file?.contentType).toBe('text/calendar');
      expect(file?.content.toString()).toContain('DTSTART:20261126T223000Z');
    }
    expect(textsTo(SALES)[0]).toContain('Booked: Friday 27 November, 9:30 am (Sydney time)\nBarden Creek');
    // The thanks has its own link, for a shopper who gave no address.
    const file = await call(`${visit.replace(VISITS_PATH, '')}&file=calendar`);
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(await file.text()).toContain('DTSTART:20261126T223000Z');
    expect(JSON.stringify(office.log)).not.toMatch(/visit=|ann@/);
  });

  it('leaves out what a stranger wrote, and days without a time', async () => {
    const context = { ...drive().context, item: { ...(drive().context.item as object), title: 'BUY NOW' } };
    await office.send({ ...drive({ name: 'Win a prize' }), context });
    expect(textsTo(ANN)[0]).not.toMatch(/BUY NOW|prize/);
    expect(calendarTo(ANN)?.content.toString()).not.toMatch(/BUY NOW|prize/);
    await office.send(drive({ time: '', email: 'bo@example.net' }));
    expect(textsTo('bo@example.net')[0]).toContain('We have your enquiry');
    expect(calendarTo('bo@example.net')).toBeUndefined();
  });

  it('without scripts sees the link on the page of thanks, and the next free times with a form that came too late', async () => {
    const sendPlain = (who: string) => {
      const form = new FormData();
      form.set('kind', 'bookATestDrive');
      form.set('context', JSON.stringify(drive().context));
      for (const [name, value] of Object.entries(drive({ name: who }).answers))
        if (value !== false) form.set(name, String(value));
      return office.handlers[ENQUIRIES_PATH](
        new Request(`${aDesk.siteUrl}${ENQUIRIES_PATH}`, {
          method: 'POST',
          headers: { accept: 'text/html' },
          body: form,
        }),
        '203.0.113.7',
      );
    };
    const done = await sendPlain('Ann');
    const thanks = await office.handlers[ENQUIRIES_PATH](
      new Request(new URL(done.headers.get('location') ?? '', aDesk.siteUrl)),
      '203.0.113.7',
    );
    const page = await thanks.text();
    expect(page).toMatch(
      /<a href="\/api\/visits\?visit=[\w-]{32}&amp;file=calendar">Add it to your calendar/,
    );
    const late = await sendPlain('Bo');
    expect([late.status, await late.text()]).toEqual([
      422,
      expect.stringMatching(/next free times that day: 10 am[\s\S]*name="time" value="09:30"/),
    ]);
  });
});

describe('The page of a visit', () => {
  it('changes nothing by being read, and cancels with one button: the time is free, the dealer and the shopper know', async () => {
    await office.send(drive());
    const query = link();
    const page = await pageAt(query);
    expect(page).toContain('Friday 27 November, 9:30 am (Sydney time)');
    expect(page).toMatch(
      /<form method="post" action="\/api\/visits\?visit=[\w-]+"><input type="hidden" name="do" value="cancel">/,
    );
    const done = await cancel();
    expect([done.status, done.headers.get('location')]).toEqual([303, `${VISITS_PATH}${query}&done`]);
    expect(await pageAt(`${query}&done`)).toContain('Your test drive is cancelled');
    await deliver();
    expect(textsTo(SALES).at(-1)).toContain('The shopper has cancelled their visit. The time is free again.');
    expect(textsTo(SALES).at(-1)).toContain('Call: tel:0491570156');
    expect(textsTo(ANN).at(-1)).toContain('Cancelled: test drive, Friday 27 November');
    expect(calendarTo(ANN)?.content.toString()).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:1/);
    expect((await office.take(drive({ name: 'Bo' }))).status).toBe(201);
    expect((await office.store.list({})).map(({ visit }) => visit)).toEqual(['kept', 'cancelled']);
    // Using the link again sends nothing more, and leaves Bo's booking alone.
    const mails = office.mails.length;
    await Promise.all([cancel(query), move('2026-11-27T09:30', query)]);
    await deliver();
    expect(office.mailsTo(SALES).filter(({ mail }) => mail.subject?.startsWith('Visit'))).toHaveLength(1);
    expect(office.mails.length - mails).toBeLessThanOrEqual(2);
  });

  it('tells the webhook too, with nothing about the shopper', async () => {
    const receiver = await startWebhookReceiver();
    const told = await startLeadOffice(
      [],
      {
        LEADS_WEBHOOK_URL: receiver.url,
        LEADS_WEBHOOK_SECRET: `whsec_${'a'.repeat(32)}`,
        LEADS_STORE: `file:${join(office.folder, 'leads.db')}`,
      },
      { now: () => clock, desk },
    );
    await told.send(drive());
    await told.handlers[VISITS_PATH](
      new Request(/https:\S+\?visit=\S+/.exec(told.mailsTo(ANN)[0]?.mail.text ?? '')?.[0] ?? '', {
        method: 'POST',
        body: new URLSearchParams({ do: 'change', to: '2026-11-28T09:00' }),
      }),
      '203.0.113.7',
    );
    await deliverAll(told.queues);
    const { reference } = (await told.store.list({}))[0]?.lead ?? {};
    const bodies = receiver.calls.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
    expect(bodies.map(({ type }) => type)).toEqual(['enquiry.received', 'visit.changed']);
    expect(bodies[1]?.data).toEqual({ reference, date: '2026-11-28', time: '09:00', was: FRIDAY });
    await told.close();
    await receiver.stop();
  });

  it('moves the visit to a free time, and the old one is free again', async () => {
    await office.send(drive());
    const query = link();
    expect(await pageAt(query)).toContain(
      '<option value="2026-11-28T09:00">Saturday 28 November, 9 am</option>',
    );
    expect((await move('2026-11-28T09:00')).status).toBe(303);
    await deliver();
    expect(await pageAt(`${query}&done`)).toContain('Done. This is your new time.');
    expect(textsTo(ANN).at(-1)).toContain('Changed: test drive, Saturday 28 November, 9 am');
    expect(textsTo(SALES).at(-1)).toContain('Before: Friday 27 November, 9:30 am (Sydney time)');
    expect(calendarTo(ANN)?.content.toString()).toMatch(/SEQUENCE:1[\s\S]*DTSTART:20261127T220000Z/);
    expect(await takenAt(BARDEN)).toEqual(['2026-11-28T09:00']);
    const [lead] = await office.store.list({});
    expect(lead?.lead.enquiry.answers).toMatchObject({ date: '2026-11-28', time: '09:00' });
  });

  it('tells who comes too late when else, and leaves them the time that they have', async () => {
    await office.take(drive({ name: 'Bo', email: 'bo@example.net', time: '10:00' }));
    await office.send(drive());
    const late = await move('2026-11-27T10:00');
    expect([late.status, await late.text()]).toEqual([
      409,
      expect.stringContaining('The next free times that day: 10:30 am, 11 am, 11:30 am'),
    ]);
    expect(await pageAt(link())).toContain('Friday 27 November, 9:30 am');
  });

  it.each([
    ['a Sunday', '2026-11-29T09:00', 'We’re closed on Sunday 29 November'],
    ['yesterday', '2026-11-25T09:00', 'has passed'],
    ['nothing', '', 'Choose one of the free times'],
    ['something other than a time', '2026-11-28T<b>', 'Choose one of the free times'],
  ])('refuses %s with the reason', async (_what, to, words) => {
    await office.send(drive());
    const answer = await move(to);
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining(words)]);
  });

  it('of two people who move and cancel it at once hears one, and the other sees how it stands', async () => {
    await office.send(drive());
    const answers = await Promise.all([move('2026-11-28T09:00'), cancel(), move('2026-11-28T10:00')]);
    expect(
      answers.map(({ status }) => status).filter((status) => status === 303).length,
    ).toBeGreaterThanOrEqual(1);
    await deliver();
    expect(office.mailsTo(SALES).filter(({ mail }) => /^Visit/.test(mail.subject ?? ''))).toHaveLength(1);
  });

  it('is over once the time has come, and unknown once the lead is forgotten', async () => {
    await office.send(drive());
    const query = link();
    clock += 2 * DAY;
    expect(await pageAt(query)).not.toContain('<form');
    await office.store.forget(ANN);
    expect((await call(query)).status).toBe(404);
    expect((await cancel(query)).status).toBe(404);
  });

  it('limits how often a link can mail the dealer', async () => {
    await office.send(drive());
    const query = link();
    for (let turn = 0; turn < 10; turn += 1)
      await move(`2026-11-28T${turn % 2 === 0 ? '09' : '10'}:00`, query);
    expect((await move('2026-11-28T11:00', query)).status).toBe(422);
    expect((await cancel(query)).status).toBe(303);
  });
});

describe('The day before', () => {
  /** Thursday 3 December 2026, 10 am in Sydney. */
  const DUE = Date.parse('2026-12-02T23:00:00Z');
  const LATER = { date: '2026-12-04', time: '09:30' };

  it('the shopper is reminded at 10 am, once, with the calendar file and a link', async () => {
    await office.send(drive(LATER));
    const reminders = () =>
      textsTo(ANN).filter((text) => text.startsWith('Reminder: test drive, Friday 4 December'));
    clock = DUE - 1;
    await deliver();
    expect(reminders()).toEqual([]);
    clock = DUE;
    await deliver();
    await deliver();
    clock += DAY / 2;
    await deliver();
    expect(reminders()).toEqual([expect.stringContaining('/api/visits?visit=')]);
    expect(calendarTo(ANN)).toBeDefined();
  });

  it('two servers on one store remind them once, also after a restart', async () => {
    await office.send(drive(LATER));
    clock = DUE;
    const settings = { LEADS_STORE: `file:${join(office.folder, 'leads.db')}` };
    const second = await startLeadOffice([], settings, { now: () => clock, desk });
    await Promise.all([deliverAll(office.queues), deliverAll(second.queues)]);
    const restarted = await startLeadOffice([], settings, { now: () => clock, desk });
    await deliverAll(restarted.queues);
    const all = [...office.mails, ...second.mails, ...restarted.mails];
    expect(all.filter(({ mail }) => mail.subject?.startsWith('Reminder'))).toHaveLength(1);
    await restarted.close();
    await second.close();
  });

  it('a cancelled or same-day booking gets no reminder; a moved one gets it for the new time', async () => {
    await office.send(drive(LATER));
    await cancel();
    await office.send(drive({ ...LATER, email: 'bo@example.net', time: '10:00' }));
    const query = /\/api\/visits(\?visit=\S+)/.exec(textsTo('bo@example.net')[0] ?? '')?.[1] ?? '';
    await move('2026-12-07T09:30', query);
    clock = DUE;
    await office.send(drive({ ...LATER, email: 'cy@example.net', time: '11:00' }));
    const reminded = (address: string) =>
      textsTo(address).filter((text) => text.startsWith('Reminder')).length;
    await deliver();
    expect([ANN, 'bo@example.net', 'cy@example.net'].map(reminded)).toEqual([0, 0, 0]);
    clock = Date.parse('2026-12-05T23:00:00Z');
    await deliver();
    expect([ANN, 'bo@example.net', 'cy@example.net'].map(reminded)).toEqual([0, 1, 0]);
  });

  it('a reminder for a later day does not count as an undelivered enquiry', async () => {
    await office.send(drive(LATER));
    expect(
      (await office.store.queueSizes(clock)).map(({ destination, waiting }) => [destination, waiting]),
    ).toEqual([]);
    expect(await office.store.replay(clock)).toBe(0);
  });
});

describe('A yard that closes after somebody has booked', () => {
  it('tells the shopper and the dealer once, and sends no reminder; the page offers other times', async () => {
    await office.send(drive({ date: '2026-12-04' }));
    const query = link();
    publish({
      locations: [
        {
          name: 'Barden Creek',
          opening: {
            ...openingHoursFixture,
            specialDays: [{ date: '2026-12-04', name: 'Stocktake', periods: [] }],
          },
        },
      ],
    });
    clock += MINUTE;
    await deliver();
    await deliver();
    const told = (address: string, start: string) =>
      textsTo(address).filter((text) => text.startsWith(start));
    expect(told(ANN, 'Please choose another time')).toEqual([
      expect.stringContaining('we’re closed at the time'),
    ]);
    expect(told(SALES, 'Closed at the time of a visit')).toHaveLength(1);
    clock = Date.parse('2026-12-02T23:00:00Z');
    await deliver();
    expect(told(ANN, 'Reminder')).toEqual([]);
    expect(await pageAt(query)).toContain('we’re closed at this time. Please choose another');
    expect((await move('2026-12-07T09:30', query)).status).toBe(303);
  });
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEALERSHIP_FILE, type DealershipDetails } from '../../src/domain/enquiry/dealershipDetails';
import { HONEYPOT } from '../../src/domain/enquiry/honeypot';
import { VISITS_PATH } from '../../src/domain/enquiry/visitTimes';
import { aDesk } from '../../support/leads/aDesk';
import { anEnquiry } from '../../support/leads/enquiries';
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

  it('is asked of the store once in five seconds, however many ask, and is right after them', async () => {
    const asked = jest.spyOn(office.store, 'takenSlots');
    expect(await Promise.all([takenAt(BARDEN), takenAt(BARDEN), takenAt(BARDEN)])).toEqual([[], [], []]);
    await office.take(drive());
    expect(await takenAt(BARDEN)).toEqual([]);
    clock += 5000;
    expect(await takenAt(BARDEN)).toEqual(['2026-11-27T09:30']);
    expect(asked).toHaveBeenCalledTimes(2);
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

  it('needs a day and a time: a day alone is a wish, and a robot takes nobody’s place', async () => {
    expect((await office.take(drive({ time: '' }))).status).toBe(201);
    expect((await office.take({ ...drive(), [HONEYPOT]: 'x' })).status).toBe(201);
    expect(await takenAt(BARDEN)).toEqual([]);
  });

  it('follows the hours that the site says now, not those of the server’s start', async () => {
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
    clock += 5000;
    expect(await takenAt(BARDEN)).toEqual([]);
  });
});

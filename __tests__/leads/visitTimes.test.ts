import { anEnquiry } from '../../support/leads/enquiries';
import { openingHoursFixture } from '../support/content/openingHoursFixture';
import { type LeadDesk, startLeadDesk } from '../support/leads/leadDesk';

/** Thursday 26 November 2026, 2 pm in Sydney. */
const now = () => Date.parse('2026-11-26T03:00:00Z');
const places = {
  departments: [
    { id: 'sales', opening: openingHoursFixture },
    { id: 'service', opening: openingHoursFixture },
  ],
  locations: [
    {
      name: 'Barden Creek',
      opening: { ...openingHoursFixture, week: { ...openingHoursFixture.week, friday: [] } },
    },
  ],
};

let desk: LeadDesk;
afterEach(() => desk.close());

const faultsOf = async (answer: Response) => ((await answer.json()) as { faults: readonly object[] }).faults;

test('a test drive last Sunday at 10 pm is refused with the reason and not stored', async () => {
  desk = await startLeadDesk({ places, now });
  const answer = await desk.postJson(anEnquiry('bookATestDrive', { date: '2026-11-22', time: '22:00' }));
  expect(answer.status).toBe(422);
  expect(await faultsOf(answer)).toEqual([
    { field: 'date', message: 'Sunday 22 November has passed. Choose another day' },
  ]);
  expect(await desk.store.list({})).toEqual([]);
});

test('the hours are those of the car’s yard', async () => {
  desk = await startLeadDesk({ places, now });
  const friday = anEnquiry('bookATestDrive', { date: '2026-11-27', time: '09:30' });
  expect(await faultsOf(await desk.postJson(friday))).toEqual([
    { field: 'date', message: 'We’re closed on Friday 27 November. Choose another day' },
  ]);
  const { item: _none, ...context } = friday.context;
  expect((await desk.postJson({ ...friday, context })).status).toBe(201);
});

test('a service has the same rule', async () => {
  desk = await startLeadDesk({ places, now });
  const sunday = await desk.postJson(anEnquiry('serviceForm', { date: '2026-11-29', time: '09:30' }));
  expect(await faultsOf(sunday)).toEqual([
    { field: 'date', message: 'We’re closed on Sunday 29 November. Choose another day' },
  ]);
  const monday = anEnquiry('serviceForm', { date: '2026-11-30', time: '09:30' });
  expect((await desk.postJson(monday)).status).toBe(201);
});

test('a form without JavaScript comes back with every word and the reason', async () => {
  desk = await startLeadDesk({ places, now });
  const answer = await desk.post(
    new URLSearchParams({
      kind: 'bookATestDrive',
      date: '2026-11-28',
      time: '22:00',
      name: 'Ann Lee',
      phone: '0491 570 156',
      message: 'I would bring the dog',
    }),
    { accept: 'text/html,application/xhtml+xml' },
  );
  expect(answer.status).toBe(422);
  const page = await answer.text();
  for (const words of ['2026-11-28', '22:00', 'Ann Lee', '0491 570 156', 'I would bring the dog'])
    expect(page).toContain(words);
  expect(page).toContain('On Saturday 28 November we’re open 8:30 am – 1 pm.');
});

test('a server whose site was built before it knew the hours takes any day', async () => {
  desk = await startLeadDesk({
    places: { departments: [{ id: 'sales' }, { id: 'service' }] },
    now,
  });
  const answer = await desk.postJson(anEnquiry('bookATestDrive', { date: '2026-11-22', time: '22:00' }));
  expect(answer.status).toBe(201);
});

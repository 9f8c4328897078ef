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
  desk = await startLeadDesk({ places: async () => places, now });
  const answer = await desk.postJson(anEnquiry('bookATestDrive', { date: '2026-11-22', time: '22:00' }));
  expect(answer.status).toBe(422);
  expect(await faultsOf(answer)).toEqual([
    { field: 'date', message: 'Sunday 22 November has passed. Choose another day' },
  ]);
  expect(await desk.store.list({})).toEqual([]);
});

test('the hours are those of the car’s yard', async () => {
  desk = await startLeadDesk({ places: async () => places, now });
  const friday = anEnquiry('bookATestDrive', { date: '2026-11-27', time: '09:30' });
  expect(await faultsOf(await desk.postJson(friday))).toEqual([
    { field: 'date', message: 'We’re closed on Friday 27 November. Choose another day' },
  ]);
  const { item: _none, ...context } = friday.context;
  expect((await desk.postJson({ ...friday, context })).status).toBe(201);
});

test('a server whose site was built before it knew the hours takes any day', async () => {
  desk = await startLeadDesk({
    places: async () => ({ departments: [{ id: 'sales' }, { id: 'service' }] }),
    now,
  });
  const answer = await desk.postJson(anEnquiry('bookATestDrive', { date: '2026-11-22', time: '22:00' }));
  expect(answer.status).toBe(201);
});

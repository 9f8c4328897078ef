import '@testing-library/jest-dom';
import { act, render, screen, within } from '@testing-library/react';
import { FindDealer } from '../../../../src/components/pages/findDealer/FindDealer';
import type { YardDepartmentView } from '../../../../src/content/dealer/yardDepartment';
import { openingHoursFixture } from '../../../support/content/openingHoursFixture';
import { answerStaticQueries } from '../../../support/gatsbyParts';
import { inventedSite } from '../../finance/calculator/inventedSite';

const yard = (name: string, postcode = '2800') => ({
  id: name,
  name,
  address: { street: `1 ${name} Road`, suburb: name, state: 'NSW', postcode },
  geo: { latitude: -33, longitude: 149 },
  mapUrl: null,
  phone: '(02) 5550 0170',
  email: null,
  openingHours: [],
  specialDays: [],
});

const AT_YARDS = { orange: { count: 12, href: '/stock/?location=Orange' } };

async function show(...locations: readonly object[]) {
  await open('', locations);
}

async function open(query: string, locations: readonly object[]) {
  answerStaticQueries({ ...inventedSite, content: { ...inventedSite.content, locations } });
  await act(async () =>
    render(
      <FindDealer
        path="/find-a-dealer/"
        query={query}
        atYards={AT_YARDS}
        departmentsAt={(id) => DEPARTMENTS[id ?? ''] ?? []}
        builtAt={Date.parse('2026-12-20')}
      />,
    ),
  );
}

const hours = { ...openingHoursFixture, specialDays: [] };

/** By yard; under the empty name, of the dealership itself. */
const DEPARTMENTS: Readonly<Record<string, readonly YardDepartmentView[]>> = {
  '': [{ id: 'sales', name: 'Sales', phone: '(02) 5550 0140', hours }],
  Bathurst: [
    { id: 'sales', name: 'Sales', phone: '(02) 5550 0170', hours },
    {
      id: 'service',
      name: 'Service',
      phone: '(02) 5550 0174',
      hours: {
        timeZone: 'UTC',
        week: { ...hours.week, sunday: [{ opens: '10:00', closes: '12:00' }] },
        specialDays: [{ date: '2026-12-24', name: 'Christmas Eve', periods: [] }],
      },
    },
  ],
};

it('lists each department of a yard with its number, its week and its special days there', async () => {
  await show(yard('Orange'), yard('Bathurst'));
  const [list, ...others] = screen.getAllByRole('list', { name: 'Departments' });
  expect(others).toEqual([]);
  const departments = within(list as HTMLElement).getAllByRole('listitem');
  const service = departments.find(({ textContent }) => textContent?.startsWith('Service'));
  expect(service).toHaveTextContent(/Sun.*10 am – 12 noon/);
  expect(service).toHaveTextContent('Thursday 24 December, Christmas Eve: closed');
  expect(service).toHaveTextContent('(02) 5550 0174');
  expect(departments[0]).toHaveTextContent(/^Sales.*Sun.*Closed/);
});

it('lets shoppers of a dealer with several yards look for the nearest', async () => {
  await show(yard('Orange'), yard('Bathurst'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Find a dealer');
  expect(screen.getByRole('textbox', { name: 'Postcode' })).toBeVisible();
  expect(screen.getByText('1 Bathurst Road')).toBeVisible();
});

it('says how many are at a yard, and leads to them; a yard without stock says nothing', async () => {
  await show(yard('Orange'), yard('Bathurst'));
  expect(screen.getByRole('link', { name: 'See the 12 cars here' })).toHaveAttribute(
    'href',
    '/stock/?location=Orange',
  );
  expect(screen.getAllByRole('link', { name: /^See the \d/ })).toHaveLength(1);
});

it('draws the yards that have coordinates on a map, each a link to its card with what is in stock there', async () => {
  await show(yard('Orange'), { ...yard('Nowhere'), geo: null }, yard('Bathurst'));
  const marks = within(screen.getByRole('list', { name: 'Yards on the map' })).getAllByRole('link');
  expect(marks.map(({ textContent }) => textContent)).toEqual(['1 Orange, 12 cars', '3 Bathurst']);
  for (const mark of marks)
    expect(document.getElementById(mark.getAttribute('href')?.slice(1) ?? '')).toHaveRole('listitem');
});

it('draws no map of a single place', async () => {
  await show(yard('Orange'), { ...yard('Nowhere'), geo: null });
  expect(screen.queryByRole('figure')).toBeNull();
});

it.each([
  ['that no table has', '2801'],
  ['whose centre is closer to another yard', '2804'],
])('knows the yard in a postcode %s', async (_, postcode) => {
  await open(`?postcode=${postcode}`, [
    yard('Orange'),
    { ...yard('Tallis', postcode), geo: { latitude: -34, longitude: 150 } },
  ]);
  expect(await screen.findByText(`Tallis is in ${postcode}.`)).toBeVisible();
});

it('lists a yard that nobody placed on the map after the others, without a distance', async () => {
  await open('?postcode=2801', [
    { ...yard('Bathurst'), geo: null },
    { ...yard('Tallis', '2801'), geo: { latitude: -34, longitude: 150 } },
  ]);
  expect(await screen.findByText('Tallis is in 2801.')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Tallis .*km|^Tallis .*m/),
    'Bathurst',
  ]);
});

it.each([
  ['its only location', [yard('Orange')], '1 Orange Road'],
  ['the dealership, where content has no location', [], '1 Mill Lane'],
])('shows where a dealer with one yard is: %s', async (_which, locations, street) => {
  await show(...locations);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Where to find us');
  expect(screen.getByText(street)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Use my location' })).toBeNull();
});

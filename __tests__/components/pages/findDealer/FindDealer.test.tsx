import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { FindDealer } from '../../../../src/components/pages/findDealer/FindDealer';
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
  await act(async () => render(<FindDealer path="/find-a-dealer/" query={query} atYards={AT_YARDS} />));
}

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

it('knows the postcode of a yard that no table has', async () => {
  await open('?postcode=2801', [
    yard('Orange'),
    { ...yard('Tallis', '2801'), geo: { latitude: -34, longitude: 150 } },
  ]);
  expect(await screen.findByText(/^Tallis is closest to 2801/)).toBeVisible();
});

it('lists a yard that nobody placed on the map after the others, without a distance', async () => {
  await open('?postcode=2801', [
    { ...yard('Bathurst'), geo: null },
    { ...yard('Tallis', '2801'), geo: { latitude: -34, longitude: 150 } },
  ]);
  expect(await screen.findByText(/^Tallis is closest to 2801/)).toBeVisible();
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

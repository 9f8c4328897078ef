import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { FindDealer } from '../../../../src/components/pages/findDealer/FindDealer';
import { answerStaticQueries } from '../../../support/gatsbyParts';
import { inventedSite } from '../../finance/calculator/inventedSite';

jest.mock('../../../../src/locales/site/locale', () =>
  jest.requireActual('../../../../src/locales/en-NZ/locale'),
);
const yard = {
  address: { street: '1 Mill Road', suburb: 'Tarata', state: null, postcode: '7010' },
  geo: { latitude: -41, longitude: 173 },
  mapUrl: null,
  phone: '03 555 0140',
  email: null,
  openingHours: [],
  specialDays: [],
};
const locations = ['Tarata', 'Corrin'].map((name) => ({ ...yard, id: name, name }));
answerStaticQueries({ ...inventedSite, content: { ...inventedSite.content, locations } });

it('opens as the build wrote it, without a field for postcodes', async () => {
  const page = (
    <FindDealer path="/find-a-dealer/" query="" atYards={{}} departmentsAt={() => []} builtAt={0} />
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  await act(async () => render(page, { container, hydrate: true }));
  expect(screen.getByRole('button', { name: 'Use my location' })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

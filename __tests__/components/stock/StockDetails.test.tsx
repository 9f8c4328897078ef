import '@testing-library/jest-dom';
import { act, render, screen, within } from '@testing-library/react';
import { StockDetails } from '../../../src/components/stock/StockDetails';
import { dollarsToCents } from '../../../src/domain/money';
import type { StockItem } from '../../../src/domain/stock/stockItem';
import { aStockItem } from '../../support/stock/aStockItem';

jest.mock('gatsby', () => {
  const { gatsbyParts } = jest.requireActual('../../support/gatsbyParts');
  const { inventedSite } = jest.requireActual('../finance/calculator/inventedSite');
  const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  const hours = (opens: string) => ({
    openingHours: weekdays.map((weekday) => ({ weekday, periods: [{ opens, closes: '17:00' }] })),
    specialDays: [],
  });
  const { content } = inventedSite;
  const site = {
    ...inventedSite,
    content: {
      ...content,
      site: { ...content.site, departments: [hours('08:00')] },
      locations: [
        {
          ...hours('11:00'),
          id: 'barden-creek',
          name: 'Barden Creek',
          address: { street: '9 Station Road', suburb: 'Barden Creek', state: 'NSW', postcode: '2802' },
          geo: { latitude: -33, longitude: 149 },
          mapUrl: null,
          phone: '(02) 5550 0170',
          email: null,
        },
      ],
    },
  };
  return { ...gatsbyParts, useStaticQuery: () => site };
});

/** Half past ten on a Tuesday morning in Sydney; the invented site was built on the first of the month. */
const NOW = new Date('2030-01-07T23:30:00Z');

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
});

const show = (item: StockItem) =>
  act(async () => render(<StockDetails item={item} similar={[]} trail={[]} />));
const place = () =>
  screen.getByRole('heading', { name: /^Where to see it/ }).closest('section') ?? document.body;

describe('the past of a stock item', () => {
  const known = {
    price: 30_000,
    listedOn: '2030-01-01',
    reduction: { day: '2030-01-03', cents: dollarsToCents(1_000) },
  };

  it('is told under the price, in days of the dealer’s calendar', async () => {
    await show(aStockItem(known));
    // Already the eighth in Sydney, still the seventh in London.
    expect(screen.getByText('Listed 7 days ago · Reduced by $1,000 on 3 January')).toBeVisible();
  });

  it.each([
    ['nothing is known', aStockItem({ price: 30_000 })],
    ['it is sold', aStockItem({ ...known, status: 'sold' })],
  ])('is not told where %s', async (_why, item) => {
    await show(item);
    expect(screen.queryByText(/Listed|Reduced/)).toBeNull();
  });
});

describe('where a stock item is seen', () => {
  it('is its own yard: address, number, way there, and whether that yard is open now', async () => {
    await show(aStockItem({ price: 30_000, location: { name: 'Barden Creek' } }));
    expect(screen.getByRole('heading', { name: 'Where to see it: Barden Creek' })).toBeVisible();
    const yard = within(place());
    expect(place()).toHaveTextContent('9 Station Road');
    expect(yard.getByText('Opens 11 am')).toBeVisible();
    expect(yard.getByRole('link', { name: '(02) 5550 0170' })).toHaveAttribute('href', 'tel:+61255500170');
    expect(yard.getByRole('link', { name: 'Get directions' })).toHaveAttribute(
      'href',
      expect.stringContaining('destination=9+Station+Road%2C+Barden+Creek'),
    );
    // The panel beside the pictures rings the same yard.
    expect(screen.getByRole('link', { name: 'Call (02) 5550 0170' })).toBeVisible();
  });

  it('is the dealership where content does not know the location', async () => {
    await show(aStockItem({ price: 30_000, location: { name: 'Nowhere' } }));
    expect(place()).toHaveTextContent('1 Mill Lane');
    expect(within(place()).getByText('Open until 5 pm')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call 02 5550 0000' })).toBeVisible();
  });

  it('is not told of one that is sold', async () => {
    await show(aStockItem({ status: 'sold', location: { name: 'Barden Creek' } }));
    expect(screen.queryByRole('heading', { name: /^Where to see it/ })).toBeNull();
  });
});

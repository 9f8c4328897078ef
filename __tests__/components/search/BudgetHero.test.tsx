import { fireEvent, render, screen } from '@testing-library/react';
import { BudgetHero } from '../../../src/components/search/BudgetHero';
import type { SearchState } from '../../../src/search/searchState';

/** Counts like the engine. */
const mockCount = jest.fn((_states: readonly SearchState[]) => Promise.resolve([12]));

jest.mock('gatsby', () => {
  const { createElement } = jest.requireActual('react');
  const { inventedSite } = jest.requireActual('../finance/calculator/inventedSite');
  return {
    graphql: () => '',
    useStaticQuery: () => inventedSite,
    Link: ({ to, ...rest }: { to: string }) => createElement('a', { href: to, ...rest }),
  };
});
jest.mock('../../../src/components/search/findMatches', () => ({ countMatches: mockCount }));

const answer = () => screen.getByRole('status').textContent;
const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });

beforeEach(() => {
  window.localStorage.clear();
  mockCount.mockClear();
});

describe('the budget on the home page', () => {
  it('shows the highest price of each vehicle type at its own rate, and the rates', () => {
    const { container } = render(<BudgetHero />);
    expect(answer()).toContain(
      'New up to $35,597 Demo up to $35,181 Used up to $33,973 37 cars in stock today',
    );
    expect(screen.getByRole('link', { name: 'Show 37 cars' })).toHaveAttribute(
      'href',
      '/stock/?affordAmount=170',
    );
    expect(container).toHaveTextContent(
      /Over 60 months, without a deposit\. New 8\.49% p\.a\., comparison rate \d+\.\d\d% p\.a\. · Demo 8\.99% p\.a\., comparison rate \d+\.\d\d% p\.a\. · Used 10\.49% p\.a\., comparison rate \d+\.\d\d% p\.a\.WARNING/,
    );
  });

  it('counts again for another budget', async () => {
    render(<BudgetHero />);
    type('120');
    expect(await screen.findByRole('link', { name: 'Show 12 cars' })).toHaveAttribute(
      'href',
      '/stock/?affordAmount=120',
    );
    expect(answer()).toContain('Used up to $23,8');
  });

  it('is still there when the shopper comes back to the page', () => {
    const { unmount } = render(<BudgetHero />);
    type('250');
    unmount();
    render(<BudgetHero />);
    expect(screen.getByRole('textbox')).toHaveValue('250');
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'month' } });
    expect(screen.getByRole('textbox')).toHaveValue('250');
  });

  it('offers all stock for a budget that nothing in stock fits', async () => {
    mockCount.mockResolvedValueOnce([0]);
    render(<BudgetHero />);
    type('20');
    expect(await screen.findByRole('link', { name: 'See all cars' })).toHaveAttribute('href', '/stock/');
    expect(answer()).toContain('No cars in stock at this price today');
  });

  it('starts with the frequency and the deposit that this shopper set before, and names the deposit', () => {
    window.localStorage.setItem('forecourt.finance', '{"frequency":"month","depositAmount":2000}');
    const { container } = render(<BudgetHero />);
    expect(screen.getByRole('textbox')).toHaveValue('740');
    expect(container.textContent).toContain('with a deposit of $2,000');
    expect(screen.getByRole('link')).toHaveAttribute(
      'href',
      '/stock/?affordAmount=740&frequency=month&depositAmount=2000',
    );
  });

  it('links to all stock without a count if a budget reaches no price, and says why', () => {
    render(<BudgetHero />);
    type('1');
    expect(answer()).not.toMatch(/up to|for example/);
    expect(answer()).not.toBe('');
    expect(screen.getByRole('link', { name: 'See all cars' })).toHaveAttribute('href', '/stock/');
    type('a lot');
    expect(answer()).toBe('Please enter the amount in dollars, for example 170.');
    type('20,000,000');
    expect(answer()).toBe('Please enter no more than $10,000,000.');
    expect(mockCount).not.toHaveBeenCalled();
  });
});

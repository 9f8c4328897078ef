import { act, fireEvent, type RenderOptions, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { FinanceCalculator } from '../../../../src/components/pages/calculator/FinanceCalculator';
import { HOSTILE_TEXTS } from '../../finance/calculator/arbitraries';

/** Counts like the engine. It never answers questions that a test does not expect. */
const mockCount = jest.fn(() => new Promise<readonly number[]>(() => undefined));

jest.mock('../../../../src/components/search/findMatches', () => ({ countMatches: mockCount }));

const TERMS = [12, 24, 36, 48, 60, 72, 84];
const calculator = (search = '') => <FinanceCalculator search={search} offeredTerms={TERMS} />;
const show = (search = '') => {
  window.history.replaceState(null, '', `/finance-calculator/${search}`);
  return render(calculator(search));
};
/** The page as it was built, and what makes it the app. */
const built = () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(calculator());
  const hydrate = (search = '', options: RenderOptions = {}) =>
    render(calculator(search), { container, hydrate: true, ...options });
  return { container, hydrate };
};
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const answer = () => screen.getAllByRole('status')[0]?.textContent ?? '';
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('the finance calculator', () => {
  it('shows the result of the dealership’s first budget at once', () => {
    show();
    expect(answer()).toMatch(/^For \$170 a week, a used car of up to \$3\d,\d{3}$/);
    expect(screen.getByText(/21 used cars in stock at up to \$170 a week/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show 21 used cars' })).toHaveAttribute(
      'href',
      '/stock/used-cars/?affordAmount=170',
    );
  });

  it('shows the comparison rate beside every rate, with the warning and its basis visible', () => {
    const { container } = show();
    expect(container.textContent).toMatch(/10\.49% p\.a\.Comparison rate \d+\.\d\d% p\.a\./);
    expect(screen.getByText(/^WARNING: This comparison rate/)).toHaveTextContent(
      '5 year secured fixed rate consumer loan of $30,000',
    );
  });

  it('reads thousands in short, and never takes a comma or a point for the other', async () => {
    show();
    await userEvent.click(screen.getByRole('radio', { name: 'I know the price' }));
    type('Price', '$45k');
    expect(answer()).toMatch(/^A used car for \$45,000 comes to /);
    for (const unclear of ['1.000,50', '5.000', '10%', '1,50', '1,0000']) {
      type('Deposit', unclear);
      expect(field('Deposit')).toHaveAccessibleDescription('Deposit has to be a number.');
    }
    type('Deposit', '1,000.50');
    expect(field('Deposit')).toBeValid();
    type('Interest rate', '7,5 %');
    expect(screen.getByText('7.50% p.a.')).toBeVisible();
    for (const unclear of ['7.125', '1,000', '7 5']) {
      type('Interest rate', unclear);
      expect(field('Interest rate')).toBeInvalid();
    }
  });

  it('keeps the last answer, marked as old, while a field is wrong', () => {
    show();
    const before = answer();
    type('Deposit', '-5');
    expect(answer()).toBe(`${before}Not up to date. Please check: deposit.`);
    expect(field('Deposit')).toHaveValue('-5');
    expect(field('Deposit')).toBeInvalid();
    expect(field('Deposit')).toHaveAccessibleDescription('Deposit cannot be below zero.');
    type('Deposit', '500');
    expect(answer()).not.toContain('Not up to date');
    expect(field('Deposit')).toBeValid();
  });

  it.each([
    ['?calculate=repayment&price=0', 'price'],
    ['?affordAmount=200&balloonAmount=900000', 'balloon'],
    ['?affordAmount=0', 'budget'],
  ])('has no answer to an address that cannot be worked out: %s', (search, wrong) => {
    const { container } = show(search);
    expect(answer()).toBe(`No answer yet.Please check: ${wrong}.`);
    expect(container.textContent).not.toContain('$33,973');
    expect(screen.queryByText('Total payable')).toBeNull();
    type('Term', '48');
    expect(answer()).toBe(`No answer yet.Please check: ${wrong}.`);
    type(wrong[0]?.toUpperCase() + wrong.slice(1), '300');
    expect(answer()).toMatch(/^(A used car for|For) \$/);
  });

  it('has no answer if what this device remembers cannot be worked out', async () => {
    window.localStorage.setItem('forecourt.finance', JSON.stringify({ termMonths: 0.1 }));
    const { container, hydrate } = built();
    expect(container).toHaveTextContent('For $170 a week');
    await hydrate();
    expect(answer()).toBe('No answer yet.Please check: term.');
  });

  /** Each text in one of the fields; in deep runs, in each of them. */
  const FIELDS = ['Budget', 'Price', 'Deposit', 'Term', 'Interest rate', 'Balloon', 'Fees'];
  it.each(FIELDS)(
    'shows neither NaN nor infinity nor a negative zero, whatever is typed as %s, and loses nothing of it',
    (name) => {
      const { container } = show(name === 'Price' ? '?calculate=repayment' : '');
      const input = field(name);
      for (const text of HOSTILE_TEXTS.filter(
        (_, at) => process.env.DEEP || FIELDS[at % FIELDS.length] === name,
      )) {
        fireEvent.change(input, { target: { value: text } });
        expect(input).toHaveValue(text);
        expect(container.textContent).not.toMatch(/NaN|Infinity|∞|undefined|null|-\$?0(?![\d.])/);
      }
    },
  );

  const unit = (label: string) =>
    within(screen.getByRole('group', { name: 'Balloon in dollars or per cent' })).getByRole('radio', {
      name: label,
    });

  it('converts a balloon from per cent to dollars without changing it', async () => {
    show('?calculate=repayment&price=20000&fees=0&balloonPercentage=20');
    const before = answer();
    await userEvent.click(unit('$'));
    expect(field('Balloon')).toHaveValue('4,000');
    expect(answer()).toBe(before);
  });

  it('reads a balloon above 100 as dollars, and says so', async () => {
    show(
      '?calculate=repayment&price=25000&depositAmount=5000&fees=0&interestRate=9.5&termMonths=48&frequency=month',
    );
    expect(unit('%')).toBeChecked();
    await userEvent.clear(field('Balloon'));
    await userEvent.type(field('Balloon'), '20,000');
    expect(field('Balloon')).toHaveValue('20,000');
    expect(unit('$')).toBeChecked();
    expect(field('Balloon')).toHaveAccessibleDescription(/^Read as dollars/);
    expect(answer()).toBe('A used car for $25,000 comes to $159 a month');
    // Somebody who meant a share only typed a digit too many.
    await userEvent.clear(field('Balloon'));
    await userEvent.type(field('Balloon'), '20');
    expect(unit('%')).toBeChecked();
    expect(screen.getAllByText('$4,000.00').length).toBeGreaterThan(0);
  });

  it.each([
    ['%', '$50', '$', '$50.00'],
    ['$', '25%', '%', '$5,000.00'],
    ['$', '20', '$', '$20.00'],
    ['%', '100', '%', '$20,000.00'],
  ])('with a balloon in %s reads %s as %s', async (before, typed, after, balloon) => {
    show('?calculate=repayment&price=20000&fees=0');
    await userEvent.click(unit(before));
    type('Balloon', typed);
    expect(unit(after)).toBeChecked();
    expect(field('Balloon')).toHaveValue(typed);
    expect(screen.getByText('Balloon at the end').nextSibling).toHaveTextContent(balloon);
  });

  it('leaves the address of the next page alone if that page is slow to come', () => {
    jest.useFakeTimers();
    show();
    type('Budget', '220');
    type('Term', '48');
    window.history.pushState(null, '', '/stock/used-cars/?affordAmount=220');
    act(() => jest.runOnlyPendingTimers());
    expect(window.location.pathname + window.location.search).toBe('/stock/used-cars/?affordAmount=220');
  });

  it('remembers frequency, deposit and term for the cards, and starts with them the next time', async () => {
    const first = show();
    await userEvent.click(screen.getByRole('radio', { name: 'Fortnight' }));
    type('Deposit', '2000');
    type('Term', '48');
    first.unmount();
    expect(JSON.parse(window.localStorage.getItem('forecourt.finance') ?? '')).toEqual({
      frequency: 'fortnight',
      depositAmount: 2000,
      termMonths: 48,
    });
    show();
    expect(screen.getByRole('radio', { name: 'Fortnight' })).toBeChecked();
    expect(field('Deposit')).toHaveValue('2,000');
    expect(field('Term')).toHaveValue('48');
  });

  it('opens a shared address with the dealership’s settings, not with this shopper’s remembered ones', () => {
    window.localStorage.setItem('forecourt.finance', JSON.stringify({ termMonths: 24, depositAmount: 999 }));
    show('?affordAmount=200');
    expect(field('Term')).toHaveValue('60');
    expect(field('Deposit')).toHaveValue('0');
  });

  it('counts the stock by price for the shopper’s own terms', async () => {
    mockCount.mockResolvedValueOnce([12]);
    show('?interestRate=5&vehicleType=Demo');
    expect(await screen.findByText(/^12 demo cars in stock at up to \$/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Show 12 demo cars' }).getAttribute('href')).toMatch(
      /^\/stock\/demo-cars\/\?priceRange=_\d+$/,
    );
  });

  it('shows the loan year by year, and the working with the shopper’s numbers', async () => {
    show('?calculate=repayment&price=12000&interestRate=0&fees=0&termMonths=24&frequency=month');
    await userEvent.click(screen.getByText('Year by year'));
    const rows = within(screen.getByRole('table', { name: /What you pay each year/ })).getAllByRole('row');
    expect(rows.map((row) => Array.from(row.children, ({ textContent }) => textContent))).toContainEqual([
      '1',
      '$6,000.00',
      '$0.00',
      '$6,000.00',
      '50%',
    ]);
    await userEvent.click(screen.getByText('Show the working'));
    expect(screen.getByText(/\(\$12,000\.00 − \$0\.00\) ÷ 24/)).toBeVisible();
    expect(
      screen.getByRole('img', { name: /The balance falls from \$12,000 to \$0 in 24 months/ }),
    ).toBeVisible();
  });

  const M2 =
    '?calculate=repayment&price=25000&depositAmount=5000&fees=0&interestRate=9.5&termMonths=48&frequency=month';

  it('names the balloon in the last row of the table, which owes it throughout', () => {
    show(`${M2}&balloonAmount=20000`);
    expect(answer()).toBe('A used car for $25,000 comes to $159 a month');
    const rows = within(screen.getByRole('table', { name: /What you pay each year/, hidden: true }))
      .getAllByRole('row', { hidden: true })
      .map((row) => Array.from(row.children, ({ textContent }) => textContent));
    expect(rows.slice(1, -1).map((row) => row[3])).toEqual(Array(4).fill('$20,000.00'));
    expect(rows.at(-1)?.at(-1)).toContain('$20,000.00');
    expect(screen.getByText('Total payable', { selector: 'dt' }).nextSibling).toHaveTextContent('$27,600.00');
  });

  it('says how long a term may be', () => {
    show('');
    type('Term', '500');
    expect(field('Term')).toHaveAccessibleDescription('Term can be at most 120 months.');
  });

  it('refuses a balloon a cent above the amount financed, in words', () => {
    show(`${M2}&balloonAmount=20000.01`);
    expect(answer()).toBe('No answer yet.Please check: balloon.');
    expect(field('Balloon')).toHaveAccessibleDescription(/^Balloon is too large for the amount financed/);
  });

  it('has repayments in cents, and says where they only about multiply to its total', () => {
    show();
    // 260 × $170.00 is more than the total.
    expect(screen.getByText('Repayments, one a week').nextSibling).toHaveTextContent(
      /^260 × about \$170\.00$/,
    );
    const total = screen.getByText('Total payable', { selector: 'dt' }).nextSibling;
    expect(total).toHaveTextContent(/^\$44,\d{3}\.\d\d$/);
    expect(total).not.toHaveTextContent('$44,200.00');
  });

  it('keeps what was typed before hydration', async () => {
    const { hydrate } = built();
    await userEvent.click(screen.getByRole('radio', { name: 'I know the price' }));
    await userEvent.type(field('Deposit'), '500');
    await hydrate('?price=20000&depositAmount=1');
    expect(answer()).toContain('A used car for $20,000');
    expect(field('Deposit')).toHaveValue('0500');
    expect(screen.getByText('−$500.00')).toBeVisible();
  });
});

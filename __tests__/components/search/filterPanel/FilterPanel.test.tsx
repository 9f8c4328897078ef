/** @jest-environment ./__tests__/support/domWithStreams.ts */
import { createInProcessEngine } from '../../../../src/search/engines/embedded/build';
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEFAULT_FILTER_GROUPS } from '../../../../generate/content/dealerSettings';
import { ChosenFilters } from '../../../../src/components/search/filterPanel/ChosenFilters';
import { FilterPanel } from '../../../../src/components/search/filterPanel/FilterPanel';
import type { FilterItem, StockFilterGroup } from '../../../../src/content/stock/stockFilterGroup';
import { parseFinanceSettings } from '../../../../src/domain/finance/parseFinanceSettings';
import type { SearchEngine } from '../../../../src/search/searchEngine';
import type { SearchState } from '../../../../src/search/searchState';
import { buildVocabulary, type SearchVocabulary } from '../../../../src/search/vocabulary/vocabulary';
import { okValue } from '../../../../support/okValue';
import { aFilterItem } from '../../../support/search/aFilterItem';
import { ListingForTest } from '../../../support/search/ListingForTest';
import { openedIndex } from '../../../support/search/openedIndex';
import { recordOf } from '../../../support/stock/recordOf';

const mockEngine: { current: SearchEngine | undefined } = { current: undefined };
jest.mock('../../../../src/components/stock/engine/stockEngine', () => ({
  stockEngine: () => ({ search: (requests: never) => mockEngine.current?.search(requests) }),
}));

// Gatsby reads both from the content, in a script that loads with the first count.
const mockVocabulary: { current: SearchVocabulary | undefined } = { current: undefined };
jest.mock('../../../../src/content/stock/stockSettings', () => ({
  useStockSettings: () => ({ hostedSearch: undefined }),
}));
jest.mock('../../../../src/components/search/useStockVocabulary', () => ({
  useStockVocabulary: () => mockVocabulary.current,
}));

const COLOURS = ['White', 'White', 'White', 'Red', 'Red', 'Blue', 'Green', 'Grey', 'Black'];
const records = COLOURS.map((colour, place) =>
  recordOf({
    title: `Car ${place}`,
    ...(place < 3 ? { make: 'Mazda', model: '3' } : { make: 'Toyota', model: place < 5 ? 'HiLux' : 'Yaris' }),
    colour,
    seats: place < 7 ? '5' : '10',
    'location.name': place < 4 ? 'Orange' : 'Bathurst',
    price: 10_000 + place * 5_000,
    odometer: place * 20_000,
    year: 2016 + place,
    bodyType: ['Ute', 'Cab Chassis', 'SUV'][place % 3] ?? 'SUV',
    tags: place % 2 === 0 ? ['Tow bar'] : [],
  }),
);

beforeAll(async () => {
  mockVocabulary.current = buildVocabulary(records, { stockType: 'cars', bodyTypes: [] });
  mockEngine.current = createInProcessEngine(await openedIndex(records)) as unknown as SearchEngine;
});

const groupOf = (
  told: Partial<StockFilterGroup>,
  ...filterItems: readonly FilterItem[]
): StockFilterGroup => ({
  id: 'one',
  label: 'One',
  groupType: 'main',
  isAccordion: false,
  accordionType: 'open',
  ...told,
  filterItems,
});

type ToldFilter = Parameters<typeof aFilterItem>[0];

let state: SearchState;

/** Shows the panel and waits for the first answer of the engine. */
const show = async (groups: readonly StockFilterGroup[], first: SearchState = {}) => {
  const shown = render(
    <ListingForTest
      records={records}
      engine={mockEngine.current as SearchEngine}
      groups={groups}
      state={first}
      onState={(next) => {
        state = next;
      }}
    >
      <FilterPanel />
    </ListingForTest>,
  );
  await act(async () => {
    await new Promise((resolve) => setImmediate(resolve));
  });
  return shown;
};
/** Shows one group of these filters. */
const showFilters = (items: readonly ToldFilter[], first?: SearchState) =>
  show([groupOf({}, ...items.map(aFilterItem))], first);
const filter = (label: string) => screen.getByRole('group', { name: label });
const labels = (role: 'checkbox' | 'radio') =>
  screen.getAllByRole(role).map((box) => box.closest('label')?.textContent);
const becomes = (expected: SearchState) => waitFor(() => expect(state).toEqual(expected));

describe('A list', () => {
  const colours = (told: Partial<FilterItem> = {}) =>
    groupOf({}, aFilterItem({ field: 'colour', type: 'list', label: 'Colour', ...told }));

  it('offers what the stock has by name, all of it, with counts if content asks for them', async () => {
    await show([colours({ showCount: true })]);
    await waitFor(() =>
      expect(labels('checkbox')).toEqual(['Black1', 'Blue1', 'Green1', 'Grey1', 'Red2', 'White3']),
    );
  });

  it('is not there if no stock has anything to choose from', async () => {
    const dealers = aFilterItem({ field: 'dealer', type: 'list', label: 'Dealer' });
    await show([colours(), groupOf({ id: 'dealers' }, dealers)]);
    expect(filter('Colour')).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Dealer' })).toBeNull();
  });

  it('keeps the other counts when one is chosen, and takes any of several', async () => {
    await show([colours({ showCount: true })]);
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Red/ }));
    await becomes({ colour: ['Red'] });
    expect(labels('checkbox')).toEqual(['Black1', 'Blue1', 'Green1', 'Grey1', 'Red2', 'White3']);
    await userEvent.click(screen.getByRole('checkbox', { name: /^Blue/ }));
    await becomes({ colour: ['Blue', 'Red'] });
    await userEvent.click(screen.getByRole('checkbox', { name: /^Red/ }));
    await becomes({ colour: ['Blue'] });
  });

  it('has as many as content says before Show more, and those that are chosen', async () => {
    await show([colours({ limit: 2 })], { colour: ['White'] });
    await waitFor(() => expect(labels('checkbox')).toEqual(['Black', 'Blue', 'White']));
    await userEvent.click(screen.getByRole('button', { name: 'Show more: Colour' }));
    expect(labels('checkbox')).toHaveLength(6);
    await userEvent.click(screen.getByRole('button', { name: 'Show less: Colour' }));
    expect(labels('checkbox')).toEqual(['Black', 'Blue', 'White']);
  });

  it('offers fixed options in their order, at zero too', async () => {
    await show([colours({ hardcodedValues: ['Red', 'Orange', 'Black'], showCount: true })]);
    await waitFor(() => expect(labels('checkbox')).toEqual(['Red2', 'Orange0', 'Black1']));
  });

  it('words its values as content says, and orders numbers by size', async () => {
    await showFilters([{ field: 'seats', type: 'list', formattingType: 'number', unit: 'seats' }]);
    await waitFor(() => expect(labels('checkbox')).toEqual(['5 seats', '10 seats']));
  });

  it('of tags finds whatever has one of them', async () => {
    await showFilters([{ field: 'tags', type: 'list', showCount: true }]);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Tow bar 5' }));
    await becomes({ tags: ['Tow bar'] });
  });

  it('of models waits for a make, and loses its choice with the make', async () => {
    await showFilters([
      { field: 'make', type: 'list' },
      { field: 'model', type: 'list' },
    ]);
    expect(filter('model')).toHaveTextContent('Choose a make first');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Toyota' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Yaris' }));
    await becomes({ make: ['Toyota'], model: ['Yaris'] });
    expect(screen.queryByRole('checkbox', { name: '3' })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Toyota' }));
    await becomes({});
  });

  it('of body types offers labels that stand for several values', async () => {
    await showFilters([{ field: 'bodyType', type: 'list', showCount: true }]);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Ute 6' }));
    await becomes({ bodyType: ['Ute'] });
    expect(screen.getByRole('checkbox', { name: 'SUV 3' })).not.toBeChecked();
  });
});

describe('Radio buttons', () => {
  it('set one of several values, or any', async () => {
    await showFilters([{ field: 'make', type: 'radio_group' }]);
    await userEvent.click(await screen.findByRole('radio', { name: 'Mazda' }));
    await becomes({ make: ['Mazda'] });
    await userEvent.click(screen.getByRole('radio', { name: 'Toyota' }));
    await becomes({ make: ['Toyota'] });
    await userEvent.click(screen.getByRole('radio', { name: 'Any' }));
    await becomes({});
  });

  it('show several values that an address has set as one more option', async () => {
    await showFilters([{ field: 'make', type: 'radio_group' }], {
      make: ['Mazda', 'Toyota'],
    });
    expect(await screen.findByRole('radio', { name: 'Mazda or Toyota' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Mazda' })).not.toBeChecked();
  });

  it('set thresholds of a number, each with the number of vehicles it would find', async () => {
    const item: ToldFilter = {
      field: 'odometer',
      type: 'radio_group_numeric',
      unit: 'km',
      showCount: true,
      hardcodedValues: ['20000', '100000'],
    };
    await showFilters([item], { make: ['Toyota'] });
    expect(
      await screen.findByRole('radio', { name: 'Up to 20,000 km 0' }, { timeout: 20_000 }),
    ).toBeVisible();
    await userEvent.click(await screen.findByRole('radio', { name: 'Up to 100,000 km 3' }));
    await becomes({ make: ['Toyota'], kilometresMax: 100_000 });
    expect(screen.getByRole('radio', { name: /^Up to 100,000 km/ })).toBeChecked();
  });

  it('offer round thresholds where content names none, from the lowest year up', async () => {
    await showFilters([{ field: 'year', type: 'radio_group_numeric', formattingType: 'year' }]);
    await waitFor(() => expect(labels('radio')).toEqual(['Any', 'From 2018', 'From 2020', 'From 2022']));
  });

  it('show a threshold that an address has set beside those of content', async () => {
    const item: ToldFilter = {
      field: 'price',
      type: 'radio_group_numeric',
      formattingType: 'currency',
      hardcodedValues: ['20000'],
    };
    await showFilters([item], { priceRange: { min: 12_345, max: 40_000 } });
    expect(await screen.findByRole('radio', { name: '$12,345 to $40,000' })).toBeChecked();
  });
});

describe('A range', () => {
  const optionsOf = (menu: HTMLElement) =>
    within(menu)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  const priceFields: ToldFilter = { field: 'price', type: 'range_input', formattingType: 'currency' };

  it('by two menus has round numbers from below the lowest to above the highest', async () => {
    await showFilters([{ field: 'price', type: 'range_select', formattingType: 'currency' }]);
    const from = await screen.findByRole('combobox', { name: 'From' });
    expect(optionsOf(from).slice(0, 2)).toEqual(['Any', '$10,000']);
    expect(optionsOf(from).at(-1)).toBe('$50,000');
    await userEvent.selectOptions(from, '$20,000');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'To' }), '$30,000');
    await becomes({ priceRange: { min: 20_000, max: 30_000 } });
  });

  it('by two menus shows what an address has set between its steps, and content’s own steps', async () => {
    const item: ToldFilter = { field: 'price', type: 'range_select', hardcodedValues: ['15000', '30000'] };
    await showFilters([item], { priceRange: { min: 17_500 } });
    const from = await screen.findByRole('combobox', { name: 'From' });
    expect(optionsOf(from)).toEqual(['Any', '15,000', '17,500', '30,000']);
    expect(from).toHaveValue('17500');
  });

  it('by number fields takes what people write, and an end that is set past the other opens the other', async () => {
    await showFilters([priceFields]);
    await userEvent.type(await screen.findByRole('textbox', { name: 'From' }), '$30,000{Enter}');
    await becomes({ priceRange: { min: 30_000 } });
    expect(screen.getByRole('textbox', { name: 'From' })).toHaveValue('$30,000');
    await userEvent.type(screen.getByRole('textbox', { name: 'Up to' }), '20 000{Enter}');
    await becomes({ priceRange: { max: 20_000 } });
    await userEvent.type(screen.getByRole('textbox', { name: 'From' }), '15k{Enter}');
    await becomes({ priceRange: { min: 15_000, max: 20_000 } });
    // A shopper who moves from 15–20 to 25–35 types the lower end first.
    await userEvent.clear(screen.getByRole('textbox', { name: 'From' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'From' }), '25k{Enter}');
    await becomes({ priceRange: { min: 25_000 } });
    await userEvent.type(screen.getByRole('textbox', { name: 'Up to' }), '35k{Enter}');
    await becomes({ priceRange: { min: 25_000, max: 35_000 } });
    await userEvent.clear(screen.getByRole('textbox', { name: 'From' }));
    await userEvent.tab();
    await becomes({ priceRange: { max: 35_000 } });
  });

  it.each([
    ['45k', 45_000],
    ['$45.5k', 45_500],
    ['45 k or less', 45_000],
    ['30000 dollars', 30_000],
  ])('by number fields takes thousands in short: %s', async (typed, max) => {
    await showFilters([priceFields]);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Up to' }), `${typed}{Enter}`);
    await becomes({ priceRange: { max } });
  });

  it.each(['30.000', '1.000,50', '30,00', 'thirty'])(
    'by number fields keeps what cannot be read as it was typed, and says so: %s',
    async (typed) => {
      await showFilters([priceFields]);
      const upTo = await screen.findByRole('textbox', { name: 'Up to' });
      await userEvent.type(upTo, '40000{Enter}');
      await becomes({ priceRange: { max: 40_000 } });
      expect(upTo).not.toHaveAttribute('aria-describedby');
      await userEvent.clear(upTo);
      await userEvent.type(upTo, `${typed}{Enter}`);
      expect(upTo).toHaveValue(typed);
      expect(upTo).toBeInvalid();
      expect(upTo).toHaveAccessibleDescription(/^Please enter a number, for example \$[\d,]+\.$/);
      await becomes({ priceRange: { max: 40_000 } });
      await userEvent.clear(upTo);
      expect(upTo).toBeValid();
      await userEvent.tab();
      await becomes({});
    },
  );

  it('of kilometres has an upper end alone, and takes their unit for a unit', async () => {
    await showFilters([{ field: 'odometer', type: 'range_input' }]);
    await userEvent.type(await screen.findByRole('textbox'), '80,000km{Enter}');
    await becomes({ kilometresMax: 80_000 });
  });

  it('by number fields keeps what is being written while the other end is taken over', async () => {
    await showFilters([{ field: 'year', type: 'range_input', formattingType: 'year' }]);
    const [from, upTo] = [
      await screen.findByRole('textbox', { name: 'From' }),
      screen.getByRole('textbox', { name: 'Up to' }),
    ];
    await userEvent.type(from, '2018');
    fireEvent.focus(upTo);
    fireEvent.blur(from);
    fireEvent.change(upTo, { target: { value: '2021' } });
    await becomes({ yearRange: { min: 2018 } });
    expect(upTo).toHaveValue('2021');
    fireEvent.blur(upTo);
    await becomes({ yearRange: { min: 2018, max: 2021 } });
  });

  it('by a slider with one thumb has a number field too', async () => {
    await showFilters([{ field: 'price', type: 'slider', label: 'Price', formattingType: 'currency' }]);
    expect(await screen.findAllByRole('slider')).toHaveLength(1);
    await userEvent.type(screen.getByRole('textbox', { name: 'Up to' }), '25000{Enter}');
    await becomes({ priceRange: { max: 25_000 } });
    expect(screen.getByRole('slider', { name: 'Highest price' })).toHaveValue('25000');
  });
});

describe('A slider with two thumbs', () => {
  const thumb = (name: string) => screen.getByRole('slider', { name });
  const drag = (name: string, to: number) => fireEvent.change(thumb(name), { target: { value: String(to) } });
  beforeEach(async () => {
    await showFilters([{ field: 'price', type: 'range_slider', label: 'Price', formattingType: 'currency' }]);
    await screen.findAllByRole('slider');
  });

  it('never shows a lower end above the upper one while a thumb is dragged', async () => {
    drag('Highest price', 30_000);
    fireEvent.pointerUp(thumb('Highest price'));
    await becomes({ priceRange: { max: 30_000 } });
    drag('Lowest price', 45_000);
    expect(screen.getByRole('textbox', { name: 'From' })).toHaveValue('$30,000');
    expect(screen.getByRole('textbox', { name: 'Up to' })).toHaveValue('$30,000');
    fireEvent.pointerUp(thumb('Lowest price'));
    await becomes({ priceRange: { min: 30_000, max: 30_000 } });
  });

  it('keeps the thumb that can still move in reach', () => {
    drag('Lowest price', 50_000);
    const layer = (name: string) => Number.parseInt(getComputedStyle(thumb(name)).zIndex, 10) || 0;
    expect(layer('Lowest price')).toBeGreaterThan(layer('Highest price'));
  });

  it('chooses nothing if the finger turns out to scroll the page', () => {
    drag('Lowest price', 30_000);
    fireEvent.pointerCancel(thumb('Lowest price'));
    expect(screen.getByRole('textbox', { name: 'From' })).toHaveValue('');
    fireEvent.blur(thumb('Lowest price'));
    expect(state).toEqual({});
  });
});

describe('A budget', () => {
  const finance = okValue(
    parseFinanceSettings({ repaymentInterestRate: { Used: 9 }, repaymentEstablishFee: 395 }),
  );

  it.each([0, 1])('of $%i that pays for nothing is not a filter, and has no chip', async (affordAmount) => {
    const budget = { affordAmount, frequency: 'week', depositAmount: 0 } as const;
    render(
      <ListingForTest
        records={records}
        engine={mockEngine.current as SearchEngine}
        finance={finance}
        state={{ budget, colour: ['Red'] }}
        onState={(next) => {
          state = next;
        }}
      >
        <ChosenFilters />
      </ListingForTest>,
    );
    await becomes({ colour: ['Red'] });
    expect(screen.queryByRole('button', { name: /a week/ })).toBeNull();
  });

  it('that cannot be read stays while others are chosen, and goes with Clear all', async () => {
    const items = [
      aFilterItem({ id: 'budget', field: 'price', type: 'search_by_budget' }),
      aFilterItem({ field: 'price', type: 'range_input' }),
      aFilterItem({ field: 'colour', type: 'list', label: 'Colour' }),
    ];
    render(
      <ListingForTest
        records={records}
        engine={mockEngine.current as SearchEngine}
        finance={finance}
        groups={[groupOf({}, ...items)]}
        state={{ budget: { affordAmount: 90, frequency: 'week', depositAmount: 0 } }}
        onState={(next) => {
          state = next;
        }}
      >
        <ChosenFilters />
        <FilterPanel />
      </ListingForTest>,
    );
    const budget = screen.getByRole('textbox', { name: 'I can pay' });
    await userEvent.type(budget, 'x');
    await becomes({});
    expect(budget).toHaveValue('90x');
    const upTo = screen.getByRole('textbox', { name: 'Up to' });
    await userEvent.type(upTo, 'thirty');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Red' }));
    await becomes({ colour: ['Red'] });
    expect(budget).toHaveValue('90x');
    expect(upTo).toHaveValue('thirty');
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    await becomes({});
    for (const field of [budget, upTo]) {
      expect(field).toHaveValue('');
      expect(field).toBeValid();
    }
  });
});

describe('The panel', () => {
  const white = aFilterItem({ field: 'colour', type: 'list', label: 'Colour' });

  it('has the filters of the second rank behind More filters, open where one of them is set', async () => {
    const groups = [
      groupOf({ label: 'First' }, aFilterItem({ field: 'make', type: 'select', label: 'Make' })),
      groupOf({ id: 'two', label: 'Second', groupType: 'more' }, white),
    ];
    const { unmount } = await show(groups);
    expect(screen.getByText('More filters').closest('details')).not.toHaveAttribute('open');
    unmount();
    await show(groups, { colour: ['Red'] });
    const more = screen.getByText('More filters').closest('details');
    expect(more).toHaveAttribute('open');
    expect(more?.querySelector('summary')).toHaveTextContent('More filters1');
  });

  it('begins an accordion as content says, with its drawing and its id in the other system', async () => {
    const { container } = await show([
      groupOf(
        { label: 'Open', isAccordion: true, icon: '/icons/filters/colour.svg', remoteId: 'R-7' },
        white,
      ),
      groupOf(
        { id: 'two', label: 'Closed', isAccordion: true, accordionType: 'closed' },
        { ...white, id: 'other' },
      ),
    ]);
    const [open, closed] = container.querySelectorAll('details');
    expect(open).toHaveAttribute('open');
    expect(open).toHaveAttribute('data-remote-id', 'R-7');
    expect(open?.querySelector('summary [aria-hidden]')).toHaveStyle({
      maskImage: 'url(/icons/filters/colour.svg)',
    });
    expect(closed).not.toHaveAttribute('open');
  });

  it('has no range of a number that no vehicle has', async () => {
    await showFilters([
      { field: 'year', type: 'range_slider', label: 'Year' },
      { field: 'lengthFeet', type: 'range_slider', label: 'Length' },
    ]);
    expect(filter('Year')).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Length' })).toBeNull();
  });

  it('does not offer Brand Certified where no vehicle is', async () => {
    await showFilters([
      { field: 'brandCertified', type: 'cpo_checkbox', label: 'Brand Certified' },
      { field: 'featured', type: 'boolean_checkbox', label: 'Special', showCount: true },
    ]);
    expect(await screen.findByRole('checkbox', { name: 'Special 0' })).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /Brand Certified/ })).toBeNull();
  });

  it('shows the default filters if content names none', async () => {
    await show(DEFAULT_FILTER_GROUPS);
    expect(
      screen
        .getAllByText(/^(Vehicle type|Location|Make and model|Price|Search by budget)$/, {
          selector: 'summary',
        })
        .map(({ textContent }) => textContent),
    ).toEqual(['Vehicle type', 'Location', 'Make and model', 'Price', 'Search by budget']);
    expect(await screen.findByRole('combobox', { name: 'Model' })).toBeDisabled();
    expect(screen.getByRole('combobox', { name: 'Location' })).toBeEnabled();
    expect(screen.getAllByRole('slider')).toHaveLength(2);
  });
});

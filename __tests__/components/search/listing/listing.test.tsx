/** @jest-environment ./__tests__/support/domWithStreams.ts */
import { createInProcessEngine } from '../../../../src/search/engines/embedded/build';
import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChosenFilters } from '../../../../src/components/search/filterPanel/ChosenFilters';
import { ResultCount } from '../../../../src/components/search/listing/ListingView';
import { NotUnderstood } from '../../../../src/components/search/listing/SearchNotices';
import { NoResults } from '../../../../src/components/search/results/NoResults';
import { STOCK_TYPES, type StockType } from '../../../../src/domain/stock/stockTypes';
import type { IndexRecord } from '../../../../src/search/indexRecord';
import type { SearchEngine } from '../../../../src/search/searchEngine';
import type { SearchState } from '../../../../src/search/searchState';
import { ListingForTest } from '../../../support/search/ListingForTest';
import { openedIndex } from '../../../support/search/openedIndex';
import { recordOf } from '../../../support/stock/recordOf';

const mockEngine: { current: SearchEngine | undefined } = { current: undefined };
jest.mock('../../../../src/components/stock/engine/stockEngine', () => ({
  stockEngine: () => ({ search: (requests: never) => mockEngine.current?.search(requests) }),
}));
// Cards have their own tests.
jest.mock('../../../../src/components/stock/StockCardView', () => ({
  StockCardView: ({ card }: { card: { title: string } }) => card.title,
}));
jest.mock('gatsby', () => {
  const { gatsbyParts } = jest.requireActual('../../../support/gatsbyParts');
  const { inventedSite } = jest.requireActual('../../finance/calculator/inventedSite');
  const { content } = inventedSite;
  const disclaimers = [1, 2, 3, 4].map((number) => ({ number, html: `<p>Note ${number}.</p>` }));
  const site = { ...inventedSite, content: { ...content, site: { ...content.site, disclaimers } } };
  return { ...gatsbyParts, useStaticQuery: () => site };
});

const engineOf = async (records: readonly IndexRecord[]): Promise<SearchEngine> =>
  createInProcessEngine(await openedIndex(records)) as unknown as SearchEngine;

const SPOKEN: Readonly<Record<StockType, readonly [one: string, many: string]>> = {
  cars: ['1 car', '2 cars'],
  bikes: ['1 bike', '2 bikes'],
  trucks: ['1 truck', '2 trucks'],
  trailers: ['1 trailer', '2 trailers'],
  caravans: ['1 caravan', '2 caravans'],
  machinery: ['1 machine', '2 machines'],
  vans: ['1 van', '2 vans'],
  buses: ['1 bus', '2 buses'],
  vehicles: ['1 vehicle', '2 vehicles'],
  boats: ['1 boat', '2 boats'],
  other: ['1 item', '2 items'],
};

describe('The count of the results', () => {
  const two = [recordOf({ title: 'One', colour: 'Red' }), recordOf({ title: 'Two', colour: 'Blue' })];

  it.each(Object.keys(STOCK_TYPES) as StockType[])(
    'is told in the dealer’s own word: %s',
    async (stockType) => {
      const engine = await engineOf(two);
      for (const [place, state] of [{ colour: ['Red'] }, {}].entries()) {
        const { unmount } = render(
          <ListingForTest records={two} engine={engine} stockType={stockType} state={state}>
            <ResultCount />
          </ListingForTest>,
        );
        const status = await screen.findByRole('status');
        expect(status).toHaveAttribute('aria-live', 'polite');
        await waitFor(() => expect(status).toHaveTextContent(SPOKEN[stockType][place] ?? ''));
        expect(status.textContent).toBe(SPOKEN[stockType][place]);
        unmount();
      }
    },
  );
});

describe('A chip that is removed', () => {
  it('takes only its own filter away, also if another was removed a moment before', async () => {
    const records = [recordOf({ title: 'One', colour: 'Red', bodyType: 'Ute' }), recordOf({ title: 'Two' })];
    render(
      <ListingForTest
        records={records}
        engine={await engineOf(records)}
        state={{ colour: ['Red'], bodyType: ['Ute'], keywords: 'one' }}
      >
        <ChosenFilters />
      </ListingForTest>,
    );
    const chip = (label: string) => screen.getByRole('button', { name: `Remove ${label}` });
    await screen.findByRole('button', { name: 'Remove Red' });
    // Both in one turn: the page still shows the search before the first.
    act(() => {
      chip('Red').click();
      chip('Ute').click();
    });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Ute' })).toBeNull());
    expect(chip('“one”')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove Red' })).toBeNull();
  });
});

describe('Words that nobody understands', () => {
  const utes = ['One', 'Two'].map((title) => recordOf({ title, bodyType: 'Ute', equipment: 'Tub liner' }));
  const show = async (state: SearchState) => {
    mockEngine.current = await engineOf(utes);
    render(
      <ListingForTest records={utes} engine={mockEngine.current} state={state}>
        <ResultCount />
        <ChosenFilters />
        <NotUnderstood />
      </ListingForTest>,
    );
    await waitFor(() => expect(screen.getAllByRole('status')[0]).toHaveTextContent('2 cars'));
  };

  it('hide no car, and stay visible beside those that count', async () => {
    await show({ keywords: 'courier tub liner', bodyType: ['Ute'] });
    expect(screen.getByRole('button', { name: 'Remove “tub liner”' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove not used: courier' })).toBeVisible();
    expect(screen.queryByText(/Nothing in stock matches/)).toBeNull();
  });

  it('are told to be out of stock if they are a name that people know', async () => {
    await show({ unread: 'jeep wrangler from 50,000 km', bodyType: ['Ute'] });
    expect(await screen.findByText(/No Jeep Wrangler in stock right now/)).toBeVisible();
    expect(screen.getByText('Kilometres can have a maximum here, not a minimum.')).toBeVisible();
  });

  it.each([
    ['typed', { keywords: 'wombat' }],
    ['read', { unread: 'wombat' }],
  ])('are told to match nothing if they are all there is (%s), and there is a way on', async (_, state) => {
    await show(state);
    expect(screen.getByText(/Nothing in stock matches “wombat”/)).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Enquire' })[0]).toHaveAttribute(
      'href',
      '/enquiry/enquire-now/',
    );
  });

  it('are not asked where they are if a car is to be near new', async () => {
    await show({ unread: 'near new', bodyType: ['Ute'] });
    expect(screen.queryByRole('link', { name: 'Find your nearest yard' })).toBeNull();
  });

  it('are told what they need if they ask for cars nearby', async () => {
    await show({ unread: 'near me', bodyType: ['Ute'] });
    expect(screen.getByText(/we need to know where you are/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find your nearest yard' })).toHaveAttribute(
      'href',
      '/find-a-dealer/',
    );
  });
});

describe('A search without results', () => {
  const records = [
    ...Array.from({ length: 3 }, (_, place) =>
      recordOf({ title: `Red Mazda ${place}`, make: 'Mazda', model: '3', colour: 'Red', seats: '5' }),
    ),
    recordOf({ title: 'Blue Toyota', make: 'Toyota', model: 'Yaris', colour: 'Blue', seats: '5' }),
  ];
  const asked: SearchState = { make: ['Toyota'], colour: ['Red'], seats: ['5'] };

  it('tells what each filter costs, shows what comes close, and takes a filter away', async () => {
    mockEngine.current = await engineOf(records);
    let state: SearchState = {};
    render(
      <ListingForTest
        records={records}
        engine={mockEngine.current}
        state={asked}
        onState={(next) => {
          state = next;
        }}
      >
        <NoResults />
      </ListingForTest>,
    );
    expect(await screen.findByRole('button', { name: '+3 without Toyota' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /without 5 seats/ })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Close to what you’re looking for' })).toBeVisible();
    const near = screen.getByRole('heading', { name: 'Close to what you’re looking for' }).nextElementSibling;
    expect([...(near?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Not RedBlue Toyota',
      'Mazda, not ToyotaRed Mazda 0',
      'Mazda, not ToyotaRed Mazda 1',
    ]);
    expect(screen.getByRole('link', { name: 'Enquire' })).toHaveAttribute('href', '/enquiry/enquire-now/');
    await userEvent.click(screen.getByRole('button', { name: '+1 without Red' }));
    await waitFor(() => expect(state).toEqual({ make: ['Toyota'], seats: ['5'] }));
  });

  it('quotes what would not read on after "without"', async () => {
    mockEngine.current = await engineOf(records);
    const state: SearchState = { make: ['Toyota'], yearRange: { min: 2020 } };
    render(
      <ListingForTest records={records} engine={mockEngine.current} state={state}>
        <NoResults />
      </ListingForTest>,
    );
    expect(await screen.findByRole('button', { name: /^\+1 without “.*from 2020”$/ })).toBeVisible();
  });

  it('calls nothing near that meets no wish', async () => {
    mockEngine.current = await engineOf(records);
    render(
      <ListingForTest records={records} engine={mockEngine.current} state={{ colour: ['Green'] }}>
        <NoResults />
      </ListingForTest>,
    );
    expect(await screen.findByRole('button', { name: '+4 without Green' })).toBeVisible();
    expect(screen.getByText('Remove one of these to see more:')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Close to what you’re looking for' })).toBeNull();
  });

  it('explains the prices of what comes close, and no others', async () => {
    const priced = recordOf({ title: 'Red Mazda', make: 'Mazda', model: '3', colour: 'Red' });
    const offered: readonly IndexRecord[] = [
      { ...priced, card: { ...priced.card, priceType: 'driveAway', price: 20_000 } },
      recordOf({ title: 'Blue Toyota', make: 'Toyota', model: 'Yaris', colour: 'Blue' }),
    ];
    mockEngine.current = await engineOf(offered);
    render(
      <ListingForTest
        records={offered}
        engine={mockEngine.current}
        state={{ make: ['Toyota'], colour: ['Red'] }}
      >
        <NoResults />
      </ListingForTest>,
    );
    const notes = await screen.findByRole('list', { name: 'Notes on prices' });
    // Drive away, on application, repayment; nothing excludes government charges.
    expect([...notes.children].map((note) => [note.getAttribute('value'), note.textContent])).toEqual([
      ['1', 'Note 1.'],
      ['3', 'Note 3.'],
      ['4', 'Note 4.'],
    ]);
  });
});

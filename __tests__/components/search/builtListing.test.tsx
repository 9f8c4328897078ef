/** @jest-environment ./__tests__/support/domWithStreams.ts */

import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { InstantSearch, InstantSearchSSRProvider } from 'react-instantsearch';
import { firstResults } from '../../../generate/pages/stockPages';
import { KeywordBox } from '../../../src/components/search/listing/KeywordBox';
import { SearchConfigProvider } from '../../../src/components/search/SearchConfig';
import { SearchProvider, useSearch, useSearchActions } from '../../../src/components/search/SearchProvider';
import { stateToUi } from '../../../src/search/connectSearch';
import { createInProcessEngine } from '../../../src/search/engines/embedded/build';
import type { SearchEngine } from '../../../src/search/searchEngine';
import type { SearchState } from '../../../src/search/searchState';
import { buildVocabulary } from '../../../src/search/vocabulary/vocabulary';
import { openedIndex } from '../../support/search/openedIndex';
import { recordOf } from '../../support/stock/recordOf';

jest.mock('../../../src/components/search/useBudgetTerms', () => ({ useBudgetTerms: () => undefined }));
const mockRead = jest.fn();
jest.mock('../../../src/components/search/words/WordSuggestions', () => ({
  WordSuggestions: () => null,
  meantBy: (...all: unknown[]) => mockRead(...all),
  keywordsOf: async (text: string) => text,
}));

const records = ['Red', 'Red', 'Blue'].map((colour, place) =>
  recordOf({ title: `Car ${place}`, make: 'Mazda', colour }),
);
const vocabulary = buildVocabulary(records, { stockType: 'cars' });
const config = { vocabulary, settings: { filterGroups: [] }, continueStep: () => {} };

/** A listing of the build around some parts, with what its address and its first results say. */
const pageOf = (
  parts: ReactNode,
  given: Pick<ComponentProps<typeof InstantSearchSSRProvider>, 'initialResults'> & {
    readonly search: unknown;
    readonly state?: SearchState;
    readonly config?: object;
  },
) => (
  <SearchConfigProvider value={{ ...config, ...given.config } as never}>
    <InstantSearchSSRProvider initialResults={given.initialResults}>
      <InstantSearch
        searchClient={{ search: given.search } as SearchEngine}
        indexName="stock"
        insights={false}
        initialUiState={stateToUi(given.state ?? {})}
        future={{ preserveSharedStateOnUnmount: true }}
      >
        <SearchProvider>{parts}</SearchProvider>
      </InstantSearch>
    </InstantSearchSSRProvider>
  </SearchConfigProvider>
);

/** The page's element, as the build wrote it. */
const built = (page: ReactNode) => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page);
  return root;
};

/** React takes the page over. @returns the faults of it */
async function hydrate(root: HTMLElement, page: ReactNode) {
  const faults: unknown[] = [];
  await act(async () => {
    hydrateRoot(root, page, { onRecoverableError: (fault) => faults.push(fault) });
    await new Promise((resolve) => setImmediate(resolve));
  });
  return faults;
}

function Listing() {
  const count = useSearch(({ results }) => results.nbHits);
  const colour = useSearch(({ onScreen }) => onScreen.colour) ?? [];
  const { change } = useSearchActions();
  return (
    <>
      <p role="status">{`${count} ${colour.join()}`}</p>
      <button type="button" onClick={() => change((asked) => ({ ...asked, colour: ['Blue'] }))}>
        Blue
      </button>
    </>
  );
}

test('A built listing shows its first results, takes them over without a search, and searches on', async () => {
  const inProcess = createInProcessEngine(await openedIndex(records)) as unknown as SearchEngine;
  const state = { colour: ['Red'] };
  const initialResults = await firstResults(inProcess, state, vocabulary);
  const search = jest.fn(inProcess.search);
  const page = pageOf(<Listing />, { initialResults, search, state });
  const root = built(page);
  expect(screen.getByRole('status').textContent).toBe('2 Red');
  expect(await hydrate(root, page)).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('2 Red');
  expect(search).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Blue' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 Blue'), { timeout: 10_000 });
});

test('A listing whose address asks for another search shows it after hydration, with what was typed before', async () => {
  const inProcess = createInProcessEngine(await openedIndex(records)) as unknown as SearchEngine;
  const initialResults = await firstResults(inProcess, {}, vocabulary);
  const seen: string[] = [];
  function Early() {
    const { change } = useSearchActions();
    const cards = useSearch((search) => search.cards);
    const count = useSearch(({ results }) => results.nbHits);
    useEffect(() => void seen.push(`${cards} ${count}`), [cards, count]);
    useLayoutEffect(() => change((asked) => ({ ...asked, keywords: '2' })), [change]);
    return <Listing />;
  }
  const page = pageOf(<Early />, {
    initialResults,
    search: inProcess.search,
    state: { colour: ['Blue'] },
    config: { first: {} },
  });
  const root = built(page);
  const status = root.querySelector('[role=status]');
  expect(status?.textContent).toBe('3 ');
  await hydrate(root, page);
  await waitFor(() => expect(status?.textContent).toBe('1 Blue'), { timeout: 10_000 });
  // The same element: nothing was replaced.
  expect(status?.isConnected).toBe(true);
  expect(seen[0]).toBe('built 3');
  expect(seen.at(-1)).toBe('found 1');
});

test('A listing to which words were typed on another page waits for them, and searches once', async () => {
  const inProcess = createInProcessEngine(await openedIndex(records)) as unknown as SearchEngine;
  const search = jest.fn(inProcess.search);
  let read = () => {};
  function Words() {
    const { change } = useSearchActions();
    const cards = useSearch((search) => search.cards);
    read = () => change((asked) => ({ ...asked, keywords: '2' }));
    return (
      <div data-cards={cards}>
        <Listing />
      </div>
    );
  }
  const initialResults = await firstResults(inProcess, {}, vocabulary);
  const page = pageOf(<Words />, {
    initialResults,
    search,
    state: { colour: ['Blue'] },
    config: { first: {}, typedWords: '2' },
  });
  const root = built(page);
  await hydrate(root, page);
  expect(root.querySelector('[data-cards]')?.getAttribute('data-cards')).not.toBe('found');
  expect(search).not.toHaveBeenCalled();
  await act(async () => read());
  await waitFor(() => expect(root.querySelector('[role=status]')?.textContent).toBe('1 Blue'), {
    timeout: 10_000,
  });
  expect(root.querySelector('[data-cards]')?.getAttribute('data-cards')).toBe('found');
  expect(search).toHaveBeenCalledTimes(1);
});

describe('What is typed before the page is live', () => {
  it.each<[where: string, keywords: string | undefined, typedWords: string | undefined]>([
    ['the address of the page itself', undefined, undefined],
    ['a filter in the address', '', undefined],
    ['words in the address', 'garnet', undefined],
    ['words from another page', '', 'garnet'],
  ])('stays in the box to the last letter, with %s', async (_, keywords, typedWords) => {
    const inProcess = createInProcessEngine(await openedIndex(records)) as unknown as SearchEngine;
    const initialResults = await firstResults(inProcess, {}, vocabulary);
    const isOther = keywords !== undefined;
    const page = pageOf(<KeywordBox />, {
      initialResults,
      search: inProcess.search,
      state: isOther ? { colour: ['Blue'], ...(keywords && { keywords }) } : {},
      config: { first: isOther ? {} : undefined, typedWords, settings: { filterGroups: [], synonyms: {} } },
    });
    const root = built(page);
    const box = root.querySelector('input') as HTMLInputElement;
    box.value = 'amar';
    const shown: string[] = [];
    const { value } = Object.getOwnPropertyDescriptors(HTMLInputElement.prototype);
    const spy = jest.spyOn(HTMLInputElement.prototype, 'value', 'set').mockImplementation(function (
      this: HTMLInputElement,
      text,
    ) {
      shown.push(text);
      value.set?.call(this, text);
    });
    // What the words of the other page mean is known late.
    mockRead.mockResolvedValue({ make: ['Mazda'] });
    await hydrate(root, page);
    await userEvent.type(box, 'ok');
    await waitFor(() => expect(box.value).toBe('amarok'));
    spy.mockRestore();
    expect(shown.filter((text) => !text.startsWith('amar'))).toEqual([]);
    root.remove();
  });

  it('is what the reader joined, in words', async () => {
    const inProcess = createInProcessEngine(await openedIndex(records)) as unknown as SearchEngine;
    const initialResults = await firstResults(inProcess, {}, vocabulary);
    const state = { keywords: 'white leather_seats' };
    const root = built(pageOf(<KeywordBox />, { initialResults, search: inProcess.search, state }));
    expect(root.querySelector('input')).toHaveProperty('value', 'white leather seats');
    root.remove();
  });
});

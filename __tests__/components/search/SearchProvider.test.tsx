/** @jest-environment ./__tests__/support/domWithStreams.ts */
import { createInProcessEngine } from '../../../src/search/engines/embedded/build';
import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSearch, useSearchActions } from '../../../src/components/search/SearchProvider';
import type { SearchEngine } from '../../../src/search/searchEngine';
import type { SearchState } from '../../../src/search/searchState';
import { ListingForTest } from '../../support/search/ListingForTest';
import { openedIndex } from '../../support/search/openedIndex';
import { recordOf } from '../../support/stock/recordOf';

const COLOURS = ['Red', 'Red', 'Blue'];
const records = COLOURS.map((colour, place) => recordOf({ title: `Car ${place}`, make: 'Mazda', colour }));

let renders: string[] = [];

/** A busy machine takes a while to start an engine. */
const PATIENT = { timeout: 10_000 };

/** A control as bare as can be. */
function Control({ name, value }: { readonly name: 'make' | 'colour'; readonly value: string }) {
  const chosen = useSearch(({ query }) => query[name]) ?? [];
  const { change } = useSearchActions();
  renders.push(`${name}: ${chosen}`);
  return (
    <button type="button" onClick={() => change((asked) => ({ ...asked, [name]: [value] }))}>
      {name}
    </button>
  );
}

const Count = () => <p role="status">{useSearch(({ results }) => results.nbHits)}</p>;

it('a tap on one control renders no other', async () => {
  const inProcess = createInProcessEngine(await openedIndex(records)) as unknown as SearchEngine;
  // A Worker answers in its own task.
  const engine = {
    ...inProcess,
    search: (requests: never) =>
      new Promise((resolve) => setImmediate(() => resolve(inProcess.search(requests)))),
  } as unknown as SearchEngine;
  render(
    <ListingForTest records={records} engine={engine}>
      <Control name="make" value="Mazda" />
      <Control name="colour" value="Red" />
      <Count />
    </ListingForTest>,
  );
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3'));
  // What the first answer still has to set right.
  await act(async () => {
    await new Promise((resolve) => setImmediate(resolve));
  });
  renders = [];
  await userEvent.click(screen.getByRole('button', { name: 'colour' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2'));
  expect(renders).toEqual(['colour: Red']);
});

it('a search that fails leaves what was found before, and the next one starts from there', async () => {
  const inProcess = createInProcessEngine(await openedIndex(records)) as unknown as SearchEngine;
  let isDown = false;
  const engine = {
    ...inProcess,
    search: (requests: never) =>
      isDown ? Promise.reject(new Error('down')) : Promise.resolve(inProcess.search(requests)),
  } as unknown as SearchEngine;
  let state: SearchState = {};
  const Fault = () => <p role="alert">{useSearch(({ error }) => error?.message ?? 'none')}</p>;
  render(
    <ListingForTest
      records={records}
      engine={engine}
      state={{ make: ['Mazda'] }}
      onState={(next) => {
        state = next;
      }}
    >
      <Control name="colour" value="Red" />
      <Count />
      <Fault />
    </ListingForTest>,
  );
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3'), PATIENT);
  isDown = true;
  await userEvent.click(screen.getByRole('button', { name: 'colour' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('down'), PATIENT);
  expect(screen.getByRole('status')).toHaveTextContent('3');
  await waitFor(() => expect(state).toEqual({ make: ['Mazda'] }), PATIENT);
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'colour' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2'), PATIENT);
  expect(state).toEqual({ make: ['Mazda'], colour: ['Red'] });
});

import { createSearchStore, keepParts } from '../../../src/components/search/searchStore';
import type { SearchStep } from '../../../src/search/connectSearch';
import type { SearchState } from '../../../src/search/searchState';

type Results = NonNullable<SearchStep['results']>;
const found = (nbHits: number) => ({ nbHits }) as Results;
const step = (state: SearchState, results: Results, status: SearchStep['status'] = 'idle') =>
  ({ state, results, status, error: undefined }) as SearchStep;

const RED = { colour: ['Red'] };
const BLUE = { colour: ['Blue'] };
const all = found(3);
const storeOfAll = () => createSearchStore({ query: {}, results: all, cards: 'found', error: undefined });

describe('What is searched for', () => {
  it('is asked at once, and shown together with its answer', () => {
    const store = storeOfAll();
    store.setQuery(RED);
    expect(store.get()).toMatchObject({ query: RED, onScreen: {} });
    store.take(step(RED, all, 'loading'));
    expect(store.get()).toMatchObject({ onScreen: {}, isSlow: false });
    store.take(step(RED, found(2)));
    expect(store.get()).toMatchObject({ onScreen: RED, results: { nbHits: 2 } });
  });

  it('is shown by itself and called slow while InstantSearch is stalled, and so is what is asked meanwhile', () => {
    const store = storeOfAll();
    store.setQuery(RED);
    store.take(step(RED, all, 'stalled'));
    expect(store.get()).toMatchObject({ onScreen: RED, isSlow: true });
    store.setQuery(BLUE);
    store.take(step(BLUE, all, 'loading'));
    expect(store.get()).toMatchObject({ onScreen: BLUE, isSlow: true });
    store.take(step(BLUE, found(1)));
    expect(store.get()).toMatchObject({ onScreen: BLUE, isSlow: false });
  });

  it('waits anew for the answer to the next search', () => {
    const store = storeOfAll();
    store.setQuery(RED);
    store.take(step(RED, all, 'stalled'));
    store.take(step(RED, found(2)));
    store.setQuery(BLUE);
    expect(store.get().onScreen).toEqual(RED);
    store.take(step(BLUE, found(1)));
    expect(store.get().onScreen).toEqual(BLUE);
  });

  it('waits on where InstantSearch renders before it has sent the search', () => {
    const store = storeOfAll();
    store.setQuery(RED);
    store.take(step(RED, all));
    expect(store.get().onScreen).toEqual({});
  });

  it('is never slow where nothing was asked: a search that nobody sees', () => {
    const store = storeOfAll();
    store.take(step({}, all, 'stalled'));
    expect(store.get().isSlow).toBe(false);
  });

  it('is told once where one thing changes, and not at all where nothing does', () => {
    const store = storeOfAll();
    const told = jest.fn();
    store.subscribe(told);
    store.take(step({}, all));
    expect(told).not.toHaveBeenCalled();
    store.setQuery(RED);
    store.take(step(RED, found(2)));
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('is hidden behind the cards of another search until it is answered, or that is slow', () => {
    const hiding = () => createSearchStore({ query: {}, results: all, cards: 'built', error: undefined });
    const quick = hiding();
    quick.setQuery(RED);
    expect(quick.get().cards).toBe('built');
    quick.take(step(RED, found(2)));
    expect(quick.get().cards).toBe('found');

    const slow = hiding();
    slow.setQuery(RED);
    slow.take(step(RED, all, 'stalled'));
    expect(slow.get()).toMatchObject({ cards: 'awaited', onScreen: RED });
    slow.take({ ...step(RED, all), error: new Error('no answer') });
    expect(slow.get().cards).toBe('awaited');
    slow.take(step(RED, found(2)));
    expect(slow.get().cards).toBe('found');
  });

  it('keeps each part that did not change as the same object', () => {
    const before = { colour: ['Red'], priceRange: { max: 30000 } };
    const after = keepParts(before, { colour: ['Red'], priceRange: { max: 20000 } });
    expect(after.colour).toBe(before.colour);
    expect(keepParts(before, structuredClone(before))).toBe(before);
    expect(keepParts(before, { colour: ['Red'] })).toEqual({ colour: ['Red'] });
  });
});

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { lazyIsland } from '../../../../src/components/ui/lazy/lazyIsland';
import { useLazyComponent } from '../../../../src/components/ui/lazy/useLazyComponent';

const TheMap = () => <p>The map itself</p>;
const gone = () => Promise.reject(new Error('Loading chunk 1 failed.'));
const published = (build: string) => {
  globalThis.fetch = jest.fn(async () => ({
    json: async () => ({ webpackCompilationHash: build }),
  })) as never;
};

beforeEach(() => {
  published('this');
  Object.assign(window, { ___webpackCompilationHash: 'this' });
});

const page = (Part: React.ComponentType) => (
  <main>
    <p>Before</p>
    <Part />
    <p>After</p>
  </main>
);

describe('a part whose script does not load', () => {
  it('is named in a message, and the rest of the page stays', async () => {
    const part = lazyIsland(gone, () => 'The map');
    await act(async () => void render(page(part.Component)));
    await screen.findByText('The map did not load.');
    screen.getByText('Before');
    screen.getByText('After');
  });

  it('can be requested again as often as the visitor likes', async () => {
    const load = jest.fn<Promise<typeof TheMap>, []>(gone);
    const part = lazyIsland(load, () => 'The map');
    await act(async () => void render(page(part.Component)));
    for (const tries of [2, 3]) {
      fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
      await screen.findByRole('button', { name: 'Try again' });
      expect(load).toHaveBeenCalledTimes(tries);
    }
    load.mockResolvedValue(TheMap);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('The map itself');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('keeps its built HTML, and works once the script loads', async () => {
    const load = jest.fn<Promise<typeof TheMap>, []>(gone);
    const built = lazyIsland(
      async () => TheMap,
      () => 'The map',
    );
    const container = await act(async () => render(page(built.Component)).container);
    const html = container.innerHTML;
    cleanup();
    document.body.append(container);
    container.innerHTML = html;
    const before = screen.getByText('The map itself');
    const faults: unknown[] = [];
    const part = lazyIsland(load, () => 'The map');
    await act(async () => {
      hydrateRoot(container, <StrictMode>{page(part.Component)}</StrictMode>, {
        onRecoverableError: (fault) => faults.push(fault),
      });
    });
    await screen.findByText(/parts of it may not respond/);
    expect(screen.getByText('The map itself')).toBe(before);
    load.mockResolvedValue(TheMap);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await act(async () => {});
    expect(screen.getByText('The map itself')).not.toBe(before);
    expect(screen.queryByRole('button')).toBeNull();
    expect(faults).toEqual([]);
  });
});

const Count = ({ of }: { readonly of: string }) => <output>{`Matches for ${of}`}</output>;
const load = jest.fn<Promise<typeof Count>, []>();

function Page() {
  const [words, setWords] = useState('');
  const { Component, isFailed, retry } = useLazyComponent(load, words === '' ? 'never' : 'now');
  return (
    <>
      <input aria-label="Words" value={words} onChange={({ target }) => setWords(target.value)} />
      {Component && <Component of={words} />}
      {isFailed && (
        <button type="button" onClick={retry}>
          Try again
        </button>
      )}
    </>
  );
}

const type = (words: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: words } });

beforeEach(() => load.mockReset());

describe('a part that loads with the first tap', () => {
  it('does not load before it', async () => {
    render(<Page />);
    await act(async () => {});
    expect(load).not.toHaveBeenCalled();
  });

  it('begins with what was typed until its script arrived', async () => {
    let arrive: (part: typeof Count) => void = () => undefined;
    load.mockReturnValue(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    render(<Page />);
    type('ut');
    type('ute');
    await act(async () => arrive(Count));
    expect(screen.getByRole('status').textContent).toBe('Matches for ute');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('leaves the page as it is if its script does not load, and can be tried again', async () => {
    load.mockRejectedValueOnce(new Error('Loading chunk 1 failed.')).mockResolvedValue(Count);
    render(<Page />);
    type('ute');
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText('Matches for ute');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

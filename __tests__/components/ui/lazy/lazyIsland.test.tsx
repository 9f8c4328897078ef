import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { lazyIsland } from '../../../../src/components/ui/lazy/lazyIsland';

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

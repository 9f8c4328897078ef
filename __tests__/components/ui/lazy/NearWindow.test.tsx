import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { type ReactNode, Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { lazyIsland } from '../../../../src/components/ui/lazy/lazyIsland';
import { NearWindow } from '../../../../src/components/ui/lazy/NearWindow';
import { hydration } from '../../../../src/components/ui/useHydrated';

let scrollNear: () => void;

/** What a visitor does, and what React does after it. */
const when = (job: () => void) =>
  act(async () => {
    job();
    await new Promise((resolve) => setTimeout(resolve));
  });

/** jsdom has no layout, so the test says when the part comes near the window. */
class Observer {
  constructor(report: IntersectionObserverCallback) {
    scrollNear = () => report([{ isIntersecting: true }] as IntersectionObserverEntry[], this as never);
  }
  observe() {}
  disconnect() {}
}

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

const Counter = () => {
  const [presses, setPresses] = useState(0);
  return (
    <button type="button" onClick={() => setPresses(presses + 1)}>
      {presses} presses
    </button>
  );
};

function Page({ children }: { readonly children: ReactNode }) {
  const [title, setTitle] = useState('The page');
  return (
    <>
      <button type="button" onClick={() => setTitle('The page, again')}>
        {title}
      </button>
      <NearWindow>{children}</NearWindow>
    </>
  );
}

const page = (
  <Page>
    <Counter />
  </Page>
);

async function openBuilt(whole = page): Promise<unknown[]> {
  const faults: unknown[] = [];
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(whole);
  Object.assign(window, { IntersectionObserver: Observer });
  await act(
    async () => void hydrateRoot(container, whole, { onRecoverableError: (fault) => faults.push(fault) }),
  );
  return faults;
}
const counter = () => screen.getByRole('button', { name: /presses/ });

describe('a part that is far from the window', () => {
  it('is there as it was built, and comes to life near the window', async () => {
    const faults = await openBuilt();
    const built = counter();
    await when(scrollNear);
    fireEvent.click(built);
    expect(counter().textContent).toBe('1 presses');
    expect(counter()).toBe(built);
    expect(faults).toEqual([]);
  });

  it('hears the press that woke it up, once', async () => {
    await openBuilt();
    await when(() => fireEvent.click(counter()));
    expect(counter().textContent).toBe('1 presses');
    await when(scrollNear);
    fireEvent.click(counter());
    expect(counter().textContent).toBe('2 presses');
  });

  it('hears a tap as the browser reports it, once', async () => {
    await openBuilt();
    await when(() => {
      fireEvent.pointerDown(counter());
      fireEvent.click(counter());
    });
    expect(counter().textContent).toBe('1 presses');
  });

  it('comes to life when the focus moves into it', async () => {
    await openBuilt();
    await when(() => counter().focus());
    fireEvent.click(counter());
    expect(counter().textContent).toBe('1 presses');
  });

  it('stays on the screen while the page around it changes, and comes to life later', async () => {
    const faults = await openBuilt();
    await when(() => fireEvent.click(screen.getByRole('button', { name: 'The page' })));
    screen.getByRole('button', { name: 'The page, again' });
    expect(counter().textContent).toBe('0 presses');
    await when(scrollNear);
    fireEvent.click(counter());
    expect(counter().textContent).toBe('1 presses');
    expect(faults).toEqual([]);
  });
});

// Last, because a page is taken over only once.
describe('a part with its own script, and in it another part', () => {
  it('comes to life without giving up what was built', async () => {
    const late = lazyIsland(
      async () => () => (
        <NearWindow>
          <Counter />
        </NearWindow>
      ),
      () => 'The end of this page',
    );
    await late.start();
    const faults = await openBuilt(
      <Page>
        <Suspense>
          <late.Component />
        </Suspense>
      </Page>,
    );
    hydration.done();
    await when(scrollNear);
    await when(scrollNear);
    fireEvent.click(counter());
    expect(counter().textContent).toBe('1 presses');
    expect(faults).toEqual([]);
  });
});

import type { Page } from 'playwright-core';

/** One interaction, in milliseconds. */
export interface Tap {
  /** From the shopper's click, key or choice until what it found is painted. */
  readonly painted: number;
  /** Of that, what the search Worker took; 0 where a page has none. */
  readonly engine: number;
}

interface Clock {
  start: number | null;
  change: number | null;
  painted: number | null;
  asked: number | null;
  engine: number;
}

/**
 * Installed before a page's own scripts: notes when the shopper acts (the input's own time stamp, so that waiting for a
 * busy thread counts), each change of the results that the window shows, and when it was painted: after the next
 * animation frame has been drawn. The last change before a pause counts, not the first.
 */
const install = (watched: string): void => {
  const clock: Clock = { start: null, change: null, painted: null, asked: null, engine: 0 };
  (window as unknown as { tapClock: Clock }).tapClock = clock;
  const act = (event: Event): void => {
    clock.start ??= event.timeStamp;
  };
  for (const type of ['click', 'keydown', 'change']) window.addEventListener(type, act, { capture: true });

  // The task goes before all that waits once the frame has been drawn; a message would queue behind what follows it.
  const { scheduler } = window as unknown as {
    scheduler: { postTask(task: () => void, options: { priority: 'user-blocking' }): Promise<void> };
  };
  const afterPaint = (then: () => void): void => {
    requestAnimationFrame(() => void scheduler.postTask(then, { priority: 'user-blocking' }));
  };
  const watchedOf = ({ target }: MutationRecord): readonly Element[] => {
    const element = target instanceof Element ? target : target.parentElement;
    return element?.closest(watched) ? [element] : [];
  };
  const isShown = (element: Element): boolean => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  };
  new MutationObserver((records) => {
    if (clock.start === null) return;
    const changed = records.flatMap(watchedOf);
    if (changed.length === 0) return;
    const change = performance.now();
    // What is in the window is asked once it has been painted: asking before would have the page laid out for it.
    afterPaint(() => {
      if (!changed.some(isShown) || change < (clock.change ?? 0)) return;
      clock.change = change;
      clock.painted = performance.now();
    });
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });

  const { postMessage } = Worker.prototype;
  const listened = new WeakSet<Worker>();
  Worker.prototype.postMessage = function (this: Worker, message: unknown): void {
    if (!listened.has(this))
      this.addEventListener('message', () => {
        if (clock.asked !== null) clock.engine = performance.now() - clock.asked;
      });
    listened.add(this);
    clock.asked = performance.now();
    postMessage.call(this, message);
  };
};

/** Prepares a page for `timeTap`, before it is opened. `watched` selects what holds the results and their count. */
export const installTapClock = async (page: Page, watched: string): Promise<void> => {
  // What compiled this file may name functions by a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (target) => target;');
  await page.addInitScript(install, watched);
};

/** Milliseconds without a change after which an interaction is over. */
const PAUSE = 250;
const LONGEST = 5_000;

/** Times one interaction; `null` where it changed nothing within five seconds. */
export const timeTap = async (page: Page, act: () => Promise<unknown>): Promise<Tap | null> => {
  await page.evaluate(() => {
    const { tapClock } = window as unknown as { tapClock: Clock };
    Object.assign(tapClock, { start: null, change: null, painted: null, asked: null, engine: 0 });
  });
  await act();
  return page.evaluate(
    async ({ pause, longest }) => {
      const { tapClock } = window as unknown as { tapClock: Clock };
      const began = performance.now();
      for (;;) {
        const now = performance.now();
        if (tapClock.painted !== null && now - tapClock.painted > pause) break;
        if (now - began > longest) return null;
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
      return { painted: tapClock.painted - (tapClock.start ?? began), engine: tapClock.engine };
    },
    { pause: PAUSE, longest: LONGEST },
  );
};

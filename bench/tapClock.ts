import type { Page } from 'playwright-core';

/** One interaction, in milliseconds. */
export interface Tap {
  /** From the shopper's click, key or choice until the result is painted. */
  readonly painted: number;
  /** From a question to the search Worker until the page's thread takes its answer; 0 if nothing was asked. */
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
 * Installed before a page's own scripts. It records when the shopper acts (the input's own time stamp, so waiting for a busy
 * thread counts), each change of the visible results, and when it was painted: after the next animation frame was drawn. The
 * last change before a pause counts, not the first.
 */
const install = (watched: string): void => {
  const clock: Clock = { start: null, change: null, painted: null, asked: null, engine: 0 };
  (window as unknown as { tapClock: Clock }).tapClock = clock;
  const act = (event: Event): void => {
    clock.start ??= event.timeStamp;
  };
  for (const type of ['click', 'keydown', 'change']) window.addEventListener(type, act, { capture: true });

  // This task runs before all others once the frame has been drawn. A message would wait behind later tasks.
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
    // We ask what is visible only after the paint. Asking earlier would force a layout.
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

/** Prepares a page for `timeTap`, before it is opened. `watched` selects the elements with the results and their count. */
export const installTapClock = async (page: Page, watched: string): Promise<void> => {
  // The compiler of this file may use a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (target) => target;');
  await page.addInitScript(install, watched);
};

/** After this many milliseconds without a change, an interaction is over. */
const PAUSE = 250;
const LONGEST = 5_000;

/** Times one interaction; `null` if it changed nothing within five seconds. */
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

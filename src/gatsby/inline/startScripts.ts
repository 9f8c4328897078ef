import { startSearchEarly } from './startSearchEarly';

/**
 * In the place of Gatsby's script elements. Starts the scripts in order, once the browser has painted the page or the
 * visitor touches it or presses a key. `async` scripts would run as soon as they arrive, and a slow phone would paint the
 * page only afterwards: the home page's first paint came half a second later, its largest picture more than a second later
 * (record 43).
 *
 * Until the page is live, it collects clicks on buttons, which have no effect yet (`useEarlyTaps`).
 *
 * Two pages have nothing to paint before their scripts run: a listing with filters, and stock that was added after the
 * build.
 */

/** What `startScriptsAfterPaint` writes before this script: Gatsby's own scripts, and the variables that Gatsby sets. */
export interface GatsbysStart {
  readonly scripts: readonly string[];
  readonly names: { readonly ___chunkMapping?: string };
}

/** Milliseconds after which the scripts start even without a paint, as in a background tab. */
const NO_PAINT = 3000;

const { dataset } = document.documentElement;
const { scripts, names }: GatsbysStart = JSON.parse(
  document.currentScript?.previousElementSibling?.textContent ?? '',
);
Object.assign(window, names);

const earlyTaps: Event[] = [];
window.earlyTaps = earlyTaps;
addEventListener(
  'click',
  (tap) => {
    if (window.earlyTaps && (tap.target as Element).closest('button[type=button]')) earlyTaps.push(tap);
  },
  true,
);

let isStarted = false;
function start(): void {
  if (isStarted) return;
  isStarted = true;
  for (const address of scripts) {
    const script = document.createElement('script');
    script.src = address;
    script.async = false;
    document.body.append(script);
  }
}

function startAfterPaint(): void {
  for (const event of ['pointerdown', 'touchstart', 'keydown'])
    addEventListener(event, start, { capture: true, passive: true, once: true });
  try {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) setTimeout(start);
    }).observe({ type: 'paint', buffered: true });
  } catch {
    start();
  }
  setTimeout(start, NO_PAINT);
}

if ('searching' in dataset) {
  start();
  startSearchEarly(JSON.parse(names.___chunkMapping ?? '{}'));
} else if ('unbuilt' in dataset) start();
else startAfterPaint();

import { readableHash } from '../readableHash';
import { startSearchEarly } from './startSearchEarly';

/**
 * After the `template` with Gatsby's own scripts, which do nothing there. Starts them in order, once the browser has painted the page or the
 * visitor touches it or presses a key. `async` scripts would run as soon as they arrive, and a slow phone would paint the
 * page only afterwards: the home page's first paint came half a second later, its largest picture more than a second later
 * (record 13).
 *
 * Until the page is live, it collects clicks on buttons, which have no effect yet (`useEarlyTaps`).
 *
 * Two pages have nothing to paint before their scripts run: a listing with filters, and stock that was added after the
 * build.
 */

/** Milliseconds after which the scripts start even without a paint, as in a background tab. */
const NO_PAINT = 3000;

const { dataset } = document.documentElement;
const ours = document.currentScript as HTMLScriptElement;
const template = ours.previousElementSibling as HTMLTemplateElement;
const gatsbys = [...template.content.querySelectorAll('script')];
const scripts = gatsbys.filter(({ src, noModule }) => src !== '' && !noModule);

/** The variables that Gatsby's inline scripts set, each to a text: the policy of the site refuses to run them. */
const names: { readonly ___chunkMapping?: string } = Object.fromEntries(
  gatsbys.flatMap(({ text }) => {
    const [, name, json] = /window\.(___\w+)=("(?:[^"\\]|\\.)*")/.exec(text) ?? [];
    return name === undefined || json === undefined ? [] : [[name, JSON.parse(json)]];
  }),
);
// Gatsby tells the path of the page with a script that differs on every page; an attribute of this one does it here.
Object.assign(window, names, { pagePath: ours.dataset.path });

// Before Gatsby's router reads the address, now and after Back.
function repairHash(): void {
  const { hash } = location;
  if (hash !== readableHash(hash)) history.replaceState(history.state, '', readableHash(hash));
}
repairHash();
addEventListener('popstate', repairHash, true);

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
  for (const { src } of scripts) {
    const script = document.createElement('script');
    script.src = src;
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

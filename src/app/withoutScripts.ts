import { LIMITS } from '../search/limits';

/** Calls `f` when a script of the page fails, or when time is over. */
const WATCH = `addEventListener('error',function(e){e.target.tagName=='SCRIPT'&&f()},!0);setTimeout(f,${LIMITS.scripts});`;

/**
 * For the head of a listing. An address with filters is answered by a page that holds the listing without them: its cars
 * are out of sight until the search has taken over (see `StockListing`). Parameters of campaigns filter nothing.
 *
 * Where the scripts fail or do not come, the cars are shown after all, with a line that says so and a button that loads
 * the page again (see `ScriptsMissing`).
 */
export const WATCH_LISTING =
  '!function(d,l){if(/[?&](?!utm_|gclid|fbclid|msclkid)[a-z]/i.test(l.search))d.searching="";' +
  'function f(){d.scripts||(delete d.searching,d.scripts="failed")}' +
  `${WATCH}addEventListener('click',function(e){e.target.closest('[data-reload]')&&l.reload()})}` +
  '(document.documentElement.dataset,location)';

export const LISTING_STYLE =
  '[data-searching] [data-results]{visibility:hidden}[data-searching] [data-results] ul{display:none}[data-scripts=failed] [data-scriptless]{display:block}';

/** Without JavaScript nothing loads the page again, and the browser has a button of its own for it. */
export const LISTING_WITHOUT_JAVASCRIPT =
  '[data-scriptless]{display:block!important}[data-reload]{display:none!important}';

/**
 * For the head of the not-found page, which answers for stock that came after the build, too (see `UnbuiltStock`): it
 * says "not found" to nobody who asked for that, unless its scripts fail or do not come.
 */
export const WATCH_UNBUILT =
  "!function(d){if(location.pathname.startsWith('/stock/'))d.unbuilt='stock';" +
  `function f(){delete d.unbuilt}${WATCH}}(document.documentElement.dataset)`;

import { LIMITS } from '../search/limits';

/** Calls `f` when a script of the page fails, or when the time limit has passed. */
const WATCH = `addEventListener('error',function(e){e.target.tagName=='SCRIPT'&&f()},!0);setTimeout(f,${LIMITS.scripts});`;

/**
 * A script for the head of a listing. For an address with filters, the host serves the HTML of the listing without them.
 * The script hides its cards until the search answers (see `ListingResults`). Campaign parameters are not filters. On the page
 * that finds a dealer, it hides the list whose order a postcode in the address changes.
 *
 * If the scripts fail or do not arrive, the cards are shown after all, with a message and a button that reloads the page
 * (see `ScriptsMissing`).
 */
export const WATCH_LISTING =
  '!function(d,l){if(/[?&](?!utm_|gclid|fbclid|msclkid)[a-z]/i.test(l.search))d.searching="";' +
  'function f(){d.scripts||(delete d.searching,d.scripts="failed")}' +
  `${WATCH}addEventListener('click',function(e){e.target.closest('[data-reload]')&&l.reload()})}` +
  '(document.documentElement.dataset,location)';

/** Hidden results keep their place. The pictures of hidden cards are not loaded. */
export const LISTING_STYLE =
  '[data-searching] [data-results]{visibility:hidden}[data-searching] div[data-results] ul{display:none}[data-scripts=failed] [data-scriptless]{display:block}';

/** Without JavaScript our reload button does nothing, so it is hidden: the browser has one of its own. */
export const LISTING_WITHOUT_JAVASCRIPT =
  '[data-scriptless]{display:block!important}[data-reload]{display:none!important}';

/**
 * A script for the head of the not-found page, which also serves stock that was added after the build (see
 * `UnbuiltStock`). It hides "not found" from a shopper who asked for stock, unless the scripts fail or do not arrive.
 */
export const WATCH_UNBUILT =
  "!function(d){if(location.pathname.startsWith('/stock/'))d.unbuilt='stock';" +
  `function f(){delete d.unbuilt}${WATCH}}(document.documentElement.dataset)`;

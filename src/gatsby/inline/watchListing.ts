import { whenScriptsFail } from './whenScriptsFail';

/**
 * For the head of a listing. For an address with filters, the host serves the HTML of the listing without them. This hides
 * its cards until the search answers (see `ListingResults`). Campaign parameters are not filters. On the page that finds a
 * dealer, it hides the list whose order a postcode in the address changes.
 *
 * If the scripts fail or do not arrive, the cards are shown after all, with a message and a button that reloads the page
 * (see `ScriptsMissing`).
 */
const { dataset } = document.documentElement;

if (/[?&](?!utm_|gclid|fbclid|msclkid)[a-z]/i.test(location.search)) dataset.searching = '';

try {
  // As `compactList` stores it, so that no card moves.
  if (localStorage.getItem('forecourt.compactList') === 'true') dataset.compact = '';
} catch {
  // The browser lets the site store nothing.
}

whenScriptsFail(() => {
  if (dataset.scripts) return;
  delete dataset.searching;
  dataset.scripts = 'failed';
});

addEventListener('click', ({ target }) => {
  if ((target as Element).closest('[data-reload]')) location.reload();
});

import { type DecapStore, openEntry } from './decapStore';
import { ask } from './dialog';

/** The form that an address of the editor is of: an entry, or a new one without an id. */
const formAt = (address: string) =>
  /#\/collections\/(?<collection>[^/?]+)\/(?:new|entries\/(?<id>[^?]+))/.exec(address)?.groups;

/** Files have lower case names, whatever an address has: `U4102` is the entry `u4102`. */
const lowerCased = (address: string): string =>
  address.replace(
    /(#\/collections\/[^/?]+\/entries\/)([^?]+)/,
    (_, before: string, id: string) => before + id.toLowerCase(),
  );

/**
 * Opens the entry of each new address. Decap keeps the form that is open when a link, a bookmark or the address bar leads
 * from there to another entry, so the page is loaded again at that address. What was typed stays in this browser.
 * To be called before Decap starts: it must not see these changes of the address.
 */
export function openEachAddress(decap: DecapStore): void {
  const rename = () =>
    window.history.replaceState(window.history.state, '', lowerCased(window.location.href));
  rename();
  let isLeaving = false;
  window.addEventListener('beforeunload', (event) => {
    // Somebody has answered already.
    if (isLeaving) event.stopImmediatePropagation();
  });
  window.addEventListener('hashchange', async (event) => {
    const { oldURL, newURL } = event;
    rename();
    const [from, to] = [formAt(oldURL), formAt(lowerCased(newURL))];
    // Decap itself empties the form for a new entry of its collection.
    if (!from || !to || (to.id === undefined && to.collection === from.collection)) return;
    const open = openEntry(decap);
    // Decap has shown it already: an entry that was just saved for the first time.
    if (!isLeaving && open && open.collection === to.collection && open.id === (to.id ?? '')) return;
    event.stopImmediatePropagation();
    if (open?.hasChanged && !isLeaving) {
      const leaves = await ask({
        title: 'You have not saved what you typed',
        intro:
          'It stays in this browser, and is offered when you open this entry again. Pictures would have to be chosen again.',
        buttons: [
          { label: 'Open the other entry', answer: true, isMain: true },
          { label: 'Stay here', answer: false },
        ],
      });
      if (!leaves) return window.location.replace(oldURL);
    }
    isLeaving = true;
    window.location.reload();
  });
}

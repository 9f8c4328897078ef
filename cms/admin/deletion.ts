import type { DeletedEntry } from '../server/git/history';
import type { LeadingPlace, Refusal } from '../server/remarks';
import type { Saved } from '../server/saveContent';
import { ask, element } from './dialog';
import type { Editor } from './editorRequests';
import { fetchLinkTargets, targetOptions } from './linkTargets';

/** What somebody decided about a deletion, for the terms of the request. */
interface Answer {
  readonly visitorsTo?: string | null;
  readonly relinkTo?: string;
  readonly takeOut: readonly string[];
}

const nameOf = ({ place, words }: LeadingPlace): string =>
  [place?.title, place?.field, words].filter(Boolean).join(' › ');

const list = (rows: readonly Node[]): HTMLElement =>
  element('ul', {}, ...rows.map((row) => element('li', {}, row)));

/** Leads to a place, and out of the dialogue. */
function linkTo(leading: LeadingPlace, words?: string): HTMLElement {
  const { place } = leading;
  if (!place) return element('span', {}, nameOf(leading));
  const link = element('a', { href: place.href }, words ?? nameOf(leading));
  if (words !== undefined) link.ariaLabel = `${words}: ${nameOf(leading)}`;
  if (place.label !== undefined) link.dataset.label = place.label;
  return link;
}

const boxRow = (place: LeadingPlace, box: HTMLInputElement): HTMLElement =>
  element(
    'div',
    { className: 'row' },
    element('label', { className: 'tick' }, box, nameOf(place)),
    linkTo(place, 'Open'),
  );

/** Asks what becomes of the visitors, the menu items and the links of an entry that is to be deleted. @returns undefined for going back */
export async function chooseWhatGoes({
  title,
  address,
  places,
  suggestion,
}: Extract<Refusal, { readonly kind: 'deletes' }>): Promise<Answer | undefined> {
  const [visitors, links] = await targetChoices(address, suggestion);
  const ofKind = (...kinds: readonly LeadingPlace['how'][]) =>
    places.filter(({ how }) => kinds.includes(how));
  const boxes = ofKind('item', 'menu item').map((place) => ({
    place,
    box: element('input', { type: 'checkbox', checked: place.how === 'menu item' }),
  }));
  const [plain, relations] = [ofKind('link'), ofKind('relation')];
  const staying = element('div', {}, element('label', {}, 'Links that stay lead to', links));
  if (plain.length > 0) staying.append(list(plain.map((place) => linkTo(place))));
  const showStaying = () => {
    staying.hidden = plain.length === 0 && boxes.every(({ box }) => box.checked);
  };
  for (const { box } of boxes) box.onchange = showStaying;
  showStaying();
  const part = (words: string, rows: readonly Node[]): readonly HTMLElement[] =>
    rows.length > 0 ? [element('p', {}, element('strong', {}, words)), list(rows)] : [];

  const isWanted = await ask<boolean>({
    title: `Delete ${title}?`,
    body: element(
      'div',
      {},
      ...(address === undefined
        ? []
        : [element('label', {}, `Visitors at ${address} are sent to`, visitors)]),
      ...part(
        'Take it out of',
        boxes.map(({ place, box }) => boxRow(place, box)),
      ),
      ...part(
        'It is also taken out of',
        relations.map((place) => linkTo(place)),
      ),
      staying,
    ),
    buttons: [
      { label: 'Delete', answer: true, isMain: true },
      { label: 'Go back', answer: false },
    ],
  });
  if (!isWanted) return undefined;
  return {
    // Without visitors, the answer is about links alone.
    visitorsTo: address === undefined ? null : visitors.value || null,
    ...(!staying.hidden && { relinkTo: links.value }),
    takeOut: boxes.filter(({ box }) => box.checked).map(({ place }) => place.id),
  };
}

/** Where visitors are sent, and where links lead: the same page, until somebody sends the links elsewhere. */
async function targetChoices(
  address: string | undefined,
  suggestion: string,
): Promise<readonly [HTMLSelectElement, HTMLSelectElement]> {
  const targets = (await fetchLinkTargets()).filter((target) => target.address !== address);
  const visitors = element(
    'select',
    {},
    element('option', { value: '' }, 'Nowhere: the page is gone'),
    ...targetOptions(targets.filter((target) => !target.address.includes('#'))),
  );
  const links = element('select', {}, ...targetOptions(targets));
  links.value = suggestion;
  visitors.value = suggestion === '/' ? '' : suggestion;
  // The suggested page may not be there.
  if (links.selectedIndex < 0) links.value = '/';
  if (visitors.selectedIndex < 0) visitors.value = '';
  let isChosen = false;
  links.onchange = () => {
    isChosen = true;
  };
  visitors.onchange = () => {
    if (!isChosen && visitors.value !== '') links.value = visitors.value;
  };
  return [visitors, links];
}

/** Says what was deleted with an entry, and brings all of it back if somebody wants that. */
export async function tellDeleted(
  send: Editor['send'],
  { title, words, canComeBack }: NonNullable<Saved['deleted']>,
  path: string,
): Promise<void> {
  const bringsBack = await ask<boolean>({
    title: `${title} is deleted`,
    intro: canComeBack
      ? 'It comes back with “Bring it back”, or later with “Deleted entries” below each list.'
      : 'This folder is in no Git repository, so it cannot be brought back.',
    lines: words.map((text) => ({ text })),
    buttons: [
      ...(canComeBack ? [{ label: 'Bring it back', answer: true }] : []),
      { label: 'OK', answer: false, isMain: true },
    ],
  });
  if (!bringsBack) return;
  const request = (action: string, params: object, terms: object = {}) =>
    send({ action, params: { branch: 'files', ...params } }, terms);
  const deleted = (await request('deletedEntries', {})) as readonly DeletedEntry[];
  const entry = deleted.find((one) => one.path === path);
  if (!entry) return;
  await request('restore', { path, id: `${entry.id}^` }, { base: null });
  window.location.hash = path.replace(/^content\/([\w-]+)\/(.*)\.\w+$/, '#/collections/$1/entries/$2');
  window.location.reload();
}

import type { DeletedEntry } from '../server/git/history';
import type { LeadingPlace, Refusal } from '../server/remarks';
import type { Saved } from '../server/saveContent';
import { ask, element } from './dialog';
import { fetchLinkTargets, targetOptions } from './linkTargets';
import type { Editor } from './refusals';

/** What somebody decided about a deletion, for the terms of the request. */
interface Answer {
  readonly visitorsTo?: string | null;
  readonly relinkTo?: string;
  readonly takeOut: readonly string[];
}

const nameOf = ({ place, words }: LeadingPlace): string =>
  [place?.title, place?.field, words].filter(Boolean).join(' › ');

const listOf = (...rows: readonly (Node | string)[]): HTMLElement =>
  element('ul', {}, ...rows.map((row) => element('li', {}, row)));

/** Asks what becomes of the visitors, the menu items and the links of an entry that is to be deleted. @returns undefined for going back */
export async function chooseWhatGoes({
  title,
  address,
  places,
  suggestion,
}: Extract<Refusal, { readonly kind: 'deletes' }>): Promise<Answer | undefined> {
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
  const boxes = places
    .filter(({ how }) => how === 'item' || how === 'menu item')
    .map((place) => ({
      place,
      box: element('input', { type: 'checkbox', checked: place.how === 'menu item' }),
    }));
  const ofKind = (kind: LeadingPlace['how']) => places.filter(({ how }) => how === kind).map(nameOf);
  const [plain, relations] = [ofKind('link'), ofKind('relation')];

  const staying = element(
    'div',
    {},
    element('label', {}, 'Links that stay lead to', links),
    ...(plain.length > 0 ? [listOf(...plain)] : []),
  );
  const showStaying = () => {
    staying.hidden = plain.length === 0 && boxes.every(({ box }) => box.checked);
  };
  for (const { box } of boxes) box.onchange = showStaying;
  showStaying();
  // Links follow the visitors until somebody sends them elsewhere.
  let isChosen = false;
  links.onchange = () => {
    isChosen = true;
  };
  visitors.onchange = () => {
    if (!isChosen && visitors.value !== '') links.value = visitors.value;
  };

  const isWanted = await ask<boolean>({
    title: `Delete ${title}?`,
    body: element(
      'div',
      {},
      ...(address === undefined
        ? []
        : [element('label', {}, `Visitors at ${address} are sent to`, visitors)]),
      ...(boxes.length > 0
        ? [
            element('p', {}, element('strong', {}, 'Take it out of')),
            listOf(
              ...boxes.map(({ place, box }) => element('label', { className: 'tick' }, box, nameOf(place))),
            ),
          ]
        : []),
      ...(relations.length > 0
        ? [element('p', {}, element('strong', {}, 'It is also taken out of')), listOf(...relations)]
        : []),
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
  const request = (action: string, params: object) =>
    send({ action, params: { branch: 'files', ...params } }, {});
  const deleted = (await request('deletedEntries', {})) as readonly DeletedEntry[];
  const entry = deleted.find((one) => one.path === path);
  if (!entry) return;
  await request('restore', { path, id: `${entry.id}^` });
  window.location.hash = path.replace(/^content\/([\w-]+)\/(.*)\.\w+$/, '#/collections/$1/entries/$2');
  window.location.reload();
}

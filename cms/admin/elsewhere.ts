import type { ElsewherePlace } from '../server/remarks';
import { ask, element } from './dialog';

/** Asks in which other places a new value shall stand too. @returns the ids of those; undefined for going back */
export async function chooseElsewhere(
  places: readonly ElsewherePlace[],
): Promise<readonly string[] | undefined> {
  const boxes = new Map(
    places
      .filter(({ forbidden }) => forbidden === undefined)
      .map(({ id, isSure }) => [id, element('input', { type: 'checkbox', checked: isSure })]),
  );
  const isWanted = await ask<boolean | undefined>({
    title:
      places.length === 1
        ? 'What you changed also appears in another place'
        : `What you changed also appears in ${places.length} other places`,
    intro: 'Tick those that mean the same: they change with this save.',
    body: element('ul', {}, ...places.map((place) => element('li', {}, rowOf(place, boxes.get(place.id))))),
    buttons: [
      { label: 'Save', answer: true, isMain: true },
      { label: 'Go back', answer: undefined },
    ],
  });
  return isWanted ? [...boxes].filter(([, { checked }]) => checked).map(([id]) => id) : undefined;
}

function rowOf(
  { place, before, hit, after, next, more, forbidden }: ElsewherePlace,
  box?: HTMLElement,
): HTMLElement {
  const name = [place.menu, place.title, place.field].filter(Boolean).join(' › ');
  const text = element(
    'span',
    {},
    element('strong', {}, name),
    element('br'),
    before,
    element('del', {}, hit),
    ' ',
    element('ins', {}, next),
    after,
    ...(more === 0 ? [] : [` (and ${more} more in this text)`]),
    ...(forbidden === undefined ? [] : [element('br'), forbidden]),
  );
  return box ? element('label', { className: 'tick' }, box, text) : text;
}

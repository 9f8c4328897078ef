import type { SearchAnswer } from '../server/search/contentSearch';
import { ask, element } from './dialog';

/** Letters that are typed within this time are searched for together, in milliseconds. */
const PAUSE = 250;

/** The dialogue that searches every text of the content, and leads to the field. */
export async function searchText(send: (action: string, params: object) => Promise<unknown>): Promise<void> {
  const field = element('input', { type: 'search', maxLength: 200 });
  const count = element('p', { role: 'status' });
  const results = element('ul');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const search = async (): Promise<void> => {
    const text = field.value.trim();
    if (text.length < 2) {
      results.replaceChildren();
      count.textContent = '';
      return;
    }
    const { found, left } = (await send('search', { text })) as SearchAnswer;
    // Something else may be asked for by now.
    if (text !== field.value.trim()) return;
    count.textContent = countOf(found.length, left);
    results.replaceChildren(...found.map((one) => element('li', {}, linkTo(one))));
  };
  field.oninput = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void search(), PAUSE);
  };
  await ask<undefined>({
    title: 'Search all text',
    body: element(
      'div',
      {},
      element('label', {}, 'A phone number, a price, a name, a picture …', field),
      count,
      results,
    ),
    buttons: [{ label: 'Close', answer: undefined }],
  });
  clearTimeout(timer);
}

function countOf(found: number, left: number): string {
  if (found === 0) return 'Nothing found.';
  const fields = found + left === 1 ? 'Found in one field' : `Found in ${found + left} fields`;
  return left === 0 ? fields : `${fields}; the first ${found} are shown`;
}

function linkTo({ place, before, hit, after }: SearchAnswer['found'][number]): HTMLElement {
  const link = element(
    'a',
    { href: place.href },
    [place.menu, place.title, place.field].filter(Boolean).join(' › '),
  );
  if (place.label !== undefined) link.dataset.label = place.label;
  return element('span', {}, link, element('br'), before, element('mark', {}, hit), after);
}

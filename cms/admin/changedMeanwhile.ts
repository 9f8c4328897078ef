import { formatOf, SOURCE } from '../format/contentFormat';
import { sameValue } from '../format/sameValue';
import type { Refusal } from '../server/remarks';
import { type DecapStore, reloadAfterSave } from './decapStore';
import { ask, element } from './dialog';
import { type BackendRequest, type Editor, Explained } from './editorRequests';

type Changed = Extract<Refusal, { readonly kind: 'changed' }>;

const changedWords = ({ theirs, changedAt }: Changed): string =>
  theirs === undefined
    ? 'This was deleted by somebody else'
    : `This was changed${changedAt === undefined ? '' : ` at ${timeOf(changedAt)}`} by somebody else`;

/** Somebody else has changed the file, deleted it or brought it back, before an earlier version should come back. */
export async function settleRestore(
  { send }: Editor,
  refusal: Changed,
  request: BackendRequest,
  terms: object,
): Promise<unknown> {
  const isWanted = await ask<boolean>({
    title: changedWords(refusal),
    intro: 'Bring the earlier version back over it? What is there now stays among the earlier versions.',
    buttons: [
      { label: 'Yes, bring it back', answer: true, isMain: true },
      { label: 'No, go back', answer: false },
    ],
  });
  if (!isWanted) throw new Explained(refusal.error);
  return send(request, { ...terms, base: refusal.theirs ?? null });
}

/** Somebody else has changed the file, or deleted it, since the form was opened. */
export async function settleChange(
  { decap, baseOf, send }: Editor,
  refusal: Changed,
  request: BackendRequest,
): Promise<unknown> {
  const { theirs, error } = refusal;
  const [file] = request.params.dataFiles as readonly [{ readonly path: string; readonly raw: string }];
  const format = formatOf(file.path);
  const read = (text: string) => {
    const { [SOURCE]: _, ...fields } = format.fromFile(text);
    return fields;
  };
  if (theirs === undefined) {
    const keep = await ask({
      title: changedWords(refusal),
      intro: 'You can save it again, or leave it deleted.',
      buttons: [
        { label: 'Save mine again', answer: true, isMain: true },
        { label: 'Go back', answer: false },
      ],
    });
    if (!keep) throw new Explained(error);
    return send(request, { base: null });
  }
  const [base, mine, other] = [read(baseOf(file.raw) ?? ''), read(file.raw), read(theirs)];
  const names = [...new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(other)])];
  const isMine = (name: string) => !sameValue(base[name], mine[name]);
  const answer = await ask<'mine' | 'theirs' | undefined>({
    title: changedWords(refusal),
    intro: 'Keeping yours changes only the fields that you changed.',
    body: bothTable(
      names
        .filter((name) => !sameValue(mine[name], other[name]))
        .map((name) => [labelOf(decap, file.path, name), inWords(mine[name]), inWords(other[name])]),
    ),
    buttons: [
      { label: 'Keep mine', answer: 'mine', isMain: true },
      { label: 'Take theirs', answer: 'theirs' },
      { label: 'Go back', answer: undefined },
    ],
  });
  if (answer === 'theirs') {
    decap.store.dispatch({ type: 'DRAFT_DISCARD' });
    window.location.reload();
  }
  if (answer !== 'mine') throw new Explained(error);
  const merged: Record<string, unknown> = { ...other, [SOURCE]: theirs };
  for (const name of names.filter(isMine)) merged[name] = mine[name];
  const raw = format.toFile(merged);
  const saved = await send(
    { ...request, params: { ...request.params, dataFiles: [{ ...file, raw }] } },
    { base: theirs },
  );
  // The form still shows the other fields as they were.
  reloadAfterSave(decap);
  return saved;
}

function bothTable(rows: readonly (readonly [string, string, string])[]): HTMLElement {
  const cells = (name: 'th' | 'td', texts: readonly string[]) =>
    element('tr', {}, ...texts.map((text) => element(name, {}, text)));
  return element('table', {}, cells('th', ['', 'Yours', 'Theirs']), ...rows.map((row) => cells('td', row)));
}

const MAX_LETTERS = 400;

function inWords(value: unknown): string {
  if (value === undefined) return '(empty)';
  const text =
    typeof value === 'object'
      ? JSON.stringify(value, null, 1)
          .replace(/["{}[\],]/g, '')
          .trim()
      : String(value);
  return text.length > MAX_LETTERS ? `${text.slice(0, MAX_LETTERS)} …` : text;
}

/** The label of a field in the form. */
function labelOf(decap: DecapStore, path: string, name: string): string {
  const [, collection = '', id = ''] = /^.*content\/([\w-]+)\/([^/]+)\.\w+$/.exec(path) ?? [];
  const { collections } = decap.store.getState() as unknown as { readonly collections: { toJS(): unknown } };
  type Named = { readonly name: string; readonly label: string };
  const all = collections.toJS() as Readonly<
    Record<
      string,
      {
        readonly fields?: readonly Named[];
        readonly files?: readonly (Named & { readonly fields: readonly Named[] })[];
      }
    >
  >;
  const fields = all[collection]?.fields ?? all[collection]?.files?.find((file) => file.name === id)?.fields;
  return fields?.find((field) => field.name === name)?.label ?? name;
}

function timeOf(instant: string): string {
  const date = new Date(instant);
  const isToday = date.toDateString() === new Date().toDateString();
  return date.toLocaleString('en-AU', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(!isToday && { day: 'numeric', month: 'long' }),
  });
}

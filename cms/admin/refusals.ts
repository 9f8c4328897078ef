import { formatOf, SOURCE } from '../format/contentFormat';
import { sameValue } from '../format/sameValue';
import type { Refusal, Remark } from '../server/remarks';
import type { Saved } from '../server/saveContent';
import type { DecapStore } from './decapStore';
import { chooseWhatGoes } from './deletion';
import { ask, type DialogLine, element, showWork } from './dialog';
import type { BackendRequest, Editor } from './editorRequests';
import { chooseElsewhere } from './elsewhere';
import { fetchLinkTargets, targetOptions } from './linkTargets';

/** A failure that a dialogue has already explained: Decap's own message would say less. */
export class Explained extends Error {}

const NOT_DONE: Readonly<Record<string, string>> = {
  persistEntry: 'Not saved',
  deleteFile: 'Not deleted',
  deleteFiles: 'Not deleted',
  persistMedia: 'Not added',
  restore: 'Not brought back',
};

/** The answer to a question, by what is asked about; everything else is a deletion. */
const YES: Readonly<Record<string, string>> = {
  persistEntry: 'Yes, save it',
  restore: 'Yes, bring it back',
};

/** Shows why the server refused. If the answer settles it, sends the request again. */
export async function answerRefusal(
  editor: Editor,
  refusal: Refusal | { readonly kind?: undefined; readonly error: string },
  request: BackendRequest,
  terms: object,
): Promise<unknown> {
  const title = NOT_DONE[request.action] ?? 'That did not work';
  switch (refusal.kind) {
    case 'questions': {
      const isRight = await ask({
        title: 'Is this right?',
        lines: refusal.remarks.map(lineOf),
        buttons: [
          { label: YES[request.action] ?? 'Delete anyway', answer: true, isMain: true },
          { label: 'No, go back', answer: false },
        ],
      });
      if (!isRight) throw new Explained(refusal.error);
      const confirmed = [
        ...((terms as { readonly confirmed?: readonly string[] }).confirmed ?? []),
        ...refusal.remarks.map(({ words }) => words),
      ];
      return editor.send(request, { ...terms, confirmed });
    }
    case 'elsewhere': {
      const elsewhere = await chooseElsewhere(refusal.places);
      if (elsewhere === undefined) throw new Explained(refusal.error);
      const saved = await editor.send(request, { ...terms, elsewhere });
      const [own] = (request.params.dataFiles ?? []) as readonly { readonly path: string }[];
      // The form still shows the other fields as they were.
      if (refusal.places.some(({ id, file }) => file === own?.path && elsewhere.includes(id)))
        reloadAfterSave(editor.decap);
      return saved;
    }
    case 'deletes': {
      const answer = await chooseWhatGoes(refusal);
      if (answer === undefined) throw new Explained(refusal.error);
      return editor.send(request, { ...terms, ...answer });
    }
    case 'linked': {
      const to = await chooseTarget(title, refusal);
      if (to === undefined) throw new Explained(refusal.error);
      return editor.send(request, { ...terms, relinkTo: to });
    }
    case 'changed':
      return settleChange(editor, refusal, request);
    default: {
      const lines = refusal.kind === 'faults' ? refusal.remarks.map(lineOf) : [{ text: refusal.error }];
      await ask({ title, lines });
      throw new Explained(refusal.error);
    }
  }
}

/** Somebody else has changed the file, or deleted it, since the form was opened. */
async function settleChange(
  { decap, baseOf, send }: Editor,
  { theirs, changedAt, error }: Extract<Refusal, { readonly kind: 'changed' }>,
  request: BackendRequest,
): Promise<unknown> {
  const [file] = request.params.dataFiles as readonly [{ readonly path: string; readonly raw: string }];
  const format = formatOf(file.path);
  const read = (text: string) => {
    const { [SOURCE]: _, ...fields } = format.fromFile(text);
    return fields;
  };
  if (theirs === undefined) {
    const keep = await ask({
      title: 'This was deleted by somebody else',
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
    title: `This was changed${changedAt === undefined ? '' : ` at ${timeOf(changedAt)}`} by somebody else`,
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

/** Where the links to what is taken away go from now on; `undefined` if nothing is to happen. */
async function chooseTarget(
  title: string,
  { remarks, suggestion }: Extract<Refusal, { readonly kind: 'linked' }>,
): Promise<string | undefined> {
  const targets = await fetchLinkTargets();
  const select = element('select', {}, ...targetOptions(targets));
  select.value = suggestion ?? '/';
  return ask<string | undefined>({
    title: `${title} yet: ${remarks.length === 1 ? 'one link goes' : `${remarks.length} links go`} to it`,
    lines: remarks.map(lineOf),
    body: element('label', {}, 'Send these links to', select),
    buttons: [
      { label: 'Change the links', answer: '', isMain: true },
      { label: 'Go back', answer: undefined },
    ],
  }).then((answer) => (answer === undefined ? undefined : select.value));
}

/** Links still go to the address that an entry had before. */
export async function offerToRelink(
  { send }: Editor,
  { from, to, links }: NonNullable<Saved['moved']>,
  path: string | undefined,
): Promise<void> {
  const isWanted = await ask({
    title: `Saved. ${links.length === 1 ? 'One link still goes' : `${links.length} links still go`} to the old address`,
    intro: `They keep working: ${from} leads to ${to}.`,
    lines: links.map(lineOf),
    buttons: [
      { label: 'Change the links', answer: true, isMain: true },
      { label: 'Leave them', answer: false },
    ],
  });
  if (!isWanted) return;
  const relink = send({ action: 'relink', params: { branch: 'files', from, to } }, {});
  const { changed } = (await showWork('Changing the links …', relink)) as Saved;
  // The page linked to itself: its form is older than its file now.
  if (path !== undefined && changed?.includes(path)) window.location.reload();
}

const lineOf = ({ place, words }: Remark): DialogLine => {
  const name = place && [place.title, place.field].filter(Boolean).join(' › ');
  return {
    text: [name, words].filter(Boolean).join(': '),
    ...(place && { href: place.href }),
    ...(place?.label !== undefined && { label: place.label }),
  };
};

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

/** Opens the entry again once Decap knows that it is saved. */
function reloadAfterSave(decap: DecapStore): void {
  const { send } = decap;
  decap.send = (action, next) => {
    const result = send(action, next);
    if (action.type === 'ENTRY_PERSIST_SUCCESS') window.location.reload();
    return result;
  };
}

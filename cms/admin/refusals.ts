import type { Refusal, Remark } from '../server/remarks';
import type { Saved } from '../server/saveContent';
import { settleChange, settleRestore } from './changedMeanwhile';
import { reloadAfterSave } from './decapStore';
import { chooseWhatGoes } from './deletion';
import { ask, type DialogLine, element, showWork } from './dialog';
import { type BackendRequest, type Editor, Explained } from './editorRequests';
import { chooseElsewhere } from './elsewhere';
import { fetchLinkTargets, targetOptions } from './linkTargets';

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
      return request.action === 'restore'
        ? settleRestore(editor, refusal, request, terms)
        : settleChange(editor, refusal, request);
    default: {
      const lines = refusal.kind === 'faults' ? refusal.remarks.map(lineOf) : [{ text: refusal.error }];
      await ask({ title, lines });
      throw new Explained(refusal.error);
    }
  }
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

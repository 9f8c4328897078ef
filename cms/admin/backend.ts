import type { Refusal } from '../server/remarks';
import type { Saved } from '../server/saveContent';
import type { Connection } from './connection';
import { type DecapStore, openEntry } from './decapStore';
import type { Decap } from './decapWindow';
import { tellDeleted } from './deletion';
import { ask } from './dialog';
import type { BackendRequest, Editor } from './editorRequests';
import { answerRefusal, offerToRelink } from './refusals';

/** The name of our backend in Decap's configuration. */
export const BACKEND = 'this-machine';

/**
 * Decap's proxy backend, which says what a save was based on and shows the server's refusals as dialogues: faults with
 * links to their fields, questions that can be confirmed, links that would break, and what somebody else has saved.
 * Each change of an entry also says which entry the form shows: Decap takes a deletion from the address.
 * @param baseOf the file's text that the form of a save was opened with; undefined if it is not known
 */
export function registerBackend(
  CMS: Decap,
  decap: DecapStore,
  baseOf: (raw: string) => string | undefined,
  server: Connection,
): (action: string, params: object) => Promise<unknown> {
  const proxy = CMS.getBackend('proxy');
  const editor: Editor = { decap, baseOf, send };
  class Backend {
    constructor(config: object, options: object) {
      const backend = proxy.init(config, options);
      backend.request = async (request: BackendRequest) => {
        const { action } = request;
        if (action === 'persistEntry') {
          const [{ raw }] = request.params.dataFiles as readonly [{ readonly raw: string }];
          const base = baseOf(raw);
          return send(request, { ...onScreen(), ...(base !== undefined && { base: base || null }) });
        }
        // The server does not send back what it was sent.
        if (action === 'persistMedia') {
          const { content, encoding } = request.params.asset as Readonly<
            Record<'content' | 'encoding', string>
          >;
          return { ...((await send(request, {})) as object), content, encoding };
        }
        return send(request, isOfEntry(request) ? { ...onScreen(), base: openEntry(decap)?.text } : {});
      };
      // biome-ignore lint/correctness/noConstructorReturn: Decap makes a backend with `new`; ours is its own, extended
      return backend;
    }
  }
  CMS.registerBackend(BACKEND, Backend);
  return (action, params) =>
    send(
      { action, params: { branch: 'files', ...params } },
      action === 'restore' ? { ...onScreen(), base: openEntry(decap)?.text ?? null } : {},
    );

  /** The entry that a change is meant for, whatever Decap makes of the address. */
  function onScreen(): object {
    const open = openEntry(decap);
    return open ? { entry: open.path } : {};
  }

  async function send(request: BackendRequest, terms: object): Promise<unknown> {
    const { isOk, answer } = (await server.ask({ ...request, terms })) as {
      readonly isOk: boolean;
      readonly answer: Refusal | Saved;
    };
    if (isOk) {
      tellOutcome(answer);
      if ('deleted' in answer && answer.deleted)
        void tellDeleted(send, answer.deleted, String((request.params.paths as readonly string[])[0]));
      if ('moved' in answer && answer.moved) void offerToRelink(editor, answer.moved, changedPath(request));
      return answer;
    }
    return answerRefusal(editor, answer as Refusal, request, terms);
  }
}

/** Says what became of a save; what waits is in the bar. */
function tellOutcome(answer: Refusal | Saved): void {
  const outcome = 'outcome' in answer ? answer.outcome : undefined;
  const told = outcome?.note ?? (outcome?.state === 'refused' ? outcome.words : undefined);
  if (told !== undefined) void ask({ title: 'Saved', lines: [{ text: told }] });
}

/** Whether a request deletes an entry: pictures can be deleted from any form. */
const isOfEntry = ({ action, params }: BackendRequest): boolean =>
  action === 'deleteFiles' &&
  (params.paths as readonly string[]).every((path) => !path.startsWith('content/uploads/'));

const changedPath = ({ params }: BackendRequest): string | undefined =>
  (params.dataFiles as readonly { readonly path: string }[] | undefined)?.[0]?.path;

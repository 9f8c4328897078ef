import type { Refusal } from '../server/remarks';
import type { Saved } from '../server/saveContent';
import type { DecapStore } from './decapStore';
import type { Decap } from './decapWindow';
import { ask } from './dialog';
import { answerRefusal, type BackendRequest, type Editor, offerToRelink } from './refusals';

/** The name of our backend in Decap's configuration. */
export const BACKEND = 'this-machine';

/**
 * Decap's proxy backend, which says what a save was based on and shows the server's refusals as dialogues: faults with
 * links to their fields, questions that can be confirmed, links that would break, and what somebody else has saved.
 * @param baseOf the file's text that the form of a save was opened with; undefined if it is not known
 */
export function registerBackend(
  CMS: Decap,
  decap: DecapStore,
  baseOf: (raw: string) => string | undefined,
  openText: () => string,
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
          return send(request, base === undefined ? {} : { base: base === '' ? null : base });
        }
        // The server does not send back what it was sent.
        if (action === 'persistMedia') {
          const { content, encoding } = request.params.asset as Readonly<
            Record<'content' | 'encoding', string>
          >;
          return { ...((await send(request, {})) as object), content, encoding };
        }
        const isDeletion = action === 'deleteFiles' || action === 'deleteFile';
        return send(request, isDeletion && openText() !== '' ? { base: openText() } : {});
      };
      // biome-ignore lint/correctness/noConstructorReturn: Decap makes a backend with `new`; ours is its own, extended
      return backend;
    }
  }
  CMS.registerBackend(BACKEND, Backend);
  return (action, params) => send({ action, params: { branch: 'files', ...params } }, {});

  async function send(request: BackendRequest, terms: object): Promise<unknown> {
    const response = await fetch('/api/v1', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ ...request, terms }),
    });
    const answer = (await response.json()) as Refusal | Saved;
    if (response.ok) {
      // What waits is in the bar.
      const outcome = 'outcome' in answer ? answer.outcome : undefined;
      const told = outcome?.note ?? (outcome?.state === 'refused' ? outcome.words : undefined);
      if (told !== undefined) void ask({ title: 'Saved', lines: [{ text: told }] });
      if ('moved' in answer && answer.moved) void offerToRelink(editor, answer.moved, changedPath(request));
      return answer;
    }
    return answerRefusal(editor, answer as Refusal, request, terms);
  }
}

const changedPath = ({ params }: BackendRequest): string | undefined =>
  (params.dataFiles as readonly { readonly path: string }[] | undefined)?.[0]?.path;

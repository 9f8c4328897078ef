import { err, ok, type Result } from '../../../domain/result';
import { answerRequests } from './answerRequests';
import type { OpenCall, WorkerQuestion, WorkerReply } from './createEmbeddedEngine';
import { fetchManifest, httpFiles, type IndexFault, type Manifest } from './indexFile';
import { type OpenIndex, openIndex } from './openIndex';

/** Answers the Worker's messages. Separate from the Worker, so that tests need none. */
interface SearchService {
  readonly handle: (question: WorkerQuestion) => Promise<WorkerReply>;
}

const NOT_OPEN = err<IndexFault>({ kind: 'worker', message: 'The stock index is not open.' });

/**
 * A missing file usually means that the site was rebuilt while the page was open; then the new index answers. Some hosts
 * answer with a page instead of 404, which looks like a damaged file.
 */
const mayBeGone = ({ kind }: IndexFault): boolean => kind === 'missing' || kind === 'damaged';

export const createSearchService = (): SearchService => {
  let source: string | undefined;
  let index: OpenIndex | undefined;

  const openFiles = async ({ indexUrl, manifest, afresh }: OpenCall): Promise<Result<number, IndexFault>> => {
    const opened = await openIndex(manifest, httpFiles(indexUrl, afresh));
    if (opened.kind === 'err') return opened;
    source = indexUrl;
    index = opened.value;
    return ok(manifest.count);
  };

  /** Opens the site's current index. If that is the index that just failed, the fault remains. */
  const openNewer = async (
    fault: IndexFault,
    indexUrl: string,
    known: Manifest,
  ): Promise<Result<number, IndexFault>> => {
    if (!mayBeGone(fault)) return err(fault);
    const manifest = await fetchManifest(indexUrl);
    if (manifest.kind === 'err') return manifest;
    if (JSON.stringify(manifest.value.files) === JSON.stringify(known.files)) return err(fault);
    return openFiles({ indexUrl, manifest: manifest.value, afresh: false });
  };

  const open = async (call: OpenCall): Promise<Result<number, IndexFault>> => {
    const opened = await openFiles(call);
    return opened.kind === 'ok' ? opened : openNewer(opened.fault, call.indexUrl, call.manifest);
  };

  const withNewIndex = async <Value>(
    ask: (index: OpenIndex) => Promise<Result<Value, IndexFault>>,
  ): Promise<Result<Value, IndexFault>> => {
    const current = index;
    if (!current || source === undefined) return NOT_OPEN;
    const result = await ask(current);
    if (result.kind === 'ok' || !mayBeGone(result.fault)) return result;
    if (index === current) {
      const opened = await openNewer(result.fault, source, current.manifest);
      if (opened.kind === 'err') return opened;
    }
    return ask(index ?? current);
  };

  const answer = (question: WorkerQuestion): Promise<WorkerReply['result']> => {
    switch (question.type) {
      case 'open':
        return open(question);
      case 'search':
        return withNewIndex((current) => answerRequests(current, question.requests));
      case 'cards':
        return withNewIndex((current) => current.cards.byId(question.ids));
    }
  };

  return {
    handle: async (question) => {
      try {
        return { id: question.id, result: await answer(question) };
      } catch (error) {
        return { id: question.id, result: err({ kind: 'worker', message: String(error) }) };
      }
    },
  };
};

import { err, ok } from '../../../domain/result';
import { isByWeeklyCost } from '../../indexRecord';
import { answerRequests } from './answerRequests';
import type { OpenCall, WorkerQuestion, WorkerReply } from './createEmbeddedEngine';
import { fail, fetchManifest, httpFiles, type Manifest, SearchFault } from './indexFile';
import { type OpenIndex, openIndex } from './openIndex';
import { toPayIndex } from './toPayIndex';
import { weeklyCostIndex } from './weeklyCostIndex';

/** A missing or damaged file usually means that the site was rebuilt while the page was open; then the new index answers. */
const mayBeGone = (error: unknown): boolean =>
  error instanceof SearchFault && (error.fault.kind === 'missing' || error.fault.kind === 'damaged');

function search(
  index: OpenIndex,
  { requests, toPay, weeklyCost }: Extract<WorkerQuestion, { readonly type: 'search' }>,
) {
  const priced = toPay ? toPayIndex(index, toPay) : index;
  const isByCost = [requests].flat().some((one) => isByWeeklyCost(String(Object(one).indexName)));
  return answerRequests(weeklyCost && isByCost ? weeklyCostIndex(priced, weeklyCost) : priced, requests);
}

/** Answers the Worker's messages. Separate from the Worker, so that tests need none. */
export const createSearchService = () => {
  let source: string | undefined;
  let index: OpenIndex | undefined;

  const openFiles = async ({ indexUrl, manifest, afresh }: OpenCall): Promise<number> => {
    index = await openIndex(manifest, httpFiles(indexUrl, afresh));
    source = indexUrl;
    return manifest.count;
  };

  /** Opens the site's current index. If that is the index that just failed, the fault remains. */
  const openNewer = async (error: unknown, indexUrl: string, known: Manifest): Promise<number> => {
    if (!mayBeGone(error)) throw error;
    const manifest = await fetchManifest(indexUrl);
    if (JSON.stringify(manifest.files) === JSON.stringify(known.files)) throw error;
    return openFiles({ indexUrl, manifest, afresh: false });
  };

  const open = (call: OpenCall): Promise<number> =>
    openFiles(call).catch((error) => openNewer(error, call.indexUrl, call.manifest));

  const withNewIndex = async <Value>(ask: (index: OpenIndex) => Promise<Value>): Promise<Value> => {
    const current = index;
    if (!current || source === undefined) return fail('worker', 'The stock index is not open.');
    try {
      return await ask(current);
    } catch (error) {
      // Another question may have opened the new index meanwhile.
      if (index === current) await openNewer(error, source, current.manifest);
      else if (!mayBeGone(error)) throw error;
      return ask(index ?? current);
    }
  };

  const answer = (question: WorkerQuestion) => {
    switch (question.type) {
      case 'open':
        return open(question);
      case 'search':
        return withNewIndex((current) => search(current, question));
    }
  };

  return {
    handle: async (question: WorkerQuestion): Promise<WorkerReply> => {
      try {
        return { id: question.id, result: ok(await answer(question)) };
      } catch (error) {
        const fault =
          error instanceof SearchFault ? error.fault : { kind: 'worker' as const, message: String(error) };
        return { id: question.id, result: err(fault) };
      }
    },
  };
};

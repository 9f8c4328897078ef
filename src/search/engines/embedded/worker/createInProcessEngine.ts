import { answerRequests } from '../answerRequests';
import { cardsById } from '../cardsById';
import type { EmbeddedEngine } from '../embeddedEngine';
import type { OpenIndex } from '../openIndex';
import { valueOrThrow } from '../searchFault';

/** The engine for an already open index. The build uses it for first results, and tests use it. */
export const createInProcessEngine = (index: OpenIndex): EmbeddedEngine => ({
  search: (async (requests: unknown) =>
    valueOrThrow(await answerRequests(index, requests))) as EmbeddedEngine['search'],
  getCards: async (ids) => valueOrThrow(await cardsById(index, ids)),
  warm: async () => index.stock.count,
  retry: async () => index.stock.count,
});

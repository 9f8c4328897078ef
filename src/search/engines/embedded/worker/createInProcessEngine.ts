import { answerRequests } from '../answerRequests';
import { cardsById } from '../cardsById';
import type { EmbeddedEngine } from '../embeddedEngine';
import type { OpenIndex } from '../openIndex';
import { valueOrThrow } from '../valueOrThrow';

/** The engine over an index that is open already: for the build, which writes first results, and for tests. */
export const createInProcessEngine = (index: OpenIndex): EmbeddedEngine => ({
  search: (async (requests: unknown) =>
    valueOrThrow(await answerRequests(index, requests))) as EmbeddedEngine['search'],
  getCards: async (ids) => valueOrThrow(await cardsById(index, ids)),
  warm: async () => index.stock.count,
  retry: async () => index.stock.count,
});

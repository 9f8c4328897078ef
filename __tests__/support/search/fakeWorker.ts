import type { WorkerLike } from '../../../src/search/engines/embedded/createEmbeddedEngine';
import { createSearchService } from '../../../src/search/engines/embedded/searchService';

export interface FakeWorker extends WorkerLike {
  readonly terminated: () => boolean;
  /** As if the Worker's script had thrown. */
  readonly crash: () => void;
}

/** The Worker's own service in this thread. Messages are cloned, as with a real Worker. */
export const fakeWorker = (): FakeWorker => {
  const service = createSearchService();
  let terminated = false;
  const worker: FakeWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (message) => {
      void service.handle(structuredClone(message) as Parameters<typeof service.handle>[0]).then((reply) => {
        if (!terminated) worker.onmessage?.({ data: structuredClone(reply) } as MessageEvent);
      });
    },
    terminate: () => {
      terminated = true;
    },
    terminated: () => terminated,
    crash: () => worker.onerror?.({ message: 'out of memory' } as ErrorEvent),
  };
  return worker;
};

import { createSearchService } from './createSearchService';
import type { WorkerQuestion } from './workerMessages';

const service = createSearchService();

self.onmessage = async ({ data }: MessageEvent<WorkerQuestion>) => {
  self.postMessage(await service.handle(data));
};

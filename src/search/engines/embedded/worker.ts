import { createSearchService } from './searchService';
import type { WorkerQuestion } from './workerLink';

const service = createSearchService();

self.onmessage = async ({ data }: MessageEvent<WorkerQuestion>) => {
  self.postMessage(await service.handle(data));
};

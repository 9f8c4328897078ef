import type { WorkerQuestion } from './createEmbeddedEngine';
import { createSearchService } from './searchService';

const service = createSearchService();

self.onmessage = async ({ data }: MessageEvent<WorkerQuestion>) => {
  self.postMessage(await service.handle(data));
};

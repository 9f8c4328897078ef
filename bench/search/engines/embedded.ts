import { type HitsResponse, MANIFEST_NAME } from '../../../src/search/engines/embedded';
import { answerRequests } from '../../../src/search/engines/embedded/answerRequests';
import { buildIndex } from '../../../src/search/engines/embedded/build';
import { parseManifest } from '../../../src/search/engines/embedded/indexFile';
import { openIndex } from '../../../src/search/engines/embedded/openIndex';
import type { BenchEngine } from '../benchEngine';

/** Ours: core and text are opened; cards are read when they are shown. */
export const embedded: BenchEngine = {
  build: async (records) => buildIndex(records).files,
  open: async (read) => {
    const manifest = parseManifest(new TextDecoder().decode(await read(MANIFEST_NAME)));
    const index = await openIndex(manifest, { read });
    await index.text();
    return async (batch) => (await answerRequests(index, batch)).results as readonly HitsResponse[];
  },
  exceptions: [],
};

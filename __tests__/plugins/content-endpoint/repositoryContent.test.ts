import { resolve } from 'node:path';
import { describeContentFaults } from '../../../plugins/content-endpoint/contentFault';
import { loadContent } from '../../../plugins/content-endpoint/loadContent';

describe('the content of this repository', () => {
  it('has no fault', async () => {
    const loaded = await loadContent({ contentFolder: resolve('content'), staticFolder: resolve('static') });
    if (loaded.kind === 'err') throw new Error(describeContentFaults(loaded.fault));
    expect(loaded.value.site.dealershipName).not.toBe('');
  });
});

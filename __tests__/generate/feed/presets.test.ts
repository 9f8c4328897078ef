import { readFileSync } from 'node:fs';
import { importFeed } from '../../../generate/feed/importFeed';
import { readPreset } from '../../../generate/feed/mapping/readMapping';
import { FORMATS, sampleFile } from '../../../generate/feed/presets/presets';
import { okValue } from '../../../support/okValue';
import { aStockContext } from '../../../support/stock/aStockContext';

const sampleOf = (format: string) => {
  const name = sampleFile(format);
  return { name, bytes: readFileSync(name) };
};

describe.each(FORMATS)('the format %s', (format) => {
  it('reads every vehicle of its sample', async () => {
    const mapping = okValue(await readPreset(format));
    const imported = okValue(await importFeed(sampleOf(format), { site: aStockContext(), mapping }));
    expect(imported.quarantined).toEqual([]);
    expect(imported.items.length).toBeGreaterThan(1);
    for (const { item } of imported.items) expect(item.id).not.toMatch(/^h[\da-f]{16}$/);
  });

  it('is recognised by its names', async () => {
    const imported = okValue(await importFeed(sampleOf(format), { site: aStockContext() }));
    expect(imported.proposedFormat).toBe(format);
  });
});

it('a name that is not a format is a fault that lists them', async () => {
  const read = await readPreset('dealer-studios');
  expect(read).toMatchObject({ kind: 'err', fault: [{ reason: expect.stringContaining('dealer-studio') }] });
});

import { describeContentFaults } from '../../../plugins/content-endpoint/contentFault';
import { loadContent } from '../../../plugins/content-endpoint/loadContent';
import { readStockOverrides } from '../../../plugins/content-endpoint/readStockOverrides';
import { inventedContent, picture, stringify } from './inventedContent';

describe('Stock overrides in files', () => {
  it('are read with their pictures', async () => {
    const folders = await inventedContent({
      'stock-overrides/b1042.yml': stringify({ stockNumber: 'B1042', hide: true, pictures: [picture] }),
    });
    const read = await readStockOverrides(folders);
    await folders.dispose();
    expect(read).toMatchObject({
      kind: 'ok',
      value: [
        {
          file: 'content/stock-overrides/b1042.yml',
          stockNumber: 'B1042',
          hide: true,
          pictureOrder: [],
          pictures: [{ ...picture, width: 6, height: 4 }],
        },
      ],
    });
  });

  it('are at fault by file and field, once each, for whoever loads the content', async () => {
    const folders = await inventedContent({
      'stock-overrides/a.yml': stringify({ stockNumber: 'B1', featured: 'yes', pictureOrder: [0] }),
      'stock-overrides/b.yml': stringify({ stockNumber: 'C2', label: 'A label that is far too long' }),
      'stock-overrides/c.yml': stringify({ stockNumber: 'D3' }),
      'stock-overrides/d.yml': stringify({ stockNumber: 'd3 ' }),
      'stock-overrides/e.yml': 'stockNumber: "open',
      'stock-overrides/f.yml': stringify({ stockNumber: 1042 }),
      'stock-overrides/g.yml': stringify({
        stockNumber: 'G7',
        owners: 0,
        ppsrOn: 'last week',
        inspectionReport: '/uploads/gone.pdf',
        marks: [{ where: 'Bonnet', what: '', picture: { url: '/uploads/gone.webp', alt: 'Chips' } }],
        questions: [{ question: 'Has it towed?', answeredOn: '2026-11-20' }],
      }),
    });
    const loaded = await loadContent(folders);
    await folders.dispose();
    const lines = describeContentFaults(loaded.kind === 'err' ? loaded.fault : []).split('\n');
    expect(lines.slice(1, -1).map((line) => line.trim().replace('content/stock-overrides/', ''))).toEqual([
      'a.yml: featured: must be true or false (found "yes")',
      'a.yml: pictureOrder[0]: must be at least 1 (found 0)',
      'b.yml: label: must be at most 24 characters',
      'd.yml: stockNumber: d3 is also used in content/stock-overrides/c.yml; it must be unique',
      expect.stringMatching(/^e\.yml: line \d: /),
      'f.yml: stockNumber: must be text: put it in quotes',
      'g.yml: inspectionReport: the file content/uploads/gone.pdf does not exist',
      'g.yml: marks[0].picture.url: the file content/uploads/gone.webp does not exist',
      'g.yml: marks[0].what: must not be empty',
      'g.yml: owners: must be at least 1 (found 0)',
      'g.yml: ppsrOn: must be a date (2030-12-25)',
      'g.yml: questions[0].answer: must not be empty',
    ]);
  });
});

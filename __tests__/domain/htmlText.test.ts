import fc from 'fast-check';
import { escapeHtml, unescapeHtml } from '../../src/domain/htmlText';
import { runs } from '../support/runs';

test('what was escaped can be read back, whatever it says', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(unescapeHtml(escapeHtml(`${text}&amp;<`))).toBe(`${text}&amp;<`);
    }),
    { numRuns: runs(200, 20_000) },
  );
});

test('an escaped text holds nothing that HTML reads', () => {
  expect(escapeHtml(`<a href="x" title='y'>&</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;&lt;/a&gt;',
  );
});

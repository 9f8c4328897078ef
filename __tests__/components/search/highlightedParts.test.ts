import fc from 'fast-check';
import { escape as escapeHtml } from 'instantsearch.js/es/lib/utils';
import { highlightedParts } from '../../../src/components/search/highlightedParts';
import { runs } from '../../support/runs';

describe('What keywords found in a text', () => {
  test('is told apart from the rest', () => {
    expect(highlightedParts('2018 <mark>Toy</mark>ota <mark>HiLux</mark>')).toEqual([
      { text: '2018 ', isMatch: false },
      { text: 'Toy', isMatch: true },
      { text: 'ota ', isMatch: false },
      { text: 'HiLux', isMatch: true },
    ]);
  });

  test('is the text itself, letter for letter, whatever a feed has written in it', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('<b>', '<mark>', '</mark>', '&amp;', '"', "'", '&lt;'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(piece, fc.boolean())), (pieces) => {
        const html = pieces
          .map(([text, isMatch]) => (isMatch ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text)))
          .join('');
        const parts = highlightedParts(html);
        const said = (list: readonly (readonly [string, boolean])[], wanted: boolean) =>
          list.flatMap(([text, isMatch]) => (isMatch === wanted ? text : [])).join('');
        const got = parts.map(({ text, isMatch }) => [text, isMatch] as const);
        expect(parts.map(({ text }) => text).join('')).toBe(pieces.map(([text]) => text).join(''));
        expect(said(got, true)).toBe(said(pieces, true));
      }),
      { numRuns: runs(300, 5_000) },
    );
  });
});

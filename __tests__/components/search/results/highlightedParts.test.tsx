import fc from 'fast-check';
import { highlightedParts } from '../../../../src/components/search/results/ResultsGrid';
import { MARK } from '../../../../src/search/searchRequest';
import { runs } from '../../../support/runs';

jest.mock('gatsby', () => jest.requireActual('../../../support/gatsbyParts').gatsbyParts);

const marked = (text: string) => MARK.start + text + MARK.end;

describe('What keywords found in a text', () => {
  test('is told apart from the rest', () => {
    expect(highlightedParts(`2018 ${marked('Toy')}ota ${marked('HiLux')}`)).toEqual([
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
        const parts = highlightedParts(
          pieces.map(([text, isMatch]) => (isMatch ? marked(text) : text)).join(''),
        );
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

import { render } from '@testing-library/react';
import fc from 'fast-check';
import { MarkedText } from '../../../../src/components/search/results/ResultsGrid';
import { MARK } from '../../../../src/search/searchRequest';
import { runs } from '../../../support/runs';

jest.mock('gatsby', () => jest.requireActual('../../../support/gatsbyParts').gatsbyParts);

const marked = (text: string) => MARK.start + text + MARK.end;

function shown(text: string) {
  const { container, unmount } = render(<MarkedText text={text} />);
  const marks = [...container.querySelectorAll('mark')].map(({ textContent }) => textContent);
  const all = container.textContent;
  unmount();
  return { all, marks };
}

describe('What keywords found in a text', () => {
  test('is marked, and the rest is not', () => {
    expect(shown(`2018 ${marked('Toy')}ota ${marked('HiLux')}`)).toEqual({
      all: '2018 Toyota HiLux',
      marks: ['Toy', 'HiLux'],
    });
  });

  test('is the text itself, letter for letter, whatever a feed has written in it', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('<b>', '<mark>', '</mark>', '&amp;', '"', "'", '&lt;'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(piece, fc.boolean())), (pieces) => {
        const { all, marks } = shown(
          pieces.map(([text, isMatch]) => (isMatch ? marked(text) : text)).join(''),
        );
        expect(all).toBe(pieces.map(([text]) => text).join(''));
        expect(marks.join('')).toBe(pieces.flatMap(([text, isMatch]) => (isMatch ? text : [])).join(''));
      }),
      { numRuns: runs(300, 5_000) },
    );
  });
});

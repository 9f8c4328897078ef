import { render, screen } from '@testing-library/react';
import { type StockHit, useCardsInTurn } from '../../../../src/components/search/results/ResultsGrid';

jest.mock('gatsby', () => jest.requireActual('../../../support/gatsbyParts').gatsbyParts);

const HEIGHT = 400;
const COLUMNS = 2;

/** Two cards a row, each 400 pixels high, and the page scrolled by so many. */
function layOut(scrolled: number): void {
  jest.spyOn(HTMLLIElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLLIElement,
  ) {
    const place = [...(this.parentElement?.children ?? [])].indexOf(this);
    const top = Math.floor(place / COLUMNS) * HEIGHT - scrolled;
    return { top, height: HEIGHT, bottom: top + HEIGHT } as DOMRect;
  });
}

const cars = (prefix: string, count: number): readonly StockHit[] =>
  Array.from({ length: count }, (_, place) => ({ objectID: `${prefix}${place}` }) as StockHit);

/** What each render made a card of, the others are places that are held. */
let renders: string[][] = [];

function Cards({ hits }: { readonly hits: readonly StockHit[] }) {
  const { list, reservedHeight } = useCardsInTurn(hits);
  const heights = hits.map(reservedHeight);
  renders.push(hits.filter((_, place) => heights[place] === undefined).map(({ objectID }) => objectID));
  return (
    <ul ref={list}>
      {hits.map(({ objectID }, place) => (
        <li key={objectID} style={{ height: heights[place] }}>
          {heights[place] === undefined && objectID}
        </li>
      ))}
    </ul>
  );
}

const names = () => screen.getAllByRole('listitem').map((item) => item.textContent);

describe('the cards of new results', () => {
  beforeEach(() => {
    window.innerHeight = 900;
    renders = [];
  });
  afterEach(() => jest.restoreAllMocks());

  it('are made at once where the window shows them, then everywhere', () => {
    layOut(1200);
    const { rerender } = render(<Cards hits={cars('a', 12)} />);
    renders = [];
    rerender(<Cards hits={cars('b', 12)} />);
    // The window shows what is from 1,200 to 2,100 pixels down the list: rows 3 to 5, and row 2 ends at its edge.
    expect(renders[0]).toEqual(['b4', 'b5', 'b6', 'b7', 'b8', 'b9', 'b10', 'b11']);
    expect(names()).toEqual(cars('b', 12).map(({ objectID }) => objectID));
  });

  it('stay where they stand already, seen or not', () => {
    layOut(0);
    const old = cars('a', 12);
    const { rerender } = render(<Cards hits={old} />);
    renders = [];
    rerender(<Cards hits={[...cars('b', 8), ...old.slice(8)]} />);
    expect(renders[0]).toEqual(['b0', 'b1', 'b2', 'b3', 'b4', 'b5', 'a8', 'a9', 'a10', 'a11']);
  });

  it('go on in rows where there were fewer before', () => {
    layOut(0);
    const { rerender } = render(<Cards hits={cars('a', 4)} />);
    renders = [];
    rerender(<Cards hits={cars('b', 12)} />);
    expect(renders[0]).toEqual(['b0', 'b1', 'b2', 'b3', 'b4', 'b5']);
    expect(names()).toEqual(cars('b', 12).map(({ objectID }) => objectID));
  });

  it('are all made at once on a page that shows its first ones', () => {
    layOut(0);
    render(<Cards hits={cars('a', 12)} />);
    expect(renders[0]).toHaveLength(12);
  });
});

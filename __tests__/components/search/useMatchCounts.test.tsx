import { act, render, screen } from '@testing-library/react';
import { countMatches } from '../../../src/components/search/findMatches';
import { useMatchCounts } from '../../../src/components/search/useMatchCounts';

jest.mock('gatsby', () => ({
  ...jest.requireActual('../../support/gatsbyParts').gatsbyParts,
  useStaticQuery: () => jest.requireActual('../finance/calculator/inventedSite').inventedSite,
}));
jest.mock('../../../src/components/search/findMatches', () => ({ countMatches: jest.fn() }));
const counting = jest.mocked(countMatches);

function Count({ seats }: { readonly seats: string | undefined }) {
  const { counts } = useMatchCounts(seats === undefined ? [] : [{ seats: [seats] }]);
  return <p role="status">{counts === undefined ? '…' : `${counts[0]} in stock`}</p>;
}

const words = () => screen.getByRole('status').textContent;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const searches = () => counting.mock.calls.map(([states]) => states[0]?.seats?.[0]);

/** A search that answers when the test says so. */
function slowSearch() {
  const answers = new Map<string, { readonly come: (count: number) => void; readonly fail: () => void }>();
  counting.mockImplementation(
    ([state]) =>
      new Promise((resolve, reject) =>
        answers.set(String(state?.seats?.[0]), {
          come: (count) => resolve([count]),
          fail: () => reject(new Error('no network')),
        }),
      ),
  );
  return {
    answer: async (seats: string, count: number) => {
      answers.get(seats)?.come(count);
      await pass(0);
    },
    fail: async (seats: string) => {
      answers.get(seats)?.fail();
      await pass(0);
    },
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  counting.mockReset();
});
afterEach(() => jest.useRealTimers());

describe('the number of vehicles in stock', () => {
  it('appears when the search answers', async () => {
    const { answer } = slowSearch();
    render(<Count seats="5" />);
    await pass(150);
    expect(words()).toBe('…');
    await answer('5', 12);
    expect(words()).toBe('12 in stock');
  });

  it('is counted once, where a slider comes to rest', async () => {
    slowSearch();
    const { rerender } = render(<Count seats={undefined} />);
    for (const seats of ['2', '3', '4']) {
      await pass(149);
      rerender(<Count seats={seats} />);
    }
    expect(searches()).toEqual([]);
    await pass(150);
    expect(searches()).toEqual(['4']);
  });

  it('is never the number of an earlier search', async () => {
    const { answer } = slowSearch();
    const { rerender } = render(<Count seats="5" />);
    await pass(150);
    rerender(<Count seats="7" />);
    await pass(150);
    await answer('7', 2);
    await answer('5', 12);
    expect(words()).toBe('2 in stock');
    rerender(<Count seats="8" />);
    expect(words()).toBe('…');
  });

  it('is counted again three times if the search fails, after 1, 2 and 4 seconds', async () => {
    const { answer, fail } = slowSearch();
    render(<Count seats="5" />);
    await pass(150);
    for (const seconds of [1, 2, 4]) {
      const before = searches().length;
      await fail('5');
      await pass(seconds * 1000 - 1);
      expect(searches()).toHaveLength(before);
      await pass(1);
      expect(searches()).toHaveLength(before + 1);
    }
    await answer('5', 12);
    expect(words()).toBe('12 in stock');
  });

  it('is not counted without a search', async () => {
    slowSearch();
    render(<Count seats={undefined} />);
    await pass(1000);
    expect(searches()).toEqual([]);
    expect(words()).toBe('…');
  });
});

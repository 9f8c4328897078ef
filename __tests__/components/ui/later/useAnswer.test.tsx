import { act, render, screen } from '@testing-library/react';
import { useAnswer } from '../../../../src/components/ui/later/useAnswer';

interface Props {
  readonly budget: number | null;
  readonly ask: (budget: number) => Promise<string>;
  readonly settled?: number;
}

function Count({ budget, ask, settled }: Props) {
  const found = useAnswer(budget, ask, settled);
  return (
    <p role="status">{found === undefined ? '…' : `${found.answer}${found.isCurrent ? '' : ' (before)'}`}</p>
  );
}

const shown = () => screen.getByRole('status').textContent;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** A search that answers when it is told to. */
function slowSearch() {
  const asked: number[] = [];
  const waiting = new Map<
    number,
    { readonly resolve: (text: string) => void; readonly reject: () => void }
  >();
  const ask = (budget: number) => {
    asked.push(budget);
    return new Promise<string>((resolve, reject) => waiting.set(budget, { resolve, reject }));
  };
  return {
    asked,
    ask,
    answer: (budget: number) => act(async () => waiting.get(budget)?.resolve(`${budget} found`)),
    fail: (budget: number) => act(async () => waiting.get(budget)?.reject()),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a question to the stock', () => {
  it('is answered when the search answers', async () => {
    const { ask, answer } = slowSearch();
    render(<Count budget={100} ask={ask} />);
    await pass(0);
    expect(shown()).toBe('…');
    await answer(100);
    expect(shown()).toBe('100 found');
  });

  it('is asked once, where a slider comes to rest', async () => {
    const { asked, ask } = slowSearch();
    const { rerender } = render(<Count budget={100} ask={ask} settled={150} />);
    for (const budget of [105, 110, 115]) {
      await pass(149);
      rerender(<Count budget={budget} ask={ask} settled={150} />);
    }
    expect(asked).toEqual([]);
    await pass(150);
    expect(asked).toEqual([115]);
  });

  it('is never answered with what an earlier question finds', async () => {
    const { ask, answer } = slowSearch();
    const { rerender } = render(<Count budget={100} ask={ask} />);
    await pass(0);
    rerender(<Count budget={200} ask={ask} />);
    await pass(0);
    await answer(200);
    await answer(100);
    expect(shown()).toBe('200 found');
    rerender(<Count budget={300} ask={ask} />);
    expect(shown()).toBe('200 found (before)');
  });

  it('that fails leaves the answer before it, and the next one is asked', async () => {
    const { ask, answer, fail } = slowSearch();
    const { rerender } = render(<Count budget={100} ask={ask} />);
    await pass(0);
    await answer(100);
    rerender(<Count budget={200} ask={ask} />);
    await pass(0);
    await fail(200);
    expect(shown()).toBe('100 found (before)');
    rerender(<Count budget={300} ask={ask} />);
    await pass(0);
    await answer(300);
    expect(shown()).toBe('300 found');
  });

  it('that is none is not asked', async () => {
    const { asked, ask } = slowSearch();
    render(<Count budget={null} ask={ask} />);
    await pass(1000);
    expect(asked).toEqual([]);
    expect(shown()).toBe('…');
  });
});

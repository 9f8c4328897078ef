import { act, renderHook } from '@testing-library/react';
import { useWithAnswer } from '../../../src/components/search/useWithAnswer';

const shownFor = (asked: string, isPending: boolean) =>
  renderHook(
    (search: { asked: string; isPending: boolean }) => useWithAnswer(search.asked, search.isPending),
    {
      initialProps: { asked, isPending },
    },
  );

describe('What is searched for', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is shown with its answer, where that comes within a moment', () => {
    const { result, rerender } = shownFor('all', false);
    rerender({ asked: 'red', isPending: true });
    act(() => jest.advanceTimersByTime(49));
    expect(result.current).toBe('all');
    rerender({ asked: 'red', isPending: false });
    expect(result.current).toBe('red');
  });

  it('is shown by itself where the answer takes longer, and so is what is asked meanwhile', () => {
    const { result, rerender } = shownFor('all', false);
    rerender({ asked: 'red', isPending: true });
    act(() => jest.advanceTimersByTime(50));
    expect(result.current).toBe('red');
    rerender({ asked: 'red hatch', isPending: true });
    expect(result.current).toBe('red hatch');
  });

  it('waits anew for the answer to the next search', () => {
    const { result, rerender } = shownFor('all', false);
    rerender({ asked: 'red', isPending: true });
    act(() => jest.advanceTimersByTime(50));
    rerender({ asked: 'red', isPending: false });
    rerender({ asked: 'blue', isPending: true });
    expect(result.current).toBe('red');
    rerender({ asked: 'blue', isPending: false });
    expect(result.current).toBe('blue');
  });
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { useStockItem } from '../../../src/components/stock/useStockItem';
import type { StockItem } from '../../../src/domain/stock/stockItem';
import { fetchStockItem } from '../../../src/search/engines/fetchStockItem';
import { aStockItem } from '../../support/stock/aStockItem';

jest.mock('../../../src/search/engines/fetchStockItem');
const fetching = jest.mocked(fetchStockItem);

function Item({ built }: { readonly built: StockItem | null }) {
  const { item, isFailed, retry } = useStockItem('WT1001', built);
  return (
    <>
      <p role="status">{item === null ? 'gone' : (item?.make ?? (isFailed ? 'failed' : 'loading'))}</p>
      <button type="button" onClick={retry}>
        Try again
      </button>
    </>
  );
}

const words = () => screen.getByRole('status').textContent;
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

beforeEach(() => {
  jest.useFakeTimers();
  fetching.mockReset();
});
afterEach(() => jest.useRealTimers());

describe('a stock item', () => {
  it('is as it was built until the published one arrives', async () => {
    fetching.mockResolvedValue(aStockItem({ make: 'Tallis' }));
    render(<Item built={aStockItem({ make: 'Quintrex' })} />);
    expect(words()).toBe('Quintrex');
    await pass(0);
    expect(words()).toBe('Tallis');
  });

  it('stays as it was built if the published one does not come', async () => {
    fetching.mockRejectedValue(new Error('no network'));
    render(<Item built={aStockItem({ make: 'Quintrex' })} />);
    await pass(60);
    expect(fetching).toHaveBeenCalledTimes(4);
    expect(words()).toBe('Quintrex');
  });

  it('that was not built is loading during four tries, and then offers another', async () => {
    fetching.mockRejectedValue(new Error('no network'));
    render(<Item built={null} />);
    await pass(6.9);
    expect(words()).toBe('loading');
    await pass(0.2);
    expect(words()).toBe('failed');
    fetching.mockResolvedValue(aStockItem({ make: 'Tallis' }));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await pass(0);
    expect(words()).toBe('Tallis');
  });

  it('that hangs is given up after 20 seconds, and another try replaces it', async () => {
    fetching.mockReturnValue(new Promise(() => undefined));
    render(<Item built={null} />);
    await pass(19.9);
    expect(words()).toBe('loading');
    await pass(0.2);
    expect(words()).toBe('failed');
    fetching.mockResolvedValue(null);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await pass(0);
    expect(words()).toBe('gone');
  });
});

import { fireEvent, render, waitFor } from '@testing-library/react';
import { CardPictures } from '../../../src/components/stock/CardPictures';
import { StockCardView } from '../../../src/components/stock/StockCardView';
import { toStockCard } from '../../../src/domain/stock/toStockCard';
import { fetchStockItem } from '../../../src/search/engines/fetchStockItem';
import { aStockItem } from '../../support/stock/aStockItem';

jest.mock('../../../src/search/engines/fetchStockItem');
const fetched = jest.mocked(fetchStockItem);

const images = ['/a.jpg', '/b.jpg', '/c.jpg'].map((url) => ({ url }));
const card = toStockCard(aStockItem({ images }));
const sources = () => [...document.querySelectorAll('article img')].map((image) => image.getAttribute('src'));
const picture = () => document.querySelector('article img') as HTMLElement;

beforeEach(() => fetched.mockReset());

test('a card whose other pictures do not come keeps its first, and asks again at the next touch', async () => {
  fetched.mockRejectedValueOnce(new Error('no network')).mockResolvedValue(aStockItem({ images }));
  render(<StockCardView card={card} Pictures={CardPictures} />);
  fireEvent.touchStart(picture());
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
  await waitFor(() => {
    fireEvent.touchStart(picture());
    expect(sources()).toHaveLength(3);
  });
});

test('a card of a row that is swiped itself, and one with a single picture, have nothing to swipe', () => {
  const { rerender } = render(<StockCardView card={card} />);
  expect(picture().closest('a')).toBeNull();
  rerender(<StockCardView card={{ ...card, images: 1 }} Pictures={CardPictures} />);
  expect(picture().closest('a')).toBeNull();
});

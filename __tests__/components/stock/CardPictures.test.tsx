import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CardPictures } from '../../../src/components/stock/CardPictures';
import { StockCardView } from '../../../src/components/stock/StockCardView';
import { toStockCard } from '../../../src/domain/stock/toStockCard';
import { fetchStockItem } from '../../../src/search/engines/fetchStockItem';
import { aStockItem } from '../../support/stock/aStockItem';

jest.mock('gatsby', () => ({
  ...jest.requireActual('../../support/gatsbyParts').gatsbyParts,
  useStaticQuery: () => jest.requireActual('../finance/calculator/inventedSite').inventedSite,
}));
jest.mock('../../../src/search/engines/fetchStockItem');
const fetched = jest.mocked(fetchStockItem);

const images = ['/a.jpg', '/b.jpg', '/c.jpg'].map((url) => ({ url }));
const card = toStockCard(aStockItem({ images }));
const sources = () => [...document.querySelectorAll('article img')].map((image) => image.getAttribute('src'));
const picture = () => document.querySelector('article img') as HTMLElement;

beforeEach(() => fetched.mockReset());

test('a card asks for its other pictures when a finger touches the first, once', async () => {
  fetched.mockResolvedValue(aStockItem({ images }));
  render(<StockCardView card={card} Pictures={CardPictures} />);
  expect(sources()).toEqual(['/a.jpg']);
  expect(fetched).not.toHaveBeenCalled();
  fireEvent.touchStart(picture());
  fireEvent.touchStart(picture());
  await waitFor(() => expect(sources()).toEqual(['/a.jpg', '/b.jpg', '/c.jpg']));
  expect(fetched).toHaveBeenCalledTimes(1);
});

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

test('keyboard and screen reader meet one link on a card', () => {
  render(<StockCardView card={card} Pictures={CardPictures} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  const inPicture = picture().closest('a');
  expect(inPicture).toHaveAttribute('href', screen.getByRole('link').getAttribute('href'));
  expect(inPicture).toHaveAttribute('tabindex', '-1');
});

test('a card of a row that is swiped itself, and one with a single picture, have nothing to swipe', () => {
  const { rerender } = render(<StockCardView card={card} />);
  expect(picture().closest('a')).toBeNull();
  rerender(<StockCardView card={{ ...card, images: 1 }} Pictures={CardPictures} />);
  expect(picture().closest('a')).toBeNull();
});

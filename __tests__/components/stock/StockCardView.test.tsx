import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CardPictures } from '../../../src/components/stock/CardPictures';
import { StockCardView } from '../../../src/components/stock/StockCardView';
import type { StockCard } from '../../../src/domain/stock/stockCard';
import { toStockCard } from '../../../src/domain/stock/toStockCard';
import { fetchStockItem } from '../../../src/search/engines/fetchStockItem';
import { aStockItem } from '../../support/stock/aStockItem';

jest.mock('../../../src/search/engines/fetchStockItem');

const about = { year: 2021, make: 'Tallis', model: 'Heron', location: { name: 'Barden Creek' } };
const card: StockCard = {
  ...toStockCard(aStockItem({ ...about, price: 30_000, transmissionType: 'Automatic', fuelType: 'Diesel' })),
  images: 4,
};

const show = (more: Partial<StockCard> = {}) => {
  const { container } = render(<StockCardView card={{ ...card, ...more }} />);
  return container.textContent ?? '';
};

test('says where it stands and how many pictures there are', () => {
  const words = show();
  expect(words).toContain('Barden Creek');
  expect(words).toContain('4 pictures');
  expect(show({ images: 1 })).not.toMatch(/1 picture/);
});

test('on the site of a group, names the dealer beside the yard and leads to the page on the dealer’s own site', () => {
  const url = 'https://www.heron.example/stock/item/A1/2021-tallis-heron/';
  show({ dealer: 'Heron Motors', url });
  expect(screen.getByText(/Barden Creek · Heron Motors$/)).toBeVisible();
  expect(screen.getByRole('link', { name: '2021 Tallis Heron' })).toHaveAttribute('href', url);
});

test('names a dealer with one yard once', () => {
  expect(show({ location: 'Heron Motors', dealer: 'Heron Motors' }).match(/Heron Motors/g)).toHaveLength(1);
});

test('says once how it changes gears', () => {
  expect(show({ subtitle: '10 speed automatic' })).not.toContain('Automatic');
  expect(show({ subtitle: 'SR5 4x4' })).toContain('Automatic');
});

test('marks a reduced price, and says what it saves', () => {
  expect(show({ wasPrice: 32_500 })).toContain('Reduced was $32,500, save $2,500');
  expect(show()).not.toContain('Reduced');
  expect(show({ wasPrice: 32_500, sold: true })).not.toContain('Reduced');
});

test('names an offer for it until the offer ends or it is sold', () => {
  const offer = { offer: 'Free mats', offerEndsAt: new Date(Date.now() + 3_600_000).toISOString() };
  expect(show({ offer: 'Free mats' })).toContain('Offer: Free mats');
  expect(show()).not.toContain('Offer');
  expect(show({ ...offer, sold: true })).not.toContain('Offer');
  jest.useFakeTimers();
  const { container } = render(<StockCardView card={{ ...card, ...offer }} />);
  expect(container).toHaveTextContent('Offer: Free mats');
  act(() => void jest.advanceTimersByTime(7_200_000));
  expect(container).not.toHaveTextContent('Offer');
  jest.useRealTimers();
});

test('says that somebody has made an offer', () => {
  expect(show({ underOffer: true })).toContain('Under offer');
  expect(show()).not.toContain('Under offer');
});

test('a sold one has no price and no repayment', () => {
  expect(show()).toMatch(/\$30,000.*\$\d+ a week/);
  expect(show({ sold: true })).not.toContain('$');
});

test('its heart names the vehicle, and comes after the link to it', () => {
  show();
  const link = screen.getByRole('link', { name: card.title });
  const heart = screen.getByRole('button', { name: `Save ${card.title}` });
  expect(link.compareDocumentPosition(heart)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

const images = ['/a.jpg', '/b.jpg', '/c.jpg'].map((url) => ({ url }));
const withPictures = toStockCard(aStockItem({ images }));
const sources = () => [...document.querySelectorAll('article img')].map((image) => image.getAttribute('src'));
const picture = () => document.querySelector('article img') as HTMLElement;

test('a card whose other pictures do not come keeps its first, and asks again at the next touch', async () => {
  const fetched = jest.mocked(fetchStockItem);
  fetched.mockRejectedValueOnce(new Error('no network')).mockResolvedValue(aStockItem({ images }));
  render(<StockCardView card={withPictures} Pictures={CardPictures} />);
  fireEvent.touchStart(picture());
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
  await waitFor(() => {
    fireEvent.touchStart(picture());
    expect(sources()).toHaveLength(3);
  });
});

test('a card of a row that is swiped itself, and one with a single picture, have nothing to swipe', () => {
  const { rerender } = render(<StockCardView card={withPictures} />);
  expect(picture().closest('a')).toBeNull();
  rerender(<StockCardView card={{ ...withPictures, images: 1 }} Pictures={CardPictures} />);
  expect(picture().closest('a')).toBeNull();
});

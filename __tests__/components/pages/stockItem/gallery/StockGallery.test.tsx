import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StockGallery } from '../../../../../src/components/pages/stockItem/gallery/StockGallery';
import type { StockItem } from '../../../../../src/domain/stock/stockItem';
import type { TrackedEvent } from '../../../../../src/tracking/events';
import { takeEvents } from '../../../../../src/tracking/track';
import { aStockItem } from '../../../../support/stock/aStockItem';

const images = ['a', 'b', 'c'].map((name) => ({ url: `/uploads/${name}.webp` }));
const show = (given: typeof images = images, rest: Partial<StockItem> = {}) =>
  render(
    <StockGallery
      item={{ ...aStockItem(), images: given, ...rest } as StockItem}
      title="2019 Toyota HiLux"
    />,
  );
const shownPlace = () => screen.getByRole('group', { name: /^Picture/ }).getAttribute('aria-label');

beforeAll(() => {
  // jsdom scrolls nothing.
  Element.prototype.scrollTo = () => undefined;
});

test('the pictures are gone through by buttons, which end at the ends', async () => {
  show();
  const next = screen.getByRole('button', { name: 'Next picture' });
  const back = screen.getByRole('button', { name: 'Previous picture' });
  expect(back).toBeDisabled();
  await userEvent.click(next);
  await userEvent.click(next);
  expect(shownPlace()).toBe('Picture 3 of 3');
  expect(next).toBeDisabled();
});

test('the pictures are gone through by the arrow keys', async () => {
  show();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(shownPlace()).toBe('Picture 2 of 3');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(shownPlace()).toBe('Picture 1 of 3');
});

test('a thumbnail shows its picture and says which one is shown', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Show picture 2' }));
  expect(shownPlace()).toBe('Picture 2 of 3');
  expect(screen.getByRole('button', { name: 'Show picture 2' })).toHaveAttribute('aria-current', 'true');
});

test('a single picture has nothing to go through', () => {
  show(images.slice(0, 1));
  expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Full screen' })).toBeVisible();
});

test('a vehicle without pictures says that they are on their way', () => {
  show([]);
  expect(screen.getByText('Photos on their way')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

describe('a view from all sides', () => {
  const spinImages = Array.from({ length: 24 }, (_, index) => ({ url: `/pictures/turn-${index}` }));
  const slider = () => screen.findByRole('slider', { name: '360° view of 2019 Toyota HiLux' });
  const shown = async () => (await slider()).querySelector('img')?.getAttribute('src');

  test('turns by buttons too, past its end', async () => {
    show(images, { spinImages });
    await userEvent.click(screen.getByRole('button', { name: '360° view' }));
    expect(await slider()).toHaveAttribute('aria-valuetext', 'Turned by 0 degrees');
    await userEvent.click(screen.getByRole('button', { name: 'Turn left' }));
    expect(await shown()).toContain('turn-23-');
    await userEvent.click(screen.getByRole('button', { name: 'Turn right' }));
    expect(await shown()).toContain('turn-0-');
  });

  test('tells its first turn to the tracker, and keeps nothing itself: the visitor may not have agreed', async () => {
    const events: TrackedEvent[] = [];
    takeEvents((event) => events.push(event));
    // Those of the tests before.
    events.length = 0;
    sessionStorage.clear();
    const { unmount } = show(images, { spinImages });
    await userEvent.click(screen.getByRole('button', { name: '360° view' }));
    await slider();
    expect(events).toEqual([]);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(events).toEqual([{ name: '360_interaction', item: 'WT1001' }]);
    expect(sessionStorage).toHaveLength(0);
    unmount();
    show(images, { spinImages });
    await userEvent.click(screen.getByRole('button', { name: '360° view' }));
    await slider();
    await userEvent.keyboard('{ArrowRight}');
    // The tracker counts an item once a tab (`__tests__/tracking/tracker.test.tsx`).
    expect(events).toHaveLength(2);
  });

  test('is not offered for too few pictures', () => {
    show(images, { spinImages: spinImages.slice(0, 7) });
    expect(screen.queryByRole('button', { name: '360° view' })).toBeNull();
  });
});

describe('a film', () => {
  test('of one’s own that does not come says so', async () => {
    show(images, { video: { kind: 'file', url: '/uploads/film.mp4' } });
    await userEvent.click(screen.getByRole('button', { name: 'Play the video' }));
    fireEvent.error(await screen.findByLabelText('Video of 2019 Toyota HiLux'));
    expect(screen.getByRole('alert')).toHaveTextContent('This video did not load.');
  });

  test('is there for a vehicle without pictures too', () => {
    show([], { video: { kind: 'youtube', id: 'aqz-KE_bpKQ' } });
    expect(screen.getByText('Photos on their way')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Play the video' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Full screen' })).toBeNull();
  });

  test('makes way for a picture that is chosen', async () => {
    show(images, { video: { kind: 'youtube', id: 'aqz-KE_bpKQ' } });
    await userEvent.click(screen.getByRole('button', { name: 'Play the video' }));
    await screen.findByTitle('Video of 2019 Toyota HiLux');
    await userEvent.click(screen.getByRole('button', { name: 'Show picture 3' }));
    expect(document.querySelector('iframe')).toBeNull();
    expect(shownPlace()).toBe('Picture 3 of 3');
  });
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StockGallery } from '../../../../src/components/stock/gallery/StockGallery';

jest.mock('gatsby', () => ({
  ...jest.requireActual('../../../support/gatsbyParts').gatsbyParts,
  useStaticQuery: () => jest.requireActual('../../finance/calculator/inventedSite').inventedSite,
}));

const images = ['a', 'b', 'c'].map((name) => ({ url: `/uploads/${name}.webp` }));
const show = (given: typeof images = images) =>
  render(<StockGallery images={given} title="2019 Toyota HiLux" />);
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

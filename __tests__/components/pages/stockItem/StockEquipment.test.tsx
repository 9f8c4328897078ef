import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StockEquipment } from '../../../../src/components/pages/stockItem/StockEquipment';

const letters = (count: number) => Array.from({ length: count }, (_, index) => `Thing ${index + 1}`);

test('the first of each group are seen, and all when asked for', async () => {
  render(<StockEquipment groups={[{ entries: ['Tow bar'] }, { name: 'Safety', entries: letters(6) }]} />);
  expect(screen.getByRole('heading', { name: 'Safety' })).toBeVisible();
  expect(screen.getByText('Tow bar')).toBeVisible();
  expect(screen.getByText('Thing 4')).toBeVisible();
  expect(screen.getByText('Thing 5')).not.toBeVisible();
  const more = screen.getByRole('button', { name: 'Show all 7' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(more);
  expect(screen.getByText('Thing 6')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show less' }));
  expect(screen.getByText('Thing 5')).not.toBeVisible();
});

test('a short list needs no button', () => {
  render(<StockEquipment groups={[{ name: 'Safety', entries: letters(4) }]} />);
  expect(screen.queryByRole('button')).toBeNull();
});

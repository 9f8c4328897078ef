import { screen, within } from '@testing-library/react';
import { pagePath, publicId } from '../../src/tracking/events';
import { debugPanel } from '../../src/tracking/sinks/debugPanel';

afterEach(() => {
  document.body.innerHTML = '';
});

const rows = () => within(screen.getByRole('group')).getAllByRole('listitem', { hidden: true });

test('every event is a line with its fields, newest first, and says whether it was sent', () => {
  const panel = debugPanel();
  panel.show({ name: 'page_view', page: pagePath('/stock/') }, false);
  panel.show({ name: 'select_item', item: publicId('1042') }, true);
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    'select_item item=1042',
    'page_view page=/stock/ (not sent: no consent)',
  ]);
  expect(screen.getByText('Tracked events: 2')).toBeVisible();
});

test('it keeps the last fifty', () => {
  const panel = debugPanel();
  for (let event = 0; event < 60; event++) panel.show({ name: 'dealer_locator', way: 'opened' }, true);
  expect(rows()).toHaveLength(50);
  expect(screen.getByText('Tracked events: 60')).toBeVisible();
});

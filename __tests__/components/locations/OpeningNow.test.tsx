import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { OpeningNow } from '../../../src/components/locations/OpeningHours';
import { openingHoursFixture as hours } from '../../support/content/openingHoursFixture';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Shows the line until the page is idle. */
function show(line: ReactElement) {
  render(line);
  act(() => void jest.advanceTimersByTime(1));
}

test('a built page makes no claim about the present', () => {
  jest.setSystemTime(new Date('2026-06-16T10:00:00+10:00'));
  expect(renderToString(<OpeningNow hours={hours} />)).toContain('Opening hours');
});

test('an open page keeps up with the clock', () => {
  jest.setSystemTime(new Date('2026-06-16T17:29:30+10:00'));
  show(<OpeningNow hours={hours} />);
  expect(screen.getByText('Open until 5:30 pm')).toBeVisible();
  act(() => {
    jest.advanceTimersByTime(60_000);
  });
  expect(screen.getByText('Opens 8:30 am tomorrow')).toBeVisible();
});

test('a narrow line names the holiday and leaves out the rest', () => {
  jest.setSystemTime(new Date('2026-12-25T10:00:00+11:00'));
  show(
    <>
      <OpeningNow hours={hours} isShort />
      <OpeningNow hours={hours} />
    </>,
  );
  expect(screen.getByText('Closed for Christmas Day')).toBeVisible();
  expect(screen.getByText('Closed for Christmas Day, opens 8:30 am tomorrow')).toBeVisible();
});

test('a clock that is behind the page is not trusted', () => {
  jest.spyOn(document, 'lastModified', 'get').mockReturnValue('06/15/2026 03:00:00');
  jest.setSystemTime(new Date('2025-06-16T10:00:00+10:00'));
  show(<OpeningNow hours={hours} />);
  expect(screen.getByText('Opening hours')).toBeVisible();
  expect(screen.queryByText(/^Open until/)).toBeNull();
});

/** @jest-environment jsdom */
import type { RouteUpdateArgs } from 'gatsby';
import { announceOtherPages } from '../../src/gatsby/announceOtherPages';

const entry = (pathname: string, key: string) => ({ pathname, key }) as unknown as Location;
const go = (from: Location | null, to: Location): string | null => {
  document.body.innerHTML = '<div id="gatsby-announcer" aria-live="assertive"></div>';
  announceOtherPages({ location: to, prevLocation: from } as RouteUpdateArgs);
  return document.getElementById('gatsby-announcer')?.getAttribute('aria-live') ?? null;
};

test('another page is announced', () => {
  expect(go(null, entry('/stock/', 'initial'))).toBe('assertive');
  expect(go(entry('/stock/', 'initial'), entry('/stock/item/1/', 'k1'))).toBe('assertive');
});

test('another search of the same listing is not announced; its count is', () => {
  expect(go(entry('/stock/used-cars/', 'k1'), entry('/stock/', 'k1'))).toBe('off');
});

import { PAGE_TYPES, pageTypeRule } from '../../plugins/content-endpoint/collections/pageTypes';
import { FORM_PATHS, PAGE_TYPE_PATHS } from '../../src/content/addresses';

test('the page types that the site links to by itself have the one address that the endpoint gives them', () => {
  const given = Object.fromEntries(
    (Object.keys(PAGE_TYPES) as (keyof typeof PAGE_TYPES)[]).map((type) => [
      type,
      `/${pageTypeRule(type).slug}/`,
    ]),
  );
  expect(Object.keys(PAGE_TYPE_PATHS).length).toBeGreaterThan(5);
  expect(given).toMatchObject(PAGE_TYPE_PATHS);
});

test('no form of the specification is without a page', () => {
  expect(Object.keys(FORM_PATHS)).toEqual(
    expect.arrayContaining([
      'bookATestDrive',
      'financeCalculator',
      'makeAnOffer',
      'reserveNow',
      'sendToAFriend',
      'valueTradeIn',
      'enquireNow',
    ]),
  );
  for (const path of Object.values(FORM_PATHS)) expect(path).toMatch(/^\/[a-z-]+\/$/);
});

import { addressFaults, describeAddressFaults, redirectsOf } from '../../../generate/pages/addressFaults';
import type { PageSpec } from '../../../generate/pages/pageSpecs';
import {
  aContentIndex,
  anIndexedPage,
  anIndexedPost,
  anIndexedSpecial,
} from '../../support/content/aContentIndex';
import { theDealer } from '../../support/theDealer';

const page = (path: string, owner: string, template: PageSpec['template'] = 'StandardPageTemplate') => ({
  path,
  owner,
  template,
  context: {},
});

test('addresses with one owner each are valid', () => {
  const pages = [
    page('/', 'home'),
    page('/about-us/', 'about'),
    page('/stock/used-cars/', 'used', 'StockIndexTemplate'),
  ];
  const redirects = [{ from: '/about/', to: '/about-us/', owner: 'an earlier address' }];
  expect(addressFaults(pages, redirects)).toEqual([]);
});

test('two pages at one address are both named, with or without the final slash', () => {
  expect(addressFaults([page('/a/', 'the page "one"'), page('/a', 'the post "two"')], [])).toEqual([
    '/a is claimed by the page "one" and by the post "two"',
  ]);
});

test('a page at a reserved address is named with the address’s owner', () => {
  expect(
    addressFaults([page('/stock/sale/', 'the page "sale"'), page('/api/x/', 'the page "api"')], []),
  ).toEqual([
    '/stock/sale/ is claimed by the page "sale" and reserved for the stock search',
    '/api/x/ is claimed by the page "api" and reserved for the functions',
  ]);
});

test('a redirect from an existing page, or with two targets, is a fault', () => {
  const redirects = [
    { from: '/a/', to: '/b/', owner: 'an earlier address of "b"' },
    { from: '/old/', to: '/a/', owner: 'an earlier address of "a"' },
    { from: '/old/', to: '/b/', owner: 'an earlier address of "b"' },
  ];
  const faults = addressFaults([page('/a/', 'the page "a"'), page('/b/', 'the page "b"')], redirects);
  expect(faults).toEqual([
    '/a/ is claimed by the page "a" and by an earlier address of "b"',
    '/old/ is claimed by an earlier address of "a" and by an earlier address of "b"',
  ]);
  expect(describeAddressFaults(faults)).toContain(
    '2 addresses are at fault or taken twice; nothing was built',
  );
});

test.each([
  '/../outside/',
  '/a/../../b/',
  '/.git/',
  '/a b/',
  '/a?b/',
  '/a#b/',
  '/a%2e%2e/',
  '/a\\b/',
  '/</script>/',
  '//host/',
  '/über/',
])('an address that no host could answer, or that leads out of the folder, is a fault: %s', (path) => {
  expect(addressFaults([page(path, 'the page "odd"')], [])).toEqual([
    `${JSON.stringify(path)}, of the page "odd", is not an address: use letters, digits and hyphens`,
  ]);
  expect(addressFaults([], [{ from: path, to: '/b/', owner: 'an earlier address' }])).toHaveLength(1);
});

const seo = { noindex: false };

test('the limited-time test-drive offer leads to the test-drive bonus offer of the same id', () => {
  expect(redirectsOf(aContentIndex(), theDealer.redirects)).toEqual([
    expect.objectContaining({
      from: '/brand-specials/limited-time-test-drive-offer-4411/',
      to: '/brand-specials/test-drive-bonus-offer-4411/',
    }),
  ]);
});

test('earlier addresses of pages, models, offers and posts lead to the current ones', () => {
  const content = aContentIndex({
    pages: [anIndexedPage('standard', 'about-us', { previousSlugs: ['about'] })],
    vehicles: [
      {
        id: 'v',
        slug: 'heron',
        previousSlugs: ['egret'],
        stockMake: 'T',
        stockModel: 'Heron',
        seo,
        grades: [{ name: 'Core', fromPrice: 1, priceType: 'driveAway', colours: [], stockBadge: null }],
        colours: [{ name: 'Red', price: 0 }],
        accessories: [],
      },
    ],
    posts: [anIndexedPost('p', { slug: 'new', previousSlugs: ['old'] })],
    brandSpecials: [anIndexedSpecial(7, 'now', { previousSlugs: ['then'] })],
  });
  expect(
    redirectsOf(content, theDealer.redirects)
      .slice(1)
      .map(({ from, to }) => [from, to]),
  ).toEqual([
    ['/about/', '/about-us/'],
    ['/vehicles/egret/', '/vehicles/heron/'],
    ['/vehicles/egret/build/', '/vehicles/heron/build/'],
    ['/blog/old/', '/blog/new/'],
    ['/brand-specials/then-7/', '/brand-specials/now-7/'],
  ]);
});

test('a redirect that is both in the site and in the content is one redirect', () => {
  const content = aContentIndex({
    brandSpecials: [
      anIndexedSpecial(4411, 'test-drive-bonus-offer', { previousSlugs: ['limited-time-test-drive-offer'] }),
    ],
  });
  expect(redirectsOf(content, theDealer.redirects)).toHaveLength(1);
});

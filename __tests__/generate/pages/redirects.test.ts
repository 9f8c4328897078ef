import { redirectsOf } from '../../../generate/pages/addressFaults';
import {
  aContentIndex,
  anIndexedPage,
  anIndexedPost,
  anIndexedSpecial,
} from '../../support/content/aContentIndex';

const seo = { noindex: false };

test('the limited-time test-drive offer leads to the test-drive bonus offer of the same id', () => {
  expect(redirectsOf(aContentIndex())).toEqual([
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
        grades: [{ name: 'Core', fromPrice: 1, priceType: 'driveAway', colours: [] }],
        colours: [{ name: 'Red', price: 0 }],
        accessories: [],
      },
    ],
    posts: [anIndexedPost('p', { slug: 'new', previousSlugs: ['old'] })],
    brandSpecials: [anIndexedSpecial(7, 'now', { previousSlugs: ['then'] })],
  });
  expect(
    redirectsOf(content)
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
  expect(redirectsOf(content)).toHaveLength(1);
});

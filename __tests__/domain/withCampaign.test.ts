import fc from 'fast-check';
import { CAMPAIGN_PARAMETERS, withCampaign } from '../../src/domain/campaign';
import { runs } from '../support/runs';

test('a link within the site keeps the campaign, before its hash and after its own query', () => {
  expect(withCampaign('/stock/?affordAmount=170#list', '?utm_source=poster&utm_campaign=may')).toBe(
    '/stock/?affordAmount=170&utm_campaign=may&utm_source=poster#list',
  );
});

test.each(['https://other.example/', '//other.example/', 'tel:+61255500140', 'mailto:a@b.example', '#top'])(
  '%s stays as it is',
  (href) => {
    expect(withCampaign(href, '?utm_source=poster')).toBe(href);
  },
);

test('only the campaign is kept, and the link’s own parameters win', () => {
  expect(withCampaign('/a/?utm_source=own', '?utm_source=poster&name=Ann&gclid=1')).toBe(
    '/a/?utm_source=own&gclid=1',
  );
});

test('any campaign name arrives unchanged, and the path stays the same', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CAMPAIGN_PARAMETERS), fc.string({ minLength: 1 }), (name, value) => {
      const search = `?${new URLSearchParams({ [name]: value })}`;
      const url = new URL(withCampaign('/blog/a/#b', search), 'https://x.example');
      expect([url.pathname, url.hash]).toEqual(['/blog/a/', '#b']);
      expect(url.searchParams.get(name)).toBe(new URLSearchParams(search).get(name));
    }),
    { numRuns: runs(300, 5_000) },
  );
});

import fc from 'fast-check';
import {
  CAMPAIGN_PARAMETERS,
  campaignCall,
  campaignOf,
  parseCampaignCall,
  withCampaign,
} from '../../src/domain/campaign';
import { runs } from '../support/runs';

describe('The campaign of an address', () => {
  it('holds the allowed parameters and no others', () => {
    expect(
      campaignOf(
        '?utm_campaign=spring&utm_source=radio&utm_secret=x&deposit=5000&gclid=Cj0&email=a@b.example',
      ),
    ).toEqual({ utm_campaign: 'spring', utm_source: 'radio', gclid: 'Cj0' });
  });

  it('leaves out parameters that are empty, repeated or very long', () => {
    expect(
      campaignOf(`?utm_campaign=&utm_source=a&utm_source=b&utm_term=${'x'.repeat(201)}&utm_id=7`),
    ).toEqual({ utm_id: '7' });
  });
});

describe('What the server learns about a campaign', () => {
  it.each([
    ['?utm_campaign=spring', { utmCampaign: 'spring' }],
    [
      '?utm_audience=a&utm_campaign=b&utm_content=c&utm_id=d&utm_medium=e&utm_source=f&utm_term=g',
      {
        utmAudience: 'a',
        utmCampaign: 'b',
        utmContent: 'c',
        utmId: 'd',
        utmMedium: 'e',
        utmSource: 'f',
        utmTerm: 'g',
      },
    ],
    ['?msclkid=3&gclid=2', { queryString: 'gclid=2' }],
    ['?gclid=2&fbclid=1&utm_source=f', { utmSource: 'f', queryString: 'fbclid=1' }],
  ])('of %s', (search, call) => expect(campaignCall(campaignOf(search))).toEqual(call));

  it.each(['', '?utm_source=radio&utm_medium=audio', '?price=10000:20000'])(
    'of %j is nothing: neither a click id nor the name of a campaign is there',
    (search) => expect(campaignCall(campaignOf(search))).toBeUndefined(),
  );

  it('is read by the server as it was written', () => {
    const parameters = fc.dictionary(fc.constantFrom(...CAMPAIGN_PARAMETERS), fc.string({ maxLength: 600 }));
    fc.assert(
      fc.property(parameters, (given) => {
        const call = campaignCall(campaignOf(`?${new URLSearchParams(given)}`));
        expect(parseCampaignCall(JSON.parse(JSON.stringify(call ?? null)))).toEqual(call);
      }),
      { numRuns: runs(300, 20_000) },
    );
  });

  it('is ignored if it is not an object, and holds only strings with known names', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const read = parseCampaignCall(value);
        expect(Object.values(read ?? {}).every((one) => typeof one === 'string')).toBe(true);
      }),
      { numRuns: runs(200, 20_000) },
    );
    expect(parseCampaignCall({ utmCampaign: ['spring'], utmSource: 'radio' })).toBeUndefined();
    expect(
      parseCampaignCall({ utmCampaign: 'spring', utmTerm: 7, name: 'Jo', queryString: 'name=Jo' }),
    ).toEqual({ utmCampaign: 'spring' });
  });
});

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

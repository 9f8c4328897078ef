import fc from 'fast-check';
import { someOf } from '../../support/browser/builtSite';
import { BROKEN, leakedSecrets, SECRET_QUERY, SECRETS } from '../../support/browser/leakedSecrets';
import { trackingSite } from '../../support/browser/trackingSite';

const site = trackingSite();

// Any other address: `__tests__/tracking/sinks.test.ts`, and below in deep runs.
test.each(someOf(['/', '/stock/zebediah/48731/', '/finance-calculator/', '/enquiry/contact/', BROKEN], 3))(
  'nothing of the address but the page reaches a sink: %s',
  async (path) => expect(await leakedSecrets(site, `${path}${SECRET_QUERY}#zebediah`)).toEqual([]),
);

const part = fc.constantFrom(...SECRETS.map((secret) => encodeURIComponent(secret)), 'stock', 'a');
const address = fc.record({
  segments: fc.array(part, { maxLength: 3 }),
  parameters: fc.array(
    fc.tuple(fc.constantFrom('email', 'deposit', 'price', 'q', 'utm_campaign', 'gclid', 'page_path'), part),
    { maxLength: 4 },
  ),
  hash: part,
  isBroken: fc.boolean(),
});

// A hundred pages take minutes, so they open in deep runs alone.
(process.env.DEEP ? test : test.skip)(
  'nor of any address, whatever it is',
  async () => {
    await fc.assert(
      fc.asyncProperty(address, async ({ segments, parameters, hash, isBroken }) => {
        const path = isBroken ? BROKEN : ['', ...segments, ''].join('/');
        const query = parameters.map(([name, value]) => `${name}=${value}`).join('&');
        // A campaign's own name is the dealer's word: it may go to the tag.
        const allowed = parameters.filter(([name]) => name === 'utm_campaign').map(([, value]) => value);
        const leaks = await leakedSecrets(site, `${path}?${query}#${hash}`);
        expect(leaks.filter((secret) => !allowed.includes(secret))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  },
  600_000,
);

import { someOf } from '../../support/browser/builtSite';
import { BROKEN, leakedSecrets, SECRET_QUERY } from '../../support/browser/leakedSecrets';
import { trackingSite } from '../../support/browser/trackingSite';

const site = trackingSite();

// Any other address: `__tests__/tracking/sinks.test.ts`, and in Chromium `__tests__/deep/trackedAddresses.test.ts`.
test.each(someOf(['/', '/stock/zebediah/48731/', '/finance-calculator/', '/enquiry/contact/', BROKEN], 3))(
  'nothing of the address but the page reaches a sink: %s',
  async (path) => expect(await leakedSecrets(site, `${path}${SECRET_QUERY}#zebediah`)).toEqual([]),
);

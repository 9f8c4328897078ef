import { stockRouter } from '../../src/search/address/router';
import { vocabulary } from './arbitraries';

describe('the router where there is no window', () => {
  it('reads the address of the page that is built', () => {
    const router = stockRouter({ vocabulary, url: '/stock/pre-loved/toyota/' });
    expect(router.read()).toEqual({ vehType: ['Used'], make: ['Toyota'] });
    expect(router.createURL({ page: 2 })).toBe('/stock/?page=2');
  });

  it('does nothing else, and never throws', () => {
    const router = stockRouter({ vocabulary });
    router.onUpdate(() => {});
    router.start?.();
    router.arrive();
    router.write({ make: ['Toyota'] });
    router.sync();
    router.dispose();
    expect(router.read()).toEqual({});
  });
});

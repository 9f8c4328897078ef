import { provePrices } from '../../src/generate/siteCheck/onePrice';
import { readSite } from '../../src/generate/siteCheck/readSite';

const DEALERSHIP = {
  site: {
    dealershipName: 'Quillbrook Tallis',
    legalName: '',
    licenceNumber: '',
    phone: '',
    address: { state: 'NSW' },
  },
  locations: [],
  finance: { enabled: false, lenderLicenceNumber: null },
};

it('each item of the built site has one price everywhere', async () => {
  const site = await readSite('public', { ask: async () => DEALERSHIP as never });
  const { compared, faults } = provePrices(site);
  expect(faults).toEqual([]);
  // Page, descriptions, structured data, data, index, history and mail: each item is compared many times.
  expect(compared).toBeGreaterThan(site.items.length * 10);
  expect(site.pages.length).toBeGreaterThan(site.items.length);
});

import { provePrices } from '../../src/generate/siteCheck/onePrice';
import { readSite } from '../../src/generate/siteCheck/readSite';
import { schemaFaults } from '../support/schemaOrg';

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

it('structured data of every built page has only what schema.org has', async () => {
  const { pages } = await readSite('public', { ask: async () => DEALERSHIP as never });
  const faults = pages.flatMap(({ path, jsonLd }) =>
    schemaFaults(jsonLd.length === 0 ? [{ '@type': 'Thing' }] : jsonLd, path),
  );
  expect(faults).toEqual([]);
  const types = new Set(
    pages.flatMap(({ jsonLd }) => jsonLd.map((data) => (data as { '@type': string })['@type'])),
  );
  for (const type of ['Car', 'AutoDealer', 'BreadcrumbList', 'ItemList', 'BlogPosting'])
    expect(types).toContain(type);
});

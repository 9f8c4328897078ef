import { contentSource } from '../../generate/content/contentSource';
import { endpointFaults } from '../../generate/content/endpointFaults';
import { checkRemoteEndpoint } from '../../plugins/content-endpoint/endpoint/checkRemoteEndpoint';
import { australia } from '../../support/australia';
import { renderSite } from '../support/content/renderedSite';
import { type SampleEndpoint, startSampleEndpoint } from '../support/content/sampleEndpoint';
import { aStockItem } from '../support/stock/aStockItem';

jest.mock('gatsby', () => jest.requireActual('../support/content/renderedSite').gatsbyOnServer);

const NOW = Date.parse('2030-06-16T02:00:00Z');

describe('the sample endpoint in the documentation', () => {
  let endpoint: SampleEndpoint;
  beforeAll(async () => {
    endpoint = await startSampleEndpoint();
  });
  afterAll(() => endpoint.stop());

  it('implements the contract and gives nothing that the contract does not allow', async () => {
    expect(await checkRemoteEndpoint(endpoint.url)).toBeUndefined();
    expect(await endpointFaults(contentSource({ contentUrl: endpoint.url }), australia.forms)).toEqual([]);
  });

  it('makes a site with a home page, a stock page and a page of each vehicle', async () => {
    const pages = await renderSite(endpoint.url, [aStockItem({ id: 'A1', make: 'Tallis' })], NOW);
    const htmlAt = (path: string) => pages.find((page) => page.path.startsWith(path))?.html ?? '';
    expect(htmlAt('/')).toContain('Come and see us.');
    expect(htmlAt('/stock/')).toContain('Cars in stock');
    expect(htmlAt('/stock/item/A1/')).toContain('Tallis');
    expect(htmlAt('header')).toContain('Harbour Road Motors');
  });
});

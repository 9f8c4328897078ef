import { checkRemoteEndpoint } from '../../plugins/content-endpoint/endpoint/checkRemoteEndpoint';
import { hostilePieces, hostileSpoil } from '../support/content/hostileContent';
import { type OtherEndpoint, startOtherEndpoint } from '../support/content/otherEndpoint/startOtherEndpoint';
import { type RenderedPage, renderSite } from '../support/content/renderedSite';
import { aStockItem } from '../support/stock/aStockItem';

jest.mock('gatsby', () => jest.requireActual('../support/content/renderedSite').gatsbyOnServer);

const NOW = Date.parse('2030-06-16T02:00:00Z');

const stock = [
  aStockItem({ id: 'A1', price: 20_000, bodyType: 'Ute', siteDescription: 'One <b>owner</b>.\nNo faults.' }),
  aStockItem({ id: 'A2', priceType: 'poa', make: 'Tallis', model: 'Kite', vehType: 'New' }),
];

const shown = (html: string): string =>
  html.replace(/<(style|script)[^>]*>[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, ' ');

describe('an endpoint that is not ours, over HTTP', () => {
  let endpoint: OtherEndpoint;
  let pages: readonly RenderedPage[];
  beforeAll(async () => {
    endpoint = await startOtherEndpoint(undefined, NOW);
    pages = await renderSite(endpoint.url, stock, NOW);
  }, 120_000);
  afterAll(() => endpoint.stop());

  it('is recognised as another endpoint that keeps the contract', async () => {
    expect(await checkRemoteEndpoint(endpoint.url)).toBeUndefined();
  });

  it('answers the queries of every page, header and footer', () => {
    expect(pages.length).toBeGreaterThan(80);
    const paths = pages.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['/', '/stock/', '/404/', '/500/', 'header', 'footer']));
    expect(endpoint.asked()).toBeGreaterThan(80);
  });

  it('makes pages with one h1 and a title each', () => {
    const faulty = pages
      .filter(({ path }) => path.startsWith('/'))
      .filter(
        ({ html, head }) => html.match(/<h1\b/g)?.length !== 1 || head.match(/<title>[^<]+</g)?.length !== 1,
      )
      .map(({ path }) => path);
    expect(faulty).toEqual([]);
  });

  it('leaves no trace of fields that it did not send', () => {
    const traces = pages.flatMap(({ path, html, head }) =>
      [
        ...shown(html + head).matchAll(
          /.{0,40}\b(undefined|null|NaN|Invalid Date|\[object Object\])(?!\w).{0,20}/g,
        ),
      ].map(([trace]) => `${path}: ${trace}`),
    );
    expect(traces).toEqual([]);
  });

  it('has its text shown unchanged, whatever it holds', () => {
    const { html } = pages.find(({ path }) => path === '/all/blocks/') ?? { html: '' };
    expect(html).toContain('Less &lt; more &gt; &quot;quoted&quot; &amp; &#x27;single&#x27; &lt;/title&gt;');
    expect(html).toContain('محمد الخطيب');
    expect(html).toContain('👩‍👩‍👧‍👦');
  });
});

describe('an endpoint that sanitises nothing and sends attacks in every text and address', () => {
  let endpoint: OtherEndpoint;
  let pages: readonly RenderedPage[];
  const warned: string[] = [];
  beforeAll(async () => {
    jest.spyOn(console, 'warn').mockImplementation((line: string) => warned.push(line));
    endpoint = await startOtherEndpoint(hostileSpoil(), NOW);
    pages = await renderSite(endpoint.url, stock, NOW);
  }, 120_000);
  afterAll(async () => {
    jest.restoreAllMocks();
    await endpoint.stop();
  });

  it('gets none of them into any page or its head', () => {
    const found = pages.flatMap(({ path, html, head }) =>
      [...hostilePieces(html), ...hostilePieces(head)].map((piece) => `${path}: ${piece}`),
    );
    expect(pages.length).toBeGreaterThan(80);
    expect(found).toEqual([]);
  });

  it('cannot end the structured data of a page', () => {
    const data = pages.flatMap(({ head }) =>
      [...head.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
        ([, json = '']) => json,
      ),
    );
    expect(data.length).toBeGreaterThan(20);
    for (const json of data) expect(JSON.parse(json)).toMatchObject({ '@context': 'https://schema.org' });
    expect(data.some((json) => json.includes('\\u003c/script'))).toBe(true);
  });

  it('has its refused addresses named, each once', () => {
    expect(warned).toContainEqual(expect.stringContaining('"javascript:window.taken=1"'));
    expect(new Set(warned).size).toBe(warned.length);
  });
});

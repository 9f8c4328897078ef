import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeStockSite } from '../../generate/stock/stockSite';
import { loadContent } from '../../plugins/content-endpoint/loadContent';
import { loadDealer } from '../../src/config/dealer';
import { okValue } from '../../support/okValue';
import { DEALERSHIP } from '../../support/projectFolder';
import { dealershipSource } from '../support/content/dealershipSource';
import { openSite, type SitePage } from '../support/content/renderedSite';
import { writeNewDealer } from '../support/newDealers';
import { aStockItem } from '../support/stock/aStockItem';

jest.mock('gatsby', () => jest.requireActual('../support/content/renderedSite').gatsbyOnServer);

const NOW = Date.parse('2030-06-16T02:00:00Z');
const written = mkdtempSync(join(tmpdir(), 'forecourt-brands-'));
afterAll(() => rmSync(written, { recursive: true }));

const boats = [
  aStockItem({ id: 'B1', vehType: 'New', stockType: 'boats', make: 'Tidemark', model: 'Drift 480' }),
  aStockItem({ id: 'B2', vehType: 'Used', stockType: 'boats', make: 'Tidemark', model: 'Drift 480' }),
  aStockItem({ id: 'B3', vehType: 'Used', stockType: 'boats', make: 'Haul', model: 'Workmate 450' }),
];

const pagesOf = async (folder: string): Promise<readonly SitePage[]> =>
  openSite(
    loadDealer(folder),
    await dealershipSource(NOW, folder),
    (content) => makeStockSite(boats, content),
    NOW,
  );

interface Shown {
  /** The headings of the page with their levels: `h2 Tidemark`. */
  readonly headings: readonly string[];
  /** The links of the page: `More about Tidemark → /tidemark/`. */
  readonly links: readonly string[];
}

async function show(pages: readonly SitePage[], path: string): Promise<Shown> {
  const page = pages.find((one) => one.path === path);
  if (!page) throw new Error(`${path} has no page.`);
  const { html } = await page.render(await page.input());
  const bare = html.replace(/<style[\s\S]*?<\/style>/g, '');
  const textOf = (inner = '') => inner.replace(/<[^>]*>/g, '').trim();
  return {
    headings: [...bare.matchAll(/<(h[1-6])\b[^>]*>([\s\S]*?)<\/\1>/g)].map(
      ([, level, inner]) => `${level} ${textOf(inner)}`,
    ),
    links: [...bare.matchAll(/<a\b[^>]*\bhref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)].map(
      ([, href, inner]) => `${textOf(inner)} → ${href}`,
    ),
  };
}

describe('a dealer of three brands', () => {
  let pages: readonly SitePage[];
  beforeAll(async () => {
    pages = await pagesOf(writeNewDealer('saltmarsh', written));
  });

  it('groups its range by brand, and links each brand that has a page to it', async () => {
    const { headings, links } = await show(pages, '/vehicles/');
    expect(headings).toEqual([
      'h1 Our range',
      'h2 Corsair Bay',
      'h3 Petrel 520',
      'h3 Gannet 610',
      'h2 Tidemark',
      'h3 Drift 480',
      'h2 Haul',
      'h3 Workmate 450',
    ]);
    expect(links.filter((link) => link.startsWith('More about'))).toEqual([
      'More about Corsair Bay → /corsair-bay/',
      'More about Tidemark → /tidemark/',
    ]);
  });

  it('has a page of a brand with its models alone and the way to its stock', async () => {
    const { headings, links } = await show(pages, '/tidemark/');
    expect(headings).toEqual(['h1 Tidemark', 'h2 Drift 480']);
    expect(links).toContain('See 2 Tidemark boats in stock → /stock/tidemark/');
    expect(pages.map(({ path }) => path)).toContain('/stock/tidemark/');
  });

  it('has no way to stock on the page of a brand that is sold out', async () => {
    const { headings, links } = await show(pages, '/corsair-bay/');
    expect(headings).toEqual(['h1 Corsair Bay', 'h2 Petrel 520', 'h2 Gannet 610']);
    expect(links.filter((link) => link.includes('in stock'))).toEqual([]);
  });
});

test('a dealer of one brand has its range without headings of brands', async () => {
  const { headings } = await show(await pagesOf(DEALERSHIP), '/vehicles/');
  expect(headings).toContain('h2 Jasper');
  expect(headings).not.toContain('h2 Tallis');
});

test('a dealer without brands has no page of a range and no link to one', async () => {
  const pages = await pagesOf(writeNewDealer('ridgeway', written));
  expect(pages.map(({ path }) => path).filter((path) => path.startsWith('/vehicles/'))).toEqual([]);
  const shown = await Promise.all(['/', 'header', 'footer'].map((path) => show(pages, path)));
  const links = shown.flatMap((one) => one.links);
  expect(links.filter((link) => link.includes('→ /vehicles/'))).toEqual([]);
  expect(links.filter((link) => link.endsWith('→ /stock/'))).not.toEqual([]);
});

test('the folder of the dealer of three brands has no fault', async () => {
  expect(okValue(await loadContent(loadDealer(writeNewDealer('saltmarsh', written)))).vehicles).toHaveLength(
    4,
  );
});

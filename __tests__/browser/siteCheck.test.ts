import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { provePrices } from '../../generate/siteCheck/onePrice';
import { readSite } from '../../generate/siteCheck/readSite';
import { stockItemPath } from '../../src/domain/stock/stockItemPath';
import { stockTitle } from '../../src/domain/stock/stockTitle';
import { schemaFaults } from '../support/schemaOrg';
import { theDealer } from '../support/theDealer';

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

let site: Awaited<ReturnType<typeof readSite>>;
beforeAll(async () => {
  site = await readSite('public', { ask: async () => DEALERSHIP as never }, theDealer, false);
});

it('each item of the built site has one price everywhere', () => {
  const { compared, faults } = provePrices(site);
  expect(faults).toEqual([]);
  // Page, descriptions, structured data, data, index, history and mail: each item is compared many times.
  expect(compared).toBeGreaterThan(site.items.length * 10);
  expect(site.pages.length).toBeGreaterThan(site.items.length);
});

it('each item, offer, post and listing has a picture for shared links, which says the name of the page', async () => {
  const { pages } = site;
  const drawn = pages.filter(({ meta }) => meta.get('og:image')?.includes('/pictures/share/'));
  for (const kind of [
    /^\/stock\/item\/./,
    /^\/brand-specials\/./,
    /^\/blog\/./,
    /^\/stock\/$/,
    /^\/stock\/used-/,
  ])
    expect(drawn.filter(({ path }) => kind.test(path)).map(({ path }) => path)).not.toEqual([]);
  const items = pages.filter(({ path }) => path.startsWith('/stock/item/'));
  // A photo that the feed has elsewhere is shown from there.
  const without = items.filter((page) => !drawn.includes(page)).map(({ meta }) => meta.get('og:image') ?? '');
  expect(without.filter((address) => address.startsWith('https://www.quillbrooktallis.example'))).toEqual([]);
  // Items without a picture share the one of their listing.
  const withoutPicture = new Set(
    site.items
      .filter(({ images }) => images.length === 0)
      .map((item) => stockItemPath(item.id, stockTitle(item).title)),
  );
  for (const { path, meta, drawnText } of drawn) {
    const file = new URL(meta.get('og:image') ?? '').pathname;
    expect(await sharp(`public${file}`).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect([path, meta.get('og:image:width'), meta.get('og:image:height')]).toEqual([path, '1200', '630']);
    if (!withoutPicture.has(path)) expect(drawnText).toContain(meta.get('og:title'));
    expect(drawnText).toBe(meta.get('og:image:alt'));
  }
});

it('no two pages for search engines have the same title or the same description', () => {
  const indexed = site.pages.filter(({ meta }) => !meta.get('robots')?.includes('noindex'));
  for (const words of [indexed.map(({ title }) => title), indexed.map(({ meta }) => meta.get('description'))])
    expect(words.filter((one, at) => words.indexOf(one) !== at)).toEqual([]);
});

it('every page of the build is in the sitemap, or search engines do not index it', () => {
  const listed = readFileSync('public/sitemap-0.xml', 'utf8');
  const pages = readdirSync('public', { recursive: true, encoding: 'utf8' }).filter(
    (name) => /(?:^|\/)index\.html$/.test(name) && !name.startsWith('admin/'),
  );
  const stray = pages.filter(
    (name) =>
      !listed.includes(`/${name.replace(/index\.html$/, '')}</loc>`) &&
      !/<meta [^>]*content="noindex"/.test(readFileSync(`public/${name}`, 'utf8')),
  );
  expect(stray).toEqual([]);
});

it('structured data of every built page has only what schema.org has', () => {
  const { pages } = site;
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

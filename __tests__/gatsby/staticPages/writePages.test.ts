import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { err, ok } from '../../../src/domain/result';
import {
  pagesForGatsby,
  removeOldStockPages,
  writeStockPages,
} from '../../../src/gatsby/staticPages/writePages';
import type { StockPage } from '../../../src/generate/pages/stockPages';

/** Stands in for Gatsby's compiled renderer, which `browser/pages` tests with the built site. */
const RENDERER = `
  exports.default = async ({ pagePath, pageData, scripts, staticQueryContext, context }) => {
    const { name } = pageData.result.pageContext;
    if (name === 'Unreadable') throw new Error('no such make');
    const place = (id) => '<slice-start id="' + id + '"></slice-start><slice-end id="' + id + '"></slice-end>';
    if (name === 'Endless') return { html: place('site-header-1') + '–'.repeat(3e6) + place('site-footer-1') };
    if (name === 'Headless') return { html: place('site-footer-1') };
    return { html: place('site-header-1') + '<h1>' + name + ' ' + pagePath + '</h1>' +
      JSON.stringify([scripts.map(({ name }) => name), staticQueryContext, context]) + place('site-footer-1') };
  };`;

const LIKE = {
  StockIndexTemplate: { componentChunkName: 'list', staticQueryHashes: [] },
  StockDetailsTemplate: {
    componentChunkName: 'car',
    staticQueryHashes: ['118'],
    slicesMap: { 'site-header': 'site-header' },
  },
};

let folder: string;
const at = (...names: readonly string[]) => join(folder, ...names);
const write = (name: string, text: string) => {
  mkdirSync(dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
};
const read = (...names: readonly string[]) => readFileSync(at(...names), 'utf8');

const pageOf = (path: string, template: keyof typeof LIKE, name: string): StockPage => ({
  path,
  template,
  context: async () => ({ name }),
});
const carPage = (id: string, name = `Car ${id}`) =>
  pageOf(`/stock/item/${id}/car/`, 'StockDetailsTemplate', name);
const listing = (path: string, name = 'Cars') => pageOf(path, 'StockIndexTemplate', name);

let ticked = 0;
const reporter = {
  createProgress: () => ({
    start: () => undefined,
    tick: (count: number) => (ticked += count),
    done: () => undefined,
  }),
};

const HEADER = '<header>Tallis – $& 1974</header>';
const FOOTER = '<footer>ABN</footer>';

const slice = (id: string, html: string) =>
  `<!-- slice-start id="${id}" -->${html}<!-- slice-end id="${id}" -->`;

/** The page of each template that Gatsby makes, as Gatsby makes it. */
async function buildByGatsby(pages: readonly StockPage[]): Promise<void> {
  for (const { path, template, context, asksContent } of pagesForGatsby(pages)) {
    if (asksContent) continue;
    const pageContext = (await context()) as { readonly name: string };
    const like = LIKE[template as keyof typeof LIKE];
    const answers = Object.fromEntries(like.staticQueryHashes.map((hash) => [hash, { data: 'words' }]));
    write(`page-data${path}page-data.json`, JSON.stringify({ ...like, path, result: { pageContext } }));
    write(
      `${path}index.html`,
      `${slice('site-header-1', HEADER)}<h1>${pageContext.name} ${path}</h1>` +
        `${JSON.stringify([['app-1.js'], answers, { isDuringBuild: true }])}${slice('site-footer-1', FOOTER)}`,
    );
  }
}

/** Writes the other pages, like the end of a build. */
const writeOthers = (pages: readonly StockPage[]) =>
  writeStockPages(folder, pages, reporter as never, at('renderer.js'));

async function build(pages: readonly StockPage[]): Promise<void> {
  await buildByGatsby(pages);
  await removeOldStockPages(folder, pages);
  expect(await writeOthers(pages)).toEqual(ok(undefined));
}

describe('the stock pages', () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'item-pages-'));
    ticked = 0;
    write('renderer.js', RENDERER);
    write('_gatsby/slices/site-header-1.html', HEADER);
    write('_gatsby/slices/site-footer-1.html', FOOTER);
    write('page-data/sq/d/118.json', '{"data":"words"}');
    write(
      'webpack.stats.json',
      JSON.stringify({
        assetsByChunkName: { app: ['app-1.js'], list: ['list-1.js'], car: ['car-1.js'] },
        childAssetsByChunkName: {},
      }),
    );
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are made by Gatsby once for each template, so that it compiles the template', () => {
    const pages = [listing('/stock/'), listing('/stock/kia/'), carPage('1'), carPage('2')];
    expect(pagesForGatsby(pages)).toEqual([pages[0], pages[2]]);
    expect(pagesForGatsby([])).toEqual([]);
  });

  it('are all written with header, footer and what the renderer knows about their template', async () => {
    const cars = Array.from({ length: 120 }, (_, id) => carPage(`N${id}`));
    const listings = [listing('/stock/', 'All cars'), listing('/stock/kia/rio/', 'Rios')];
    await build([...listings, ...cars]);
    for (const page of [...listings, ...cars]) {
      const { path, template } = page;
      const context = (await page.context()) as { readonly name: string };
      const html = read(path, 'index.html');
      expect(html.replace(/<!--.*?-->/g, '')).toMatch(
        /^<header>Tallis – \$& 1974<\/header><h1>.*<footer>ABN<\/footer>$/,
      );
      expect(html).toContain(`<h1>${context.name} ${path}</h1>`);
      expect(html).toContain(
        template === 'StockIndexTemplate'
          ? '[["app-1.js"],{},{"isDuringBuild":true}]'
          : '[["app-1.js"],{"118":{"data":"words"}},{"isDuringBuild":true}]',
      );
      expect(JSON.parse(read('page-data', path, 'page-data.json'))).toEqual({
        ...LIKE[template as keyof typeof LIKE],
        path,
        result: { pageContext: context },
      });
    }
    expect(ticked).toBe(120);
  });

  it('disappear with their stock, and with an old title', async () => {
    await build([listing('/stock/'), listing('/stock/kia/'), carPage('1'), carPage('2')]);
    await build([listing('/stock/'), { ...carPage('2'), path: '/stock/item/2/another-title/' }]);
    for (const path of ['/stock/kia/', '/stock/item/1/car/', '/stock/item/2/car/'])
      for (const file of [at(path, 'index.html'), at('page-data', path, 'page-data.json')])
        expect(existsSync(file)).toBe(false);
    expect(read('/stock/index.html')).toContain('Cars /stock/');
    expect(read('/stock/item/2/another-title/index.html')).toContain('Car 2');
    await build([]);
    expect(existsSync(at('/stock/item/2/another-title/index.html'))).toBe(false);
  });

  it('are left to Gatsby, and kept, if they query content', async () => {
    const front: StockPage = { ...listing('/stock/'), asksContent: true };
    write('stock/index.html', 'made by Gatsby');
    await build([front, listing('/stock/kia/')]);
    expect(pagesForGatsby([front, listing('/stock/kia/'), listing('/stock/fiat/')])).toEqual([
      front,
      expect.objectContaining({ path: '/stock/kia/' }),
    ]);
    expect(read('stock/index.html')).toBe('made by Gatsby');
  });

  it('stop the build if one cannot be written, with its path', async () => {
    await expect(build([carPage('1'), carPage('2', 'Unreadable')])).rejects.toThrow(
      'The page /stock/item/2/car/ could not be written: no such make',
    );
  });

  it('stop the build if one is larger than any page can be', async () => {
    await expect(build([carPage('1'), carPage('2', 'Endless')])).rejects.toThrow(
      'The page /stock/item/2/car/ could not be written: it is larger than 8 MB',
    );
  });

  it('stop the build if one lacks a Slice that Gatsby’s own page has', async () => {
    await expect(build([carPage('1'), carPage('2', 'Headless')])).rejects.toThrow(
      'The page /stock/item/2/car/ could not be written: it has the Slices site-footer-1; ' +
        "Gatsby's own page has site-header-1, site-footer-1",
    );
  });

  describe('are not written, and the difference is named, if the page that Gatsby made', () => {
    const pages = [carPage('1'), carPage('2')];
    const SAMPLE = '/stock/item/1/car/';
    const change = (name: string, from: string, to: string) => write(name, read(name).replace(from, to));
    const html = `${SAMPLE}index.html`;

    it.each([
      [
        'holds something else',
        () => change(html, '<h1>', '<h1 lang="en">'),
        '/stock/item/1/car/: Gatsby wrote ',
      ],
      [
        'has other page data',
        () => change(`page-data${SAMPLE}page-data.json`, '"Car 1"', '"Ute 1"'),
        'its page data is not what Gatsby wrote',
      ],
      [
        'has a Slice more',
        () => change(html, '<h1>', `${slice('banner-1', '')}<h1>`),
        "it has the Slices site-header-1, site-footer-1; Gatsby's own page has site-header-1, banner-1, site-footer-1",
      ],
      [
        'leaves places for Slices in another way',
        () => change('renderer.js', '"></slice-start>', '" /><slice-start>'),
        'it has the Slices ; Gatsby',
      ],
      [
        'has a Slice whose file is elsewhere',
        () => rmSync(at('_gatsby/slices/site-footer-1.html')),
        'Gatsby wrote no site-footer-1 for it',
      ],
      ['was made by a renderer that is elsewhere', () => rmSync(at('renderer.js')), 'Cannot find module'],
      ['has its scripts listed elsewhere', () => rmSync(at('webpack.stats.json')), 'webpack.stats.json'],
    ])('%s', async (_what, spoil, difference) => {
      await buildByGatsby(pages);
      spoil();
      expect(await writeOthers(pages)).toEqual(err(expect.stringContaining(difference)));
      expect(existsSync(at('/stock/item/2/car/index.html'))).toBe(false);
    });
  });
});

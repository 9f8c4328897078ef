import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { itemPagesForGatsby, writeItemPages } from '../../src/build/itemPageFiles';
import type { ItemContext } from '../../src/content/itemContext';
import { aStockItem } from '../support/aStockItem';

/** Stands where Gatsby's compiled renderer does: that one is tried with the built site, in `browser/pages`. */
const RENDERER = `
  exports.default = async ({ pagePath, pageData, scripts, staticQueryContext, context }) => {
    const { item } = pageData.result.pageContext;
    if (item.stockName === 'Unreadable') throw new Error('no such make');
    const place = (id) => '<slice-start id="' + id + '"></slice-start><slice-end id="' + id + '"></slice-end>';
    return { html: place('site-header-1') + '<h1>' + item.stockName + ' ' + pagePath + '</h1>' +
      JSON.stringify([scripts.map(({ name }) => name), staticQueryContext, context]) + place('site-footer-1') };
  };`;

const LIKE = {
  componentChunkName: 'car',
  staticQueryHashes: ['118'],
  slicesMap: { 'site-header': 'site-header' },
};

let folder: string;
const at = (...names: readonly string[]) => join(folder, ...names);
const write = (name: string, text: string) => {
  mkdirSync(dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
};
const read = (...names: readonly string[]) => readFileSync(at(...names), 'utf8');

const pageOf = (id: string, stockName = `Car ${id}`) => ({
  path: `/stock/item/${id}/car/`,
  template: 'StockDetailsTemplate' as const,
  context: { item: aStockItem({ id, stockName }), similar: [], trail: [] } as ItemContext,
});

let ticked = 0;
const reporter = {
  createProgress: () => ({
    start: () => undefined,
    tick: (count: number) => (ticked += count),
    done: () => undefined,
  }),
};

/** Writes these pages as the end of a build does. */
async function build(pages: readonly ReturnType<typeof pageOf>[]): Promise<void> {
  const [first] = itemPagesForGatsby(pages);
  if (first)
    write(`page-data${first.path}page-data.json`, JSON.stringify({ ...LIKE, path: first.path, result: {} }));
  await writeItemPages(folder, reporter as never, at('renderer.js'));
}

describe('the pages of stock items', () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'item-pages-'));
    ticked = 0;
    write('renderer.js', RENDERER);
    write('_gatsby/slices/site-header-1.html', '<header>Tarrow $& 1974</header>');
    write('_gatsby/slices/site-footer-1.html', '<footer>ABN</footer>');
    write('page-data/sq/d/118.json', '{"data":"words"}');
    write(
      'webpack.stats.json',
      JSON.stringify({
        assetsByChunkName: { app: ['app-1.js'], car: ['car-1.js'] },
        childAssetsByChunkName: {},
      }),
    );
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are made by Gatsby for one, so that it compiles their template', () => {
    expect(itemPagesForGatsby(['1', '2', '3'].map((id) => pageOf(id))).map(({ path }) => path)).toEqual([
      '/stock/item/1/car/',
    ]);
    expect(itemPagesForGatsby([])).toEqual([]);
  });

  it('are written for all, with header, footer and what the renderer knows of the site', async () => {
    const pages = Array.from({ length: 120 }, (_, id) => pageOf(`N${id}`));
    await build(pages);
    for (const { path, context } of pages) {
      const html = read(path, 'index.html');
      expect(html).toMatch(/^<header>Tarrow \$& 1974<\/header><h1>.*<footer>ABN<\/footer>$/);
      expect(html).toContain(`<h1>${context.item?.stockName} ${path}</h1>`);
      expect(html).toContain('[["app-1.js"],{"118":{"data":"words"}},{"isDuringBuild":true}]');
      expect(JSON.parse(read('page-data', path, 'page-data.json'))).toEqual({
        ...LIKE,
        path,
        result: { pageContext: JSON.parse(JSON.stringify(context)) },
      });
    }
    expect(ticked).toBe(120);
  });

  it('go with their cars, and with an old title', async () => {
    await build([pageOf('1'), pageOf('2')]);
    await build([{ ...pageOf('2'), path: '/stock/item/2/another-title/' }]);
    for (const path of ['/stock/item/1/car/', '/stock/item/2/car/'])
      for (const file of [at(path, 'index.html'), at('page-data', path, 'page-data.json')])
        expect(existsSync(file)).toBe(false);
    expect(read('/stock/item/2/another-title/index.html')).toContain('Car 2');
    await build([]);
    expect(existsSync(at('/stock/item/2/another-title/index.html'))).toBe(false);
  });

  it('stop the build where one cannot be written, by its path', async () => {
    await expect(build([pageOf('1'), pageOf('2', 'Unreadable')])).rejects.toThrow(
      'The page /stock/item/2/car/ could not be written: no such make',
    );
  });
});

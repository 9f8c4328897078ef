import fc from 'fast-check';
import { keyOf, kindOf } from '../../src/worker/kinds';

const shelfOf = (path: string) => kindOf(path, false)?.shelf;
const firstOf = (path: string) => kindOf(path, false)?.first;

describe('what the service worker does with an address', () => {
  it('never stores enquiries, the content editor, previews and the worker itself, whatever follows', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('/api', '/admin', '/preview', '/API', '/Admin'),
        fc.webPath(),
        fc.boolean(),
        (folder, rest, isPage) => {
          expect(kindOf(folder + (rest.startsWith('/') ? rest : ''), isPage)).toBeUndefined();
        },
      ),
    );
    for (const path of ['/sw.js', '/_headers', '/whole-site.json'])
      expect(kindOf(path, false)).toBeUndefined();
  });

  it('asks the network first for anything that can change', () => {
    for (const path of [
      '/page-data/app-data.json',
      '/page-data/sq/d/1342443782.json',
      '/slice-data/site-header.json',
      '/stock-index/manifest.json',
      '/stock-index/items.json',
      '/favicon.svg',
    ])
      expect([path, firstOf(path)]).toEqual([path, 'network']);
    expect(kindOf('/stock/', true)).toEqual({ shelf: 'pages', first: 'network' });
  });

  it('answers at once with files whose content never changes', () => {
    for (const path of [
      '/app-c2fff020f860b85dfdb4.js',
      '/stock-index/core.c819335c.bin',
      '/stock-index/cards.02355f34.12.bin',
      '/stock-index/items.27811080.json',
      '/static/hanken-grotesk-everyday-6bd0b631ffbabb2d7208e963b81752a8.woff2',
      '/pictures/content/hero.8855d9cb-640.webp',
    ])
      expect([path, firstOf(path)]).toEqual([path, 'shelf']);
  });

  it('stores pictures separately, so that they can make room', () => {
    for (const path of ['/pictures/a.webp', '/static/a-1/b.jpg', '/uploads/logo.svg'])
      expect([path, shelfOf(path)]).toEqual([path, 'pictures']);
    for (const path of ['/icons/body/ute.svg', '/icons/app-icon.png'])
      expect([path, shelfOf(path)]).toEqual([path, 'files']);
  });

  it('leaves documents and feeds to the browser', () => {
    for (const path of ['/rss.xml', '/price-list.pdf']) {
      expect(kindOf(path, false)).toBeUndefined();
      expect(kindOf(path, true)).toBeUndefined();
    }
  });

  it('treats the address of a page with and without its slash as one page', () => {
    const page = { shelf: 'pages', first: 'network' } as const;
    expect(keyOf('/about-us', page)).toBe(keyOf('/about-us/', page));
    expect(keyOf('/', page)).toBe('/');
  });
});

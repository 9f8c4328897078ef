import type { RawFile } from '../../plugins/content-endpoint/files/parseRawFile';
import { oncePer } from '../../src/domain/oncePer';
import type { StockItem } from '../../src/domain/stock/stockItem';
import { stockNumberKey } from '../../src/domain/stock/stockOverride';
import { placeholderFaults } from '../content/placeholders';
import { BARE_SPECIAL, isBareSpecial } from '../offers/bareSpecials';
import type { Finding, Rule } from './australianRules';
import type { BuiltPage } from './builtPage';
import { GRADE_RULES } from './gradeRules';
import type { CheckedSite } from './readSite';
import { otherCurrency, otherPhone, pastDay } from './statedPrices';

const google = (name: string, page: string) => ({
  name: `Google Search Central: ${name}`,
  url: `https://developers.google.com/search/docs/${page}`,
});
const OWN = { name: 'How this site is checked', url: 'docs/site-check.md' };

const isIndexed = ({ meta }: BuiltPage): boolean => !meta.get('robots')?.includes('noindex');

/** The paths of indexed pages by their titles. */
const pathsByTitle = oncePer((site: CheckedSite): ReadonlyMap<string, readonly string[]> => {
  const paths = new Map<string, string[]>();
  for (const { title, path } of site.pages.filter(isIndexed))
    paths.set(title.toLowerCase(), [...(paths.get(title.toLowerCase()) ?? []), path]);
  return paths;
});

/** What is true of the whole site is reported for its home page. */
const ofWholeSite =
  (find: (site: CheckedSite) => readonly Finding[]): NonNullable<Rule['page']> =>
  ({ path }, site) =>
    path === '/' ? find(site) : [];

/** Rules of every country: what search engines, shared links and shoppers need to find the site and to reach the dealer. */
export const SITE_RULES: readonly Rule[] = [
  ...GRADE_RULES,
  {
    id: 'placeholder',
    reason: 'is a placeholder; put the real one there before you publish',
    source: OWN,
    decides: true,
    entry: (file) => placeholderFaults(file),
  },
  {
    id: 'sample-stock',
    reason: 'is one of the invented vehicles that npm run new-dealer writes; put your own stock in its place',
    source: OWN,
    item: ({ id }) => (/^SAMPLE\d+$/.test(id) ? [{ field: 'id' }] : []),
  },
  {
    id: 'bare-special',
    reason: BARE_SPECIAL,
    source: OWN,
    decides: true,
    item: (item, { content }) =>
      isBareSpecial(item) && !content.some((file) => makesSpecial(file, item)) ? [{ field: 'featured' }] : [],
    entry: (file, { items }) =>
      items.some((item) => isBareSpecial(item) && makesSpecial(file, item)) ? [{ field: 'featured' }] : [],
  },
  {
    id: 'other-currency',
    reason: 'names another currency than the one in which every price of the site is',
    source: OWN,
    decides: true,
    text: (text, { site }) => otherCurrency(text, site),
  },
  {
    id: 'other-phone',
    reason:
      'is a phone number that neither the dealership, a yard nor its team has; correct it, or accept it in writing',
    source: OWN,
    decides: true,
    unless: /\bhelp ?lines?\b|\bombudsman\b|\bemergenc|\broadside\b|\bpolice\b/i,
    text: (text, { site }) => (site.content.length === 0 ? undefined : otherPhone(text, site)),
  },
  {
    id: 'past-date',
    reason: 'promises something until a day that is over; take it down, or give the new date',
    source: OWN,
    decides: true,
    text: (text, { today, file }) =>
      /\/(?:brand|dealer)-specials\//.test(file) ? undefined : pastDay(text, today),
  },
  {
    id: 'not-indexed',
    reason: 'tells search engines to leave it out (noindex); remove that, or nobody finds the site',
    source: google('Block indexing with noindex', 'crawling-indexing/block-indexing'),
    page: (page) => (/^\/(?:stock\/)?$/.test(page.path) && !isIndexed(page) ? [{ field: 'robots' }] : []),
  },
  {
    id: 'canonical',
    reason: 'names another address as the one to index; the url in site.yml must be the address of this site',
    source: google('Consolidate duplicate URLs', 'crawling-indexing/consolidate-duplicate-urls'),
    page: ({ path, meta }, { published }) => {
      const canonical = meta.get('canonical');
      return canonical === undefined ||
        published === undefined ||
        canonical === published.url + encodeURI(decodeURI(path))
        ? []
        : [{ field: 'canonical', text: canonical }];
    },
  },
  {
    id: 'same-title',
    reason: 'has the title of another page; search engines show one of the two',
    source: google('Influence your title links', 'appearance/title-link'),
    page: (page, site) => {
      const [first, ...others] = isIndexed(page)
        ? (pathsByTitle(site).get(page.title.toLowerCase()) ?? [])
        : [];
      return first === page.path && others.length > 0
        ? [
            {
              field: 'title',
              text: page.title,
              reason: `has the title of ${others.join(', ')}; give each its own`,
            },
          ]
        : [];
    },
    entry: ({ file, data }, { content }) => {
      const folder = file.slice(0, file.lastIndexOf('/'));
      const other = content.find(
        (one) =>
          one.file > file &&
          one.file.startsWith(`${folder}/`) &&
          /\/posts$/.test(folder) &&
          sameWords(one.data.title, data.title),
      );
      return other === undefined
        ? []
        : [
            {
              field: 'title',
              text: String(data.title),
              reason: `is also the title of ${other.file}; give each its own`,
            },
          ];
    },
  },
  {
    id: 'share-picture',
    reason: 'has no picture for shared links; choose one, or the links look empty',
    source: { name: 'The Open Graph protocol', url: 'https://ogp.me/' },
    page: (page) => {
      const image = page.meta.get('og:image');
      if (!isIndexed(page) || (image && !page.lacksPicture)) return [];
      return image
        ? [
            {
              field: 'og:image',
              text: image,
              reason: 'names a picture for shared links that is not in the site',
            },
          ]
        : [{ field: 'og:image' }];
    },
  },
  {
    id: 'language',
    reason: 'says another language than the one in which the site is written',
    source: {
      name: 'W3C: Declaring language in HTML',
      url: 'https://www.w3.org/International/questions/qa-html-language-declarations',
    },
    page: ({ meta }, { country: { locale } }) =>
      [meta.get('lang') ?? locale.name, ...(meta.get('hreflang')?.split(' ') ?? [])]
        .filter((language) => language !== locale.name && language !== 'x-default')
        .map((text) => ({ field: 'lang', text })),
  },
  {
    id: 'robots-txt',
    reason: 'keeps search engines out of the whole site (Disallow: /); remove that line',
    source: google('Introduction to robots.txt', 'crawling-indexing/robots/intro'),
    page: ofWholeSite(({ published }) =>
      /^user-agent:\s*\*\s*$(?:\n(?!user-agent).*)*?\n\s*disallow:\s*\/\s*$/im.test(published?.robots ?? '')
        ? [{ field: 'robots.txt' }]
        : [],
    ),
  },
  {
    id: 'sitemap',
    reason: 'lists an address that search engines cannot index',
    source: google('Build and submit a sitemap', 'crawling-indexing/sitemaps/build-sitemap'),
    page: ofWholeSite(({ pages, published }) => {
      const indexed = new Set(pages.filter(isIndexed).map(({ path }) => (published?.url ?? '') + path));
      const all = new Set(pages.map(({ path }) => (published?.url ?? '') + path));
      return (published?.sitemap ?? [])
        .filter((address) => !indexed.has(address))
        .map((address) => ({
          field: 'sitemap',
          text: address,
          reason: all.has(address)
            ? 'lists a page that says noindex; take one of the two back'
            : 'lists an address that is not a page of this site',
        }));
    }),
  },
];

const sameWords = (one: unknown, other: unknown): boolean =>
  typeof one === 'string' &&
  typeof other === 'string' &&
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** Whether a file of the content, and not the feed, makes an item special. */
const makesSpecial = ({ file, data }: RawFile, { stockNumber = '' }: StockItem): boolean =>
  file.includes('/stock-overrides/') &&
  data.featured === true &&
  stockNumberKey(String(data.stockNumber)) === stockNumberKey(stockNumber);

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { contentLinks, linksQuery } from '../../../generate/links/checkLinks';
import {
  type ContentLink,
  contentFileOf,
  deadLinks,
  describeDeadLinks,
  entryOf,
  type LinkTargets,
} from '../../../generate/links/deadLinks';
import { builtListings } from '../../../src/search/address/listings';
import { buildVocabulary } from '../../../src/search/vocabulary/vocabulary';
import { DEALERSHIP } from '../../../support/projectFolder';

const records = [
  { make: 'Tallis', model: 'Kite', vehType: 'New' },
  { make: 'Toyota', model: 'HiLux', vehType: 'Used' },
] as const;
const vocabulary = buildVocabulary(records, { stockType: 'cars', newVehiclesUrl: 'new-kestrels' });
const targets: LinkTargets = {
  vocabulary,
  paths: new Set([
    '/',
    '/about-us/',
    '/finance/',
    '/dealer-specials/',
    '/about/',
    '/stock/item/A1/tallis-kite/',
    ...builtListings(records, vocabulary).map(({ path }) => path),
  ]),
  anchors: new Map([['/dealer-specials/', new Set(['summer-service'])]]),
  isFile: (path) => path === '/uploads/price-list.pdf',
  origin: 'https://www.dealer.example',
};
const link = (address: string): ContentLink => ({ collection: 'pages', id: 'home', field: 'url', address });
const judged = (address: string) => {
  const { faults, warnings } = deadLinks([link(address)], targets);
  const [kind, dead] = faults[0] ? ['fault', faults[0]] : ['warning', warnings[0]];
  return dead ? [kind, dead.reason, dead.meant] : undefined;
};

test.each([
  '/',
  '/about-us',
  '/about-us/?utm_source=card#team',
  '/about/',
  '/uploads/price-list.pdf',
  '/dealer-specials/#summer-service',
  '/stock/',
  '/stock/new-kestrels/tallis/kite/',
  '/stock/?make=Toyota&price=_30000',
  '/stock/item/A1/tallis-kite/',
  'https://www.dealer.example/finance/',
  'https://elsewhere.example/nothing/',
  'tel:+61255500140',
  'mailto:a@b.example',
  '#top',
])('%s leads somewhere', (address) => {
  expect(judged(address)).toBeUndefined();
});

test.each([
  ['/abuot-us/', 'leads to no page', '/about-us/'],
  ['https://www.dealer.example/finanse/', 'leads to no page', '/finance/'],
  ['/uploads/gone.pdf', 'leads to no page', undefined],
  ['about-us', 'means another page on every page', '/about-us/'],
  ['/dealer-specials/#sumer-service', 'leads to no place on its page', '/dealer-specials/#summer-service'],
])('%s stops a build: it %s', (address, reason, meant) => {
  expect(judged(address)).toEqual(['fault', reason, meant]);
});

test.each([
  ['/stock/new-cars/', '/stock/new-kestrels/'],
  ['/stock/new-cars/tallis/?colour=Red', '/stock/new-kestrels/tallis/?colour=Red'],
  ['/stock/new-falcons/', '/stock/new-kestrels/'],
  ['/stock/Used-Cars/', '/stock/used-cars/'],
])('%s stops a build: the dealer has another address for that listing', (address, meant) => {
  expect(judged(address)).toEqual(['fault', 'leads to no listing', meant]);
});

test.each([
  ['/stock/used-cars/mazda/', 'asks for mazda, which is not in stock', undefined],
  ['/stock/used-cars/toyta/', 'asks for toyta, which is not in stock', '/stock/used-cars/toyota/'],
  ['/stock/?make=Mazda', 'asks for Mazda, which is not in stock', undefined],
  ['/stock/used-cars/tallis/', 'leads to a listing of what is not in stock', undefined],
  ['/stock/item/A2/tallis-wren/', 'leads to stock that is not in the feed', undefined],
])('%s is told and stops nothing: stock changes every day', (address, reason, meant) => {
  expect(judged(address)).toEqual(['warning', reason, meant]);
});

test('all faults are reported at once, with file, field, address and a suggestion', () => {
  const links: readonly ContentLink[] = [
    { collection: 'navigation', field: 'header[0].url', address: '/stock/new-cars/' },
    { collection: 'dealerSpecials', id: 'service-special', field: 'termsHtml', address: '/nowhere-at-all/' },
    { collection: 'brandSpecials', id: '4411', field: 'html', address: '/finanse/' },
    { collection: 'assurances', id: 'warranty', field: 'link.url', address: '/nowhere-at-all/' },
  ];
  const { faults } = deadLinks(links, targets);
  expect(describeDeadLinks(faults, contentFileOf(join(DEALERSHIP, 'content')))).toEqual([
    'content/settings/navigation.yml: header[0].url: /stock/new-cars/ leads to no listing (did you mean /stock/new-kestrels/?)',
    'content/dealer-specials/service-special.md: terms: /nowhere-at-all/ leads to no page',
    'content/brand-specials/test-drive-bonus-offer.md: html: /finanse/ leads to no page (did you mean /finance/?)',
    'content/assurances/warranty.yml: link.url: /nowhere-at-all/ leads to no page',
  ]);
  expect(describeDeadLinks(faults.slice(1, 2), entryOf)).toEqual([
    'the content’s dealerSpecials, "service-special": terms: /nowhere-at-all/ leads to no page',
  ]);
});

const contract = readFileSync('plugins/content-endpoint/schema.graphql', 'utf8');

test('the contract answers the query for links', () => {
  expect(validate(buildSchema(contract), parse(linksQuery(contract)))).toEqual([]);
});

test('a link in a future kind of block is queried, and an entry is queried once', () => {
  const query = linksQuery(`
    type Query { pages: [Page!]!, page(id: ID!): Page, team: [Person!]! }
    type Page { id: ID!, title: String!, blocks: [Block!]! }
    union Block = Words | Tiles | People
    type Words { introHtml: String }
    type Tiles { tiles: [Tile!]! }
    type Tile { label: String!, moreUrl: String!, picture: Image }
    type Image { url: String! }
    type People { members: [Person!]! }
    type Person { id: ID!, html: String! }
  `);
  expect(query).toBe(
    'query ContentLinks { pages { id blocks { ... on Words { introHtml } ... on Tiles { tiles { moreUrl } } } } ' +
      'team { id html } }',
  );
});

test('links are found in fields and in HTML, each with its entry and field', () => {
  const links = contentLinks({
    navigation: { header: [{ url: '/stock/', children: [{ url: '/stock/?a=1&b=2' }] }] },
    pages: [
      {
        id: 'home',
        blocks: [
          {},
          { html: '<p><a href="/a/">a</a> and <a title="b" href="/b/?c=1&amp;d=2">b</a></p>', url: null },
        ],
      },
    ],
  });
  expect(links).toEqual([
    { collection: 'navigation', field: 'header[0].url', address: '/stock/' },
    { collection: 'navigation', field: 'header[0].children[0].url', address: '/stock/?a=1&b=2' },
    { collection: 'pages', id: 'home', field: 'blocks[1].html', address: '/a/' },
    { collection: 'pages', id: 'home', field: 'blocks[1].html', address: '/b/?c=1&d=2' },
  ]);
});

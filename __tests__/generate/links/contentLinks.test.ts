import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { contentLinks, linksQuery } from '../../../generate/links/checkLinks';

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

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blogFeed } from '../../../generate/files/siteFiles';
import { sitePages } from '../../../generate/pages/sitePages';
import { STOCK_CONTENT_QUERY } from '../../../generate/stock/stockContent';
import { makeStockSite } from '../../../generate/stock/stockSite';
import { contentReader } from '../../../plugins/content-endpoint/endpoint/startContentEndpoint';
import { loadDealer } from '../../../src/config/dealer';
import { copyContent } from '../../support/browser/cmsServer';
import { dealershipSource } from '../../support/content/dealershipSource';
import { openSite } from '../../support/content/renderedSite';
import { theDealer } from '../../support/theDealer';

jest.mock('gatsby', () => jest.requireActual('../../support/content/renderedSite').gatsbyOnServer);

const NOW = Date.parse('2026-12-24T00:00:00Z');
const LATER = Date.parse('2030-06-02T00:00:00Z');

/** Copies of entries whose every text says a word that no other entry says. */
const SCHEDULED = 'Zeitgeisterfahrer';
const DRAFT = 'Quodlibetarian';

let folder: string;
beforeAll(() => {
  folder = copyContent();
  const copy = (from: string, to: string, fields: readonly string[], word: string, replaced: RegExp[]) => {
    const text = replaced.reduce(
      (all, pattern) => all.replace(pattern, ''),
      readFileSync(join(folder, 'content', from), 'utf8'),
    );
    const withWord = text
      .replace(/^(title|summary|intro): .*$/gm, `$1: ${word}`)
      .replace(/^(?!---|\w+:|[ ].*)(.+)$/gm, word);
    const head = from.endsWith('.md') ? '---\n' : '';
    writeFileSync(join(folder, 'content', to), withWord.replace(head, `${head}${fields.join('\n')}\n`));
  };
  for (const [name, word, post, special] of [
    ['scheduled', SCHEDULED, 'publishedAt: 2030-06-01', 'startsAt: 2030-06-01'],
    ['draft', DRAFT, 'draft: true\npublishedAt: 2026-01-01', 'draft: true'],
  ] as const) {
    const own = [/^slug: .*\n/m, /^publishedAt: .*\n/m, /^startsAt: .*\n/m, /^id: .*\n/m, /^draft: .*\n/m];
    copy('posts/ute-or-suv.md', `posts/${name}.md`, [post], word, own);
    copy('dealer-specials/demo-clearance.md', `dealer-specials/${name}.md`, [special], word, own);
    const id = name === 'draft' ? 'id: 9001' : 'id: 9002';
    copy('brand-specials/garnet-runout.md', `brand-specials/${name}.md`, [id, special], word, own);
  }
  copy('pages/about-us.yml', 'pages/draft.yml', ['draft: true'], DRAFT, [
    /^slug: .*\n/m,
    /^previousSlugs:\n( +.*\n)+/m,
    /^previousSlugs: .*\n/m,
  ]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** All that a build at an instant would make pages, lists and feeds of. */
async function builtAt(now: number): Promise<string> {
  const source = await dealershipSource(now, folder);
  const pages = await sitePages({
    dealer: theDealer,
    content: source,
    settings: { testForms: true },
    startedAt: now,
    stock: makeStockSite([], await source.ask(STOCK_CONTENT_QUERY)),
  });
  const opened = await openSite(theDealer, source, (asked) => makeStockSite([], asked), now);
  const inputs = [];
  for (const page of opened) {
    const { data, context, staticAnswers } = await page.input();
    inputs.push(page.path, data, context, [...staticAnswers]);
  }
  const channel = { title: 'Blog', description: 'Posts' };
  const feed = blogFeed(pages.index.posts, channel, { url: 'https://site.example', locale: 'en-AU' }, now);
  return JSON.stringify([pages.index, pages.ofContent, pages.redirects, inputs, feed]);
}

const addresses = (name: string): readonly string[] => [
  `/blog/${name}/`,
  `/dealer-specials/#${name}`,
  `/brand-specials/${name}-`,
];

describe('What is not published yet', () => {
  it('is in no page, list, sitemap or feed of a build', async () => {
    const built = await builtAt(NOW);
    expect(built).toContain('/blog/ute-or-suv/');
    for (const text of [SCHEDULED, DRAFT, ...addresses('scheduled'), ...addresses('draft'), '"/draft/"'])
      expect(built).not.toContain(text);
  });

  it('appears with the first build after its day; a draft does not', async () => {
    const built = await builtAt(LATER);
    expect(built.split(SCHEDULED).length).toBeGreaterThan(10);
    expect(built).toContain('/blog/scheduled/');
    expect(built).not.toContain(DRAFT);
  });

  it('is read in development, drafts too', async () => {
    const read = await contentReader({ ...loadDealer(folder), hasDrafts: true }).read();
    if (read.kind === 'err') throw new Error(JSON.stringify(read.fault));
    const { posts, pages, dealerSpecials, brandSpecials } = read.value;
    for (const list of [posts, pages, dealerSpecials, brandSpecials])
      expect(JSON.stringify(list)).toContain(DRAFT);
  });

  it('is no home page: a site needs a published one', async () => {
    const home = join(folder, 'content/pages/home.yml');
    const before = readFileSync(home, 'utf8');
    writeFileSync(home, `draft: true\n${before}`);
    const read = await contentReader(loadDealer(folder)).read();
    writeFileSync(home, before);
    expect(read).toEqual({
      kind: 'err',
      fault: [{ file: 'content/pages/', reason: 'there must be a page with pageType: home' }],
    });
  });
});

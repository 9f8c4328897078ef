import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeletedEntry } from '../../cms/server/git/history';
import type { Refusal, Remark } from '../../cms/server/remarks';
import type { Saved } from '../../cms/server/saveContent';
import { DEALERSHIP } from '../../support/projectFolder';
import { type CmsInRepository, entryToSave, startCmsInRepository } from '../support/browser/cmsServer';

jest.setTimeout(180_000);

let cms: CmsInRepository;
beforeAll(async () => {
  cms = await startCmsInRepository();
  cms.git('tag', 'start');
});
afterEach(() => {
  expect(cms.git('status', '--porcelain')).toBe('');
  cms.git('reset', '-q', '--hard', 'start');
});
afterAll(() => cms?.stop());

const ABOUT = 'content/pages/about-us.yml';
const MENUS = 'content/settings/navigation.yml';
const REDIRECTS = 'redirects.yml';
const read = (path: string): string => readFileSync(join(cms.folder, path), 'utf8');
const lastFiles = (): readonly string[] =>
  cms.git('show', '--name-only', '--format=', 'HEAD').trim().split('\n').sort();

async function remove(path: string, terms: object = {}) {
  const params = { paths: [path], options: { commitMessage: 'x' } };
  const { status, body } = await cms.post('deleteFiles', params, terms);
  return { status, body: body as Refusal & Saved };
}

async function asked(path: string): Promise<Extract<Refusal, { readonly kind: 'deletes' }>> {
  const { body } = await remove(path);
  if (body.kind !== 'deletes') throw new Error(JSON.stringify(body));
  return body;
}

async function bringBack(path: string): Promise<number> {
  const entries = (await cms.post('deletedEntries', {})).body as readonly DeletedEntry[];
  const { id } = entries.find((entry) => entry.path === path) as DeletedEntry;
  const restore = (terms: object) => cms.post('restore', { path, id: `${id}^` }, terms);
  const { status, body } = await restore({});
  const { kind, remarks } = body as { readonly kind?: string; readonly remarks?: readonly Remark[] };
  if (kind !== 'questions') return status;
  // What it says was asked about when it was written.
  return (await restore({ confirmed: remarks?.map(({ words }) => words) })).status;
}

describe('Deleting a page', () => {
  it('asks first where its visitors go, and says what leads to it and whether that can be taken out', async () => {
    const { title, address, places, suggestion } = await asked(ABOUT);
    expect({ title, address, suggestion }).toEqual({
      title: '“About us” (Pages)',
      address: '/about-us/',
      suggestion: '/',
    });
    expect(places.map(({ how, place }) => [how, place?.title, place?.field])).toEqual([
      // Taking it out would take what is below it too.
      ['link', 'Menus', 'Menus at the top › About › Goes to'],
      ['menu item', 'Menus', 'Menus at the top › About › Links in this menu › About us'],
      ['menu item', 'Menus', 'Columns at the foot › Us › Links › About us'],
    ]);
    expect(existsSync(join(cms.folder, ABOUT))).toBe(true);
  });

  it('takes it out of the menus, sends visitors and other links on, and comes back whole: one commit each', async () => {
    const before = { menus: read(MENUS), redirects: read(REDIRECTS), page: read(ABOUT) };
    const { places } = await asked(ABOUT);
    const takeOut = places.map(({ id }) => id);
    const { status, body } = await remove(ABOUT, { visitorsTo: '/contact/', takeOut });
    expect(status).toBe(200);
    expect(body.deleted).toEqual({
      title: '“About us” (Pages)',
      canComeBack: true,
      words: [
        'Now leads to /contact/: Settings › Menus › Menus at the top › About › Goes to',
        'Taken out: Settings › Menus › Menus at the top › About › Links in this menu › About us',
        'Taken out: Settings › Menus › Columns at the foot › Us › Links › About us',
        'From the next build on, visitors at /about-us/ are sent to /contact/.',
      ],
    });
    expect(lastFiles()).toEqual([ABOUT, MENUS, REDIRECTS].sort());
    expect(read(MENUS)).toBe(
      before.menus
        .replace('    url: /about-us/\n', '    url: /contact/\n')
        .replaceAll('      - { label: About us, url: /about-us/ }\n', ''),
    );
    expect(read(REDIRECTS)).toBe(
      `${before.redirects}- from: /about-us/\n  to: /contact/\n- from: /about/\n  to: /contact/\n`,
    );
    expect(await bringBack(ABOUT)).toBe(200);
    expect({ menus: read(MENUS), redirects: read(REDIRECTS), page: read(ABOUT) }).toEqual(before);
    expect(lastFiles()).toEqual([ABOUT, MENUS, REDIRECTS].sort());
  });

  it('comes back to its address alone, where somebody has changed the rest since', async () => {
    const { places } = await asked(ABOUT);
    await remove(ABOUT, { visitorsTo: '/contact/', takeOut: places.map(({ id }) => id) });
    const menus = read(MENUS).replace('label: Our people', 'label: People here');
    expect((await cms.post('persistEntry', entryToSave(MENUS, menus), { elsewhere: [] })).status).toBe(200);
    expect(await bringBack(ABOUT)).toBe(200);
    expect(read(MENUS)).toBe(menus);
    expect(read(REDIRECTS)).not.toContain('/about');
  });

  it('is just gone, if they say so, and so is every address that led to it', async () => {
    const offer = 'content/brand-specials/test-drive-bonus-offer.md';
    const old = '/brand-specials/limited-time-test-drive-offer-4411/';
    expect(read(REDIRECTS)).toContain(old);
    const { address, suggestion } = await asked(offer);
    expect(suggestion).toBe('/brand-specials/');
    const { status, body } = await remove(offer, { visitorsTo: null, relinkTo: '/brand-specials/' });
    expect(status).toBe(200);
    expect(body.deleted?.words).toContain(
      `From the next build on, visitors at ${address} read that the page is gone.`,
    );
    expect(read(REDIRECTS)).toContain(`- from: ${address}\n  gone: true\n`);
    expect(read(REDIRECTS)).toMatch(new RegExp(`from: ${old}(,|\\n) +gone: true`));
    expect(await bringBack(offer)).toBe(200);
    expect(read(REDIRECTS)).toMatch(new RegExp(`from: ${old}(,|\\n) +to: `));
  });

  it('leaves nothing of a draft, which has had no visitors', async () => {
    const raw = 'pageType: standard\nslug: soon\ntitle: Soon\ndraft: true\nblocks: []\n';
    await cms.post('persistEntry', entryToSave('content/pages/soon.yml', raw));
    const before = read(REDIRECTS);
    expect((await remove('content/pages/soon.yml', { visitorsTo: null })).status).toBe(200);
    expect(read(REDIRECTS)).toBe(before);
  });

  it('gives the address of a page that is gone to a new one', async () => {
    await remove(ABOUT, { visitorsTo: null, relinkTo: '/contact/' });
    expect(read(REDIRECTS)).toContain('- from: /about-us/\n  gone: true\n');
    const raw = 'pageType: standard\nslug: about-us\ntitle: Us again\nblocks: []\n';
    const saved = await cms.post('persistEntry', entryToSave('content/pages/us-again.yml', raw));
    expect(saved).toMatchObject({ status: 200 });
    expect(read(REDIRECTS)).not.toContain('/about-us/');
    expect(read(REDIRECTS)).toContain('- from: /about/\n  gone: true\n');
  });

  it('leads older redirects on, and gives its address to a new page that takes it', async () => {
    const offer = 'content/brand-specials/test-drive-bonus-offer.md';
    await remove(offer, { visitorsTo: '/brand-specials/' });
    expect(read(REDIRECTS).match(/to: \/brand-specials\/$/gm)?.length).toBeGreaterThan(1);
    expect(await bringBack(offer)).toBe(200);
    await remove(ABOUT, { visitorsTo: '/contact/' });
    const raw = 'pageType: standard\nslug: about-us\ntitle: Us again\nblocks: []\n';
    expect(await cms.post('persistEntry', entryToSave('content/pages/us-again.yml', raw))).toMatchObject({
      status: 200,
    });
    expect(read(REDIRECTS)).not.toContain('/about-us/');
    expect(read(REDIRECTS)).toContain('from: /about/');
  });

  it.each(['/no-such-page/', '/about-us/', '/about/', 'https://evil.example/', '//evil.example/', '/../x/'])(
    'sends nobody to %s',
    async (visitorsTo) => {
      const before = read(REDIRECTS);
      expect((await remove(ABOUT, { visitorsTo, relinkTo: '/contact/' })).status).toBe(422);
      expect([read(REDIRECTS), existsSync(join(cms.folder, ABOUT))]).toEqual([before, true]);
    },
  );
});

describe('Deleting a post', () => {
  it('takes it out of the related posts of others', async () => {
    const post = 'content/posts/ute-or-suv.md';
    const { places } = await asked(post);
    const related = places.filter(({ how }) => how === 'relation');
    expect(related.map(({ place }) => `${place?.title} › ${place?.field}`)).toEqual([
      expect.stringMatching(/ › Related posts/),
      expect.stringMatching(/ › Related posts/),
    ]);
    const { status, body } = await remove(post, { visitorsTo: '/blog/' });
    expect([status, body]).toEqual([200, expect.anything()]);
    expect(read('content/posts/towing-a-caravan-in-the-central-west.md')).toMatch(
      /^related: \[ ?country-roads-at-dusk ?\]$/m,
    );
    expect(read(REDIRECTS)).toContain('- from: /blog/ute-or-suv/\n  to: /blog/\n');
    expect(await bringBack(post)).toBe(200);
    expect(cms.git('diff', 'start', '--stat')).toBe('');
  });

  it('does not ask about visitors if the page was a draft', async () => {
    const post = 'content/posts/country-roads-at-dusk.md';
    await cms.post('persistEntry', entryToSave(post, read(post).replace('---\n', '---\ndraft: true\n')));
    expect((await asked(post)).address).toBeUndefined();
  });
});

/** Every entry of a folder that can be deleted; without DEEP, the last one alone. */
const entriesIn = (folder: string): readonly string[] => {
  const all = readdirSync(join(DEALERSHIP, 'content', folder)).map((name) => `content/${folder}/${name}`);
  return process.env.DEEP ? all : all.slice(-1);
};

describe('Whatever leads to an entry', () => {
  it.each(
    [
      'pages',
      'vehicles',
      'brand-specials',
      'dealer-specials',
      'posts',
      'team',
      'locations',
      'assurances',
      'stock-overrides',
    ].flatMap(entriesIn),
  )('%s goes in one commit and comes back whole, or the answer says what needs it', async (path) => {
    const first = await remove(path);
    if (first.body.kind === 'faults') {
      expect(first.body.error).toMatch(/must be a page|must have at least|is not a |needs |is missing/);
      return;
    }
    if (first.body.kind === 'deletes') {
      const { places, suggestion, address } = first.body;
      const takeOut = places.map(({ id }) => id);
      const visitorsTo = address === undefined ? null : suggestion === address ? '/' : suggestion;
      const { status, body } = await remove(path, { visitorsTo, relinkTo: '/', takeOut });
      // A list that a page needs cannot lose its last item.
      if (status === 422) return expect(body.error).toMatch(/must have at least|must not be empty/);
      expect([path, status, body.deleted?.title]).toEqual([path, 200, first.body.title]);
    } else expect(first.status).toBe(200);
    expect(cms.git('rev-list', '--count', 'start..HEAD').trim()).toBe('1');
    expect(await bringBack(path)).toBe(200);
    expect(cms.git('diff', 'start', '--stat')).toBe('');
  });
});

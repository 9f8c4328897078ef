import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import type { RunningCms } from '../../cms/server/startCmsServer';
import { builtPages, pageFile } from '../../support/browser/builtPages';
import { launchChromium } from '../../support/browser/chromium';
import { builtSite, PHONE, unbuilt } from '../support/browser/builtSite';
import { startCmsOver } from '../support/browser/cmsServer';
import {
  addTeamMember,
  changeSpecial,
  fillAddress,
  leaveLinks,
  movePage,
  NEW_MEMBER,
  NEW_SPECIAL,
} from '../support/browser/contentEdits';
import { type Editor, openEditor, retype } from '../support/browser/editor';
import { copyProject, type ProjectCopy } from '../support/browser/projectCopy';
import { eventually } from '../support/eventually';

jest.setTimeout(90_000);

let project: ProjectCopy;
let cms: RunningCms;
let browser: Browser;
let page: Page;
let editor: Editor;

const folder = (): string => join(project.folder, 'dealers/quillbrook');
const git = (...words: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.com', ...words], {
    cwd: folder(),
    encoding: 'utf8',
  });
const read = (path: string): string => readFileSync(join(folder(), 'content', path), 'utf8');

beforeAll(async () => {
  project = copyProject({ ownPictures: true });
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'the evening before');
  git('tag', 'before');
  cms = await startCmsOver(folder());
  browser = await launchChromium();
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  page = await context.newPage();
  page.setDefaultTimeout(20_000);
  editor = await openEditor(page, cms.url);
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await cms?.stop();
  project?.remove();
});

const field = (label: string | RegExp): Locator => page.getByLabel(label, { exact: true }).first();
const told = (name: string | RegExp): Locator => page.getByRole('dialog', { name });
const answer = (words: string): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name: words }).click();
const pressSave = async (): Promise<void> => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
};

/** The lines that the last save changed, in any file. */
const lastLines = (): readonly string[] =>
  git('show', '-U0', '--format=', 'HEAD')
    .split('\n')
    .filter((line) => /^[+-](?![+-])/.test(line));

async function writePost(title: string, day: string): Promise<void> {
  await editor.openNew('posts');
  await field('Title').fill(title);
  await field('Summary').fill('What we do before you collect it.');
  await page.getByRole('button', { name: 'Choose an image' }).click();
  await page.getByText('logbook.webp').click();
  await page.getByRole('button', { name: 'Choose selected' }).click();
  await field('What it shows').fill('A log book on a seat');
  await field(/^Category/).fill('Buying guides');
  await field('Published on').fill(day);
  await page.locator('[contenteditable=true]').last().click();
  await page.keyboard.type('We wash it.');
  await page.frameLocator('iframe').getByText('We wash it.').waitFor();
}

describe('What staff do in a day', () => {
  it('1: change a special', async () => {
    expect(await changeSpecial(editor)).toEqual({ status: 200 });
    expect(lastLines()).toEqual([
      expect.stringMatching(/^-title: /),
      `+title: ${NEW_SPECIAL.title}`,
      '-endsAt: 2032-12-31',
      `+endsAt: ${NEW_SPECIAL.lastDay}`,
    ]);
  });

  it('2: add somebody with a picture', async () => {
    expect((await addTeamMember(editor, project.folder)).saved).toEqual({ status: 200 });
  });

  it('3: change the opening hours: closed on a day', async () => {
    const before = read('locations/corrin-creek.yml');
    await editor.openEntry('locations', 'corrin-creek');
    // The departments have days of their own, which are folded.
    const newest = (label: string) =>
      page.getByLabel(label, { exact: true }).filter({ visible: true }).last();
    await page.getByRole('button', { name: 'Add day' }).first().click();
    await newest('Day').fill('2026-12-01');
    await newest('Name').fill('Show day');
    expect(await editor.save()).toEqual({ status: 200 });
    expect(lastLines().join('\n')).toMatch(/^\+.*2026-12-01[\s\S]*Show day/);
    expect(before).not.toContain('Show day');
  });

  it('4: write a post', async () => {
    await writePost('How we hand over a car', '2026-11-02');
    expect(await editor.save()).toEqual({ status: 200 });
  });

  it('5: hide a car', async () => {
    await editor.openNew('stock-overrides');
    await field('Stock number').fill('U4101');
    await page.getByRole('switch', { name: /^Hide it/ }).click();
    expect(await editor.save()).toEqual({ status: 200 });
    expect(read('stock-overrides/u4101.yml')).toBe('stockNumber: U4101\nhide: true\n');
  });

  it('6: put the filters in another order', async () => {
    const ids = () => [...read('settings/filters.yml').matchAll(/^ {2}- id: (\S+)/gm)].map(([, id]) => id);
    const [first, second, third, ...rest] = ids();
    await editor.openEntry('settings', 'filters');
    expect(await page.getByLabel('Place in the list').count()).toBe(0);
    const bars = page.locator('[class*="DragIcon"]').filter({ visible: true });
    const [from, to] = [await bars.nth(1).boundingBox(), await bars.nth(2).boundingBox()];
    if (!from || !to) throw new Error('No bar to drag');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2 + 30, { steps: 20 });
    await page.mouse.up();
    expect(await editor.save()).toEqual({ status: 200 });
    expect(ids()).toEqual([first, third, second, ...rest]);
  });

  it('7: schedule a post', async () => {
    await writePost('What we do at Christmas 2027', '2027-12-01');
    await page.frameLocator('iframe').getByText('On the site from the first build on or after').waitFor();
    expect(await editor.save()).toEqual({ status: 200 });
  });

  it('8: keep a post as a draft, look at it, then publish it', async () => {
    await writePost('Why we ring back', '2026-11-03');
    const draft = page.getByRole('switch', { name: /^Draft/ });
    await draft.click();
    await page.frameLocator('iframe').getByText('Draft: not on the site').waitFor();
    expect(await editor.save()).toEqual({ status: 200 });
    expect(read('posts/why-we-ring-back.md')).toContain('draft: true\n');
    await draft.click();
    expect(await editor.save()).toEqual({ status: 200 });
    expect(read('posts/why-we-ring-back.md')).not.toContain('draft: true');
  });

  it('9: undo what they changed, and bring back what they deleted', async () => {
    const before = read('team/margaret-oconnor.md');
    await editor.openEntry('team', 'margaret-oconnor');
    await retype(field('Role'), 'Wrong');
    expect(await editor.save()).toEqual({ status: 200 });
    await page.getByRole('button', { name: 'Earlier versions' }).click();
    await page.getByRole('dialog', { name: 'Earlier versions' }).getByText('Changed: Role').waitFor();
    await page
      .getByRole('button', { name: /^Bring back/ })
      .first()
      .click();
    await eventually(() => expect(read('team/margaret-oconnor.md')).toBe(before));
    await page.getByText('Changes saved').waitFor();
    // The form is drawn again after the words above.
    await eventually(async () => expect(before).toContain(`\nrole: ${await field('Role').inputValue()}\n`));
    await editor.openEntry('team', 'jack-brennan');
    await page.getByRole('button', { name: 'Delete entry' }).click();
    await told('“Jack Brennan” (Team) is deleted').waitFor();
    await answer('OK');
    await page.getByRole('button', { name: 'Deleted entries' }).click();
    await page.getByRole('button', { name: /^Bring back: Jack Brennan/ }).click();
    await page.getByText('Changes saved').waitFor();
  });

  it('10: give a page another address', async () => {
    expect(await movePage(editor, 'visit-us', 'find-us')).toEqual({ status: 200 });
    await leaveLinks(editor);
  });
});

describe('A slip of that day is told in words and writes nothing', () => {
  let head: string;
  beforeEach(() => {
    head = git('rev-parse', 'HEAD');
  });
  /** Leaves what is open; what was typed is dropped, as on another page of the editor. */
  afterEach(async () => {
    await page.goto('about:blank');
    await page.goto(`${cms.url}/admin/#/`);
    await page.getByRole('heading', { name: 'Collections' }).waitFor();
    expect({ head: git('rev-parse', 'HEAD'), status: git('status', '--porcelain') }).toEqual({
      head,
      status: '',
    });
  });

  async function expectToldAfterSave(name: string, words: string | RegExp, leave: string): Promise<void> {
    await pressSave();
    await told(name).getByText(words).first().waitFor();
    await answer(leave);
  }

  it.each([
    ['1: a rate of 79.9 %', 'finance', /^Used/, '79.9', /79\.9 % a year is a very high rate/],
    ['2: a fee that loses its last digit', 'finance', /^Establishment fee/, '39', /would be \$39/],
  ])('%s', async (_slip, id, label, value, words) => {
    await editor.openEntry('settings', id);
    await retype(field(label), value);
    await expectToldAfterSave('Is this right?', words, 'No, go back');
  });

  it.each([
    ['3: “from $3”', 'Summary', 'The last Garnets, from $3 drive away.', 'Is this right?', /from \$3/, 'No'],
    ['4: a name in brackets that is none', 'Summary', 'From {prise}.', 'Not saved', /\{prise\}/, 'OK'],
    ['5: a price that halves', 'Price', '3399', 'Is this right?', /would be \$3,399/, 'No'],
  ])('%s', async (_slip, label, value, title, words, leave) => {
    await editor.openEntry('brand-specials', 'garnet-runout');
    await field(new RegExp(`^${label}( \\(optional\\))?$`)).fill(value);
    await expectToldAfterSave(title, words, leave);
  });

  it('6: a last day before the first', async () => {
    await editor.openEntry('brand-specials', 'garnet-runout');
    await page.getByLabel(/^First day/).fill('2026-12-02');
    await page.getByLabel(/^Last day/).fill('2026-12-01');
    await expectToldAfterSave('Not saved', /Last day/, 'OK');
  });

  it('7: an address that another page has', async () => {
    await editor.openEntry('pages', 'contact');
    await fillAddress(editor, 'about-us');
    await expectToldAfterSave('Not saved', /is already used by “About us”/, 'OK');
  });
});

describe('In the evening', () => {
  it('the files hold just what was meant', () => {
    expect(git('status', '--porcelain')).toBe('');
    expect(git('diff', '--name-status', 'before', 'HEAD').trim().split('\n').sort()).toEqual(
      [
        'A\tcontent/posts/how-we-hand-over-a-car.md',
        'A\tcontent/posts/what-we-do-at-christmas-2027.md',
        'A\tcontent/posts/why-we-ring-back.md',
        'A\tcontent/stock-overrides/u4101.yml',
        'A\tcontent/team/ngaire-o-brien.md',
        'A\tcontent/uploads/team/ngaire.webp',
        'M\tcontent/brand-specials/garnet-runout.md',
        'M\tcontent/locations/corrin-creek.yml',
        'M\tcontent/pages/visit-us.yml',
        'M\tcontent/settings/filters.yml',
      ].sort(),
    );
  });
});

describe('The site that is built that evening', () => {
  beforeAll(async () => {
    const { code, said } = await project.run('scripts/build.mjs');
    if (code !== 0) throw new Error(said.slice(-4000));
  }, 900_000);
  const site = builtSite(() => project.folder);

  it.each([
    ['the special', '/brand-specials/2025-plate-garnet-clearance-4402/', NEW_SPECIAL.title],
    ['its card among the offers', '/brand-specials/', NEW_SPECIAL.title],
    ['the page at its new address', '/find-us/', 'Visit us in Quillbrook'],
    ['the new person', '/team/', NEW_MEMBER.name],
    ['the post', '/blog/how-we-hand-over-a-car/', 'How we hand over a car'],
    ['the post that was a draft', '/blog/why-we-ring-back/', 'Why we ring back'],
  ])('shows %s', async (_what, path, words) => {
    const shown = await site.openPage(path);
    await shown.getByRole('main').getByRole('heading', { name: words }).first().waitFor();
  });

  it('shows the last day of the special, and the picture of the new person', async () => {
    const special = await site.openPage('/brand-specials/2025-plate-garnet-clearance-4402/', {
      prepare: (opened) => opened.clock.setFixedTime(new Date('2026-11-23T00:00:00Z')),
    });
    await special.getByRole('main').getByText('Until 15 January 2033').first().waitFor();
    const people = await site.openPage('/team/', { window: PHONE });
    const department = people.getByRole('region', { name: 'Parts and accessories' });
    await department.getByText(NEW_MEMBER.role).waitFor();
    const picture = department.getByRole('img', { name: NEW_MEMBER.alt });
    await picture.scrollIntoViewIfNeeded();
    await eventually(async () =>
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100),
    );
  });

  it('leads from the old address of a page to the new one, and tells hosts so', async () => {
    const page = await site.openPage('/visit-us/?utm_source=mail#map', {
      expectedFailures: unbuilt('/visit-us/'),
    });
    await eventually(() => expect(page.url()).toBe(site.url('/find-us/?utm_source=mail#map')));
    await page.getByRole('heading', { level: 1, name: 'Visit us in Quillbrook' }).waitFor();
    expect(readFileSync(join(project.folder, 'public/_redirects'), 'utf8').split('\n')).toContain(
      '/visit-us/  /find-us/  301',
    );
    expect(builtPages(project.folder)).not.toContain('/visit-us/');
  });

  it('shows the new opening hours, and neither the hidden car nor the scheduled post', () => {
    const pages = builtPages(project.folder);
    expect(pages).toContain('/blog/why-we-ring-back/');
    expect(pages.filter((path) => /christmas-2027|qt26002/i.test(path))).toEqual([]);
    const holders = execFileSync(
      'grep',
      ['-rl', 'Show day', 'public', '--include=*.html', '--include=*.json'],
      { cwd: project.folder, encoding: 'utf8' },
    );
    expect(holders).not.toBe('');
    for (const path of pages)
      expect(readFileSync(pageFile(path, project.folder), 'utf8')).not.toContain('Christmas 2027');
  });
});

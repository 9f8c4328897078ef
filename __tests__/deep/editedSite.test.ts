import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPages, pageFile } from '../../support/browser/builtPages';
import { launchChromium } from '../../support/browser/chromium';
import { builtSite, PHONE, unbuilt } from '../support/browser/builtSite';
import { startCmsOver } from '../support/browser/cmsServer';
import {
  addTeamMember,
  changeSpecial,
  movePage,
  NEW_MEMBER,
  NEW_SPECIAL,
} from '../support/browser/contentEdits';
import { openEditor } from '../support/browser/editor';
import { copyProject, type ProjectCopy } from '../support/browser/projectCopy';
import { eventually } from '../support/eventually';

let project: ProjectCopy;
let before: readonly string[];

async function build(): Promise<void> {
  const { code, said } = await project.run('scripts/build.mjs');
  if (code !== 0) throw new Error(said.slice(-4000));
}

async function edit(): Promise<void> {
  const cms = await startCmsOver(join(project.folder, 'dealers/quillbrook'));
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    page.setDefaultTimeout(20_000);
    const editor = await openEditor(page, cms.url);
    expect(await changeSpecial(editor)).toEqual({ status: 200 });
    expect((await addTeamMember(editor, join(project.folder, 'dealers/quillbrook'))).saved).toEqual({
      status: 200,
    });
    expect(await movePage(editor, 'visit-us', 'find-us')).toEqual({ status: 200 });
  } finally {
    await browser.close();
    await cms.stop();
  }
}

beforeAll(async () => {
  project = copyProject({ ownPictures: true });
  await build();
  before = builtPages(project.folder);
  await edit();
  await build();
}, 1_800_000);
const site = builtSite(() => project.folder);
afterAll(() => project?.remove());

describe('A site that is built again after staff have edited it', () => {
  it.each([
    ['its page', '/brand-specials/2025-plate-garnet-clearance-4402/', 1],
    ['its card among the offers', '/brand-specials/', 2],
  ] as const)('shows the special’s new title and last day: %s', async (_where, path, level) => {
    const page = await site.openPage(path, {
      prepare: (opened) => opened.clock.setFixedTime(new Date('2026-11-23T00:00:00Z')),
    });
    const main = page.getByRole('main');
    await main.getByRole('heading', { level, name: NEW_SPECIAL.title }).waitFor();
    await main.getByText('Until 15 January 2033').first().waitFor();
    expect(await main.innerText()).not.toContain('2025-plate Garnet clearance');
  });

  it('shows the new team member among the people of her department, with her picture', async () => {
    const page = await site.openPage('/team/', { window: PHONE });
    const department = page.getByRole('region', { name: 'Parts and accessories' });
    await department.getByRole('heading', { name: NEW_MEMBER.name }).waitFor();
    await department.getByText(NEW_MEMBER.role).waitFor();
    const picture = department.getByRole('img', { name: NEW_MEMBER.alt });
    await picture.scrollIntoViewIfNeeded();
    await eventually(async () =>
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100),
    );
  });

  it('shows the page at its new address', async () => {
    const page = await site.openPage('/find-us/');
    await page.getByRole('heading', { level: 1, name: 'Visit us in Quillbrook' }).waitFor();
  });

  it('leads from the old address to the new one, and tells hosts so', async () => {
    const page = await site.openPage('/visit-us/?utm_source=mail#map', {
      expectedFailures: unbuilt('/visit-us/'),
    });
    await eventually(() => expect(page.url()).toBe(site.url('/find-us/?utm_source=mail#map')));
    await page.getByRole('heading', { level: 1, name: 'Visit us in Quillbrook' }).waitFor();
    expect(readFileSync(join(project.folder, 'public/_redirects'), 'utf8').split('\n')).toContain(
      '/visit-us/  /find-us/  301',
    );
  });

  it('has the pages it had, but for the one that moved', () => {
    expect(existsSync(pageFile('/visit-us/', project.folder))).toBe(false);
    expect(builtPages(project.folder)).toEqual(
      before.map((path) => (path === '/visit-us/' ? '/find-us/' : path)).sort(),
    );
  });
});

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Browser, Page } from 'playwright-core';
import type { Version } from '../../cms/server/git/history';
import { parseRawFile } from '../../plugins/content-endpoint/files/parseRawFile';
import { launchChromium } from '../../support/browser/chromium';
import { type CmsInRepository, entryToSave, startCmsInRepository } from '../support/browser/cmsServer';
import { openEditor } from '../support/browser/editor';

jest.setTimeout(900_000);

let cms: CmsInRepository;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  [cms, browser] = await Promise.all([startCmsInRepository(), launchChromium()]);
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(20_000);
});
afterAll(async () => {
  await browser?.close();
  await cms?.stop();
});

/** Nobody refers to her, so her entry may be deleted. */
const PATH = 'content/team/margaret-oconnor.md';
const file = (): string => join(cms.folder, PATH);
const textNow = (): string | undefined => (existsSync(file()) ? readFileSync(file(), 'utf8') : undefined);

const step = fc.oneof(
  fc.record({
    kind: fc.constantFrom('save' as const, 'stale save' as const),
    role: fc.constantFrom('Host', 'Valuer', 'Driver'),
  }),
  fc.record({ kind: fc.constant('phone' as const), digits: fc.integer({ min: 1000, max: 9999 }) }),
  fc.record({ kind: fc.constant('restore' as const), place: fc.nat(5) }),
  fc.record({ kind: fc.constant('delete' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const save = (raw: string, base: string) =>
  cms.post('persistEntry', entryToSave(PATH, raw), { base, elsewhere: [] });
const versions = async () => (await cms.post('versions', { path: PATH })).body as readonly Version[];

async function take(one: Step, before: string): Promise<void> {
  const text = textNow();
  switch (one.kind) {
    case 'save':
      if (text !== undefined) await save(text.replace(/^role: .*$/m, `role: ${one.role}`), text);
      return;
    case 'stale save':
      // Somebody whose form is older than the file.
      await save(before.replace(/^role: .*$/m, `role: ${one.role}, too late`), `${before} `);
      return;
    case 'phone':
      if (text !== undefined)
        await save(text.replace(/^phone: .*$/m, `phone: (02) 5550 ${one.digits}`), text);
      return;
    case 'restore': {
      const all = await versions();
      await cms.post('restore', { path: PATH, id: all[one.place % all.length]?.id });
      return;
    }
    case 'delete':
      await cms.post('deleteFiles', { paths: [PATH], options: { commitMessage: 'x' } });
  }
}

/** The screen says what the file says, and lists as many versions as the history has. */
async function expectScreen(): Promise<void> {
  // The page is a new one: nothing of the last sequence is in it.
  await page.goto('about:blank');
  const editor = await openEditor(page, cms.url);
  const text = textNow();
  if (text === undefined) {
    await page.getByRole('button', { name: 'Deleted entries' }).click();
    await page.getByRole('dialog').getByText('Margaret O’Connor (Team)').waitFor();
    return;
  }
  await editor.openEntry('team', 'margaret-oconnor');
  const parsed = parseRawFile(PATH, text);
  if (parsed.kind === 'err') throw new Error(text);
  const { data } = parsed.value;
  const shown = async (label: string) =>
    page
      .getByLabel(new RegExp(`^${label}( \\(optional\\))?$`))
      .first()
      .inputValue();
  expect({
    name: await shown('Name'),
    role: await shown('Role'),
    phone: await shown('Phone'),
    email: await shown('Email'),
    position: Number(await shown('Place in the list')),
  }).toEqual({
    name: data.name,
    role: data.role,
    phone: data.phone,
    email: data.email,
    position: data.position,
  });
  const all = await versions();
  await page.getByRole('button', { name: 'Earlier versions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Earlier versions' });
  await dialog.getByText('(as it is now)').waitFor();
  expect(await dialog.getByRole('listitem').count()).toBe(all.length);
  expect(await dialog.getByRole('button', { name: /^Bring back/ }).count()).toBe(all.length - 1);
}

it('after any sequence of changes, the screen shows the file and its history', async () => {
  const start = textNow() ?? '';
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 7 }), async (steps) => {
      for (const one of steps) await take(one, start);
      await expectScreen();
      if (textNow() !== undefined) return;
      // The next sequence begins with the entry there.
      writeFileSync(file(), start);
      cms.git('add', '-A');
      cms.git('commit', '-qm', 'She is back');
    }),
    { numRuns: 10 },
  );
});

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { hashPassword } from '../../cms/server/editors';
import { type RunningCms, startCmsServer } from '../../cms/server/startCmsServer';
import { installPackages } from '../../scripts/installPackages';
import { launchChromium } from '../../support/browser/chromium';
import { copyContent } from '../support/browser/cmsServer';
import { type Editor, openEditor, retype } from '../support/browser/editor';
import { eventually } from '../support/eventually';
import { theDealer } from '../support/theDealer';

jest.setTimeout(120_000);

const DEV = { email: 'dev@quillbrook.example', password: 'sells cars all day' };

let folder: string;
let outside: string;
let cms: RunningCms;
let browser: Browser;
let page: Page;
let editor: Editor;

const git = (where: string, ...words: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=Host', '-c', 'user.email=host@example.com', ...words], {
    cwd: where,
    encoding: 'utf8',
  });
const remote = (): string => join(outside, 'remote.git');
const sentLast = (): string => git(remote(), 'log', '-1', '--format=%an: %s').trim();

async function writeEditors(password: string): Promise<void> {
  const editors = [
    {
      name: 'Dev Patel',
      email: DEV.email,
      password: await hashPassword(password),
      collections: ['team', 'pages'],
    },
    {
      name: 'Maria Costa',
      email: 'maria@quillbrook.example',
      password: await hashPassword('the finance manager'),
    },
  ];
  writeFileSync(join(outside, 'editors.yml'), JSON.stringify({ editors }));
}

beforeAll(async () => {
  folder = copyContent();
  outside = mkdtempSync(join(tmpdir(), 'forecourt-hosted-'));
  await writeEditors(DEV.password);
  git(folder, 'init', '-q', '-b', 'main');
  git(folder, 'add', '-A');
  git(folder, 'commit', '-qm', 'The site as it was handed over');
  git(outside, 'init', '-q', '--bare', '-b', 'main', 'remote.git');
  git(folder, 'remote', 'add', 'origin', remote());
  git(folder, 'push', '-q', '-u', 'origin', 'main');
  const cmsFolder = resolve('cms');
  await installPackages(cmsFolder);
  cms = await startCmsServer({
    dealer: theDealer,
    projectFolder: folder,
    cmsFolder,
    siteUrl: 'https://quillbrook.example',
    port: 0,
    hosted: { editorsFile: join(outside, 'editors.yml') },
  });
  browser = await launchChromium();
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  page = await context.newPage();
  page.setDefaultTimeout(20_000);
});
afterAll(async () => {
  await browser?.close();
  await cms?.stop();
  for (const one of [folder, outside]) rmSync(one, { recursive: true, force: true });
});

const signIn = async (on: Page, password: string): Promise<void> => {
  await on.getByLabel('Password').fill(password);
  await on.keyboard.press('Enter');
};
const role = (): Locator => page.getByLabel('Role').first();
const member = (): string => readFileSync(join(folder, 'content/team/dev-patel.md'), 'utf8');
const bar = (): Locator => page.locator('.forecourt-bar').getByRole('status');
const pressSave = async (): Promise<void> => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
};

it('somebody signs in', async () => {
  await page.goto(`${cms.url}/`);
  await page.getByLabel('Email').fill(DEV.email);
  await signIn(page, 'a guess');
  await page.getByRole('alert').getByText('Email or password is wrong.').waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe(DEV.email);
  await signIn(page, DEV.password);
  await page.getByRole('heading', { name: 'Collections' }).waitFor();
  await page.setViewportSize({ width: 1280, height: 900 });
  editor = await openEditor(page, cms.url);
});

describe('Saved means kept and sent', () => {
  it('a save says that it is sent', async () => {
    await editor.openEntry('team', 'dev-patel');
    await retype(role(), 'Director');
    expect(await editor.save()).toEqual({ status: 200 });
    await bar().getByText('Saved and sent. The site shows it after its next build.').waitFor();
    expect(member()).toMatch(/^role: Director$/m);
    expect(sentLast()).toBe('Dev Patel: Change Dev Patel (Team)');
  });

  it('a save that the git host refuses says why and who can mend it, and the next one sends both', async () => {
    const hook = join(remote(), 'hooks/pre-receive');
    writeFileSync(hook, '#!/bin/sh\necho "Freeze until Monday" >&2\nexit 1\n', { mode: 0o755 });
    await retype(role(), 'Frozen');
    await pressSave();
    const words =
      /not sent: the git host says “Freeze until Monday”\. Ask whoever looks after the site’s server/;
    await page.getByRole('dialog', { name: 'Saved' }).getByText(words).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await bar().getByText(words).waitFor();
    expect(member()).toMatch(/^role: Frozen$/m);
    rmSync(hook);
    await retype(role(), 'Thawed');
    expect(await editor.save()).toEqual({ status: 200 });
    await bar().getByText('Saved and sent.').waitFor();
    expect(git(remote(), 'show', 'HEAD~1:content/team/dev-patel.md')).toMatch(/^role: Frozen$/m);
  });

  it('a save without a connection waits, says so in words, and is made by itself once there is one', async () => {
    await page.context().setOffline(true);
    await retype(role(), 'On the train');
    await pressSave();
    await bar().getByText('You’re offline. Your change is saved by itself').waitFor();
    await retype(role(), 'Off the train');
    expect(await page.getByText(/Failed to fetch|TypeError|has been stopped/).count()).toBe(0);
    expect(member()).toMatch(/^role: Thawed$/m);
    await page.context().setOffline(false);
    await eventually(() => expect(member()).toMatch(/^role: On the train$/m));
    await bar().getByText('Saved and sent.').waitFor();
    expect(await role().inputValue()).toBe('Off the train');
    expect(await editor.save()).toEqual({ status: 200 });
    expect(sentLast()).toBe('Dev Patel: Change Dev Patel (Team)');
  });

  it('a save that only the answer is lost of is made once', async () => {
    const commits = () => git(folder, 'rev-list', '--count', 'HEAD');
    const before = Number(commits());
    let isLost = false;
    await page.route(/\/api\/v1$/, async (route) => {
      if (isLost || !/"action":"persistEntry"/.test(route.request().postData() ?? ''))
        return route.continue();
      isLost = true;
      await route.fetch();
      // As a web server in front answers while the editor starts again.
      return route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' });
    });
    await retype(role(), 'Once');
    await pressSave();
    await page.getByText('Changes saved').waitFor();
    await page.unroute(/\/api\/v1$/);
    expect([isLost, Number(commits())]).toEqual([true, before + 1]);
  });
});

it('what somebody may not change is only to read, and says who may', async () => {
  const words = 'You may read this. It can be changed by Maria Costa.';
  await editor.openEntry('settings', 'finance');
  await page.getByText(words).waitFor();
  await page.getByText('Lender', { exact: true }).first().waitFor();
  const fields = page.locator('[class*=ControlPaneContainer]').first();
  expect(await fields.locator('input, textarea, select, button, [contenteditable=true]').count()).toBe(0);
  for (const name of ['Save', 'Delete entry'])
    expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0);
  await page.getByRole('button', { name: 'Earlier versions' }).click();
  await page.getByRole('dialog').getByText('(as it is now)').waitFor();
  expect(await page.getByRole('button', { name: /^Bring back/ }).count()).toBe(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await page.goto(`${cms.url}/admin/#/collections/posts`);
  await page.getByText(words).waitFor();
  expect(await page.getByRole('link', { name: 'New post' }).count()).toBe(0);
});

it('whoever is signed out by a new password goes on where they were, after signing in', async () => {
  await editor.openEntry('team', 'dev-patel');
  await retype(role(), 'Still typed');
  await writeEditors('another password');
  await bar().getByText('You’re signed out.').waitFor();
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Sign in' }).click(),
  ]);
  await tab.getByLabel('Email').fill(DEV.email);
  await signIn(tab, 'another password');
  await tab.getByRole('heading', { name: 'Collections' }).waitFor();
  await tab.close();
  expect(await role().inputValue()).toBe('Still typed');
  expect(await editor.save()).toEqual({ status: 200 });
  expect(member()).toMatch(/^role: Still typed$/m);
});

it('and signs out', async () => {
  await page.getByRole('button', { name: 'Sign out Dev Patel' }).click();
  await page.getByLabel('Password').waitFor();
  await page.goBack();
  await page.goto(`${cms.url}/admin/`);
  await page.getByLabel('Password').waitFor();
});

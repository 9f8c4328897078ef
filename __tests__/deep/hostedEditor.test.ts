import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { hashPassword } from '../../cms/server/editors';
import { type RunningCms, startCmsServer } from '../../cms/server/startCmsServer';
import { installPackages } from '../../scripts/installPackages';
import { launchChromium } from '../../support/browser/chromium';
import { copyContent } from '../support/browser/cmsServer';
import { openEditor, retype } from '../support/browser/editor';
import { theDealer } from '../support/theDealer';

jest.setTimeout(120_000);

const DEV = { email: 'dev@quillbrook.example', password: 'sells cars all day' };

let folder: string;
let outside: string;
let cms: RunningCms;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  folder = copyContent();
  outside = mkdtempSync(join(tmpdir(), 'forecourt-hosted-'));
  const editorsFile = join(outside, 'editors.yml');
  const password = await hashPassword(DEV.password);
  const editors = [
    { name: 'Dev Patel', email: DEV.email, password, collections: ['team'] },
    { name: 'Maria Costa', email: 'maria@quillbrook.example', password },
  ];
  writeFileSync(editorsFile, JSON.stringify({ editors }));
  const cmsFolder = resolve('cms');
  await installPackages(cmsFolder);
  cms = await startCmsServer({
    dealer: theDealer,
    projectFolder: folder,
    cmsFolder,
    siteUrl: 'https://quillbrook.example',
    port: 0,
    hosted: { editorsFile },
  });
  browser = await launchChromium();
  page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  page.setDefaultTimeout(20_000);
});
afterAll(async () => {
  await browser?.close();
  await cms?.stop();
  for (const one of [folder, outside]) rmSync(one, { recursive: true, force: true });
});

const signIn = async (password: string): Promise<void> => {
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
};

it('somebody signs in, saves what is theirs, is told whose the rates are, and signs out', async () => {
  await page.goto(`${cms.url}/`);
  await page.getByLabel('Email').fill(DEV.email);
  await signIn('a guess');
  await page.getByRole('alert').getByText('Email or password is wrong.').waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe(DEV.email);
  await signIn(DEV.password);
  await page.getByRole('heading', { name: 'Collections' }).waitFor();

  await page.setViewportSize({ width: 1280, height: 900 });
  const editor = await openEditor(page, cms.url);
  await editor.openEntry('team', 'dev-patel');
  await retype(page.getByLabel('Role').first(), 'Director');
  expect(await editor.save()).toEqual({ status: 200 });
  expect(readFileSync(join(folder, 'content/team/dev-patel.md'), 'utf8')).toMatch(/^role: Director$/m);

  await editor.openEntry('settings', 'finance');
  await retype(page.getByLabel('Lender').first(), 'A friend');
  expect(await editor.save()).toEqual({
    status: 422,
    error: 'Settings › Finance: You may read this. It can be changed by Maria Costa.',
  });
  expect(readFileSync(join(folder, 'content/settings/finance.yml'), 'utf8')).not.toContain('A friend');

  await page.getByRole('button', { name: 'Sign out Dev Patel' }).click();
  await page.getByLabel('Password').waitFor();
  await page.goBack();
  await page.goto(`${cms.url}/admin/`);
  await page.getByLabel('Password').waitFor();
});

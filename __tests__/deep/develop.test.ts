import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../support/browser/chromium';
import { freePort } from '../../support/freePort';
import { copyProject, type ProjectCopy } from '../support/browser/projectCopy';
import { eventually } from '../support/eventually';

let project: ProjectCopy;
let server: ChildProcess;
let browser: Browser;
let address: string;

beforeAll(async () => {
  project = copyProject();
  const port = await freePort();
  address = `http://localhost:${port}`;
  server = spawn('node', [resolve('node_modules/gatsby/cli.js'), 'develop', '--port', String(port)], {
    cwd: project.folder,
    // Its own process group: Gatsby's children end with it.
    detached: true,
    env: {
      ...process.env,
      DEALER: 'quillbrook',
      NODE_ENV: 'development',
      // As on an engineer's machine: with this variable, Gatsby runs the queries of all pages after each edit.
      CI: '',
      GATSBY_TELEMETRY_DISABLED: '1',
    },
    stdio: 'ignore',
  });
  browser = await launchChromium();
  await eventually(async () => expect((await fetch(address)).status).toBe(200), 400_000);
}, 420_000);

afterAll(async () => {
  await browser?.close();
  if (server?.pid && server.exitCode === null) {
    process.kill(-server.pid, 'SIGKILL');
    await once(server, 'close');
  }
  project?.remove();
});

const PRIVACY = 'dealers/quillbrook/content/pages/privacy.yml';

it('`npm run develop` shows each save of a content file in the open page', async () => {
  const page = await browser.newPage();
  await page.goto(`${address}/privacy/`);
  const heading = page.getByRole('heading', { level: 1 });
  const isShown = (title: string) =>
    eventually(async () => expect(await heading.innerText()).toBe(title), 120_000);
  await isShown('Privacy');
  project.change(PRIVACY, 'title: Privacy\n', 'title: Your privacy with us\n');
  await isShown('Your privacy with us');
  project.change(PRIVACY, 'title: Your privacy with us\n', 'title: Privacy\n');
  await isShown('Privacy');
}, 300_000);

it('`npm run develop` shows what staff change of one vehicle, and hides it', async () => {
  const page = await browser.newPage();
  const file = 'dealers/quillbrook/content/stock-overrides/u4102.yml';
  const cards = (words: string) => page.getByRole('article').filter({ hasText: words });
  await page.goto(`${address}/stock/used-cars/?keywords=u4102`);
  await cards('Just arrived').waitFor();
  const showsSoon = (words: string, count: number) =>
    eventually(async () => {
      await page.reload();
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await cards(words).count()).toBe(count);
    }, 120_000);
  project.change(file, 'label: Just arrived', 'label: Fresh in today');
  await showsSoon('Fresh in today', 1);
  project.write(file, 'stockNumber: U4102\nhide: true\n');
  await showsSoon('Fresh in today', 0);
}, 300_000);

it('`npm run develop` shows a saved interest rate', async () => {
  const page = await browser.newPage();
  await page.goto(`${address}/stock/used-cars/`);
  const card = page.getByRole('article').first();
  await eventually(async () => expect(await card.innerText()).toContain('10.49% p.a.'), 120_000);
  project.change('dealers/quillbrook/content/settings/finance.yml', 'used: 10.49', 'used: 10.59');
  await eventually(async () => expect(await card.innerText()).toContain('10.59% p.a.'), 120_000);
}, 300_000);

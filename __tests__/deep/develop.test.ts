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
      CI: 'true',
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

it('`npm run develop` shows a saved content file in the open page', async () => {
  const page = await browser.newPage();
  await page.goto(`${address}/privacy/`);
  const heading = page.getByRole('heading', { level: 1 });
  await eventually(async () => expect(await heading.innerText()).toBe('Privacy'), 120_000);
  project.change(
    'dealers/quillbrook/content/pages/privacy.yml',
    'title: Privacy\n',
    'title: Your privacy with us\n',
  );
  await eventually(async () => expect(await heading.innerText()).toBe('Your privacy with us'), 120_000);
}, 300_000);

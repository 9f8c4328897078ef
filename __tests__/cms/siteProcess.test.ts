import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portOfSite, type SiteProcess, startSite } from '../../cms/server/siteProcess';
import { freePort } from '../../support/freePort';
import { eventually } from '../support/eventually';

/**
 * A program that does what Gatsby's development server does, on command: it starts only when it is let, writes down each
 * refresh, ends when it is told to, and can answer every request with 500.
 */
const PROGRAM = `
const { existsSync, appendFileSync, rmSync } = require('node:fs');
const { createServer } = require('node:http');
const [, folder, port] = process.argv;
const has = (name) => existsSync(folder + '/' + name);
appendFileSync(folder + '/starts', 'x');
console.log('success onPreInit - 0.1s');
if (has('crash')) { rmSync(folder + '/crash'); console.log('ERROR port in use'); process.exit(1); }
if (has('always-crash')) { console.log('ERROR it cannot be'); process.exit(1); }
const server = createServer((request, response) => {
  if (request.url === '/__refresh') {
    appendFileSync(folder + '/refreshes', 'x');
    if (has('break')) { rmSync(folder + '/break'); global.broken = true; }
    response.end('{}');
  } else {
    response.statusCode = global.broken ? 500 : 200;
    response.end('x');
  }
});
const timer = setInterval(() => {
  if (!has('go')) return;
  clearInterval(timer);
  server.listen(Number(port), '127.0.0.1', () => console.log('You can now view the site'));
}, 10);
`;

let folder: string;
let site: SiteProcess | undefined;
const put = (name: string) => writeFileSync(join(folder, name), '');
const count = (name: string): number => {
  try {
    return readFileSync(join(folder, name), 'utf8').length;
  } catch {
    return 0;
  }
};

async function start(): Promise<SiteProcess> {
  const port = await freePort();
  site = startSite({
    command: [process.execPath, '-e', PROGRAM, folder, String(port)],
    env: process.env,
    siteUrl: `http://127.0.0.1:${port}`,
    onOutput: () => undefined,
    onReady: () => undefined,
    pauses: [10, 10],
    quiet: 50,
  });
  return site;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-site-'));
});
afterEach(async () => {
  await site?.stop();
  site = undefined;
  rmSync(folder, { recursive: true, force: true });
});

const isReady = (running: SiteProcess) =>
  eventually(() => expect(running.state()).toEqual({ kind: 'ready' }));

it('restarts once when the settings it read have changed, however many times it hears of it', async () => {
  put('go');
  const running = await start();
  await isReady(running);
  await Promise.all([running.restart(), running.restart()]);
  expect(running.state()).toMatchObject({ kind: 'preparing', words: 'The site is being prepared again' });
  await isReady(running);
  expect(count('starts')).toBe(2);
});

describe('The site beside the editor', () => {
  it('has the wished port, or any that is free: never the next one, which is the editor’s', async () => {
    const wished = await freePort();
    expect(await portOfSite(wished)).toBe(wished);
    const other = createServer().listen(wished, '127.0.0.1');
    await once(other, 'listening');
    const port = await portOfSite(wished);
    other.close();
    expect([wished, wished + 1]).not.toContain(port);
  });

  it('is started again if it ends by itself', async () => {
    put('crash');
    put('go');
    await isReady(await start());
    expect(count('starts')).toBe(2);
  });

  it('says how far it is, and hears of changes once it is ready: once for all', async () => {
    const running = await start();
    await eventually(() =>
      expect(running.state()).toMatchObject({ kind: 'preparing', words: 'The site is being prepared' }),
    );
    await eventually(() => expect(running.state()).toHaveProperty('percent', expect.any(Number)));
    running.changed();
    running.changed();
    expect(count('refreshes')).toBe(0);
    put('go');
    await isReady(running);
    await eventually(() => expect(count('refreshes')).toBe(1));
    running.changed();
    await eventually(() => expect(count('refreshes')).toBe(2));
    expect(count('starts')).toBe(1);
  });

  it('is started again, with a word, if it no longer answers after a change', async () => {
    put('go');
    const running = await start();
    await isReady(running);
    put('break');
    rmSync(join(folder, 'go'));
    running.changed();
    await eventually(() =>
      expect(running.state()).toMatchObject({
        kind: 'preparing',
        words: 'The site had stopped answering and is being prepared again',
      }),
    );
    put('go');
    await isReady(running);
    expect(count('starts')).toBe(2);
  });

  it('stays stopped if it cannot start, says why, and tries again after the next change', async () => {
    put('always-crash');
    put('go');
    const running = await start();
    await eventually(() =>
      expect(running.state()).toEqual({
        kind: 'stopped',
        words: 'The site could not be prepared: ERROR it cannot be',
      }),
    );
    expect(count('starts')).toBe(3);
    rmSync(join(folder, 'always-crash'));
    running.changed();
    await isReady(running);
  });
});

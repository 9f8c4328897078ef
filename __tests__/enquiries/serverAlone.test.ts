import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { openLeadStore } from '../../enquiries/store';
import { goodAnswers } from '../../support/leads/enquiries';
import { type LeadServer, leadServer } from '../../support/leads/leadServer';

/** A folder that is below no `node_modules`, as in a container: what the server needs and does not have is nowhere. */
const folder = mkdtempSync(join(tmpdir(), 'forecourt-alone-'));
let server: LeadServer;

interface Lock {
  readonly packages: Readonly<Record<string, { readonly optional?: boolean; readonly version?: string }>>;
}
const lockIn = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Lock;

beforeAll(async () => {
  const built = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/buildServer.mjs', folder], {
    encoding: 'utf8',
  });
  if (built.status !== 0) throw new Error(built.stderr);
  // What `npm ci` would fetch there: the packages of the lock file, those of other systems left out.
  for (const path of Object.keys(lockIn(join(folder, 'package-lock.json')).packages))
    if (path !== '' && existsSync(path)) cpSync(path, join(folder, path), { recursive: true });
  server = await leadServer(undefined, [join(folder, 'server.js')]);
});
afterAll(async () => {
  await server?.remove();
  rmSync(folder, { recursive: true, force: true });
});

it('needs no more than a dozen packages on one system, in the versions of the project', () => {
  const { packages } = lockIn(join(folder, 'package-lock.json'));
  const all = lockIn('package-lock.json').packages;
  const paths = Object.keys(packages).filter((path) => path !== '');
  expect(paths.filter((path) => !packages[path]?.optional).length).toBeLessThanOrEqual(12);
  expect(paths.filter((path) => packages[path]?.version !== all[path]?.version)).toEqual([]);
});

it('takes an enquiry with a photo, stores it, and lists it', async () => {
  await server.start();
  expect(await (await fetch(server.url)).text()).toBe('<h1>Home</h1>');
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.set('kind', 'valueTradeIn');
  form.set('idempotencyKey', randomUUID());
  for (const [name, answer] of Object.entries(goodAnswers('valueTradeIn')))
    for (const value of [answer].flat())
      if (value !== false) form.append(name, value === true ? 'on' : String(value));
  form.append('photos', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'car.jpg');
  const answer = await fetch(`${server.url}/api/enquiries`, {
    method: 'POST',
    body: form,
  });
  expect([answer.status, await answer.text()]).toEqual([201, expect.stringContaining('reference')]);
  expect(await server.end('SIGTERM')).toBe(0);

  const store = await openLeadStore(server.storeUrl);
  const leads = await store.list({});
  store.close();
  expect(leads.map(({ photoCount, lead }) => [photoCount, lead.enquiry.answers.name])).toEqual([
    [1, 'Ann Lee'],
  ]);

  const listed = spawnSync(process.execPath, [join(folder, 'command.js')], {
    cwd: server.folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  });
  expect(listed.stdout).toContain(leads[0]?.lead.reference);
});

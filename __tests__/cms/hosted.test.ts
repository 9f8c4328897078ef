import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { CmsConfig } from '../../cms/config/cmsConfig';
import type { DecapField } from '../../cms/config/decapField';
import { hashPassword } from '../../cms/server/editors';
import type { Version } from '../../cms/server/git/history';
import type { Refusal } from '../../cms/server/remarks';
import { type RunningCms, startCmsServer } from '../../cms/server/startCmsServer';
import { copyContent, entryToSave } from '../support/browser/cmsServer';
import { eventually } from '../support/eventually';
import { theDealer } from '../support/theDealer';

jest.setTimeout(180_000);

const PEOPLE = [
  { name: 'Maria Costa', email: 'maria@quillbrook.example', password: 'the finance manager' },
  {
    name: 'Dev Patel',
    email: 'dev@quillbrook.example',
    password: 'sells cars all day',
    collections: ['team', 'pages'],
  },
] as const;
const [MARIA, DEV] = PEOPLE;

let folder: string;
let outside: string;
let cms: RunningCms;
/** The cookies of both. */
let dev: string;
let maria: string;
const gitIn = (where: string, ...words: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=Host', '-c', 'user.email=host@example.com', ...words], {
    cwd: where,
    encoding: 'utf8',
  });
const git = (...words: readonly string[]): string => gitIn(folder, ...words);
const editorsFile = (): string => join(outside, 'editors.yml');

const hashes = new Map<string, string>();

/** Writes the file anew. A password that is in it already keeps its hash, as in a file that somebody edits. */
async function writeEditors(
  people: readonly { readonly email: string; readonly password: string }[] = PEOPLE,
): Promise<void> {
  for (const { password } of people)
    if (!hashes.has(password)) hashes.set(password, await hashPassword(password));
  const editors = people.map((one) => ({ ...one, password: hashes.get(one.password) }));
  writeFileSync(editorsFile(), JSON.stringify({ editors }));
}

const startHosted = (publicUrl?: string): Promise<RunningCms> =>
  startCmsServer({
    dealer: theDealer,
    projectFolder: folder,
    cmsFolder: resolve('cms'),
    siteUrl: 'https://quillbrook.example',
    port: 0,
    hosted: { editorsFile: editorsFile(), ...(publicUrl !== undefined && { publicUrl }) },
  });

beforeAll(async () => {
  folder = copyContent();
  outside = mkdtempSync(join(tmpdir(), 'forecourt-hosted-'));
  await writeEditors();
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-qm', 'The site as it was handed over');
  gitIn(outside, 'init', '-q', '--bare', '-b', 'main', 'remote.git');
  git('remote', 'add', 'origin', join(outside, 'remote.git'));
  git('push', '-q', '-u', 'origin', 'main');
  cms = await startHosted();
  dev = await cookieOf(DEV);
  maria = await cookieOf(MARIA);
});
afterAll(async () => {
  await cms?.stop();
  for (const one of [folder, outside]) rmSync(one, { recursive: true, force: true });
});

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

const enter = (
  { email, password }: { readonly email: string; readonly password: string },
  headers: Readonly<Record<string, string>> = {},
) =>
  fetch(`${cms.url}/admin/sign-in`, {
    method: 'POST',
    headers: { ...FORM, Origin: cms.url, ...headers },
    body: new URLSearchParams({ email, password }),
    redirect: 'manual',
  });

/** Signs in. @returns the cookie as a browser sends it back */
async function cookieOf(person: { readonly email: string; readonly password: string }): Promise<string> {
  const answer = await enter(person);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/admin/']);
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

async function post(cookie: string, action: string, params: object, origin = cms.url, terms: object = {}) {
  const response = await fetch(`${cms.url}/api/v1`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin, Cookie: cookie },
    body: JSON.stringify({ action, params: { branch: 'files', ...params }, terms }),
  });
  return { status: response.status, body: (await response.json()) as Refusal };
}
const save = (cookie: string, path: string, change: (text: string) => string, origin?: string) =>
  post(cookie, 'persistEntry', entryToSave(path, change(read(path))), origin, { elsewhere: [] });

const read = (path: string, encoding: BufferEncoding = 'utf8'): string =>
  readFileSync(join(folder, path), encoding);
const remote = (): string => join(outside, 'remote.git');

/** What somebody else commits in a clone, pushed. */
function elsewhere(commit: (clone: string) => void): void {
  const other = mkdtempSync(join(outside, 'other-'));
  gitIn(other, 'clone', '-q', remote(), '.');
  commit(other);
  gitIn(other, 'push', '-q');
}

/** An attempt that hangs ends after half a minute. */
const MAX_SENDING_MS = 90_000;

/** Whatever a save did not wait for has reached the git host. */
const allSent = () =>
  eventually(
    () => expect(gitIn(remote(), 'rev-parse', 'HEAD')).toBe(git('rev-parse', 'HEAD')),
    MAX_SENDING_MS,
  );

const POST = 'content/posts/buying-used-what-the-checks-mean.md';
const POSTER = {
  name: 'Ida',
  email: 'ida@quillbrook.example',
  password: 'writes posts all day',
  collections: ['posts'],
};
const [PICTURE, PNG_FILE] = ['content/uploads/team/dev-patel.webp', 'content/uploads/team/priya-raman.webp'];
const [FINANCE, MEMBER] = ['content/settings/finance.yml', 'content/team/dev-patel.md'];
const newRole = (role: string) => (text: string) => text.replace(/^role: .*$/m, `role: ${role}`);
const newLender = (name: string) => (text: string) =>
  text.replace(/^lenderName: .*$/m, `lenderName: ${name}`);

describe('Who is not signed in', () => {
  it('is asked to, and gets nothing else', async () => {
    const front = await fetch(`${cms.url}/admin/`, { redirect: 'manual' });
    expect([front.status, front.headers.get('location')]).toEqual([302, '/admin/sign-in']);
    for (const path of [
      '/admin/pages.json',
      '/admin/stock.json',
      '/admin/admin.js',
      '/uploads/team/dev-patel.webp',
    ])
      expect([path, (await fetch(cms.url + path)).status]).toEqual([path, 401]);
    expect(
      (await fetch(`${cms.url}/admin/preview.json`, { method: 'POST', headers: { Origin: cms.url } })).status,
    ).toBe(401);
    const before = read(MEMBER);
    const { status, body } = await save('', MEMBER, newRole('Nobody'));
    expect([status, body.error]).toEqual([401, expect.stringMatching(/^You are signed out\./)]);
    expect(read(MEMBER)).toBe(before);
  });

  it('is not let in by a wrong password, nor by a cookie they made up', async () => {
    for (const one of [
      { ...DEV, password: MARIA.password },
      { ...DEV, email: 'nobody@quillbrook.example' },
    ]) {
      const answer = await enter(one);
      expect(answer.status).toBe(401);
      expect(await answer.text()).toContain('Email or password is wrong.');
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
    const [name = '', value = ''] = dev.split('=');
    for (const forged of [value.slice(1), `${value}x`, 'x', ''])
      expect((await post(`${name}=${forged}`, 'deletedEntries', {})).status).toBe(401);
  });

  it('has to wait after a few attempts, even with the right password', async () => {
    const guess = { email: 'rhona@quillbrook.example', password: 'a guess for her' };
    for (let times = 0; times < 5; times++) expect((await enter(guess)).status).toBe(401);
    const rhona = { name: 'Rhona', ...guess };
    await writeEditors([...PEOPLE, rhona]);
    const answer = await enter(guess);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.text()).toContain('Too many attempts. Try again in a minute.');
    // Somebody else's guesses lock out nobody, however many: neither Rhona elsewhere nor the others.
    expect((await enter(guess, { 'X-Forwarded-For': '192.0.2.7' })).status).toBe(302);
    expect((await enter(MARIA)).status).toBe(302);
  });

  it('guesses as long as they like, and a browser that has signed in before still passes', async () => {
    const before = await enter(MARIA);
    const device = before.headers.getSetCookie().find((one) => one.startsWith('editor-device=')) ?? '';
    const guess = { ...MARIA, password: 'a guess' };
    while ((await enter(guess)).status !== 429);
    expect((await enter(MARIA)).status).toBe(429);
    expect((await enter(MARIA, { Cookie: device.split(';')[0] ?? '' })).status).toBe(302);
    // Her browser lets nobody else in, and doesn't sign her in by itself.
    expect((await enter({ ...DEV, password: 'x' }, { Cookie: device.split(';')[0] ?? '' })).status).toBe(401);
    expect((await post(device.split(';')[0] ?? '', 'deletedEntries', {})).status).toBe(401);
  });
});

describe('Who is signed in', () => {
  it('changes what is theirs, under their own name, and it is pushed', async () => {
    expect((await save(dev, MEMBER, newRole('Director'))).status).toBe(200);
    expect(git('log', '-1', '--format=%an <%ae>: %s')).toBe(
      `Dev Patel <${DEV.email}>: Change Dev Patel (Team)\n`,
    );
    await allSent();
    expect(gitIn(remote(), 'log', '-1', '--format=%an: %s')).toBe('Dev Patel: Change Dev Patel (Team)\n');
    const around = (await fetch(`${cms.url}/admin/around.json`, { headers: { Cookie: dev } })).json();
    expect(await around).toMatchObject({ hasHistory: true, person: 'Dev Patel' });
  });

  it('is told in words who may change what is not theirs, and nothing is written', async () => {
    const before = read(FINANCE);
    const { status, body } = await save(dev, FINANCE, newLender('A friend'));
    expect([status, body.error]).toEqual([
      422,
      'Settings › Finance: You may read this. It can be changed by Maria Costa or Rhona.',
    ]);
    expect(read(FINANCE)).toBe(before);

    expect((await save(maria, FINANCE, newLender('Murray Finance'))).status).toBe(200);
    expect(git('log', '-1', '--format=%an')).toBe('Maria Costa\n');
    const [first] = git('log', '--format=%H', '--', FINANCE).trim().split('\n').slice(-1);
    expect((await post(dev, 'restore', { path: FINANCE, id: first })).status).toBe(422);
    // The menus are not Dev's either: neither by links that move with a page, nor by a page that goes.
    expect((await post(dev, 'relink', { from: '/about-us/', to: '/contact/' })).status).toBe(422);
    expect(read(FINANCE)).toContain('Murray Finance');
    expect(git('status', '--porcelain')).toBe('');
  });

  it('is shown where else a value stands, and changes it in no entry of others', async () => {
    const path = 'content/team/jack-brennan.md';
    const entry = entryToSave(path, read(path).replace('(02) 5550 0148', '(02) 5550 0188'));
    const settings = read('content/settings/site.yml');
    const asked = await post(dev, 'persistEntry', entry);
    expect(asked).toMatchObject({
      status: 422,
      body: {
        kind: 'elsewhere',
        places: [
          {
            place: { title: 'Dealership' },
            forbidden: expect.stringContaining('It can be changed by Maria Costa'),
          },
        ],
      },
    });
    const { places } = asked.body as Extract<Refusal, { readonly kind: 'elsewhere' }>;
    const elsewhere = places.map(({ id }) => id);
    expect(await post(dev, 'persistEntry', entry, cms.url, { elsewhere })).toMatchObject({
      status: 422,
      body: { kind: 'faults' },
    });
    expect([read('content/settings/site.yml'), read(path).includes('0188')]).toEqual([settings, false]);
    expect((await post(dev, 'search', { text: '5550 0148' })).status).toBe(200);
  });

  it('sends the visitors of their own page on, and takes nothing out of the menus of others', async () => {
    const [path, about] = ['content/pages/short.yml', 'content/pages/about-us.yml'];
    const options = { commitMessage: 'x' };
    const deletion = (of: string, terms: object) =>
      post(dev, 'deleteFiles', { paths: [of], options }, cms.url, { visitorsTo: '/contact/', ...terms });
    const page = 'pageType: standard\ntitle: Short\nblocks: []\n';
    expect((await post(dev, 'persistEntry', entryToSave(path, page))).status).toBe(200);
    expect((await deletion(path, {})).status).toBe(200);
    expect(read('redirects.yml')).toContain('- from: /short/\n  to: /contact/\n');
    expect(git('log', '-1', '--format=%an: %s')).toBe('Dev Patel: Delete Short (Pages)\n');
    expect(await deletion(about, {})).toMatchObject({
      status: 422,
      body: { error: expect.stringMatching(/^Settings › Menus: You may read this\./) },
    });
    expect(git('status', '--porcelain')).toBe('');
    const id = `${git('log', '-1', '--format=%H').trim()}^`;
    expect((await post(dev, 'restore', { path, id })).status).toBe(200);
    expect(read('redirects.yml')).not.toContain('/short/');
    expect((await deletion(path, { visitorsTo: null })).status).toBe(200);
  });

  it('changes neither the looks nor a drawing that they show', async () => {
    const site = read('site.yml');
    const logo = 'content/uploads/looks/logo.svg';
    const content = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>').toString(
      'base64',
    );
    const asset = { path: logo, content, encoding: 'base64' };
    const options = { commitMessage: 'x' };
    expect((await post(maria, 'persistMedia', { asset, options })).status).toBe(200);
    const kept = `${site}placesId: ChIJ\n`;
    for (const asked of [
      await post(dev, 'persistEntry', entryToSave('site.yml', kept)),
      await post(dev, 'persistMedia', { asset, options }),
      await post(dev, 'deleteFile', { path: logo, options }),
    ])
      expect(asked).toMatchObject({
        status: 422,
        body: { error: expect.stringContaining('It can be changed by Maria Costa') },
      });
    expect(read('site.yml')).toBe(site);
    expect((await post(maria, 'persistEntry', entryToSave('site.yml', kept))).status).toBe(200);
    expect(git('log', '-1', '--format=%an: %s', '--name-only')).toBe(
      'Maria Costa: Change Looks (Settings)\n\nsite.yml\n',
    );
    const { body } = await post(maria, 'versions', { path: 'site.yml' });
    expect(body).toMatchObject([{ by: 'Maria Costa', changed: ['Google place'] }, {}]);
  });

  it('sees before typing what is only to read, and who may change it', async () => {
    const configFor = async (cookie: string) => {
      const answer = await fetch(`${cms.url}/admin/config.json`, { headers: { Cookie: cookie } });
      return new Map(((await answer.json()) as CmsConfig).collections.map((one) => [one.name, one]));
    };
    const [hers, his] = [await configFor(maria), await configFor(dev)];
    const widgetsIn = (fields: readonly DecapField[] = []) => [
      ...new Set(fields.map(({ widget }) => widget)),
    ];
    const words = expect.stringMatching(/^You may read this\. It can be changed by Maria Costa/);
    const posts = his.get('posts');
    expect(posts).toMatchObject({ create: false, delete: false, description: words });
    expect(posts?.fields?.[0]).toMatchObject({ widget: 'read-only-words', words });
    expect(widgetsIn(posts?.fields)).toEqual(['read-only-words', 'read-only']);
    for (const { fields } of his.get('settings')?.files ?? [])
      expect(widgetsIn(fields)).toEqual(['read-only-words', 'read-only']);
    expect(his.get('team')).toEqual(hers.get('team'));
    expect(hers.get('posts')).toMatchObject({ create: true, delete: true });
    expect(JSON.stringify([...hers.values()])).not.toContain('read-only');
  });

  it('replaces and deletes no file that entries of others show', async () => {
    const [, hero = ''] = /(\/uploads\/home\/[^\s"']+)/.exec(read('content/pages/home.yml')) ?? [];
    await writeEditors([...PEOPLE, { ...POSTER }]);
    const poster = await cookieOf(POSTER);
    const path = `content${hero}`;
    const before = read(path, 'base64');
    const asset = { path, content: read(PNG_FILE, 'base64'), encoding: 'base64' };
    const options = { commitMessage: 'x' };
    const ofOthers = {
      status: 422,
      body: {
        error: expect.stringMatching(/^Pages › .+: It shows this file. It can be changed by Maria Costa/),
      },
    };
    expect(await post(poster, 'persistMedia', { asset, options })).toMatchObject(ofOthers);
    const entry = entryToSave(POST, read(POST));
    expect(await post(poster, 'persistEntry', { ...entry, assets: [asset] })).toMatchObject(ofOthers);
    for (const action of ['deleteFile', 'deleteFiles'])
      expect(
        await post(poster, action, { ...(action === 'deleteFile' ? { path } : { paths: [path] }), options }),
      ).toMatchObject(ofOthers);
    expect(read(path, 'base64')).toBe(before);
    // The feed shows it, and no entry.
    const [vehicle = ''] = readdirSync(join(folder, 'content/uploads/stock'));
    const ofStock = `content/uploads/stock/${vehicle}`;
    expect(await post(poster, 'persistMedia', { asset: { ...asset, path: ofStock }, options })).toMatchObject(
      {
        status: 422,
        body: { error: expect.stringMatching(/^You may read this\. It can be changed by Maria Costa/) },
      },
    );
    const own = { ...asset, path: 'content/uploads/home/their-own.webp' };
    expect((await post(poster, 'persistMedia', { asset: own, options })).status).toBe(200);
    expect((await post(poster, 'deleteFiles', { paths: [own.path], options })).status).toBe(200);
    await writeEditors();
  });

  it.each([
    ['20,000 fields', `name: x\n${Array.from({ length: 20_000 }, (_, at) => `k${at}: 1`).join('\n')}`],
    ['lists within lists', `name: ${'['.repeat(140_000)}`],
    ['lists within lists in a block', `name:\n  ${'- '.repeat(70_000)}x`],
    ['quotes within quotes', `name: x\nrole: |\n  ${'>'.repeat(100_000)}`],
    ['elements without an end', `name: x\nrole: ${'<'.repeat(100_000)}`],
    ['a text of two megabytes', `name: ${'x'.repeat(2_000_000)}`],
  ])('sends %s: it is refused, and others are answered', async (_, yaml) => {
    const before = read(MEMBER);
    const { status, body } = await save(dev, MEMBER, () => `---\n${yaml}\n---\nText\n`);
    expect([status, body.error]).toEqual([
      422,
      expect.stringMatching(/must not have more than|too long|Too big/),
    ]);
    const preview = await fetch(`${cms.url}/admin/preview.json`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: cms.url, Cookie: dev },
      body: JSON.stringify({ path: MEMBER, raw: `---\n${yaml}\n---\nText\n` }),
    });
    expect([preview.status, await preview.json()]).toEqual(
      preview.status === 422 ? [422, { error: 'This is not an entry' }] : [200, { isWrong: true }],
    );
    expect(read(MEMBER)).toBe(before);
  });

  it('sends JSON that would fill the memory: it is refused before it is read', async () => {
    const answer = await fetch(`${cms.url}/api/v1`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: cms.url, Cookie: dev },
      body: `{"action":"info","params":${'['.repeat(20_000_000)}`,
    });
    expect([answer.status, await answer.json()]).toEqual([422, { error: 'This request has too many parts' }]);
  });

  it('cannot be used by another site', async () => {
    const { status } = await save(dev, MEMBER, newRole('Nobody'), 'https://evil.example');
    expect(status).toBe(403);
    expect(read(MEMBER)).not.toContain('Nobody');
  });

  it('saves while somebody else pushes: both changes are there, here and at the git host', async () => {
    elsewhere((other) => {
      const page = join(other, 'content/pages/about-us.yml');
      writeFileSync(page, `# from elsewhere\n${readFileSync(page, 'utf8')}`);
      gitIn(other, 'commit', '-qam', 'From elsewhere');
    });
    expect((await save(maria, MEMBER, newRole('Principal'))).status).toBe(200);
    await allSent();
    expect(gitIn(remote(), 'log', '-2', '--format=%an: %s')).toBe(
      'Maria Costa: Change Dev Patel (Team)\nHost: From elsewhere\n',
    );
    expect(read('content/pages/about-us.yml')).toMatch(/^# from elsewhere$/m);
    expect(git('status', '--porcelain')).toBe('');
  });

  it('saves the words that somebody else changes and pushes: theirs become an earlier version, and both are told', async () => {
    elsewhere((other) => {
      writeFileSync(join(other, MEMBER), newRole('Elsewhere')(read(MEMBER)));
      rmSync(join(other, PICTURE));
      gitIn(other, 'commit', '-qam', 'From elsewhere');
    });
    const added = { asset: { path: PICTURE, content: read(PNG_FILE, 'base64'), encoding: 'base64' } };
    expect((await post(maria, 'persistMedia', { ...added, options: { commitMessage: 'x' } })).status).toBe(
      200,
    );
    await save(maria, MEMBER, newRole('Chosen here'));
    await allSent();
    const versions = (await post(maria, 'versions', { path: MEMBER })).body as unknown as readonly Version[];
    expect(gitIn(remote(), 'show', `${versions[0]?.id}:${MEMBER}`)).toMatch(/^role: Chosen here$/m);
    expect(gitIn(remote(), 'show', `${versions[1]?.id}:${MEMBER}`)).toMatch(/^role: Elsewhere$/m);
    expect(existsSync(join(folder, PICTURE))).toBe(true);
    expect(git('status', '--porcelain')).toBe('');
    expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1);
  });

  it('sends the visitors of a page on while somebody else adds a redirect: both are there', async () => {
    const path = 'content/pages/short-lived.yml';
    await post(maria, 'persistEntry', entryToSave(path, 'pageType: standard\ntitle: Short\nblocks: []\n'));
    await allSent();
    elsewhere((other) => {
      writeFileSync(join(other, MEMBER), newRole('Elsewhere again')(read(MEMBER)));
      const file = join(other, 'redirects.yml');
      const row = '- from: /campaign/\n  to: /contact/\n';
      writeFileSync(file, readFileSync(file, 'utf8').replace(/^- /m, `${row}- `));
      gitIn(other, 'commit', '-qam', 'From elsewhere');
    });
    git('remote', 'set-url', 'origin', join(outside, 'gone.git'));
    const deletion = { paths: [path], options: { commitMessage: 'x' } };
    await post(maria, 'deleteFiles', deletion, cms.url, { visitorsTo: '/contact/' });
    await save(maria, MEMBER, newRole('Chosen here too'));
    git('remote', 'set-url', 'origin', remote());
    await save(maria, MEMBER, newRole('Chosen last'));
    await allSent();
    expect(read('redirects.yml')).toMatch(/from: \/campaign\/\n[\s\S]*from: \/short-lived\/\n/);
    expect(read(MEMBER)).toMatch(/^role: Chosen last$/m);
  });

  it('saves while the git host hangs, refuses or is away, and learns which: a later save sends all', async () => {
    const sockets: Socket[] = [];
    const hanging = createTcpServer((socket) => void sockets.push(socket.on('error', () => undefined)));
    await new Promise<void>((listens) => hanging.listen(0, '127.0.0.1', listens));
    const { port } = hanging.address() as AddressInfo;
    const hook = join(remote(), 'hooks/pre-receive');
    writeFileSync(hook, '#!/bin/sh\necho "Freeze until Monday" >&2\nexit 1\n', { mode: 0o755 });
    for (const [url, state, words] of [
      [join(outside, 'gone.git'), 'refused', /no such repository at the git host/],
      ['http://127.0.0.1:9/x', 'waiting', /doesn’t answer, so it’s sent as soon as it does/],
      [remote(), 'refused', /the git host says “Freeze until Monday”/],
      [`git://127.0.0.1:${port}/x`, 'waiting', /git host/],
    ] as const) {
      git('remote', 'set-url', 'origin', url);
      const { status, body } = await save(maria, MEMBER, newRole(`Away ${url.length}`));
      expect([url, status, body]).toEqual([
        url,
        200,
        expect.objectContaining({ outcome: { state, words: expect.stringMatching(words) } }),
      ]);
    }
    const around = await fetch(`${cms.url}/admin/around.json`, { headers: { Cookie: dev } });
    expect(await around.json()).toMatchObject({ outcome: { state: 'refused' } });
    rmSync(hook);
    git('remote', 'set-url', 'origin', remote());
    // Without the host's help, the attempt that hangs ends after half a minute.
    if (!process.env.DEEP) for (const socket of sockets) socket.destroy();
    await save(maria, MEMBER, newRole('Back'));
    await allSent();
    expect(gitIn(remote(), 'log', '--format=%s', '-5').trim().split('\n')).toHaveLength(5);
    for (const socket of sockets) socket.destroy();
    await new Promise((closed) => hanging.close(closed));
  });

  it('saves in spite of the lock file of a Git that was killed, and of a merge that somebody has begun', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation();
    const lock = join(folder, '.git/index.lock');
    writeFileSync(lock, '');
    const { body } = await save(maria, MEMBER, newRole('While another Git is at work'));
    expect(body).toMatchObject({
      outcome: { state: 'waiting', words: expect.stringMatching(/recorded a little later/) },
    });
    const long = new Date(Date.now() - 3_600_000);
    utimesSync(lock, long, long);
    expect((await save(maria, MEMBER, newRole('After it'))).body).not.toMatchObject({
      outcome: { state: 'refused' },
    });
    writeFileSync(join(folder, '.git/MERGE_HEAD'), git('rev-parse', 'HEAD'));
    const merging = await save(maria, MEMBER, newRole('In a merge'));
    expect(merging.body).toMatchObject({
      outcome: { state: 'refused', words: expect.stringMatching(/middle of a merge.* git merge --abort/) },
    });
    rmSync(join(folder, '.git/MERGE_HEAD'));
    await save(maria, FINANCE, newLender('After the merge'));
    await allSent();
    expect(gitIn(remote(), 'show', `HEAD:${MEMBER}`)).toMatch(/^role: In a merge$/m);
    expect(git('status', '--porcelain')).toBe('');
    warned.mockRestore();
  });

  it('has sent by the next server what an earlier one could not send', async () => {
    git('commit', '-q', '--allow-empty', '-m', 'Not sent yet');
    const next = await startHosted();
    await allSent();
    await next.stop();
  });

  it('is signed out by a button, by a new password, and by leaving the file', async () => {
    const out = await fetch(`${cms.url}/admin/sign-out`, {
      method: 'POST',
      headers: { Origin: cms.url, Cookie: dev },
    });
    expect(out.headers.get('set-cookie')).toMatch(/^editor=; .*Max-Age=0/);
    // Also for somebody who has a copy of the cookie.
    expect((await post(dev, 'deletedEntries', {})).status).toBe(401);
    dev = await cookieOf(DEV);
    await writeEditors([{ ...MARIA, password: 'another one for her' }]);
    for (const cookie of [dev, maria]) expect((await post(cookie, 'deletedEntries', {})).status).toBe(401);
    // What has ended does not begin again with the earlier file.
    await writeEditors();
    for (const cookie of [dev, maria]) expect((await post(cookie, 'deletedEntries', {})).status).toBe(401);
  });
});

describe('Behind a web server', () => {
  let hosted: RunningCms;
  let port: string;
  beforeAll(async () => {
    hosted = await startHosted('https://editor.quillbrook.example');
    port = String(hosted.port);
  });
  afterAll(() => hosted?.stop());

  /** A request as that web server sends it on. */
  const passedOn = (headers: Record<string, string>, body?: string) =>
    new Promise<{ readonly status: number | undefined; readonly headers: IncomingHttpHeaders }>(
      (settle, reject) => {
        const sent = request(
          { port, host: '127.0.0.1', path: '/admin/sign-in', method: body ? 'POST' : 'GET', headers },
          (answer) => {
            answer.resume();
            settle({ status: answer.statusCode, headers: answer.headers });
          },
        );
        sent.once('error', reject);
        sent.end(body);
      },
    );

  it('answers under its own address alone, and its cookie is for that address by HTTPS', async () => {
    expect((await passedOn({ Host: `127.0.0.1:${port}` })).status).toBe(403);
    expect((await passedOn({ Host: 'editor.quillbrook.example' })).status).toBe(200);
    const body = new URLSearchParams({ email: MARIA.email, password: MARIA.password }).toString();
    const own = { ...FORM, Host: 'editor.quillbrook.example' };
    expect((await passedOn({ ...own, Origin: 'https://evil.example' }, body)).status).toBe(403);
    const { status, headers } = await passedOn({ ...own, Origin: 'https://editor.quillbrook.example' }, body);
    expect(status).toBe(302);
    expect(headers['set-cookie']?.[0]).toMatch(
      /^__Host-editor=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=43200; Secure$/,
    );
  });
});

it('does not start with an editors’ file that is wrong', async () => {
  writeFileSync(editorsFile(), 'editors: [{ name: Dev, email: dev, password: dev, collections: [teams] }]');
  await expect(startHosted()).rejects.toThrow(
    /editors\.yml: editors\.0\.email: must be an email address · editors\.0\.password: must come from npm run cms:host -- --password · editors\.0\.collections\.0: must be one of pages, .*settings\/finance/,
  );
});

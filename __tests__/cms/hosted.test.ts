import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { hashPassword } from '../../cms/server/editors';
import type { Refusal } from '../../cms/server/saveContent';
import { type RunningCms, startCmsServer } from '../../cms/server/startCmsServer';
import { copyContent, entryToSave } from '../support/browser/cmsServer';

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

const enter = ({ email, password }: { readonly email: string; readonly password: string }) =>
  fetch(`${cms.url}/admin/sign-in`, {
    method: 'POST',
    headers: { ...FORM, Origin: cms.url },
    body: new URLSearchParams({ email, password }),
    redirect: 'manual',
  });

/** Signs in. @returns the cookie as a browser sends it back */
async function cookieOf(person: { readonly email: string; readonly password: string }): Promise<string> {
  const answer = await enter(person);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/admin/']);
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

async function post(cookie: string, action: string, params: object, origin = cms.url) {
  const response = await fetch(`${cms.url}/api/v1`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin, Cookie: cookie },
    body: JSON.stringify({ action, params: { branch: 'files', ...params } }),
  });
  return { status: response.status, body: (await response.json()) as Refusal };
}
const save = (cookie: string, path: string, change: (text: string) => string, origin?: string) =>
  post(cookie, 'persistEntry', entryToSave(path, change(read(path))), origin);

const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
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

  it('is not let in by a wrong password, nor by a cookie of their own making', async () => {
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
    const [, until = '', seal = ''] = value.split('.');
    const maria = Buffer.from(MARIA.email).toString('base64url');
    for (const forged of [
      `${maria}.${until}.${seal}`,
      `${value.split('.')[0]}.${Number(until) + 1}.${seal}`,
      'x',
    ])
      expect((await post(`${name}=${forged}`, 'deletedEntries', {})).status).toBe(401);
  });

  it('has to wait after a few attempts, even with the right password', async () => {
    const guess = { email: 'rhona@quillbrook.example', password: 'a guess' };
    for (let times = 0; times < 5; times++) expect((await enter(guess)).status).toBe(401);
    const rhona = { name: 'Rhona', ...guess };
    await writeEditors([...PEOPLE, rhona]);
    const answer = await enter(guess);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.text()).toContain('Too many attempts. Try again in a minute.');
  });
});

describe('Who is signed in', () => {
  it('changes what is theirs, under their own name, and it is pushed', async () => {
    expect((await save(dev, MEMBER, newRole('Director'))).status).toBe(200);
    expect(git('log', '-1', '--format=%an <%ae>: %s')).toBe(
      `Dev Patel <${DEV.email}>: Change Dev Patel (Team)\n`,
    );
    expect(gitIn(join(outside, 'remote.git'), 'log', '-1', '--format=%an: %s')).toBe(
      'Dev Patel: Change Dev Patel (Team)\n',
    );
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

  it('cannot be used by another site', async () => {
    const { status } = await save(dev, MEMBER, newRole('Nobody'), 'https://evil.example');
    expect(status).toBe(403);
    expect(read(MEMBER)).not.toContain('Nobody');
  });

  it('saves while somebody else pushes: both changes are there, here and at the git host', async () => {
    const other = join(outside, 'other');
    gitIn(outside, 'clone', '-q', 'remote.git', 'other');
    const page = join(other, 'content/pages/about-us.yml');
    writeFileSync(page, `# from elsewhere\n${readFileSync(page, 'utf8')}`);
    gitIn(other, 'commit', '-qam', 'From elsewhere');
    gitIn(other, 'push', '-q');
    expect((await save(maria, MEMBER, newRole('Principal'))).status).toBe(200);
    expect(gitIn(join(outside, 'remote.git'), 'log', '-2', '--format=%an: %s')).toBe(
      'Maria Costa: Change Dev Patel (Team)\nHost: From elsewhere\n',
    );
    expect(read('content/pages/about-us.yml')).toMatch(/^# from elsewhere$/m);
    expect(git('status', '--porcelain')).toBe('');
  });

  it('saves while the git host is away: the next save sends both', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation();
    git('remote', 'set-url', 'origin', join(outside, 'gone.git'));
    expect((await save(maria, MEMBER, newRole('Away'))).status).toBe(200);
    expect(warned.mock.calls.flat().join()).toContain('a change was saved, and Git did not take it');
    warned.mockRestore();
    git('remote', 'set-url', 'origin', join(outside, 'remote.git'));
    expect((await save(maria, MEMBER, newRole('Back'))).status).toBe(200);
    expect(gitIn(join(outside, 'remote.git'), 'rev-parse', 'HEAD')).toBe(git('rev-parse', 'HEAD'));
    expect(gitIn(join(outside, 'remote.git'), 'show', 'HEAD^:content/team/dev-patel.md')).toMatch(
      /^role: Away$/m,
    );
    expect(git('status', '--porcelain')).toBe('');
  });

  it('is signed out by a button, by a new password, and by leaving the file', async () => {
    const out = await fetch(`${cms.url}/admin/sign-out`, {
      method: 'POST',
      headers: { Origin: cms.url, Cookie: dev },
    });
    expect(out.headers.get('set-cookie')).toMatch(/^editor=; .*Max-Age=0/);
    await writeEditors([{ ...MARIA, password: 'another one for her' }]);
    for (const cookie of [dev, maria]) expect((await post(cookie, 'deletedEntries', {})).status).toBe(401);
    await writeEditors();
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

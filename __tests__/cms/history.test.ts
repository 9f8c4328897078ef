import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeletedEntry, Version } from '../../cms/server/git/history';
import {
  type CmsInRepository,
  copyContent,
  entryToSave,
  startCmsInRepository,
  startCmsOver,
} from '../support/browser/cmsServer';

jest.setTimeout(180_000);

let cms: CmsInRepository;
beforeAll(async () => {
  cms = await startCmsInRepository();
});
afterAll(() => cms?.stop());

const git: CmsInRepository['git'] = (...words) => cms.git(...words);
const post: CmsInRepository['post'] = (...given) => cms.post(...given);

const read = (path: string): string => readFileSync(join(cms.folder, path), 'utf8');

const save = (path: string, raw: string) => post('persistEntry', entryToSave(path, raw));
const remove = (path: string, terms: object = {}) =>
  post('deleteFiles', { paths: [path], options: { commitMessage: 'x' } }, terms);

const FILE = 'content/team/dev-patel.md';

describe('The history of the content', () => {
  it('has each save as a commit of just its files, whatever else is under way in the folder', async () => {
    writeFileSync(join(cms.folder, 'notes.txt'), 'not of the editor');
    git('add', 'notes.txt');
    expect((await save(FILE, read(FILE).replace(/^role: .*$/m, 'role: Director'))).status).toBe(200);
    expect(git('log', '-1', '--format=%an: %s')).toBe('Priya: Change Dev Patel (Team)\n');
    expect(git('show', '--name-only', '--format=', 'HEAD')).toBe(`${FILE}\n`);
    expect(git('status', '--porcelain')).toBe('A  notes.txt\n');
  });

  it('says what each version changed, and gives one back as a new change', async () => {
    const director = read(FILE);
    await save(FILE, director.replace(/^role: .*$/m, 'role: Nobody').replace(/^phone: .*\n/m, ''));
    const { body } = await post('versions', { path: FILE });
    const versions = body as readonly Version[];
    expect(versions.map(({ changed, by }) => [by, ...changed])).toEqual([
      ['Priya', 'Role', 'Phone'],
      ['Priya', 'Role'],
      ['Priya'],
    ]);
    expect((await post('restore', { path: FILE, id: versions[1]?.id })).status).toBe(200);
    expect(read(FILE)).toBe(director);
    expect(((await post('versions', { path: FILE })).body as readonly Version[]).length).toBe(4);
  });

  it('brings no version back over what somebody else has saved since the form was opened, or has brought back', async () => {
    const opened = read(FILE);
    const [, earlier] = (await post('versions', { path: FILE })).body as readonly Version[];
    const theirs = opened.replace(/^role: .*$/m, 'role: Chief of everything');
    await save(FILE, theirs);
    const restore = { path: FILE, id: earlier?.id };
    expect(await post('restore', restore, { entry: FILE, base: opened })).toMatchObject({
      status: 409,
      body: { kind: 'changed', theirs },
    });
    expect((await post('restore', restore, { base: null })).status).toBe(409);
    expect(read(FILE)).toBe(theirs);
    expect((await post('restore', restore, { entry: FILE, base: theirs })).status).toBe(200);
  });

  it('has a bin: what was deleted comes back, with its picture', async () => {
    const [path, picture] = ['content/team/jack-brennan.md', 'content/uploads/team/jack-brennan.webp'];
    const before = read(path);
    expect(before).toContain(picture.replace('content', ''));
    expect((await remove(path)).status).toBe(200);
    expect((await remove(picture)).status).toBe(200);
    const [entry] = (await post('deletedEntries', {})).body as readonly DeletedEntry[];
    expect(entry).toMatchObject({ path, title: 'Jack Brennan', menu: 'Team' });
    expect((await post('restore', { path, id: `${entry?.id}^` })).status).toBe(200);
    expect(read(path)).toBe(before);
    expect(existsSync(join(cms.folder, picture))).toBe(true);
    expect((await post('deletedEntries', {})).body).toEqual([]);
    expect(git('status', '--porcelain', 'content')).toBe('');
  });

  const NAMES = [
    'größe [1] 写真 “neu”.jpg',
    ...(process.env.DEEP ? ['größe.jpg', 'a [1].jpg', '写真 “neu”.jpg'] : []),
  ];
  it.each(NAMES)('has the deletion of %s', async (name) => {
    const path = `content/uploads/team/${name}`;
    const content = Buffer.from([0xff, 0xd8, 0xff, 0xe0]).toString('base64');
    const asset = { path, content, encoding: 'base64' };
    const options = { commitMessage: 'x' };
    const kept = { outcome: { state: 'kept', words: 'Saved.' } };
    expect((await post('persistMedia', { asset, options })).body).toMatchObject(kept);
    expect((await remove(path)).body).toMatchObject(kept);
    expect(git('log', '-1', '--format=%s').trim()).toBe(`Delete ${name}`);
    expect(git('status', '--porcelain', 'content')).toBe('');
  });

  it('gives nothing back that would break the site', async () => {
    const page = 'content/pages/visit-us.yml';
    const { body } = await post('versions', { path: page });
    const [first] = body as readonly Version[];
    await save(
      page,
      read(page)
        .replace(/^slug: .*$/m, 'slug: find-us')
        .concat('previousSlugs: [visit-us]\n'),
    );
    const taken = 'content/pages/about-us.yml';
    expect(
      (await save(taken, read(taken).replace('previousSlugs: [about]', 'previousSlugs: [about, visit-us]')))
        .status,
    ).toBe(422);
    expect((await post('restore', { path: page, id: first?.id })).status).toBe(200);
    expect(read(page)).toMatch(/^slug: visit-us$/m);
  });

  it.each(['HEAD', '--output=x', `${'a'.repeat(40)} x`])('takes %j for no version', async (id) => {
    expect((await post('restore', { path: FILE, id })).status).toBe(422);
  });
});

it('outside a repository, an entry has no earlier versions', async () => {
  const plain = copyContent();
  const running = await startCmsOver(plain);
  const around = await (await fetch(`${running.url}/admin/around.json`)).json();
  expect(around).toEqual({ site: { kind: 'ready' }, hasHistory: false });
  await running.stop();
  rmSync(plain, { recursive: true, force: true });
});

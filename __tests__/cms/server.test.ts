import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { decapPackages } from '../../cms/server/decapPackages';
import { fileRequestSchema } from '../../cms/server/fileRequest';
import { readJson } from '../../cms/server/reading/readJson';
import type { SiteState } from '../../cms/server/siteProcess';
import { DEALERSHIP } from '../../support/projectFolder';
import { type CmsOverCopy, entryToSave, startCmsOver, startCmsOverCopy } from '../support/browser/cmsServer';

jest.setTimeout(180_000);

let cms: CmsOverCopy;
beforeAll(async () => {
  cms = await startCmsOverCopy();
});
afterAll(() => cms?.stop());

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** A request over a socket, with any headers that another page or program might send. */
const ask = (
  url: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> =>
  new Promise((settle, reject) => {
    const asked = request(url, { method, headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => settle({ status: response.statusCode ?? 0, text }));
    });
    asked.once('error', reject);
    asked.end(body);
  });

const post = (url: string, body: object, headers: Record<string, string> = {}): Promise<Answer> =>
  ask(`${url}/api/v1`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url, ...headers },
    body: JSON.stringify(body),
  });

const entry = (path: string, raw: string) => ({
  action: 'persistEntry',
  params: { branch: 'files', ...entryToSave(path, raw) },
});
const media = (path: string, content: Buffer | string) => ({
  action: 'persistMedia',
  params: {
    branch: 'files',
    asset: { path, content: Buffer.from(content).toString('base64'), encoding: 'base64' },
    options: { commitMessage: 'x' },
  },
});
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const read = (path: string): string => readFileSync(join(cms.folder, path), 'utf8');

/** The question before a deletion; here, somebody says yes to it. */
const SOMEBODY_ELSE = 'Somebody else has changed it since you opened it.';

describe('The editor’s server', () => {
  it.each([
    'gatsby-node.js',
    '.git/hooks/pre-commit',
    '../outside.yml',
    '/etc/passwd',
    'content/../gatsby-node.js',
    'content/pages/../../gatsby-node.js',
    'content/pages/..%2F..%2Fx.yml',
    'content\\pages\\about-us.yml',
    'content/pages/about-us.js',
    'content/pages/about-us.md',
    'content/pages/.hidden.yml',
    'content/pages/new\nline.yml',
    'content/stock.csv',
    'content/elsewhere/x.yml',
    'static/favicon.svg',
    'content/uploads/../favicon.svg',
    'content/uploads/.htaccess',
    'C:\\content\\pages\\x.yml',
    'content/pages/x.yml\u0000.js',
    'CONTENT/pages/about-us.yml',
  ])('neither reads, writes nor deletes %j', async (path) => {
    const params = { branch: 'files' };
    const wasThere = existsSync(join(cms.folder, path));
    const requests = [
      entry(path, 'x'),
      media(path, 'x'),
      media(path, PNG),
      {
        ...entry('content/pages/about-us.yml', 'x'),
        params: { ...entry(path, 'x').params, assets: [media(path, PNG).params.asset] },
      },
      { action: 'getEntry', params: { ...params, path } },
      { action: 'getMediaFile', params: { ...params, path } },
      { action: 'entriesByFiles', params: { ...params, files: [{ path, label: 'x' }] } },
      { action: 'entriesByFolder', params: { ...params, folder: path, extension: 'yml', depth: 1 } },
      { action: 'getMedia', params: { ...params, mediaFolder: path } },
      { action: 'deleteFile', params: { ...params, path, options: { commitMessage: 'x' } } },
      {
        action: 'deleteFiles',
        params: { ...params, paths: ['content/team/dev-patel.md', path], options: { commitMessage: 'x' } },
      },
    ];
    const answers = await Promise.all(requests.map((request) => post(cms.url, request)));
    expect(answers.map(({ status }) => status)).toEqual(requests.map(() => 422));
    expect(existsSync(join(cms.folder, 'content/team/dev-patel.md'))).toBe(true);
    expect(existsSync(join(cms.folder, path))).toBe(wasThere);
  });

  it.each([
    ['an action that it does not know', { action: 'publishUnpublishedEntry', params: {} }],
    ['no action', {}],
    [
      'a place to move an entry to',
      {
        ...entry('content/pages/about-us.yml', 'x'),
        params: {
          ...entry('content/pages/about-us.yml', 'x').params,
          dataFiles: [{ slug: 'x', path: 'content/pages/about-us.yml', raw: 'x', newPath: 'gatsby-node.js' }],
        },
      },
    ],
    [
      'a folder beside what it knows',
      {
        action: 'getMedia',
        params: { branch: 'files', mediaFolder: 'content/uploads', publicFolder: '/etc' },
      },
    ],
    [
      'the older form of an entry',
      {
        action: 'persistEntry',
        params: {
          ...entry('content/pages/about-us.yml', 'x').params,
          dataFiles: undefined,
          entry: { slug: 'x', path: 'gatsby-node.js', raw: 'x' },
        },
      },
    ],
    [
      'folders below folders',
      {
        action: 'entriesByFolder',
        params: { branch: 'files', folder: 'content/pages', extension: 'yml', depth: 100 },
      },
    ],
  ])('refuses %s', async (_, body) => {
    expect((await post(cms.url, body)).status).toBe(422);
  });

  it('follows no link that leads out of the content', async () => {
    const secret = join(cms.folder, 'secret');
    mkdirSync(secret);
    writeFileSync(join(secret, 'x.png'), PNG);
    symlinkSync(secret, join(cms.folder, 'content/uploads/linked'));
    symlinkSync(join(secret, 'x.yml'), join(cms.folder, 'content/pages/linked.yml'));
    const params = { branch: 'files' };
    for (const request of [
      media('content/uploads/linked/new.png', PNG),
      entry('content/pages/linked.yml', 'title: x'),
      { action: 'getMediaFile', params: { ...params, path: 'content/uploads/linked/x.png' } },
      { action: 'getMedia', params: { ...params, mediaFolder: 'content/uploads/linked' } },
    ])
      expect((await post(cms.url, request)).status).toBe(422);
    expect(existsSync(join(secret, 'new.png'))).toBe(false);
    expect(existsSync(join(secret, 'x.yml'))).toBe(false);
    rmSync(join(cms.folder, 'content/pages/linked.yml'));
    rmSync(join(cms.folder, 'content/uploads/linked'));
  });

  it.each([
    [
      'a script in a drawing',
      'x.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ],
    ['a page', 'x.html', '<script>alert(1)</script>'],
    ['a page that calls itself a picture', 'x.png', '<script>alert(1)</script>'],
    ['a program that calls itself a document', 'x.pdf', '#!/bin/sh'],
    ['a file without an ending', 'x', PNG.toString('latin1')],
  ])('takes no upload that is %s', async (_, name, content) => {
    const answer = await post(cms.url, media(`content/uploads/${name}`, content));
    expect(answer.status).toBe(422);
    expect(answer.text).toMatch(/only pictures|not a (PNG|PDF) file/);
    expect(existsSync(join(cms.folder, 'content/uploads', name))).toBe(false);
  });

  it.each(['iVBORw0', 'iVBO=w==', 'iV BORw=', '%%%%'])(
    'takes no upload whose bytes are "%s"',
    async (content) => {
      const asset = { path: 'content/uploads/x.png', content, encoding: 'base64' };
      const params = { ...media('', PNG).params, asset };
      const answer = await post(cms.url, { action: 'persistMedia', params });
      expect([answer.status, answer.text]).toEqual([422, expect.stringContaining('base64')]);
    },
  );

  it('searches no large upload for a pattern: that would take memory for each four of its letters', () => {
    const searched = jest.spyOn(RegExp.prototype, 'test');
    const bytes = Buffer.concat([PNG, Buffer.alloc(10_000_000)]);
    const parsed = fileRequestSchema.safeParse(media('content/uploads/x.png', bytes));
    const long = searched.mock.calls.filter(([text]) => text.length > 1_000_000);
    searched.mockRestore();
    expect([parsed.success, long.length]).toEqual([true, 0]);
  });

  it.each([
    ['300 letters', `${'x'.repeat(300)}.png`],
    ['250 letters', `${'x'.repeat(250)}.png`],
    ['100 pictures of a car', `${'🚗'.repeat(100)}.png`],
    ['a way out', '../../x.png'],
    ['a NUL', 'x\0.png'],
    ['a folder of 250 letters', `${'x'.repeat(250)}/x.png`],
  ])('takes no upload whose name has %s, and tells nothing of its own folders', async (_, name) => {
    const path = `content/uploads/${name}`;
    const getFile = { action: 'getMediaFile', params: { branch: 'files', path } };
    const deletion = {
      action: 'deleteFile',
      params: { branch: 'files', path, options: { commitMessage: 'x' } },
    };
    for (const request of [media(path, PNG), getFile, deletion]) {
      const { status, text } = await post(cms.url, request);
      expect(status).toBe(422);
      expect(JSON.parse(text).error).toMatch(
        /^This file (is not an uploaded file|is not a file of the content|has a name that is too long)/,
      );
      expect(text).not.toMatch(/ENAMETOOLONG|\/tmp/);
    }
  });

  it('says what a title needs from which no file can be named', async () => {
    const { status, text } = await post(cms.url, entry('content/pages/.yml', 'title: 座席 🎉\n'));
    expect(status).toBe(422);
    expect(JSON.parse(text).error).toBe(
      'This file has no name: it is made from the title, which needs at least one letter from A to Z, or a digit',
    );
  });

  it('tells nothing of its own folders when its disk fails', async () => {
    const uploads = join(cms.folder, 'content/uploads/blocked');
    writeFileSync(uploads, '');
    const { status, text } = await post(cms.url, media('content/uploads/blocked/x.png', PNG));
    rmSync(uploads);
    expect(status).toBe(500);
    expect(JSON.parse(text).error).toMatch(
      /^nothing was saved: the server could not write or read a file \(E[A-Z]+\)/,
    );
    expect(text).not.toContain(cms.folder);
  });

  it('gives a large upload its time from when its turn has come', async () => {
    const { express } = decapPackages(join(process.cwd(), 'cms'));
    const app = express();
    app.use(readJson({ express }, 5_000_000, 300));
    app.use((read, response) =>
      response.json({ size: (read.body as { readonly text: string }).text.length }),
    );
    const server = createServer(app).listen(0);
    const { port } = server.address() as AddressInfo;
    const large = { method: 'POST', headers: { 'content-length': '2000011' } };
    const silent = [1, 2, 3].map(() => {
      const asked = request({ port, ...large });
      asked.flushHeaders();
      return new Promise((settle) => asked.once('error', settle));
    });
    await silent[0];
    const whole = ask(`http://127.0.0.1:${port}`, { ...large, body: `{"text":"${'x'.repeat(2_000_000)}"}` });
    await Promise.all(silent);
    expect((await whole).text).toBe('{"size":2000000}');
    server.close();
  });

  it('accepts a picture, names it, and sends none of it back', async () => {
    const path = 'content/uploads/team/new one.png';
    const { status, text } = await post(cms.url, media(path, PNG));
    const id = createHash('sha256').update(PNG).digest('hex');
    expect([status, JSON.parse(text)]).toEqual([
      200,
      { id, path, name: 'new one.png', outcome: expect.anything() },
    ]);
    expect(readFileSync(join(cms.folder, path))).toEqual(PNG);
    const listed = await post(cms.url, {
      action: 'getMedia',
      params: { branch: 'files', mediaFolder: 'content/uploads/team' },
    });
    expect(JSON.parse(listed.text)).toContainEqual(expect.objectContaining({ path }));
    rmSync(join(cms.folder, path));
  });

  it('writes an entry that the loader accepts, without objection', async () => {
    const path = 'content/team/dev-patel.md';
    const before = read(path);
    const raw = before.replace(/^name: .*$/m, 'name: Dev P.');
    expect(await post(cms.url, entry(path, raw))).toMatchObject({ status: 200 });
    expect(read(path)).toBe(raw);
    writeFileSync(join(cms.folder, path), before);
  });

  it.each([
    [
      'a field that is missing',
      'content/team/dev-patel.md',
      /^role: .*\n/m,
      '',
      'Team › Dev Patel › Role: must not be empty',
    ],
    [
      'a relation to nobody',
      'content/team/dev-patel.md',
      /^department: .*$/m,
      'department: kitchen',
      'is not a department',
    ],
    [
      'a picture that is not there',
      'content/posts/ute-or-suv.md',
      /url: .*$/m,
      'url: /uploads/none.webp',
      'Picture: the file none.webp does not exist',
    ],
    [
      'a comparison rate below the interest rate',
      'content/settings/finance.yml',
      /^repaymentTerm: .*$/m,
      'comparisonRate: { used: 9.05 }\n$&',
      'Settings › Finance › Comparison rates › Used: must not be below the interest rate',
    ],
    [
      'a second home page',
      'content/pages/about-us.yml',
      /^pageType: .*$/m,
      'pageType: home',
      'it must be unique',
    ],
  ])(
    'writes no entry with %s, and names entry and field as staff know them',
    async (_, path, from, to, words) => {
      const before = read(path);
      expect(before).toMatch(from);
      const answer = await post(cms.url, entry(path, before.replace(from, to)));
      expect(answer.status).toBe(422);
      expect(JSON.parse(answer.text).error).toContain(words);
      expect(read(path)).toBe(before);
    },
  );

  it.each([
    [
      'Pages › About us › Address: the address /contact/ is already used by “Contact us” (Pages)',
      'content/pages/about-us.yml',
      /^slug: .*$/m,
      'slug: contact',
    ],
    [
      'Settings › Menus › Menus at the top › About › Links in this menu › About us › Goes to: /abuot-us/ leads to no page (did you mean /about-us/?)',
      'content/settings/navigation.yml',
      'label: About us, url: /about-us/',
      'label: About us, url: /abuot-us/',
    ],
  ])('says what is wrong without a path: %s', async (words, path, from, to) => {
    const before = read(path);
    const answer = await post(cms.url, entry(path, before.replace(from, to)));
    expect(answer.status).toBe(422);
    const { kind, error, remarks } = JSON.parse(answer.text);
    expect(kind).toBe('faults');
    expect(error).toContain(words);
    expect(error).not.toMatch(/content\/|\[\d/);
    expect(remarks[0].place.href).toBe(
      `#/collections/${path.split('/').slice(1).join('/entries/').replace('.yml', '')}`,
    );
    expect(read(path)).toBe(before);
  });

  describe('a draft', () => {
    const path = 'content/posts/not-ready.md';
    const written = (yaml: string, text = '') => entry(path, `---\n${yaml}---\n${text}`);
    afterEach(() => rmSync(join(cms.folder, path), { force: true }));

    it('can be saved with just a title; publishing it lists what is missing', async () => {
      expect(await post(cms.url, written('draft: true\ntitle: Not ready\n'))).toMatchObject({ status: 200 });
      const { status, text } = await post(cms.url, written('title: Not ready\n'));
      expect(status).toBe(422);
      for (const field of ['Summary', 'Category', 'Published on', 'The post'])
        expect(JSON.parse(text).error).toContain(`Blog › Not ready › ${field}: must not be empty`);
      expect(read(path)).toContain('draft: true');
    });

    it.each([
      ['YAML that cannot be read', 'draft: true\ntitle: "Not\n'],
      ['a day that no calendar has', 'draft: true\ntitle: Not ready\npublishedAt: 2027-02-30\n'],
      [
        'a picture that is not there',
        'draft: true\ntitle: Not ready\npicture: { url: /uploads/none.webp }\n',
      ],
      ['the address of another post', 'draft: true\ntitle: Not ready\nslug: ute-or-suv\n'],
    ])('with %s is not saved', async (_, yaml) => {
      expect((await post(cms.url, written(yaml))).status).toBe(422);
      expect(existsSync(join(cms.folder, path))).toBe(false);
    });
  });

  it('puts a location without coordinates in the middle of its postcode', async () => {
    const path = 'content/locations/hollis-flat.yml';
    const raw = read(path).replace(/^geo:\n(?: {2}.*\n)+/m, '');
    expect(raw).not.toContain('latitude');
    expect(await post(cms.url, entry(path, raw))).toMatchObject({ status: 200 });
    expect(read(path)).not.toContain('latitude');
  });

  it('changes no entry but the one whose form is on the screen', async () => {
    const [path, other] = ['content/team/dev-patel.md', 'content/team/jack-brennan.md'];
    const before = [read(path), read(other)];
    const raw = read(other).replace(/^role: .*$/m, 'role: Typed');
    const deletion = (of: string) => ({
      action: 'deleteFiles',
      params: { branch: 'files', paths: [of], options: { commitMessage: 'x' } },
    });
    for (const request of [
      { ...entry(other, raw), terms: { entry: path, base: read(path) } },
      { ...entry(other, raw), terms: { entry: path, base: read(other) } },
      { ...deletion(other), terms: { entry: path, base: read(path) } },
      { ...deletion(other), terms: { entry: path, base: read(other), confirmed: [SOMEBODY_ELSE] } },
      { ...deletion(other), terms: { entry: null } },
    ]) {
      const { status, text } = await post(cms.url, request);
      expect([status, JSON.parse(text)]).toEqual([
        422,
        expect.objectContaining({
          kind: 'faults',
          error:
            'Team › Jack Brennan: Nothing was changed: your form shows another entry. Open the one that you mean, and try again.',
        }),
      ]);
    }
    expect([read(path), read(other)]).toEqual(before);
    const picture = media('content/uploads/team/x.png', PNG);
    expect(await post(cms.url, picture)).toMatchObject({ status: 200 });
    // Pictures are deleted beside any form.
    const removal = deletion('content/uploads/team/x.png');
    expect(await post(cms.url, { ...removal, terms: { entry: path } })).toMatchObject({ status: 200 });
  });

  describe('a page that others link to', () => {
    const file = 'content/pages/about-us.yml';
    const deletion = (terms: object = {}) => ({
      action: 'deleteFiles',
      params: { branch: 'files', paths: [file], options: { commitMessage: 'x' } },
      terms,
    });

    it('is not deleted before somebody says where the links lead then; then it is', async () => {
      const menus = read('content/settings/navigation.yml');
      const page = read(file);
      const refused = await post(cms.url, deletion());
      expect(refused.status).toBe(422);
      const { kind, places } = JSON.parse(refused.text);
      expect(kind).toBe('deletes');
      expect(
        places.map(({ place }: { place: { title: string; field: string } }) => [place.title, place.field]),
      ).toContainEqual(['Menus', 'Menus at the top › About › Goes to']);
      expect((await post(cms.url, deletion({ relinkTo: '/nowhere/' }))).status).toBe(422);
      expect(read('content/settings/navigation.yml')).toBe(menus);

      expect((await post(cms.url, deletion({ relinkTo: '/contact/' }))).status).toBe(200);
      expect(existsSync(join(cms.folder, file))).toBe(false);
      expect(read('content/settings/navigation.yml')).toBe(menus.replaceAll('/about-us/', '/contact/'));
      cpSync(join(DEALERSHIP, 'content'), join(cms.folder, 'content'), { recursive: true });
      expect(read(file)).toBe(page);
    });

    it('may move: the answer lists who still links to the old address', async () => {
      const page = read(file);
      const moved = page
        .replace(/^slug: .*$/m, 'slug: us')
        .replace('previousSlugs: [about]', 'previousSlugs: [about, about-us]');
      const answer = await post(cms.url, entry(file, moved));
      expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
      expect(JSON.parse(answer.text).moved).toMatchObject({ from: '/about-us/', to: '/us/' });
      expect(JSON.parse(answer.text).moved.links.length).toBeGreaterThan(2);
      writeFileSync(join(cms.folder, file), page);
    });
  });

  it('does not write over what somebody else has saved since', async () => {
    const path = 'content/team/dev-patel.md';
    const mine = read(path).replace(/^role: .*$/m, 'role: Mine');
    const base = read(path);
    const theirs = read(path).replace(/^phone: .*\n/m, '');
    const before = read(path);
    expect((await post(cms.url, { ...entry(path, theirs), terms: { base } })).status).toBe(200);
    const answer = await post(cms.url, { ...entry(path, mine), terms: { base } });
    expect(answer.status).toBe(409);
    expect(JSON.parse(answer.text)).toMatchObject({ kind: 'changed', theirs, changedAt: expect.any(String) });
    expect(read(path)).toBe(theirs);
    const news = await post(cms.url, { ...entry(path, mine), terms: { base: null } });
    expect(news.status).toBe(409);
    writeFileSync(join(cms.folder, path), before);
  });

  it('of two saves at once that began with the same text, makes one', async () => {
    const path = 'content/team/dev-patel.md';
    const before = read(path);
    const answers = await Promise.all(
      ['One', 'Other'].map((role) =>
        post(cms.url, {
          ...entry(path, before.replace(/^role: .*$/m, `role: ${role}`)),
          terms: { base: before },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    writeFileSync(join(cms.folder, path), before);
  });

  it('asks about a slip, and saves what somebody has confirmed', async () => {
    const path = 'content/settings/finance.yml';
    const before = read(path);
    const slip = before.replace('used: 10.49', 'used: 79.9');
    expect(slip).not.toBe(before);
    const answer = await post(cms.url, entry(path, slip));
    const { kind, remarks } = JSON.parse(answer.text);
    expect(kind).toBe('questions');
    expect(remarks).toEqual([
      {
        place: expect.objectContaining({ title: 'Finance', field: 'Interest rates › Used' }),
        words: '79.9 % a year is a very high rate.',
      },
    ]);
    expect(read(path)).toBe(before);
    const confirmed = await post(cms.url, {
      ...entry(path, slip),
      terms: { confirmed: [remarks[0].words], elsewhere: [] },
    });
    expect(confirmed.status).toBe(200);
    writeFileSync(join(cms.folder, path), before);
  });

  describe('asked for the page of an unsaved entry', () => {
    const path = 'content/team/dev-patel.md';
    const draw = (draft: object, origin = cms.url) =>
      ask(`${cms.url}/admin/preview.json`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: origin },
        body: JSON.stringify(draft),
      });

    it('draws it with the text, and writes nothing', async () => {
      const before = read(path);
      const raw = before.replace(/^name: .*$/m, 'name: Dev the Second');
      const { status, text } = await draw({ path, raw });
      expect({ status, isThere: text.includes('Dev the Second</h3>') }).toEqual({
        status: 200,
        isThere: true,
      });
      expect(read(path)).toBe(before);
    });

    it('draws nothing of an entry that is wrong, and runs nothing that is in it', async () => {
      expect((await draw({ path, raw: 'name: [' })).text).toBe('{"isWrong":true}');
      const evil = `${read(path)}\n\n<script>alert(1)</script><img src="x" onerror="alert(1)">\n`;
      const { status, text } = await draw({ path, raw: evil });
      expect(status).toBe(200);
      expect(text).not.toContain('alert(1)');
    });

    it.each([
      ['content/pages/new-entry.yml', 'pageType: standard\n', ['Title'], '<h1'],
      [
        'content/pages/new-entry.yml',
        'title: Our story\npageType: standard\nslug: Not an address\nblocks:\n  - type: steps\n  - type: hero\n    heading: Hello\n',
        ['Address', 'Steps', 'Picture'],
        'Our story</h1>',
      ],
      [
        'content/vehicles/new-entry.md',
        '---\nname: Comet\n---\n',
        expect.arrayContaining(['Grades']),
        'Comet</h1>',
      ],
      [
        'content/brand-specials/new-entry.md',
        '---\ntitle: Half off\nid: 9000\nprice: a lot\n---\n',
        expect.arrayContaining(['Picture', 'Price']),
        'Half off</h1>',
      ],
      [
        'content/dealer-specials/new-entry.md',
        '---\ntitle: Free tyres\n---\n',
        expect.arrayContaining(['Summary']),
        'Free tyres</h2>',
      ],
      [
        'content/posts/new-entry.md',
        '---\ndraft: true\ntitle: Snow\npublishedAt: soon\n---\n',
        expect.arrayContaining(['Category']),
        'Snow</h1>',
      ],
      ['content/team/new-entry.md', '---\nname: Ada\n---\n', expect.arrayContaining(['Role']), 'Ada</h3>'],
      [
        'content/locations/new-entry.yml',
        'name: North yard\n',
        expect.arrayContaining(['Address']),
        'North yard',
      ],
      [
        'content/settings/filters.yml',
        'groups: [{ id: looked-after, label: Looked after, filterItems: [] }]\n',
        ['Filters'],
        'Looked after',
      ],
    ])(
      'draws %s with placeholders while fields are missing or wrong: %j',
      async (file, raw, labels, shown) => {
        const { status, text } = await draw({ path: file, raw });
        const { html = '', unfinished } = JSON.parse(text);
        expect({ status, unfinished, isShown: html.includes(shown) }).toEqual({
          status: 200,
          unfinished: labels,
          isShown: true,
        });
        expect(html).not.toMatch(/must not be empty|no-picture-yet|undefined/);
      },
    );

    it('draws for no other page, and from no other file', async () => {
      expect((await draw({ path, raw: read(path) }, 'https://evil.example')).status).toBe(403);
      for (const other of ['content/../package.json', 'content/uploads/x.md', '/etc/passwd'])
        expect((await draw({ path: other, raw: 'x' })).status).toBe(422);
    });
  });

  describe('asked for the looks', () => {
    const path = 'site.yml';
    const original = () => readFileSync(join(DEALERSHIP, path), 'utf8');
    const LOGO = 'content/uploads/looks/logo.svg';
    const svg = (inner = '<rect width="30" height="10"/>') =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10">${inner}</svg>`;
    const save = async (raw: string, terms: object = {}) =>
      post(cms.url, { ...entry(path, raw), terms: { elsewhere: [], ...terms } });
    afterEach(() => {
      writeFileSync(join(cms.folder, path), original());
      rmSync(join(cms.folder, 'content/uploads/looks'), { recursive: true, force: true });
    });

    it('saves a logo and the colours with one change, and the rest of the file stays as it was', async () => {
      const raw = `${original().replace('file: logo.svg', `file: ${LOGO}`)}theme: { color: { accent: "#00508a" } }\n`;
      const whole = entry(path, raw);
      const asset = media(LOGO, svg()).params.asset;
      const answer = await post(cms.url, {
        ...whole,
        params: { ...whole.params, assets: [asset] },
        terms: { elsewhere: [], entry: path, base: original() },
      });
      expect(answer).toMatchObject({ status: 200 });
      expect([read(path), read(LOGO)]).toEqual([raw, svg()]);
      // The favicon is still the dealer's own; the page shows the new logo.
      expect((await ask(`${cms.url}/admin/drawings/file.svg`)).text).toBe(svg());
    });

    it('tells every fault at once, in the words of the form', async () => {
      const { status, text } = await save(
        `${original().replace('file: logo.svg', 'file: content/uploads/looks/gone.svg')}theme: { color: { accent: "#88bbaa", error: "#ffcccc" } }\nfonts: { text: "@fontsource/none" }\n`,
      );
      const { remarks } = JSON.parse(text);
      const told = (remarks as { place: { title: string; field: string }; words: string }[]).map(
        ({ place, words }) => `${place.title}: ${place.field}: ${words}`,
      );
      expect(status).toBe(422);
      expect(told).toContain(
        'Looks: Colours and corners › Colours › Main colour: Main colour (#88bbaa) on Page (#faf7f1) has a contrast of 2.01; text needs 4.5',
      );
      expect(told).toContainEqual(
        expect.stringMatching(/^Looks: Colours and corners › Colours › Faults: .* contrast/),
      );
      expect(told).toContain('Looks: Logo › Logo on light: is not there any more: choose it again');
      expect(told).toContainEqual(expect.stringMatching(/^Looks: Typefaces › Text: .*not installed/));
      expect(read(path)).toBe(original());
    });

    it.each([
      ['url: https://www.quillbrooktallis.example', 'url: https://evil.example'],
      ['dealerId: quillbrook', 'dealerId: other'],
      ['locale: en-AU', 'locale: en-NZ'],
      ['locale: en-AU', 'locale: en-AU\ngroup: [wattlebrook]'],
    ])('changes nothing that is not in the form: %s', async (from, to) => {
      const { status, text } = await save(original().replace(from, to));
      expect([status, JSON.parse(text).error]).toEqual([
        422,
        expect.stringContaining('can’t be changed in the editor. Ask whoever looks after the site'),
      ]);
      expect(read(path)).toBe(original());
    });

    it.each([
      ['a script', '<script>alert(1)</script>', 'logo.svg: it holds <script>'],
      [
        'a picture from elsewhere',
        '<image href="https://x.example/x.png"/>',
        'loads something from elsewhere',
      ],
      ['201 kB', `<desc>${'x'.repeat(200_000)}</desc>`, 'has 201 kB, and the limit is 200 kB'],
    ])('takes no drawing with %s', async (_, inner, words) => {
      const { status, text } = await post(cms.url, media(LOGO, svg(inner)));
      expect([status, JSON.parse(text).error]).toEqual([422, expect.stringContaining(words)]);
    });

    it('takes no picture for a logo, and no drawing elsewhere', async () => {
      expect((await post(cms.url, media('content/uploads/looks/logo.png', PNG))).status).toBe(422);
      expect((await post(cms.url, media('content/uploads/home/logo.svg', svg()))).status).toBe(422);
    });

    it('deletes neither the file nor a drawing that it names', async () => {
      expect((await post(cms.url, media(LOGO, svg()))).status).toBe(200);
      expect((await save(original().replace('file: logo.svg', `file: ${LOGO}`))).status).toBe(200);
      for (const one of [path, LOGO]) {
        const params = { branch: 'files', paths: [one], options: { commitMessage: 'x' } };
        expect((await post(cms.url, { action: 'deleteFiles', params })).status).toBe(422);
      }
      expect(existsSync(join(cms.folder, LOGO))).toBe(true);
    });

    it('draws the home page with them before they are saved, colours that cannot be read too', async () => {
      const draft = (raw: string) =>
        ask(`${cms.url}/admin/preview.json`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Origin: cms.url },
          body: JSON.stringify({ path, raw }),
        });
      const raw = original().replace('file: logo.svg', `file: ${LOGO}\n  hasName: true`);
      const { html, unfinished } = JSON.parse(
        (await draft(`${raw}theme: { color: { accent: "#88bbaa" } }\n`)).text,
      );
      expect(unfinished).toEqual(['Main colour']);
      expect(html).toContain('--color-accent: #88bbaa;');
      // The browser puts the chosen drawing there.
      expect(html).toMatch(/<img[^>]+src="\/uploads\/looks\/logo.svg"[^>]+alt="Quillbrook Tallis"/);
      expect(JSON.parse((await draft(original())).text).html).toContain('--color-accent: #1d5140;');
      expect(await save(`${original()}placesId: ChIJ\n`)).toMatchObject({ status: 200 });
    });
  });

  it('lets staff fix an entry while another one is faulty', async () => {
    const other = 'content/team/luca-romano.md';
    const before = read(other);
    writeFileSync(join(cms.folder, other), before.replace(/^role: .*\n/m, ''));
    const path = 'content/team/dev-patel.md';
    expect((await post(cms.url, entry(path, read(path)))).status).toBe(200);
    writeFileSync(join(cms.folder, other), before);
  });

  it.each([
    [
      'a page that the site cannot do without',
      'content/pages/home.yml',
      'there must be a page with “Kind of page”: “Home”',
    ],
    ['a settings file', 'content/settings/site.yml', 'Settings › Dealership: is missing'],
    ['a team member who wrote a post', 'content/team/tom-whitlam.md', 'is not a team member'],
    [
      'a picture that is shown',
      'content/uploads/team/dev-patel.webp',
      'Team › Dev Patel › Portrait: the file dev-patel.webp does not exist',
    ],
  ])('does not delete %s', async (_, path, words) => {
    const answer = await post(cms.url, {
      action: 'deleteFiles',
      params: { branch: 'files', paths: [path], options: { commitMessage: 'x' } },
    });
    expect(answer.status).toBe(422);
    expect(JSON.parse(answer.text).error).toContain(words);
    expect(existsSync(join(cms.folder, path))).toBe(true);
  });

  it('does not answer other sites’ pages', async () => {
    const info = { action: 'info' };
    expect((await post(cms.url, info)).status).toBe(200);
    for (const origin of [
      'https://evil.example',
      'http://127.0.0.1:1',
      'null',
      cms.url.replace('http', 'https'),
    ])
      expect((await post(cms.url, info, { Origin: origin })).status).toBe(403);
    const withoutOrigin = await ask(`${cms.url}/api/v1`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(info),
    });
    expect(withoutOrigin.status).toBe(403);
  });

  it('answers under no other name, even if the name points to this machine', async () => {
    const { port } = new URL(cms.url);
    const host = `evil.example:${port}`;
    expect((await ask(`${cms.url}/admin/`, { headers: { Host: host } })).status).toBe(403);
    const rebound = await post(cms.url, { action: 'info' }, { Host: host, Origin: `http://${host}` });
    expect(rebound.status).toBe(403);
    expect((await ask(`http://localhost:${port}/admin/`).catch(() => ({ status: 200 }))).status).toBe(200);
  });

  it('accepts no request that a plain HTML form could send', async () => {
    const answer = await ask(`${cms.url}/api/v1`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain', Origin: cms.url },
      body: JSON.stringify(entry('content/team/dev-patel.md', 'x')),
    });
    expect(answer.status).toBe(422);
  });

  it('listens only to this machine', async () => {
    const { port } = new URL(cms.url);
    const outside = Object.values(networkInterfaces())
      .flat()
      .find((address) => address && !address.internal && address.family === 'IPv4');
    const reached = outside
      ? await ask(`http://${outside.address}:${port}/admin/`).then(
          () => true,
          () => false,
        )
      : false;
    expect(reached).toBe(false);
  });

  it('leads from an entry to its page, wherever the page is', async () => {
    const { port } = new URL(cms.url);
    const location = (path: string): Promise<string | undefined> =>
      new Promise((settle, reject) =>
        request(`http://127.0.0.1:${port}/view/${path}`, (response) => settle(response.headers.location))
          .once('error', reject)
          .end(),
      );
    expect(await location('pages/home')).toBe('http://127.0.0.1:8000/');
    expect(await location('pages/terms')).toBe('http://127.0.0.1:8000/website-terms-of-use/');
    expect(await location('brand-specials/garnet-runout')).toBe(
      'http://127.0.0.1:8000/brand-specials/2025-plate-garnet-clearance-4402/',
    );
    expect(await location('posts/none')).toBeUndefined();
  });

  it('says what is wrong while a file of the content cannot be read', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation();
    const odd = join(cms.folder, 'content/brand-specials/odd.md');
    mkdirSync(odd);
    for (const path of ['/admin/config.json', '/admin/pages.json', '/view/brand-specials/x']) {
      const { status, text } = await ask(cms.url + path);
      expect([path, status, JSON.parse(text).error]).toEqual([path, 500, expect.stringContaining('EISDIR')]);
      expect(warned).toHaveBeenLastCalledWith(expect.stringContaining('EISDIR'));
    }
    warned.mockRestore();
    rmSync(odd, { recursive: true });
    expect((await ask(`${cms.url}/admin/pages.json`)).status).toBe(200);
  });

  it('shows how far the site is, and leads to the page once it is ready', async () => {
    let state: SiteState = { kind: 'preparing', percent: 40, words: 'The site is being prepared' };
    const waiting = await startCmsOver(cms.folder, { site: { state: () => state } });
    const view = () => ask(`${waiting.url}/view/pages/home`);
    const { status, text } = await view();
    expect(status).toBe(200);
    expect(text).toContain('<h1>The site is being prepared (40 %)</h1>');
    expect(text).toContain('http-equiv="refresh"');
    state = { kind: 'stopped', words: 'The site could not be prepared: <script>' };
    expect((await view()).text).toContain('could not be prepared: &lt;script&gt;</h1>');
    state = { kind: 'ready' };
    expect((await view()).status).toBe(302);
    await waiting.stop();
  });
});

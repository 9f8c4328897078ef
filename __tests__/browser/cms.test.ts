import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import {
  type RunningEndpoint,
  startContentEndpoint,
} from '../../plugins/content-endpoint/endpoint/startContentEndpoint';
import { FOLDERS } from '../../plugins/content-endpoint/files/rawContent';
import { spreadSample } from '../../support/browser/builtPages';
import { launchChromium } from '../../support/browser/chromium';
import { someOf } from '../support/browser/builtSite';
import { type CmsOverCopy, startCmsOverCopy } from '../support/browser/cmsServer';
import {
  addTeamMember,
  changeSpecial,
  fillAddress,
  leaveLinks,
  movePage,
  NEW_MEMBER,
} from '../support/browser/contentEdits';
import { type Editor, openEditor, retype } from '../support/browser/editor';
import { eventually } from '../support/eventually';
import { runs } from '../support/runs';

jest.setTimeout(240_000);

let cms: CmsOverCopy;
let endpoint: RunningEndpoint;
let browser: Browser;
let page: Page;
let editor: Editor;
/** Addresses that were asked for outside the editor's own server. */
const outside: string[] = [];
const faults: string[] = [];

const git = (...words: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.com', ...words], {
    cwd: cms.folder,
    encoding: 'utf8',
  });

const commit = () => {
  git('add', '-A');
  git('commit', '-q', '--allow-empty', '-m', 'x');
};

/** What the real endpoint answers about the content as it is saved now. */
async function asked(query: string): Promise<unknown> {
  const response = await fetch(endpoint.url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return ((await response.json()) as { readonly data: unknown }).data;
}

/** The lines that differ from the last commit: taken out with `-`, put in with `+`. */
const difference = (): readonly string[] =>
  git('diff', '-U0', 'HEAD')
    .split('\n')
    .filter((line) => /^[+-](?![+-])/.test(line));

beforeAll(async () => {
  cms = await startCmsOverCopy();
  git('init', '-q');
  commit();
  endpoint = await startContentEndpoint({
    contentFolder: join(cms.folder, 'content'),
    staticFolders: [join(cms.folder, 'static'), resolve('static')],
  });
  endpoint.follow();
  browser = await launchChromium();
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(20_000);
  page.on('request', (request) => {
    if (!/^(blob|data):/.test(request.url()) && !request.url().startsWith(`${cms.url}/`))
      outside.push(request.url());
  });
  // Where a save is refused, Decap drops a promise without an error in it.
  page.on('pageerror', ({ message }) => {
    if (!['undefined', 'Object'].includes(message)) faults.push(message);
  });
  editor = await openEditor(page, cms.url);
});
afterAll(async () => {
  await browser?.close();
  await endpoint?.stop();
  await cms?.stop();
});

describe('Staff, in the editor', () => {
  afterEach(commit);

  it('change the title and the last day of a special: the file says that, and nothing else', async () => {
    expect(await changeSpecial(editor)).toEqual({ status: 200 });
    expect(difference()).toEqual([
      '-title: 2025-plate Garnet clearance',
      '+title: 2025-plate Garnet, the last four',
      '-endsAt: 2032-12-31',
      '+endsAt: 2033-01-15',
    ]);
    expect(await asked('{ brandSpecial(id: 4402) { title endsAt } }')).toEqual({
      brandSpecial: { title: '2025-plate Garnet, the last four', endsAt: '2033-01-15T13:00:00.000Z' },
    });
  });

  it('change the price of one grade of a model: the other grades keep their lines', async () => {
    await editor.openEntry('vehicles', 'quartz');
    await page
      .getByText('Quartz Core', { exact: true })
      .first()
      .locator('xpath=preceding::button[2]')
      .click();
    await page.getByLabel('Price from').first().fill('26490');
    expect(await editor.save()).toEqual({ status: 200 });
    expect(difference()).toEqual(['-    fromPrice: 25990', '+    fromPrice: 26490']);
  });

  it('add a team member with a picture and its description', async () => {
    const { portrait, saved } = await addTeamMember(editor, cms.folder);
    expect(saved).toEqual({ status: 200 });

    expect(git('status', '--porcelain', '--', 'content', 'static').split('\n').filter(Boolean)).toEqual([
      '?? content/team/ngaire-o-brien.md',
      '?? content/uploads/team/ngaire.webp',
    ]);
    expect(readFileSync(join(cms.folder, 'content/uploads/team/ngaire.webp'))).toEqual(
      readFileSync(portrait),
    );
    expect(
      await asked(
        '{ teamMember(id: "ngaire-o-brien") { name department { id } picture { url alt width } } }',
      ),
    ).toEqual({
      teamMember: {
        name: NEW_MEMBER.name,
        department: { id: 'parts' },
        picture: {
          url: '/uploads/team/ngaire.webp',
          alt: NEW_MEMBER.alt,
          width: expect.any(Number),
        },
      },
    });
  });

  it('give a page another address: the old one leads to it', async () => {
    expect(await movePage(editor, 'visit-us', 'find-us')).toEqual({ status: 200 });
    await leaveLinks(editor);
    expect(difference()).toEqual(['-slug: visit-us', '+slug: find-us', '+previousSlugs:', '+  - visit-us']);
    expect(await asked('{ page(id: "visit-us") { slug previousSlugs } }')).toEqual({
      page: { slug: 'find-us', previousSlugs: ['visit-us'] },
    });
  });

  it('are told what is missing, and nothing is written', async () => {
    await editor.openEntry('team', 'dev-patel');
    await page.getByLabel('Name', { exact: true }).fill('');
    await page.getByLabel('E-mail').fill('not an address');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Save now').click();
    await page.getByText('Not saved: required fields are empty').waitFor();
    await page.getByText('Name is required.').waitFor();
    await page.getByText('E-mail must be an e-mail address.', { exact: true }).waitFor();
    expect(difference()).toEqual([]);
  });

  it('are told what the loader has against an entry, and nothing is written', async () => {
    const { status, error } = await movePage(editor, 'contact', 'about-us');
    expect(status).toBe(422);
    expect(error).toContain(
      'Pages › Contact us › Address: the address /about-us/ is already used by “About us”',
    );
    expect(difference()).toEqual([]);
  });
});

/** In the page: all that Decap's own backup holds; it is written some seconds after an edit. */
const decapsBackup = (): Promise<string> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('localforage');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const reading = database.transaction('keyvaluepairs').objectStore('keyvaluepairs').getAll();
      reading.onsuccess = () => {
        database.close();
        resolve(JSON.stringify(reading.result));
      };
    };
  });

describe('Staff, who change their mind', () => {
  afterEach(commit);

  /** A field's name may be followed by "(optional)". */
  const field = (label: string): Locator =>
    page.getByLabel(new RegExp(`^${label}( \\(optional\\))?$`)).first();

  const openFirstGrade = (): Promise<void> =>
    page.getByText('Quartz Core', { exact: true }).first().locator('xpath=preceding::button[2]').click();

  /** Clicks behind the last words of a text. */
  async function goToEndOf(words: string): Promise<void> {
    const text = page.getByRole('textbox').filter({ hasText: words });
    await text.scrollIntoViewIfNeeded();
    const box = await text.boundingBox();
    if (!box) throw new Error(`No text with "${words}"`);
    await text.click({ position: { x: box.width - 25, y: box.height - 10 } });
  }

  it.each(
    someOf(
      [
        ['words', 'vehicles/quartz', 'Tag line', 'tagline', 'Small, wrong', 'Small, bright'],
        ['a price in a list', 'vehicles/quartz', 'Price from', 'fromPrice', '24990', '25890'],
        ['a number', 'team/dev-patel', 'Place in the list', 'position', '77', '78'],
      ],
      2,
    ),
  )('save %s, type the first ones back and save, then others: the file says each', async (...given) => {
    const [, entry, label, name, second, third] = given;
    const [folder = '', id = ''] = entry.split('/');
    await editor.openEntry(folder, id);
    if (label === 'Price from') await openFirstGrade();
    const first = await field(label).inputValue();
    for (const value of [second, first, third]) {
      await retype(field(label), value);
      expect(await editor.save()).toEqual({ status: 200 });
      const changed = difference().map((line) => line.replace(/ {2,}/, ''));
      expect(changed).toEqual(value === first ? [] : [expect.any(String), `+${name}: ${value}`]);
    }
  });

  it('add words to a text, take them away, then add others: the file says each', async () => {
    await editor.openEntry('team', 'dev-patel');
    const file = join(cms.folder, 'content/team/dev-patel.md');
    const story = () => (readFileSync(file, 'utf8').split('---\n')[2] ?? '').replace(/\s+/g, ' ').trim();
    const first = story();
    await goToEndOf('Dev came to Quillbrook');
    await page.keyboard.type(' Wrong.');
    expect(await editor.save()).toEqual({ status: 200 });
    expect(story()).toBe(`${first} Wrong.`);
    await goToEndOf('Dev came to Quillbrook');
    for (const _ of ' Wrong.') await page.keyboard.press('Backspace');
    expect(await editor.save()).toEqual({ status: 200 });
    expect(story()).toBe(first);
    await goToEndOf('Dev came to Quillbrook');
    await page.keyboard.type(' Right.');
    expect(await editor.save()).toEqual({ status: 200 });
    expect(story()).toBe(`${first} Right.`);
  });

  it('give a page a third address without leaving it: both earlier ones lead to it', async () => {
    expect(await movePage(editor, 'about-us', 'second')).toEqual({ status: 200 });
    await leaveLinks(editor);
    await fillAddress(editor, 'third');
    expect(await editor.save()).toEqual({ status: 200 });
    expect(await asked('{ page(id: "about-us") { slug previousSlugs } }')).toEqual({
      page: { slug: 'third', previousSlugs: ['about', 'about-us', 'second'] },
    });
  });

  it('save with a wrong value off the screen: they are told which, and brought to it', async () => {
    await editor.openEntry('team', 'dev-patel');
    await page.setViewportSize({ width: 1280, height: 400 });
    await field('E-mail').fill('not an address');
    await field('Place in the list').click();
    expect((await field('E-mail').boundingBox())?.y).toBeLessThan(0);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Save now').click();
    await page.getByText('Not saved: E-mail must be an e-mail address.').waitFor();
    await eventually(async () => {
      expect(await field('E-mail').evaluate((input) => input === document.activeElement)).toBe(true);
    });
    const seen = await field('E-mail').boundingBox();
    expect(seen?.y).toBeGreaterThan(0);
    expect(seen?.y).toBeLessThan(400);
    expect(difference()).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  it('choose files that are refused, then a good one: it is saved, with what was typed', async () => {
    await editor.openEntry('team', 'dev-patel');
    await field('Role').fill('Sales Director');
    await page.getByRole('button', { name: 'Choose different image' }).click();
    const choose = page.locator('input[type=file]');
    const refused: readonly (readonly [name: string, bytes: Buffer, reason: string])[] = [
      [
        'img_1.heic',
        Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
        'most browsers cannot show a HEIC picture. Save it as a JPEG',
      ],
      [
        'large.jpg',
        Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(41_000_000 - 3)]),
        'it is 41.0 MB, and the limit is 20 MB',
      ],
      ['notes.txt', Buffer.from('not a picture'), 'only pictures (JPEG, PNG, WebP, AVIF) and PDF files'],
    ];
    for (const [name, bytes, reason] of refused) {
      const file = join(cms.folder, name);
      writeFileSync(file, bytes);
      await choose.setInputFiles(file);
      const told = page.getByRole('dialog', { name: 'Not added' });
      await told.getByText(`${name}: ${reason}`).waitFor();
      // Nothing covers the dialogue: its button can be pressed.
      await told.getByRole('button', { name: 'OK' }).click();
      rmSync(file);
    }
    const good = join(cms.folder, 'dev-new.webp');
    copyFileSync('dealers/quillbrook/content/uploads/team/tom-whitlam.webp', good);
    await choose.setInputFiles(good);
    await page.getByRole('button', { name: 'Choose selected' }).click();
    expect(await field('Role').inputValue()).toBe('Sales Director');
    expect(await editor.save()).toEqual({ status: 200 });
    rmSync(good);
    expect(difference()).toEqual([
      '-role: General Sales Manager',
      '+role: Sales Director',
      expect.stringMatching(/^-picture:/),
      expect.stringMatching(/^\+picture: .*\/uploads\/team\/dev-new\.webp/),
    ]);
    expect(git('status', '--porcelain', '-uall').split('\n').filter(Boolean)).toEqual([
      ' M content/team/dev-patel.md',
      '?? content/uploads/team/dev-new.webp',
    ]);
  });

  it('type on while a save is under way: that is saved next', async () => {
    await editor.openEntry('team', 'tom-whitlam');
    const request = /\/api\/v1$/;
    let letGo = () => {};
    const typedOn = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(request, async (route) => {
      if (/"action":"persistEntry"/.test(route.request().postData() ?? '')) await typedOn;
      await route.continue();
    });
    await retype(field('Role'), 'Sent');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Save now').click();
    await page.getByText('Saving …').first().waitFor();
    await retype(field('Role'), 'Typed on');
    letGo();
    await eventually(() => expect(difference()).toContain('+role: Sent'), 20_000);
    await page.unroute(request);
    expect(await editor.save()).toEqual({ status: 200 });
    expect(difference()).toContain('+role: Typed on');
  });

  it('reload: they are offered what they typed last and did not save, never what is older than the file', async () => {
    const offered: string[] = [];
    const other = await browser.newPage();
    other.on('dialog', (dialog) => {
      if (dialog.type() === 'confirm') offered.push(dialog.message());
      return dialog.accept();
    });
    const role = other.getByLabel('Role');
    const says = (words: string) =>
      eventually(async () => expect(await role.inputValue({ timeout: 5000 })).toBe(words));
    await other.goto(`${cms.url}/admin/#/collections/team/entries/tom-whitlam`);
    await retype(role, 'Typed last');
    await other.reload();
    await says('Typed last');
    expect(offered).toHaveLength(1);

    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await other.getByText('Save now').click();
    await other.getByText('Changes saved').waitFor();
    await other.reload();
    await says('Typed last');
    expect(offered).toHaveLength(1);

    // Somebody else saves the entry: what is kept here is older now.
    await retype(role, 'Typed over it');
    await eventually(async () => expect(await other.evaluate(decapsBackup)).toContain('Typed over it'));
    const file = join(cms.folder, 'content/team/tom-whitlam.md');
    writeFileSync(file, readFileSync(file, 'utf8').replace('Typed last', 'Changed elsewhere'));
    await other.reload();
    await says('Changed elsewhere');
    expect(offered).toHaveLength(1);
    await other.close();
  });
});

describe('Saving an entry unchanged, in the editor itself', () => {
  beforeAll(async () => {
    git('checkout', '-q', '.');
    // An edit is made, so that the editor offers to save; it is taken back before anything is written.
    await page.evaluate(() => {
      interface List {
        pop(): List;
      }
      interface Data {
        update(name: string, change: (value: unknown) => unknown): Data;
      }
      const { CMS } = window as never as { CMS: { registerEventListener(listener: object): void } };
      CMS.registerEventListener({
        name: 'preSave',
        handler: ({ entry }: { entry: { get(name: 'data'): Data } }) => {
          const { touched } = window as never as { touched?: string };
          return (
            touched &&
            entry
              .get('data')
              .update(touched, (value) =>
                typeof value === 'string' ? value.replace(/ touched$/, '') : (value as List).pop(),
              )
          );
        },
      });
    });
  });

  /** A field of text that can be touched, by collection or entry. */
  const NAMES: Readonly<Record<string, readonly [field: string, label: string]>> = {
    team: ['name', 'Name'],
    locations: ['name', 'Name'],
    'stock-overrides': ['stockNumber', 'Stock number'],
    vehicles: ['name', 'Model'],
    'settings/site': ['dealershipName', 'Dealership'],
    'settings/finance': ['lenderName', 'Lender'],
  };

  /** Lists to which an item is added, where there is no text to touch. */
  const LISTS: Readonly<Record<string, readonly [field: string, button: string, ...labels: string[]]>> = {
    'settings/navigation': ['legal', 'Add link', 'Words', 'Goes to'],
    'settings/filters': ['bodyTypes', 'Add body type', 'Name', 'Body types in the feed'],
  };

  async function touch(entry: string, folder: string): Promise<void> {
    const [field, button, ...labels] = LISTS[entry] ?? [];
    const [name, label] = NAMES[entry] ?? NAMES[folder] ?? ['title', 'Title'];
    await page.evaluate((touched) => Object.assign(window, { touched }), field ?? name);
    if (button) {
      await page.getByRole('button', { name: button }).last().click();
      for (const one of labels) {
        const field = page.getByLabel(one, { exact: true }).last();
        if (one === 'Goes to') await field.selectOption('/contact/');
        else await field.fill('touched');
      }
    } else {
      await page.getByLabel(label, { exact: true }).first().click();
      await page.keyboard.press('End');
      await page.keyboard.type(' touched');
    }
  }

  it.each(someOf(Object.entries(FOLDERS), 4))('%s: no byte is changed', async (folder, extension) => {
    const all = readdirSync(join(cms.folder, 'content', folder)).map((file) =>
      file.slice(0, -extension.length - 1),
    );
    const some = Math.min(all.length, runs(folder === 'settings' ? 3 : 1, 100));
    for (const id of spreadSample(all, some)) {
      await editor.openEntry(folder, id);
      await touch(`${folder}/${id}`, folder);
      expect({ id, ...(await editor.save()) }).toEqual({ id, status: 200 });
    }
    expect(git('status', '--porcelain', '--', 'content', 'static')).toBe('');
  });
});

test('nothing is asked of anybody else, and nothing breaks', () => {
  expect(outside).toEqual([]);
  expect(faults).toEqual([]);
});

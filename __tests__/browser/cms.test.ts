import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import {
  type RunningEndpoint,
  startContentEndpoint,
} from '../../plugins/content-endpoint/endpoint/startContentEndpoint';
import { FOLDERS } from '../../plugins/content-endpoint/files/rawContent';
import { spreadSample } from '../support/builtPages';
import { launchChromium } from '../support/chromium';
import { type CmsOverCopy, startCmsOverCopy } from '../support/cmsServer';
import { addTeamMember, changeSpecial, movePage, NEW_MEMBER } from '../support/contentEdits';
import { type Editor, openEditor } from '../support/editor';
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
    staticFolder: join(cms.folder, 'static'),
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
      '-title: 2025-plate Heron clearance',
      '+title: 2025-plate Heron, the last four',
      '-endsAt: 2026-12-31',
      '+endsAt: 2027-01-15',
    ]);
    expect(await asked('{ brandSpecial(id: 4402) { title endsAt } }')).toEqual({
      brandSpecial: { title: '2025-plate Heron, the last four', endsAt: '2027-01-15T13:00:00.000Z' },
    });
  });

  it('change the price of one grade of a model: the other grades keep their lines', async () => {
    await editor.openEntry('vehicles', 'wren');
    await page.getByText('Wren Core', { exact: true }).first().locator('xpath=preceding::button[2]').click();
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
    // Links to the page are changed where they stand; the old address works meanwhile.
    expect(await movePage(editor, 'visit-us', 'find-us')).toEqual({ status: 200 });
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
    await page.getByText('Not saved: something that is needed is missing').waitFor();
    await page.getByText('Name is required.').waitFor();
    await page.getByText('E-mail must be an e-mail address.', { exact: true }).waitFor();
    expect(difference()).toEqual([]);
  });

  it('are told what the loader has against an entry, and nothing is written', async () => {
    const { status, error } = await movePage(editor, 'contact', 'about-us');
    expect(status).toBe(422);
    expect(error).toContain('the address /about-us/ belongs to content/pages/about-us.yml already');
    expect(difference()).toEqual([]);
  });
});

describe('Staff, who change their mind', () => {
  afterEach(commit);

  it('type the first price back after a save: the file has it again', async () => {
    await editor.openEntry('vehicles', 'wren');
    await page.getByText('Wren Core', { exact: true }).first().locator('xpath=preceding::button[2]').click();
    const price = page.getByLabel('Price from').first();
    const right = await price.inputValue();
    await price.fill('1');
    expect(await editor.save()).toEqual({ status: 200 });
    expect(difference()).toContain('+    fromPrice: 1');
    await price.fill(right);
    expect(await editor.save()).toEqual({ status: 200 });
    expect(difference()).toEqual([]);
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
    vehicles: ['name', 'Model'],
    'settings/site': ['dealershipName', 'Dealership'],
    'settings/finance': ['lenderName', 'Lender'],
  };

  /** Lists to which an item is added, where there is no text to touch. */
  const LISTS: Readonly<Record<string, readonly [field: string, button: string, ...labels: string[]]>> = {
    'settings/navigation': ['legal', 'Add link', 'Words', 'Leads to'],
    'settings/filters': ['bodyTypes', 'Add body type', 'Name', 'Body types of the feed'],
  };

  async function touch(entry: string, folder: string): Promise<void> {
    const [field, button, ...labels] = LISTS[entry] ?? [];
    const [name, label] = NAMES[entry] ?? NAMES[folder] ?? ['title', 'Title'];
    await page.evaluate((touched) => Object.assign(window, { touched }), field ?? name);
    if (button) {
      await page.getByRole('button', { name: button }).last().click();
      for (const one of labels) await page.getByLabel(one, { exact: true }).last().fill('/touched/');
    } else {
      await page.getByLabel(label, { exact: true }).first().click();
      await page.keyboard.press('End');
      await page.keyboard.type(' touched');
    }
  }

  it.each(Object.entries(FOLDERS))('%s: no byte is changed', async (folder, extension) => {
    const all = readdirSync(join(cms.folder, 'content', folder)).map((file) =>
      file.slice(0, -extension.length - 1),
    );
    const some = folder === 'settings' ? all.length : Math.min(all.length, runs(2, 100));
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

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FOLDERS } from '../../plugins/content-endpoint/files/rawContent';
import { spreadSample } from '../../support/browser/builtPages';
import { someOf } from '../support/browser/builtSite';
import {
  addTeamMember,
  changeSpecial,
  leaveLinks,
  movePage,
  NEW_MEMBER,
} from '../support/browser/contentEdits';
import { editorForFile } from '../support/browser/editor';
import { openStaffEditor } from '../support/browser/staffEditor';
import { runs } from '../support/runs';

const editor = editorForFile(openStaffEditor);

describe('Staff, in the editor', () => {
  afterEach(() => editor.commit());

  it('change the title and the last day of a special: the file says that, and nothing else', async () => {
    expect(await changeSpecial(editor)).toEqual({ status: 200 });
    expect(editor.difference()).toEqual([
      '-title: 2025-plate Garnet clearance',
      '+title: 2025-plate Garnet, the last four',
      '-endsAt: 2032-12-31',
      '+endsAt: 2033-01-15',
    ]);
    expect(await editor.asked('{ brandSpecial(id: 4402) { title endsAt } }')).toEqual({
      brandSpecial: { title: '2025-plate Garnet, the last four', endsAt: '2033-01-15T13:00:00.000Z' },
    });
  });

  it('add a team member with a picture and its description', async () => {
    const { portrait, saved } = await addTeamMember(editor, editor.cms.folder);
    expect(saved).toEqual({ status: 200 });

    expect(editor.changedFiles()).toEqual([
      'A content/team/ngaire-o-brien.md',
      'A content/uploads/team/ngaire.webp',
    ]);
    expect(readFileSync(join(editor.cms.folder, 'content/uploads/team/ngaire.webp'))).toEqual(
      readFileSync(portrait),
    );
    expect(
      await editor.asked(
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
    expect(editor.difference()).toEqual([
      '-slug: visit-us',
      '+slug: find-us',
      '+previousSlugs:',
      '+  - visit-us',
    ]);
    expect(await editor.asked('{ page(id: "visit-us") { slug previousSlugs } }')).toEqual({
      page: { slug: 'find-us', previousSlugs: ['visit-us'] },
    });
  });

  it('choose a page for a link, and cannot save a link that leads nowhere', async () => {
    const before = editor.read('settings/navigation.yml');
    await editor.openEntry('settings', 'navigation');
    await editor.page.getByRole('button', { name: 'Add link' }).last().click();
    await editor.page.getByLabel('Words', { exact: true }).last().fill('Our story');
    const goesTo = editor.page.getByLabel('Goes to', { exact: true }).last();
    await goesTo.selectOption({ label: 'Another address, a phone number or an email …' });
    await editor.page.getByLabel('Other address', { exact: true }).last().fill('/nowhere-at-all/');
    await editor.page.getByRole('button', { name: 'Save', exact: true }).click();
    const told = editor.page.getByRole('dialog', { name: 'Not saved' }).getByRole('link');
    expect(await told.innerText()).toBe(
      'Menus › Legal links › Our story › Goes to: /nowhere-at-all/ leads to no page',
    );
    expect(editor.read('settings/navigation.yml')).toBe(before);
    await editor.page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();

    await goesTo.selectOption({ label: 'About us' });
    expect(await editor.save()).toEqual({ status: 200 });
    expect(editor.read('settings/navigation.yml')).toBe(
      `${before}  - { label: Our story, url: /about-us/ }\n`,
    );
  });

  it('are told what is missing, and nothing is written', async () => {
    await editor.openEntry('team', 'dev-patel');
    await editor.page.getByLabel('Name', { exact: true }).fill('');
    await editor.page.getByLabel('Email').fill('not an address');
    await editor.page.getByRole('button', { name: 'Save', exact: true }).click();
    await editor.page.getByText('Not saved: required fields are empty').waitFor();
    await editor.page.getByText('Name is required.').waitFor();
    await editor.page.getByText('Email must be an email address.', { exact: true }).waitFor();
    expect(editor.difference()).toEqual([]);
  });
});

describe('Saving an entry unchanged, in the editor itself', () => {
  beforeAll(async () => {
    editor.commit();
    // An edit is made, so that the editor offers to save; it is taken back before anything is written.
    await editor.page.evaluate(() => {
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
    await editor.page.evaluate((touched) => Object.assign(window, { touched }), field ?? name);
    if (button) {
      await editor.page.getByRole('button', { name: button }).last().click();
      for (const one of labels) {
        const field = editor.page.getByLabel(one, { exact: true }).last();
        if (one === 'Goes to') await field.selectOption('/contact/');
        else await field.fill('touched');
      }
    } else {
      await editor.page.getByLabel(label, { exact: true }).first().click();
      await editor.page.keyboard.press('End');
      await editor.page.keyboard.type(' touched');
    }
  }

  it.each(someOf(Object.entries(FOLDERS), 2))('%s: no byte is changed', async (folder, extension) => {
    const all = readdirSync(join(editor.cms.folder, 'content', folder)).map((file) =>
      file.slice(0, -extension.length - 1),
    );
    const some = Math.min(all.length, runs(1, 100));
    for (const id of spreadSample(all, some)) {
      await editor.openEntry(folder, id);
      await touch(`${folder}/${id}`, folder);
      expect({ id, ...(await editor.save()) }).toEqual({ id, status: 200 });
    }
    expect(editor.changedFiles()).toEqual([]);
  });
});

test('nothing is asked of anybody else, and nothing breaks', () => {
  expect(editor.outside).toEqual([]);
  expect(editor.faults).toEqual([]);
});

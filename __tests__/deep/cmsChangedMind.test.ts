import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { fillAddress, leaveLinks, movePage } from '../support/browser/contentEdits';
import { editorForFile, retype } from '../support/browser/editor';
import { openStaffEditor } from '../support/browser/staffEditor';
import { eventually } from '../support/eventually';
import { gate } from '../support/gate';

const editor = editorForFile(openStaffEditor);

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
  afterEach(() => editor.commit());

  /** A field's name may be followed by "(optional)". */
  const field = (label: string): Locator =>
    editor.page.getByLabel(new RegExp(`^${label}( \\(optional\\))?$`)).first();

  const openFirstGrade = (): Promise<void> =>
    editor.page
      .getByText('Quartz Core', { exact: true })
      .first()
      .locator('xpath=preceding::button[2]')
      .click();

  /** Clicks behind the last words of a text. */
  async function goToEndOf(words: string): Promise<void> {
    const text = editor.page.getByRole('textbox').filter({ hasText: words });
    await text.scrollIntoViewIfNeeded();
    const box = await text.boundingBox();
    if (!box) throw new Error(`No text with "${words}"`);
    await text.click({ position: { x: box.width - 25, y: box.height - 10 } });
  }

  it.each([
    ['words', 'vehicles/quartz', 'Tag line', 'tagline', 'Small, wrong', 'Small, bright'],
    ['a price in a list', 'vehicles/quartz', 'Price from', 'fromPrice', '24990', '25890'],
    ['a number', 'team/dev-patel', 'Place in the list', 'position', '77', '78'],
  ])('save %s, type the first ones back and save, then others: the file says each', async (...given) => {
    const [, entry, label, name, second, third] = given;
    const [folder = '', id = ''] = entry.split('/');
    await editor.openEntry(folder, id);
    if (label === 'Price from') await openFirstGrade();
    const first = await field(label).inputValue();
    for (const value of [second, first, third]) {
      await retype(field(label), value);
      expect(await editor.save()).toEqual({ status: 200 });
      const changed = editor.difference().map((line) => line.replace(/ {2,}/, ''));
      expect(changed).toEqual(value === first ? [] : [expect.any(String), `+${name}: ${value}`]);
    }
  });

  it('add words to a text, take them away, then add others: the file says each', async () => {
    await editor.openEntry('team', 'dev-patel');
    const file = join(editor.cms.folder, 'content/team/dev-patel.md');
    const story = () => (readFileSync(file, 'utf8').split('---\n')[2] ?? '').replace(/\s+/g, ' ').trim();
    const first = story();
    await goToEndOf('Dev came to Quillbrook');
    await editor.page.keyboard.type(' Wrong.');
    expect(await editor.save()).toEqual({ status: 200 });
    expect(story()).toBe(`${first} Wrong.`);
    await goToEndOf('Dev came to Quillbrook');
    for (const _ of ' Wrong.') await editor.page.keyboard.press('Backspace');
    expect(await editor.save()).toEqual({ status: 200 });
    expect(story()).toBe(first);
    await goToEndOf('Dev came to Quillbrook');
    await editor.page.keyboard.type(' Right.');
    expect(await editor.save()).toEqual({ status: 200 });
    expect(story()).toBe(`${first} Right.`);
  });

  it('give a page a third address without leaving it: both earlier ones lead to it', async () => {
    expect(await movePage(editor, 'about-us', 'second')).toEqual({ status: 200 });
    await leaveLinks(editor);
    await fillAddress(editor, 'third');
    expect(await editor.save()).toEqual({ status: 200 });
    expect(await editor.asked('{ page(id: "about-us") { slug previousSlugs } }')).toEqual({
      page: { slug: 'third', previousSlugs: ['about', 'about-us', 'second'] },
    });
  });

  it('save with a wrong value off the screen: they are told which, and brought to it', async () => {
    await editor.openEntry('team', 'dev-patel');
    await editor.page.setViewportSize({ width: 1280, height: 400 });
    await field('Email').fill('not an address');
    await field('Place in the list').click();
    expect((await field('Email').boundingBox())?.y).toBeLessThan(0);
    await editor.page.getByRole('button', { name: 'Save', exact: true }).click();
    await editor.page.getByText('Not saved: Email must be an email address.').waitFor();
    await eventually(async () => {
      expect(await field('Email').evaluate((input) => input === document.activeElement)).toBe(true);
    });
    const seen = await field('Email').boundingBox();
    expect(seen?.y).toBeGreaterThan(0);
    expect(seen?.y).toBeLessThan(400);
    expect(editor.difference()).toEqual([]);
    await editor.page.setViewportSize({ width: 1280, height: 900 });
  });

  it('choose files that are refused, then a good one: it is saved, with what was typed', async () => {
    await editor.openEntry('team', 'dev-patel');
    await field('Role').fill('Sales Director');
    await editor.page.getByRole('button', { name: 'Choose different image' }).click();
    const choose = editor.page.locator('input[type=file]');
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
      const file = join(editor.cms.folder, name);
      writeFileSync(file, bytes);
      await choose.setInputFiles(file);
      const told = editor.page.getByRole('dialog', { name: 'Not added' });
      await told.getByText(`${name}: ${reason}`).waitFor();
      // Nothing covers the dialogue: its button can be pressed.
      await told.getByRole('button', { name: 'OK' }).click();
      rmSync(file);
    }
    const good = join(editor.cms.folder, 'dev-new.webp');
    copyFileSync('dealers/quillbrook/content/uploads/team/tom-whitlam.webp', good);
    await choose.setInputFiles(good);
    await editor.page.getByRole('button', { name: 'Choose selected' }).click();
    expect(await field('Role').inputValue()).toBe('Sales Director');
    expect(await editor.save()).toEqual({ status: 200 });
    rmSync(good);
    expect(editor.difference()).toEqual([
      '-role: General Sales Manager',
      '+role: Sales Director',
      expect.stringMatching(/^-picture:/),
      expect.stringMatching(/^\+picture: .*\/uploads\/team\/dev-new\.webp/),
    ]);
    expect(editor.changedFiles()).toEqual([
      'M content/team/dev-patel.md',
      'A content/uploads/team/dev-new.webp',
    ]);
  });

  it('type on while a save is under way: that is saved next', async () => {
    await editor.openEntry('team', 'tom-whitlam');
    const request = /\/api\/v1$/;
    const [typedOn, letGo] = gate();
    await editor.page.route(request, async (route) => {
      if (/"action":"persistEntry"/.test(route.request().postData() ?? '')) await typedOn;
      await route.continue();
    });
    await retype(field('Role'), 'Sent');
    await editor.page.getByRole('button', { name: 'Save', exact: true }).click();
    await editor.page.getByText('Saving …').first().waitFor();
    await retype(field('Role'), 'Typed on');
    letGo();
    await eventually(() => expect(editor.difference()).toContain('+role: Sent'), 20_000);
    await editor.page.unroute(request);
    expect(await editor.save()).toEqual({ status: 200 });
    expect(editor.difference()).toContain('+role: Typed on');
  });

  it('close the tab: they are offered what they typed last and did not save, never what is older than the file', async () => {
    const offered: string[] = [];
    const context = await editor.browser.newContext();
    const other = await context.newPage();
    other.on('dialog', (dialog) => {
      if (dialog.type() === 'confirm') offered.push(dialog.message());
      return dialog.accept();
    });
    const role = other.getByLabel('Role');
    const says = (words: string) =>
      eventually(async () => expect(await role.inputValue({ timeout: 5000 })).toBe(words));
    const address = `${editor.cms.url}/admin/#/collections/team/entries/tom-whitlam`;
    // In a tab that is closed, and in another one of the same browser.
    const closed = await context.newPage();
    await closed.goto(address);
    await retype(closed.getByLabel('Role'), 'Typed last');
    await closed.getByText('Unsaved changes').waitFor();
    await closed.close();
    await other.goto(address);
    await says('Typed last');
    expect(offered).toHaveLength(1);

    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await other.getByText('Changes saved').waitFor();
    await other.reload();
    await says('Typed last');
    expect(offered).toHaveLength(1);

    // Somebody else saves the entry: what is kept here is older now.
    await retype(role, 'Typed over it');
    await eventually(async () => expect(await other.evaluate(decapsBackup)).toContain('Typed over it'));
    const file = join(editor.cms.folder, 'content/team/tom-whitlam.md');
    writeFileSync(file, readFileSync(file, 'utf8').replace('Typed last', 'Changed elsewhere'));
    await other.reload();
    await says('Changed elsewhere');
    expect(offered).toHaveLength(1);
    await context.close();
  });
});

test('nothing is asked of anybody else, and nothing breaks', () => {
  expect(editor.outside).toEqual([]);
  expect(editor.faults).toEqual([]);
});

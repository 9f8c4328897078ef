import type { Locator } from 'playwright-core';
import { editorForFile } from '../support/browser/editor';
import { openStaffEditor } from '../support/browser/staffEditor';
import { eventually } from '../support/eventually';

const editor = editorForFile(openStaffEditor);

const field = (label: string | RegExp): Locator => editor.page.getByLabel(label, { exact: true }).first();
const draft = (): Locator => editor.page.getByRole('switch', { name: /^Draft/ });
const listed = (words: string): Promise<void> =>
  editor.page.getByRole('heading', { name: words }).first().waitFor();
const openList = (collection: string): Promise<unknown> =>
  editor.page.goto(`${editor.cms.url}/admin/#/collections/${collection}`);

describe('Staff, who write ahead', () => {
  afterEach(() => editor.commit());

  it('a draft with just a title is saved and listed as a draft; publishing it lists what is missing', async () => {
    const { page } = editor;
    await editor.openNew('posts');
    await draft().click();
    await field('Title').fill('Not ready');
    expect(await editor.save()).toEqual({ status: 200 });
    expect(editor.read('posts/not-ready.md')).toMatch(
      /^---\ntitle: Not ready\ndraft: true\n---\n\s*$|^---\ndraft: true\ntitle: Not ready\n---\n\s*$/,
    );
    await draft().click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Not saved: required fields are empty.').first().waitFor();
    expect(editor.read('posts/not-ready.md')).toContain('draft: true');
    await draft().click();
    await page.goto('about:blank');
    await openList('posts');
    await listed('Not ready · draft');
  });

  it('a draft needs a title, after which its file is named', async () => {
    await editor.openNew('posts');
    await draft().click();
    await field('Summary').fill('What we do.');
    await editor.page.getByRole('button', { name: 'Save', exact: true }).click();
    await editor.page.getByText('Not saved: required fields are empty.').first().waitFor();
    expect(editor.changedFiles()).toEqual([]);
  });

  it('an offer appears and ends at a time of day: the form names the moment, the list what is planned or over', async () => {
    const { page } = editor;
    await page.goto('about:blank');
    await openList('dealer-specials');
    await listed('planned for 1 December 2032');
    await editor.openEntry('dealer-specials', 'tyre-special');
    await field(/^Time of day \(optional\): First day$/).fill('09:30');
    await page
      .getByText('On the site from the first build on or after 1 December 2032, 9:30 am.')
      .first()
      .waitFor();
    await field(/^Last day( \(optional\))?$/).fill('2032-12-24');
    await field(/^Time of day \(optional\): Last day$/).fill('17:00');
    await page.getByText('On the site until 24 December 2032, 5 pm.').waitFor();
    expect(await editor.save({ confirm: true, elsewhere: 'none' })).toEqual({ status: 200 });
    expect(editor.read('dealer-specials/tyre-special.md')).toMatch(/^startsAt: 2032-12-01T09:30$/m);
    expect(await editor.asked('{ dealerSpecial(id: "tyre-special") { startsAt endsAt } }')).toEqual({
      dealerSpecial: { startsAt: '2032-11-30T22:30:00.000Z', endsAt: '2032-12-24T06:00:00.000Z' },
    });
    // Without its time, it is the whole day again.
    await field(/^Time of day \(optional\): First day$/).fill('');
    expect(await editor.save({ confirm: true, elsewhere: 'none' })).toEqual({ status: 200 });
    expect(editor.read('dealer-specials/tyre-special.md')).toMatch(/^startsAt: 2032-12-01$/m);
    await field(/^First day( \(optional\))?$/).fill('2020-01-01');
    await field(/^Last day( \(optional\))?$/).fill('2020-02-01');
    await field(/^Time of day \(optional\): Last day$/).fill('');
    expect(await editor.save({ confirm: true, elsewhere: 'none' })).toEqual({ status: 200 });
    await page.evaluate(() => {
      window.location.hash = '#/collections/dealer-specials';
    });
    await listed('· ended');
    await page.getByRole('button', { name: 'Filter by' }).click();
    await page.getByRole('menuitem', { name: 'Ended' }).click();
    await eventually(async () =>
      expect(await page.locator('a[href*="dealer-specials/entries/"]').count()).toBe(1),
    );
  });
});

test('nothing is asked of anybody else, and nothing breaks', () => {
  expect(editor.outside).toEqual([]);
  expect(editor.faults).toEqual([]);
});

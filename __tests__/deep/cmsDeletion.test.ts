import type { Locator } from 'playwright-core';
import { editorForFile } from '../support/browser/editor';
import { openStaffEditor } from '../support/browser/staffEditor';
import { eventually } from '../support/eventually';

const editor = editorForFile(openStaffEditor);

const dialog = (name: string | RegExp): Locator => editor.page.getByRole('dialog', { name });
const press = (name: string): Promise<void> =>
  editor.page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

async function pressDelete(collection: string, id: string): Promise<void> {
  await editor.openEntry(collection, id);
  await editor.page.getByRole('button', { name: 'Delete entry' }).click();
}

describe('Staff, who delete something', () => {
  afterEach(() => editor.commit());

  it('a post: it goes from the related posts of others', async () => {
    await pressDelete('posts', 'ute-or-suv');
    const asked = dialog(/^Delete “/);
    await asked.getByText('It is also taken out of').waitFor();
    expect(await asked.getByLabel('Visitors at /blog/ute-or-suv/ are sent to').inputValue()).toBe('/blog/');
    await press('Delete');
    await dialog(/ is deleted$/)
      .getByText(/^Taken out: .* › Related posts/)
      .first()
      .waitFor();
    await press('OK');
    expect(editor.changedFiles()).toContain('D content/posts/ute-or-suv.md');
  });

  it('a part of a page: it comes back to its place, and nothing is to save', async () => {
    const { page } = editor;
    await editor.openEntry('pages', 'visit-us');
    const parts = page.locator('[class*="DragIcon"]').filter({ visible: true });
    const count = await parts.count();
    expect(count).toBeGreaterThan(1);
    await parts.first().locator('xpath=following::button[1]').click();
    await eventually(async () => expect(await parts.count()).toBe(count - 1));
    await page.getByText(/ removed\./).waitFor();
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await eventually(async () => expect(await parts.count()).toBe(count));
    expect(await page.getByRole('button', { name: 'Bring it back' }).count()).toBe(0);
    // Every part can still be edited.
    await page.getByLabel('Title', { exact: true }).first().fill('Visit us here');
    expect(await editor.save()).toEqual({ status: 200 });
    expect(editor.difference()).toEqual([expect.stringMatching(/^-title: /), '+title: Visit us here']);
  });
});

test('nothing is asked of anybody else, and nothing breaks', () => {
  expect(editor.outside).toEqual([]);
  expect(editor.faults).toEqual([]);
});

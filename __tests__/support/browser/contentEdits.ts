import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Editor, retype, type Saved } from './editor';

/** Edits of the content as staff make them. Each is saved and returns the server's answer. */

export const NEW_SPECIAL = { title: '2025-plate Garnet, the last four', lastDay: '2033-01-15' };

export async function changeSpecial({ page, openEntry, save }: Editor): Promise<Saved> {
  await openEntry('brand-specials', 'garnet-runout');
  await page.getByLabel('Title', { exact: true }).first().fill(NEW_SPECIAL.title);
  await page.getByLabel(/^Last day/).fill(NEW_SPECIAL.lastDay);
  // Its terms name the earlier last day.
  return save({ confirm: true });
}

export const NEW_MEMBER = {
  name: 'Ngaire O’Brien',
  role: 'Parts Interpreter',
  alt: 'Portrait of Ngaire O’Brien',
};

/**
 * @param folder where the picture lies before it is uploaded
 * @returns with the picture's file
 */
export async function addTeamMember({ page, openNew, save }: Editor, folder: string) {
  const portrait = join(folder, 'ngaire.webp');
  copyFileSync('dealers/quillbrook/content/uploads/team/tom-whitlam.webp', portrait);
  await openNew('team');
  await page.getByLabel('Name', { exact: true }).fill(NEW_MEMBER.name);
  await page.getByLabel('Role').fill(NEW_MEMBER.role);
  await page.getByLabel('Department').click();
  await page.getByRole('option', { name: 'Parts and accessories' }).click();
  await page.getByRole('button', { name: 'Choose an image' }).click();
  await page.locator('input[type=file]').setInputFiles(portrait);
  await page.getByRole('button', { name: 'Choose selected' }).click();
  await page.getByLabel('What it shows').fill(NEW_MEMBER.alt);
  await page.getByLabel('Place in the list').fill('9');
  await page.frameLocator('iframe').getByRole('img', { name: NEW_MEMBER.alt }).waitFor();
  return { portrait, saved: await save() };
}

/** Types an address into a page's form. The label of an optional address says so. */
export const fillAddress = ({ page }: Editor, address: string): Promise<void> =>
  retype(
    page.getByLabel('Address', { exact: true }).or(page.getByLabel('Address (optional)')).first(),
    address,
  );

/** Answers the offer to change the links that lead to a page’s old address. */
export const leaveLinks = ({ page }: Editor): Promise<void> =>
  page.getByRole('button', { name: 'Leave them' }).click();

export async function movePage(editor: Editor, id: string, address: string): Promise<Saved> {
  await editor.openEntry('pages', id);
  await fillAddress(editor, address);
  return editor.save();
}

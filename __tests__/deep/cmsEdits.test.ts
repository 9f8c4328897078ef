import { movePage } from '../support/browser/contentEdits';
import { editorForFile, retype } from '../support/browser/editor';
import { openStaffEditor } from '../support/browser/staffEditor';
import { eventually } from '../support/eventually';

const editor = editorForFile(openStaffEditor);

describe('Staff, in the editor', () => {
  afterEach(() => editor.commit());

  it('change the price of one grade of a model: the other grades keep their lines', async () => {
    await editor.openEntry('vehicles', 'quartz');
    await editor.page
      .getByText('Quartz Core', { exact: true })
      .first()
      .locator('xpath=preceding::button[2]')
      .click();
    await editor.page.getByLabel('Price from').first().fill('26490');
    expect(await editor.save()).toEqual({ status: 200 });
    expect(editor.difference()).toEqual(['-    fromPrice: 25990', '+    fromPrice: 26490']);
  });

  it('bring an earlier version back by one button', async () => {
    const path = 'team/margaret-oconnor.md';
    const before = editor.read(path);
    await editor.openEntry('team', 'margaret-oconnor');
    await retype(editor.page.getByLabel('Role').first(), 'Wrong');
    expect(await editor.save()).toEqual({ status: 200 });
    await editor.page.getByRole('button', { name: 'Earlier versions' }).click();
    await editor.page.getByRole('dialog', { name: 'Earlier versions' }).getByText('Changed: Role').waitFor();
    await editor.page
      .getByRole('button', { name: /^Bring back/ })
      .first()
      .click();
    await eventually(() => expect(editor.read(path)).toBe(before));
    await eventually(async () =>
      expect(await editor.page.getByLabel('Role').first().inputValue()).toBe(
        /^role: (.*)$/m.exec(before)?.[1],
      ),
    );
  });

  it('are told what the loader has against an entry, and nothing is written', async () => {
    const { status, error } = await movePage(editor, 'contact', 'about-us');
    expect(status).toBe(422);
    expect(error).toContain(
      'Pages › Contact us › Address: the address /about-us/ is already used by “About us”',
    );
    expect(editor.difference()).toEqual([]);
  });
});

test('nothing is asked of anybody else, and nothing breaks', () => {
  expect(editor.outside).toEqual([]);
  expect(editor.faults).toEqual([]);
});

import { readFileSync } from 'node:fs';
import type { FrameLocator, Page } from 'playwright-core';
import { pageFile } from '../../support/browser/builtPages';
import { type EditorOfCopy, openEditorOfCopy, retype } from '../support/browser/editor';
import { eventually } from '../support/eventually';

jest.setTimeout(60_000);

let editor: EditorOfCopy;
let page: Page;

beforeAll(async () => {
  editor = await openEditorOfCopy();
  page = editor.page;
}, 240_000);
afterAll(() => editor?.close());

const beside = (): FrameLocator => page.frameLocator('iframe');

describe('The page beside a form', () => {
  it.each([
    ['pages', 'finance', '/finance/'],
    ['vehicles', 'quartz', '/vehicles/quartz/'],
    ['brand-specials', 'garnet-runout', '/brand-specials/2025-plate-garnet-clearance-4402/'],
    ['dealer-specials', 'service-special', '/dealer-specials/'],
    ['posts', 'ute-or-suv', '/blog/ute-or-suv/'],
    ['team', 'dev-patel', '/team/'],
    ['locations', 'corrin-creek', '/contact/'],
  ])('has every word of the built one: %s/%s', async (collection, id, path) => {
    const built = await page.evaluate(
      (html) => new DOMParser().parseFromString(html, 'text/html').querySelector('main')?.textContent ?? '',
      // Styles stand between the elements here, and in the head there.
      readFileSync(pageFile(path), 'utf8').replace(/<(style|script|noscript)\b[\s\S]*?<\/\1>/g, ''),
    );
    await editor.openEntry(collection, id);
    const words = () =>
      beside()
        .getByRole('main')
        .evaluate((main) => {
          const copy = main.cloneNode(true) as HTMLElement;
          for (const one of copy.querySelectorAll('style, script, noscript')) one.remove();
          return copy.textContent;
        });
    // Which cars a list picks changes with the order of the feed.
    const [expected = ''] = built.split('In the yard now');
    await eventually(async () => expect((await words())?.split('In the yard now')[0]).toBe(expected), 20_000);
    await beside().getByRole('banner').waitFor();
    await beside().getByRole('contentinfo').waitFor();
    // The editor adds no styles to the page.
    expect(
      await beside()
        .getByRole('main')
        .evaluate((main) => getComputedStyle(main).maxWidth),
    ).toBe('none');
  });

  it('follows what is typed, waits while a field is wrong, and says when a draft is not on the site', async () => {
    await editor.openEntry('brand-specials', 'garnet-runout');
    const title = page.getByLabel('Title', { exact: true }).first();
    await retype(title, 'Garnets, nearly gone');
    const heading = beside().getByRole('heading', { level: 1 });
    await beside().getByRole('heading', { level: 1, name: 'Garnets, nearly gone' }).waitFor();
    await retype(page.getByLabel(/^Price( \(optional\))?$/).first(), '32990');
    await beside().getByText('from $32,990 drive away').first().waitFor();
    await title.click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('Delete');
    await beside().getByText('The page follows as soon as every field is filled in and right.').waitFor();
    expect(await heading.innerText()).toBe('Garnets, nearly gone');
    await retype(title, 'Garnets, gone');
    await page.getByRole('switch', { name: /^Draft/ }).click();
    await beside().getByText('Draft: not on the site').waitFor();
    await beside().getByRole('heading', { level: 1, name: 'Garnets, gone' }).waitFor();
    expect(editor.read('brand-specials/garnet-runout.md')).not.toContain('gone');
  });

  it('begins at the rates while somebody edits them', async () => {
    await editor.openEntry('settings', 'finance');
    const rates = beside().locator('#rates');
    await rates.getByText('Comparison rate').first().waitFor();
    const isInView = () =>
      rates.evaluate((panel) => {
        const { top, bottom } = panel.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      });
    await eventually(async () => expect(await isInView()).toBe(true));
  });

  it('shows a menu of the settings in the footer, and a picture that is not saved yet', async () => {
    await editor.openEntry('settings', 'navigation');
    await page.getByRole('button', { name: 'Add link' }).last().click();
    await page.getByLabel('Words', { exact: true }).last().fill('Our rules');
    await page.getByLabel('Goes to', { exact: true }).last().selectOption({ label: 'Contact us' });
    await beside().getByRole('contentinfo').getByText('Our rules').waitFor();

    await editor.openEntry('team', 'dev-patel');
    await page.getByRole('button', { name: 'Choose different image' }).click();
    await page.locator('input[type=file]').setInputFiles({
      name: 'dev-now.webp',
      mimeType: 'image/webp',
      buffer: readFileSync('dealers/quillbrook/content/uploads/team/tom-whitlam.webp'),
    });
    await page.getByRole('button', { name: 'Choose selected' }).click();
    const portrait = beside().getByRole('img', { name: 'Portrait of Dev Patel' });
    await eventually(async () => expect(await portrait.getAttribute('src')).toMatch(/^blob:/));
    await page.getByLabel(/^Keep in view/).click();
    await page.getByRole('option', { name: 'The top' }).click();
    await eventually(async () =>
      expect(await portrait.evaluate((image) => getComputedStyle(image).objectPosition)).toBe('50% 0%'),
    );
    await portrait.scrollIntoViewIfNeeded();
    await eventually(async () =>
      expect(await portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100),
    );
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { launchChromium } from '../../../support/browser/chromium';
import { type CmsOverCopy, startCmsOverCopy } from './cmsServer';

/** The server's answer to a save: its status, and its message if it refused. */
export interface Saved {
  readonly status: number;
  readonly error?: string;
}

/** The editor as staff use it, in a real browser. */
export interface Editor {
  readonly page: Page;
  /** Opens a collection's list, then one of its entries. */
  readonly openEntry: (collection: string, id: string) => Promise<void>;
  readonly openNew: (collection: string) => Promise<void>;
  /**
   * Saves, and waits for the server's answer. A question is answered with yes if `confirm` is set. The new value is saved in those
   * other places that are ticked already, or in none of them.
   */
  readonly save: (options?: {
    readonly confirm?: boolean;
    readonly elsewhere?: 'ticked' | 'none';
  }) => Promise<Saved>;
}

/**
 * Replaces a field's text. Decap moves the caret when a field is first focused, so `fill`, which focuses and selects at
 * once, would append to the text.
 */
export async function retype(field: Locator, value: string): Promise<void> {
  await field.click();
  await field.press('ControlOrMeta+A');
  await field.page().keyboard.insertText(value);
}

/** Opens an entry of the list that is on the screen. */
export async function openListed(page: Page, collection: string, id: string): Promise<void> {
  await page.locator(`a[href="#/collections/${collection}/entries/${id}"]`).click();
  await page.getByText('Changes saved').waitFor();
}

/** Opens the editor of a server. */
export async function openEditor(page: Page, url: string): Promise<Editor> {
  // Discards unsaved edits, and declines earlier drafts.
  page.on('dialog', (dialog) => (/backup/.test(dialog.message()) ? dialog.dismiss() : dialog.accept()));
  await page.goto(`${url}/admin/`);
  await page.getByRole('heading', { name: 'Collections' }).waitFor();
  const openList = async (collection: string) => {
    await page.evaluate((name) => {
      window.location.hash = `#/collections/${name}`;
    }, collection);
    await page.locator(`a[href="#/collections/${collection}"]`).first().waitFor();
  };
  return {
    page,
    openEntry: async (collection, id) => {
      await openList(collection);
      await openListed(page, collection, id);
    },
    openNew: async (collection) => {
      await openList(collection);
      await page.locator(`a[href="#/collections/${collection}/new"]`).first().click();
      await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
    },
    save: async ({ confirm = false, elsewhere } = {}) => {
      const persisted = () =>
        page.waitForResponse((answer) => /"action":"persistEntry"/.test(answer.request().postData() ?? ''));
      const [first] = await Promise.all([
        persisted(),
        page.getByRole('button', { name: 'Save', exact: true }).click(),
      ]);
      let response = first;
      if (confirm && (await first.text()).includes('"kind":"questions"'))
        [response] = await Promise.all([
          persisted(),
          page.getByRole('button', { name: 'Yes, save it' }).click(),
        ]);
      if (elsewhere && (await response.text()).includes('"kind":"elsewhere"')) {
        const dialog = page.getByRole('dialog', { name: /also appears in/ });
        if (elsewhere === 'none')
          for (const box of await dialog.getByRole('checkbox').all()) await box.uncheck();
        [response] = await Promise.all([
          persisted(),
          dialog.getByRole('button', { name: 'Save', exact: true }).click(),
        ]);
      }
      const status = response.status();
      if (status === 200) {
        await page.getByText('Changes saved').waitFor();
        // A new entry gets its address last; navigating earlier would lead back to the entry.
        await page.waitForURL(/\/entries\/[^/]+$/);
        return { status };
      }
      const { error } = (await response.json()) as { readonly error: string };
      await page.getByRole('dialog').getByRole('button').last().click();
      return { status, error };
    },
  };
}

export interface EditorOfCopy<Cms extends CmsOverCopy = CmsOverCopy> extends Editor {
  readonly cms: Cms;
  readonly browser: Browser;
  /** A file of the edited content. */
  readonly read: (path: string) => string;
  readonly close: () => Promise<void>;
}

/**
 * The editor of a server over a copy of the content, opened in its own browser.
 * @param prepare prepares the page before it loads the editor from this address
 */
export async function openEditorOver<Cms extends CmsOverCopy>(
  start: () => Promise<Cms>,
  prepare?: (page: Page, url: string) => void,
): Promise<EditorOfCopy<Cms>> {
  const [cms, browser] = await Promise.all([start(), launchChromium()]);
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(20_000);
  prepare?.(page, cms.url);
  return {
    ...(await openEditor(page, cms.url)),
    cms,
    browser,
    read: (path) => readFileSync(join(cms.folder, 'content', path), 'utf8'),
    close: async () => {
      await browser.close();
      await cms.stop();
    },
  };
}

/** The editor over a copy of the content. */
export const openEditorOfCopy = (): Promise<EditorOfCopy> => openEditorOver(startCmsOverCopy);

/** The editor for the tests of one file: opened before the first of them, closed after the last. */
export function editorForFile<Opened extends EditorOfCopy>(open: () => Promise<Opened>): Opened {
  jest.setTimeout(240_000);
  const editor = {} as Opened;
  beforeAll(async () => void Object.assign(editor, await open()));
  afterAll(() => editor.close?.());
  return editor;
}

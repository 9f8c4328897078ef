import type { BrowserContext } from 'playwright-core';
import { ENTRIES } from '../../../cms/config/collections';
import { type Editor, openListed } from './editor';

/** What the menu calls each collection. */
const MENU = new Map<string, string>([
  ...ENTRIES.map(({ folder, label }) => [folder, label] as const),
  ['settings', 'Settings'],
]);

/** The editor whose entries are opened as people do it: back to the list, by the menu, by the entry's name. */
export function byMenus(editor: Editor): Editor {
  const { page } = editor;
  async function openList(collection: string): Promise<void> {
    const back = page.getByRole('link', { name: /Back to/ });
    if (await back.isVisible()) await back.click();
    await page
      .getByRole('link', { name: MENU.get(collection) ?? collection, exact: true })
      .first()
      .click();
  }
  return {
    ...editor,
    openEntry: async (collection, id) => {
      await openList(collection);
      await openListed(page, collection, id);
    },
    openNew: async (collection) => {
      await openList(collection);
      await page.getByRole('link', { name: /^New / }).click();
      await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
    },
  };
}

/**
 * Counts what a person does in every page of a browser: clicks, presses of Enter on a control, and fields that they type in or
 * choose from. A click into a field counts with its typing.
 */
export async function countSteps(context: BrowserContext): Promise<() => number> {
  let steps = 0;
  await context.exposeBinding('countStep', () => {
    steps += 1;
  });
  await context.addInitScript(() => {
    const { countStep } = window as unknown as { readonly countStep: () => void };
    let typedIn: EventTarget | null = null;
    const isTypedIn = (target: EventTarget | null) =>
      target instanceof HTMLElement &&
      (target.isContentEditable ||
        target.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=file])'));
    window.addEventListener(
      'click',
      ({ isTrusted, target }) => {
        if (!isTrusted || isTypedIn(target)) return;
        typedIn = null;
        countStep();
      },
      true,
    );
    window.addEventListener(
      'input',
      ({ target }) => {
        if (!isTypedIn(target) || target === typedIn) return;
        typedIn = target;
        countStep();
      },
      true,
    );
  });
  return () => steps;
}

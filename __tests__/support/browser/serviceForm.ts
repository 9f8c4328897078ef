import type { Page } from 'playwright-core';
import { axeViolations } from './axeViolations';

async function onwards(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Fills in the service form up to the step that asks for a day and a time. */
export async function toServiceTime(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Make' }).fill('Toyota');
  await page.getByRole('textbox', { name: 'Model' }).fill('HiLux');
  await onwards(page);
  await page.getByRole('checkbox', { name: /Log-book service/ }).check();
  await onwards(page);
}

/** Fills in the service form up to its last step, by pointer. */
export async function fillService(page: Page): Promise<void> {
  await toServiceTime(page);
  await page.getByRole('radio').first().check();
  await page.getByRole('combobox', { name: /Drop-off time/ }).selectOption({ index: 1 });
  await page.getByRole('radio', { name: /loan vehicle/ }).check();
  await onwards(page);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ann Lee');
  await page.getByRole('textbox', { name: 'Phone' }).fill('0491 570 156');
}

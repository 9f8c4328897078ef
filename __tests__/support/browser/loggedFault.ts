import type { Page } from 'playwright-core';
import type { TrackingSite } from './trackingSite';

export const CONTACT = '/enquiry/contact/';

/** Waits for the script of the log. */
export const logIsThere = (page: Page) => page.waitForFunction(() => 'DD_LOGS' in window);

/** Sends the contact form to a server that takes nothing. */
export async function failToSend(site: TrackingSite, page: Page): Promise<void> {
  site.breakServer(503);
  const form = page.locator('form[method="post"]');
  await form.getByLabel('Your name').fill('Jo Hidden');
  await form.getByLabel('Telephone').fill('0491 570 156');
  await form.getByLabel('E-mail').fill('jo@hidden.example');
  await form.getByLabel('Message').fill('Is the hidden one still there?');
  await form.getByRole('button', { name: /^Send/ }).click();
  await page.getByRole('heading', { name: 'Saved on this device, not sent yet' }).waitFor();
}

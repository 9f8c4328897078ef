import type { Page } from 'playwright-core';
import { fillContact } from './sentEvents';
import type { TrackingSite } from './trackingSite';

export const CONTACT = '/enquiry/contact/';

/** Waits for the script of the log. */
export const logIsThere = (page: Page) => page.waitForFunction(() => 'DD_LOGS' in window);

/** Sends the contact form to a server that takes nothing. */
export async function failToSend(site: TrackingSite, page: Page): Promise<void> {
  site.breakServer(503);
  await fillContact(page);
  await page.getByRole('heading', { name: 'Saved on this device, not sent yet' }).waitFor();
}

import type { Page } from 'playwright-core';
import { CONTACT, failToSend, logIsThere } from '../../support/browser/loggedFault';
import { trackingSite } from '../../support/browser/trackingSite';
import { eventually } from '../../support/eventually';

const site = trackingSite();

const answer = async (page: Page, name: 'Yes, you may' | 'No, thanks') => {
  const button = page.getByRole('button', { name });
  if (!(await button.isVisible())) await page.getByRole('button', { name: 'Privacy choices' }).click();
  await button.click();
};

describe('A fault that visitors see', () => {
  test('is logged even if the visitor leaves at once', async () => {
    const { page, open } = await site.visit({ tracking: site.everything(), choice: 'granted' });
    await open(CONTACT);
    await logIsThere(page);
    await failToSend(site, page);
    await open('/about-us/');
    await eventually(() => expect(site.logged().map(({ fault }) => fault)).toEqual(['enquiry']));
  });

  test('is not told later where it came before the yes', async () => {
    const { page, open } = await site.visit({ tracking: site.everything() });
    await open(CONTACT);
    await failToSend(site, page);
    await answer(page, 'Yes, you may');
    await logIsThere(page);
    await open(CONTACT);
    await logIsThere(page);
    await failToSend(site, page);
    await open('/about-us/');
    await eventually(() => expect(site.logged()).toHaveLength(1));
  });
});

test('a no leaves nothing of the log on the device, and another yes starts it again', async () => {
  const { page, open } = await site.visit({ tracking: site.everything(), choice: 'granted' });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/datadog/i.test(message.text())) complaints.push(message.text());
  });
  const kept = () =>
    page.evaluate(() =>
      Object.keys({ ...localStorage, ...sessionStorage }).filter((key) => key.startsWith('_dd')),
    );
  await open(CONTACT);
  await logIsThere(page);
  await answer(page, 'No, thanks');
  expect(await kept()).toEqual([]);
  await answer(page, 'Yes, you may');
  await failToSend(site, page);
  await open('/about-us/');
  await eventually(() =>
    expect(site.logged()).toEqual([
      expect.objectContaining({
        message: 'fault: enquiry',
        view: { url: site.url(CONTACT), referrer: '' },
      }),
    ]),
  );
  expect(complaints).toEqual([]);
});

test('errors that nobody reports by name stay in the page: a message may hold anything', async () => {
  const { page, open } = await site.visit({
    tracking: site.everything(),
    choice: 'granted',
    isBroken: true,
  });
  await open(CONTACT);
  await logIsThere(page);
  await page.evaluate(() => {
    console.error('hidden@hidden.example');
    setTimeout(() => {
      throw new Error('hidden');
    });
    void fetch('/hidden@hidden.example');
    void Promise.reject(new Error('hidden'));
  });
  await failToSend(site, page);
  await open('/about-us/');
  // The line that the form's failure leaves comes after theirs would have.
  await eventually(() => expect(site.logged().map(({ message }) => message)).toEqual(['fault: enquiry']));
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { ENQUIRY_PATHS } from '../../src/content/enquiry/enquiryAddresses';
import { DEALERSHIP_FILE, type DealershipDetails } from '../../src/domain/enquiry/dealershipDetails';
import { type LooseAnswers, textOf } from '../../src/domain/enquiry/enquiryField';
import { ENQUIRY_TITLES } from '../../src/domain/enquiry/enquiryKind';
import { visitFaults, visitPlace } from '../../src/domain/enquiry/visitTimes';
import { builtPages } from '../../support/browser/builtPages';
import { anEnquiry } from '../../support/leads/enquiries';
import { axeViolations } from '../support/browser/axeViolations';
import { ANY_WINDOW, builtSite, type OpenOptions, PHONE, WINDOWS } from '../support/browser/builtSite';
import { sidewards } from '../support/browser/pageLook';
import { fillService, toServiceTime } from '../support/browser/serviceForm';
import { startSiteDesk } from '../support/browser/siteDesk';
import { eventually } from '../support/eventually';
import type { LeadDesk } from '../support/leads/leadDesk';

const site = builtSite();
const SENDING = '/api/enquiries';
let desk: LeadDesk;
let places: DealershipDetails;

/** The built pages and the intake with the built hours behind one address, as a dealer runs them. */
beforeEach(async () => {
  // The server keeps the file to itself.
  places = JSON.parse(readFileSync(join('public', DEALERSHIP_FILE), 'utf8')) as DealershipDetails;
  desk = await startSiteDesk(site, { places: async () => places });
});
afterEach(() => desk.close());

const open = (path: string, options: OpenOptions = {}): Promise<Page> =>
  site.openPage(desk.url.replace(SENDING, path), options);

const lead = async () => {
  const [first, ...others] = await desk.store.list({});
  expect(others).toEqual([]);
  return first?.lead.enquiry;
};
const later = (page: Page) => page.clock.setFixedTime(Date.now() + 60_000);
const optionsOf = async (select: Locator) => {
  await select.locator('option').nth(1).waitFor({ state: 'attached' });
  return select.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
};
const chooseFirst = async (select: Locator): Promise<string> => {
  const [, first = ''] = await optionsOf(select);
  expect(first).not.toBe('');
  await select.selectOption(first);
  return select.locator('option:checked').innerText();
};
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you, we have it' });

const itemPath = () => {
  const path = builtPages().find((one) => one.startsWith('/stock/item/'));
  if (path === undefined) throw new Error('The build has no stock item.');
  return path;
};

test('a car’s page: the days and hours of its yard are offered, and the thanks repeat car, day and time', async () => {
  const page = await open(itemPath(), { window: PHONE });
  await page
    .getByRole('complementary', { name: 'Price' })
    .getByRole('link', { name: ENQUIRY_TITLES.bookATestDrive })
    .click();
  const sheet = page.getByRole('dialog', { name: ENQUIRY_TITLES.bookATestDrive });
  const day = sheet.getByLabel(/^Preferred day/);
  const time = sheet.getByLabel(/^Preferred time/);
  const [, ...days] = await optionsOf(day);
  expect(days.pop()).toBe('other');
  expect(days).toHaveLength(15);
  const dayWords = await chooseFirst(day);
  const timeWords = await chooseFirst(time);
  await sheet.getByLabel('Your name').fill('Ann Lee');
  await sheet.getByLabel('Phone').fill('0491 570 156');
  expect(await axeViolations(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Request the test drive' }).click();
  await thanks(page).waitFor();
  const enquiry = await lead();
  const item = enquiry?.context.item;
  const hours = visitPlace(places, 'bookATestDrive', item?.yard)?.hours;
  if (hours === undefined) throw new Error('The build wrote no hours for the server.');
  for (const date of days) expect(visitFaults(hours, { date, time: '' }, new Date())).toEqual([]);
  const words = await sheet.innerText();
  for (const one of [item?.title ?? '?', dayWords, timeWords]) expect(words).toContain(one);
});

describe.each(WINDOWS)('the header’s link in a window of $width px', (window) => {
  test('leads to a form on the page that asks which car, and finds one by words', async () => {
    const page = await open('/book-a-test-drive/', { window });
    const form = page.locator('form[method="post"]');
    await form.getByRole('radio', { name: 'I’m not sure yet' }).waitFor();
    expect(await form.getByRole('radio', { name: 'I’m not sure yet' }).isChecked()).toBe(true);
    await form.getByLabel('Your name').fill('Ann Lee');
    await form.getByLabel('Phone').fill('0491 570 156');
    await form.getByLabel('Find it in our stock').fill('hilux');
    const first = form.getByRole('radio', { name: /hilux/i }).first();
    await first.check();
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewards(page)).toEqual([]);
    // The draft has the car, as it has every word.
    await page.reload();
    await form.getByRole('radio', { name: /hilux/i, checked: true }).waitFor();
    await later(page);
    await form.getByRole('button', { name: ENQUIRY_TITLES.bookATestDrive }).click();
    await thanks(page).waitFor();
    const enquiry = await lead();
    expect(enquiry?.context.item?.model).toMatch(/hilux/i);
    expect(enquiry?.answers).toMatchObject({ name: 'Ann Lee', date: '', time: '' });
    expect(await page.locator('main').innerText()).toContain(enquiry?.context.item?.title);
  });
});

test.each(ANY_WINDOW)(
  'a time is kept: who comes too late loses nothing, and the next one is in the calendar and can be cancelled, $width px',
  async (window) => {
    const page = await open('/book-a-test-drive/', { window, expectedFailures: [/api\/enquiries/] });
    const form = page.locator('form[method="post"]');
    await form.getByLabel('Your name').fill('Ann Lee');
    await form.getByLabel('Email').fill('ann@example.com');
    const time = form.getByLabel(/^Preferred time/);
    await form.getByLabel(/^Preferred day/).selectOption({ index: 3 });
    await time.selectOption({ index: 1 });
    const answers = {
      date: await form.getByLabel(/^Preferred day/).inputValue(),
      time: await time.inputValue(),
    };
    for (const _place of Array.from({ length: places.departments[0]?.visitsAtOnce ?? 0 }))
      await desk.postJson({ ...anEnquiry('bookATestDrive', answers), context: {} });
    await later(page);
    await form.locator('button[type="submit"]').click();
    const late = form.getByText(/has just been taken\. The next free times/);
    await late.last().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await form.getByLabel('Your name').inputValue()).toBe('Ann Lee');
    // Only the chosen time is left in the list: the taken one has gone.
    await time.selectOption({ index: 2 });
    await eventually(async () => expect(await optionsOf(time)).not.toContain(answers.time));
    await form.locator('button[type="submit"]').click();
    await thanks(page).waitFor();
    await page
      .getByText('We’ve kept this time for you. If anything changes, you’ll hear from us by email.')
      .waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await calendarFile(page)).toContain('STATUS:CONFIRMED');
    await page.getByRole('link', { name: 'Change or cancel' }).click();
    await page.getByRole('heading', { name: 'Your test drive' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewards(page)).toEqual([]);
    await page.getByRole('button', { name: 'Cancel this appointment' }).click();
    await page.getByText('Done. We’ve let the team know.').waitFor();
  },
);

test.each(ANY_WINDOW)(
  'a service is booked: its time is in the calendar, and gone for the next shopper, $width px',
  async (window) => {
    const page = await open(ENQUIRY_PATHS.serviceForm, { window });
    await fillService(page);
    await later(page);
    await page.getByRole('button', { name: 'Send the request' }).click();
    await page.getByRole('heading', { name: 'Your time is booked' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewards(page)).toEqual([]);
    const { date = '', time = '' }: LooseAnswers = { ...(await lead())?.answers };
    expect(await calendarFile(page)).toContain('STATUS:CONFIRMED');
    const { visitsAtOnce = 0 } = visitPlace(places, 'serviceForm') ?? {};
    for (const _place of Array.from({ length: visitsAtOnce - 1 }))
      await desk.postJson({ ...anEnquiry('serviceForm', { date, time }), context: {} });
    await page.goto(desk.url.replace(SENDING, ENQUIRY_PATHS.serviceForm));
    await toServiceTime(page);
    await page.locator(`input[type="radio"][value="${textOf(date)}"]`).check();
    const times = page.getByRole('combobox', { name: /Drop-off time/ });
    await eventually(async () => expect(await optionsOf(times)).not.toContain(textOf(time)));
  },
);

/** The file that the thanks offer. */
async function calendarFile(page: Page): Promise<string> {
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Add to your calendar' }).click();
  return readFileSync(await (await file).path(), 'utf8');
}

/** Sets the clock of the device to another part of the world. */
async function inZone(page: Page, timezoneId: string): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setTimezoneOverride', { timezoneId });
}

test('days and times are the dealership’s, whatever zone the clock of the device is in', async () => {
  const offeredIn = async (timeZone: string) => {
    const page = await open('/book-a-test-drive/', { prepare: (opened) => inZone(opened, timeZone) });
    const [day, time] = [page.getByLabel(/^Preferred day/), page.getByLabel(/^Preferred time/)];
    const days = await optionsOf(day);
    await day.selectOption({ index: 3 });
    expect(await page.locator('main form').innerText()).toContain('Sydney time');
    return { days, times: await optionsOf(time) };
  };
  const here = await offeredIn('Australia/Sydney');
  for (const zone of ['America/Los_Angeles', 'Pacific/Kiritimati'])
    expect(await offeredIn(zone)).toEqual(here);
});

test('a vehicle in a draft that cannot be read costs itself, and no word', async () => {
  const page = await open('/book-a-test-drive/');
  await page.getByLabel('Your name').fill('Ann Lee');
  await page.getByLabel('Find it in our stock').fill('hilux');
  await page.getByRole('radio', { name: /hilux/i }).first().check();
  await eventually(async () => expect(await page.evaluate(spoilPicked)).toBe(1));
  await page.reload();
  await eventually(async () => expect(await page.getByLabel('Your name').inputValue()).toBe('Ann Lee'));
  expect(await page.getByRole('radio', { name: 'I’m not sure yet' }).isChecked()).toBe(true);
});

/** Makes the vehicle of every stored draft unreadable. Returns how many drafts had one. */
const spoilPicked = () =>
  new Promise<number>((resolve, reject) => {
    const opening = indexedDB.open('forecourt-drafts-1');
    opening.onerror = reject;
    opening.onsuccess = () => {
      const change = opening.result.transaction('drafts', 'readwrite');
      const walk = change.objectStore('drafts').openCursor();
      let count = 0;
      walk.onsuccess = () => {
        const { result: draft } = walk;
        if (!draft) return;
        if (draft.value.picked) {
          count++;
          draft.update({ ...draft.value, picked: { id: 7 } });
        }
        draft.continue();
      };
      change.oncomplete = () => resolve(count);
      change.onerror = reject;
    };
  });

test('the picker offers the car that was looked at, and keeps what is typed before the page is live', async () => {
  const page = await open(itemPath());
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.goto(desk.url.replace(SENDING, '/book-a-test-drive/'), { waitUntil: 'commit' });
  await page.getByLabel('Find it in our stock').fill('zzqq');
  await page.getByText('Nothing in stock matches “zzqq”').waitFor();
  const viewed = page.getByRole('radio', { name: /Viewed/ });
  await viewed.waitFor();
  expect(await page.locator('label').filter({ has: viewed }).innerText()).toContain(title.split('\n')[0]);
});

test.each([
  ['/contact/', 'Send'],
  ['/sell-or-trade-your-car/', 'Value my car'],
])('%s has its form as the first thing on the page, also without JavaScript', async (path, label) => {
  const page = await open(path, { javaScript: false });
  const form = page.locator('main form[method="post"]').first();
  expect(await form.getByRole('button', { name: label }).isVisible()).toBe(true);
  const headings = await page
    .getByRole('heading', { level: 2 })
    .evaluateAll((all) => all.map((one) => Boolean(one.closest('section')?.querySelector('form'))));
  expect(headings[0]).toBe(true);
});

test('without JavaScript a day that has passed comes back with every word and the reason', async () => {
  const page = await open('/book-a-test-drive/', {
    javaScript: false,
    expectedFailures: [/api\/enquiries/],
  });
  await page.getByLabel(/^Preferred day/).fill('2026-11-22');
  const form = page.locator('form[method="post"]');
  await form.getByLabel('Your name').fill('Ann Lee');
  await form.getByLabel('Phone').fill('0491 570 156');
  await form.locator('button[type="submit"]').click();
  await page.getByText('Sunday 22 November has passed. Choose another day').waitFor();
  expect(await page.getByLabel('Name').inputValue()).toBe('Ann Lee');
  expect(await page.getByLabel('Preferred day').inputValue()).toBe('2026-11-22');
});

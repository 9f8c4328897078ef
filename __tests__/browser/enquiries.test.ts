import type { Locator, Page, Route } from 'playwright-core';
import sharp from 'sharp';
import { ENQUIRY_PATHS } from '../../src/content/enquiry/enquiryAddresses';
import { ENQUIRY_KINDS, type EnquiryKind } from '../../src/domain/enquiry/enquiryKind';
import { builtPages } from '../../support/browser/builtPages';
import { axeViolations } from '../support/browser/axeViolations';
import {
  ANY_WINDOW,
  answersToClicks,
  builtSite,
  DESKTOP,
  inTurns,
  type OpenOptions,
  PHONE,
  someOf,
  WINDOWS,
} from '../support/browser/builtSite';
import { connectsTo } from '../support/browser/connectsTo';
import { hasFocus, tabTo } from '../support/browser/keyboard';
import { brokenWords, sidewards } from '../support/browser/pageLook';
import { fillService } from '../support/browser/serviceForm';
import { startSiteDesk } from '../support/browser/siteDesk';
import { eventually } from '../support/eventually';
import { type LeadDesk, startLeadDesk } from '../support/leads/leadDesk';

/** A staging name, which this machine answers. Its pages are not secure, so browsers give them fewer interfaces. */
const STAGING = 'staging.dealer.test';
const site = builtSite(undefined, [`--host-resolver-rules=MAP ${STAGING} 127.0.0.1`]);
const KINDS = ENQUIRY_KINDS.filter((kind) => kind !== 'serviceForm');
/** For what every form does in the same way: one with photos, and one to somebody else than the dealer. */
const SOME: readonly EnquiryKind[] = process.env.DEEP ? KINDS : ['valueTradeIn', 'sendToAFriend'];
const SENDING = '/api/enquiries';
let desk: LeadDesk;

beforeEach(async () => {
  desk = await startSiteDesk(site);
});
afterEach(() => desk.close());

const at = (path: string) => desk.url.replace(SENDING, path);

/** A page behind the address of the desk. */
const open = (path: string, options: OpenOptions = {}): Promise<Page> => site.openPage(at(path), options);

const leads = async () => desk.store.list({});
const aPhoto = async () => ({
  name: 'front.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 40, height: 30, channels: 3, background: '#476' } })
    .jpeg()
    .toBuffer(),
});

/** What each form needs beyond who asks. */
const OWN: Readonly<Partial<Record<EnquiryKind, Readonly<Record<string, string>>>>> = {
  makeAnOffer: { 'Your offer in dollars': '34,500' },
  valueTradeIn: { Make: 'Toyota', Model: 'HiLux' },
  sendToAFriend: {
    'Friend’s name': 'Bo',
    'Friend’s email': 'bo@example.net',
    'Your email': 'ann@example.com',
  },
  contact: { Message: 'Do you open on Sundays?' },
};

async function fill(page: Page, kind: EnquiryKind): Promise<void> {
  const form = page.locator('form[method="post"]');
  await form.getByLabel('Your name').fill('Ann Lee');
  if (kind !== 'sendToAFriend') await form.getByLabel('Phone').fill('0491 570 156');
  for (const [label, value] of Object.entries(OWN[kind] ?? {}))
    await form.getByLabel(label, { exact: true }).fill(value);
  if (kind === 'reserveNow') await form.getByLabel(/I have read/).check();
}

const send = (page: Page) => page.locator('form[method="post"] button[type="submit"]');
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you, we have it' });

/** An item that can be asked about. */
const itemPath = () => {
  const path = builtPages().find(
    (one) => /^\/stock\/[^/]+-[a-z]*-?\d+\/$/.test(one) || /^\/stock\/item\//.test(one),
  );
  if (path === undefined) throw new Error('The build has no stock item.');
  return path;
};

/** People take longer over a form than a test does; a form that comes back within two seconds counts as a robot's. */
const later = (page: Page) => page.clock.setFixedTime(Date.now() + 60_000);

describe.each(WINDOWS)('in a window of $width px', (window) => {
  const kinds = inTurns(someOf(KINDS, 6), window);
  it.each(kinds)('%s: says what is missing, is sent, and looks right in each state', async (kind) => {
    const page = await open(ENQUIRY_PATHS[kind], { window });
    expect(await axeViolations(page)).toEqual([]);
    await send(page).click();
    const summary = page.getByRole('region', { name: /missing or wrong/ });
    await summary.waitFor();
    expect(await hasFocus(summary)).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewards(page)).toEqual([]);
    await (window === DESKTOP ? fillByKeyboard(page, kind) : fill(page, kind));
    await later(page);
    if (window === DESKTOP) await page.keyboard.press('Enter');
    else await send(page).click();
    await thanks(page).waitFor();
    expect(await hasFocus(thanks(page))).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    const [lead, ...more] = await leads();
    expect(more).toEqual([]);
    expect(lead).toMatchObject({
      status: 'accepted',
      lead: { enquiry: { kind, answers: { name: 'Ann Lee', wantsNews: false } } },
    });
    expect(await page.locator('main').innerText()).toContain(lead?.lead.reference);
    expect(new URL(page.url()).search).toBe('');
  });
});

/** Fills in a form without a pointer, and stops at its button. */
async function fillByKeyboard(page: Page, kind: EnquiryKind): Promise<void> {
  const form = page.locator('form[method="post"]');
  const type = async (field: Locator, words: string) => {
    await tabTo(page, field);
    await page.keyboard.type(words);
  };
  await type(form.getByLabel('Your name'), 'Ann Lee');
  if (kind !== 'sendToAFriend') await type(form.getByLabel('Phone'), '0491 570 156');
  for (const [label, words] of Object.entries(OWN[kind] ?? {}))
    await type(form.getByLabel(label, { exact: true }), words);
  if (kind === 'reserveNow') {
    await tabTo(page, form.getByLabel(/I have read/));
    await page.keyboard.press('Space');
  }
  await tabTo(page, send(page));
}

it('a form is sent over plain http, at a name that no browser takes for secure', async () => {
  const address = at(ENQUIRY_PATHS.enquireNow).replace('127.0.0.1', STAGING);
  const page = await site.openPage(address, { window: PHONE });
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await fill(page, 'enquireNow');
  await later(page);
  await send(page).click();
  await thanks(page).waitFor();
  expect(await leads()).toHaveLength(1);
});

it('opens over the item it was asked for, by keyboard alone, and gives the focus back', async () => {
  const path = itemPath();
  const page = await open(path, { window: DESKTOP });
  const link = page.getByRole('complementary', { name: 'Price' }).getByRole('link', { name: 'Enquire Now' });
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Enquire Now' });
  await sheet.waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await tabTo(page, sheet.getByLabel('Your name'));
  await page.keyboard.type('Ann Lee');
  await tabTo(page, sheet.getByLabel('Phone'));
  await page.keyboard.type('0491 570 156');
  await tabTo(page, sheet.getByRole('button', { name: 'Send the enquiry' }));
  await page.keyboard.press('Enter');
  await thanks(page).waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  expect(await hasFocus(link)).toBe(true);
  const [lead] = await leads();
  const { item, page: from } = lead?.lead.enquiry.context ?? {};
  expect(from).toBe(path);
  expect(item?.path).toBe(path);
  expect(title).toContain(item?.make);
});

it('an offer on a vehicle goes with its enquiry, three taps from the list', async () => {
  const page = await open('/stock/new-cars/tallis/garnet/?yearRange=2025_2025', { window: PHONE });
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  const offers = page.getByRole('region', { name: 'Offers on this car' });
  expect(await offers.innerText()).toMatch(/2025-plate Garnet clearance\s+Until 31 December 2032/);
  expect(await axeViolations(page)).toEqual([]);
  expect(await sidewards(page)).toEqual([]);
  const terms = await offers
    .getByRole('link', { name: 'Terms of 2025-plate Garnet clearance' })
    .getAttribute('href');
  expect(terms).toBe('/brand-specials/2025-plate-garnet-clearance-4402/');
  await offers.getByRole('link', { name: 'Ask for this offer 2025-plate Garnet clearance' }).click();
  await fill(page, 'enquireNow');
  await send(page).click();
  await thanks(page).waitFor();
  const [lead] = await leads();
  expect(lead?.lead.enquiry.context).toMatchObject({
    item: { title: expect.stringContaining('Garnet') },
    special: { id: 'brand-4402', title: '2025-plate Garnet clearance' },
  });
});

it('a vehicle outside an offer does not name it', async () => {
  const page = await open('/stock/new-cars/tallis/garnet/?yearRange=2026_2026', { window: PHONE });
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  const panel = page.getByRole('complementary', { name: 'Price' });
  await panel.waitFor();
  await expect(panel.getByText('2025-plate Garnet clearance').count()).resolves.toBe(0);
});

it('says what a reservation costs and when it is refunded before anybody agrees to it', async () => {
  const page = await open(itemPath(), { window: PHONE });
  await page
    .getByRole('link', { name: /^Reserve/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText(/holds it for 48 hours/).waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

it('shows the item that its address names', async () => {
  const page = await open(itemPath());
  const href = await page.getByRole('link', { name: 'Make an Offer' }).getAttribute('href');
  expect(href).toMatch(/^\/enquiry\/make-an-offer\/\?stock=[^&]+$/);
  await page.goto(at(href ?? ''));
  await page.getByRole('group', { name: 'What it is about' }).waitFor();
  await fill(page, 'makeAnOffer');
  await send(page).click();
  await thanks(page).waitFor();
  expect((await leads())[0]?.lead.enquiry.context.item?.path).toBe(itemPath());
});

it('if the sheet’s script does not load, the link leads to the form’s page', async () => {
  const page = await site.openPage(itemPath(), { isBroken: true });
  await answersToClicks(page);
  const link = page.getByRole('link', { name: 'Make an Offer' });
  const href = (await link.getAttribute('href')) ?? '';
  // Of what has come already, nothing is asked for again.
  await page.route('**/*.js', (route) => route.abort());
  await link.click();
  await page.waitForURL(`**${href}`);
  await page.getByRole('heading', { level: 1, name: 'Make an Offer' }).waitFor();
});

it('two taps make one lead', async () => {
  const page = await open(ENQUIRY_PATHS.enquireNow, { window: PHONE });
  await fill(page, 'enquireNow');
  await send(page).dblclick();
  await thanks(page).waitFor();
  expect(await leads()).toHaveLength(1);
});

describe('without JavaScript', () => {
  it.each(SOME)('%s is sent as a plain form, and the server says thank you', async (kind) => {
    const page = await open(ENQUIRY_PATHS[kind], { javaScript: false });
    await fill(page, kind);
    await send(page).click();
    await page.getByRole('heading', { name: /Thank you/ }).waitFor();
    const [lead] = await leads();
    expect(lead?.lead.enquiry.kind).toBe(kind);
    expect(await page.locator('main').innerText()).toContain(lead?.lead.reference);
  });

  it('comes back with its faults and everything that was typed', async () => {
    const page = await open(ENQUIRY_PATHS.contact, { javaScript: false, expectedFailures: [SENDING] });
    await page.getByLabel('Your name').fill('Ann Lee');
    await page.getByLabel('Message').fill('Do you open on Sundays?');
    await send(page).click();
    await page.getByRole('alert').waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('Ann Lee');
    await page.getByLabel('Phone').fill('0491 570 156');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('heading', { name: /Thank you/ }).waitFor();
    expect((await leads())[0]?.lead.enquiry.answers).toMatchObject({ message: 'Do you open on Sundays?' });
  });

  it('the dealer learns which item the form was opened for, and what stood beside the button', async () => {
    const opened = await open(itemPath());
    const href = (await opened.getByRole('link', { name: 'Make an Offer' }).getAttribute('href')) ?? '';
    await opened.close();
    const page = await open(href, { javaScript: false });
    await fill(page, 'makeAnOffer');
    await send(page).click();
    await page.getByRole('heading', { name: /Thank you/ }).waitFor();
    const { context } = (await leads())[0]?.lead.enquiry ?? {};
    const id = new URLSearchParams(href.split('?')[1]).get('stock');
    expect(context).toMatchObject({
      item: { id },
      page: ENQUIRY_PATHS.makeAnOffer,
      consent: {
        text: expect.stringContaining('privacy'),
        version: expect.any(String),
        at: expect.any(String),
      },
    });
    const shown = await (await fetch(at(context?.item?.path ?? ''))).text();
    expect(shown).toContain('</html>');
  });

  it('the service form begins with the vehicle, and the server asks for the rest', async () => {
    const page = await open(ENQUIRY_PATHS.serviceForm, { javaScript: false, expectedFailures: [SENDING] });
    await page.getByRole('textbox', { name: 'Make' }).fill('Toyota');
    await page.getByRole('textbox', { name: 'Model' }).fill('HiLux');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('alert').waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(await page.getByLabel('Make').inputValue()).toBe('Toyota');
    await page.getByRole('checkbox', { name: /Log-book service/ }).check();
    await page.getByLabel('Day').fill('2026-12-01');
    await page.getByLabel('Time').fill('09:30');
    await page.getByLabel('Meanwhile').selectOption({ index: 1 });
    await page.getByLabel('Name').fill('Ann Lee');
    await page.getByLabel('Phone').fill('0491 570 156');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('heading', { name: /Thank you/ }).waitFor();
    expect((await leads())[0]?.lead.enquiry).toMatchObject({
      kind: 'serviceForm',
      answers: { make: 'Toyota', works: ['logBook'], name: 'Ann Lee' },
    });
  });
});

describe('without a connection', () => {
  const kept = (page: Page) => page.getByRole('heading', { name: 'Saved on this device, not sent yet' });
  const laterSent = (page: Page) => page.getByRole('status').getByText(/from earlier has been sent/);

  it.each(SOME)('%s is kept, says so, and is sent by itself once the connection is back', async (kind) => {
    const hasPhoto = kind === 'valueTradeIn';
    const page = await open(ENQUIRY_PATHS[kind], { window: PHONE, expectedFailures: [/./] });
    await fill(page, kind);
    if (hasPhoto) {
      const photos = page.getByLabel(/^Photos/);
      await photos.setInputFiles(await aPhoto());
      await page.getByRole('list', { name: 'Chosen photos' }).waitFor();
      expect(await photos.evaluate((field) => (field as HTMLInputElement).files?.length)).toBe(1);
    }
    await page.context().setOffline(true);
    await send(page).click();
    await kept(page).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await leads()).toEqual([]);
    await page.context().setOffline(false);
    await laterSent(page).waitFor();
    await page.getByRole('heading', { name: 'Thank you, we have it' }).waitFor();
    expect(await kept(page).count()).toBe(0);
    expect(await brokenWords(page)).toEqual([]);
    const [lead, ...more] = await leads();
    expect(more).toEqual([]);
    expect(lead).toMatchObject({ photoCount: hasPhoto ? 1 : 0, lead: { enquiry: { kind } } });
    expect(await page.getByRole('status').filter({ hasText: 'from earlier' }).innerText()).toContain(
      lead?.lead.reference,
    );
  });

  it('is sent by the next visit if the tab was closed meanwhile', async () => {
    const page = await open(ENQUIRY_PATHS.enquireNow, { expectedFailures: [/./] });
    await fill(page, 'enquireNow');
    await page.context().setOffline(true);
    await send(page).click();
    await kept(page).waitFor();
    const context = page.context();
    await page.close();
    await context.setOffline(false);
    const next = await context.newPage();
    await next.goto(at('/about-us/'));
    await laterSent(next).waitFor();
    expect(await leads()).toHaveLength(1);
  });
});

it('a browser without room for an enquiry promises nothing, and sends it when asked again', async () => {
  const page = await open(ENQUIRY_PATHS.enquireNow, {
    expectedFailures: [/./],
    prepare: (opened) =>
      opened.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      }),
  });
  await fill(page, 'enquireNow');
  await page.context().setOffline(true);
  await send(page).click();
  await page.getByText('your browser can’t keep it for later').waitFor();
  await page.context().setOffline(false);
  await send(page).click();
  await thanks(page).waitFor();
  expect(await leads()).toHaveLength(1);
});

it('what was typed and chosen is there again after the tab was closed, and gone once it was sent', async () => {
  const page = await open(ENQUIRY_PATHS.valueTradeIn);
  await fill(page, 'valueTradeIn');
  await page.getByLabel(/^Photos/).setInputFiles(await aPhoto());
  await page.getByText('front.jpg').waitFor();
  const context = page.context();
  await page.close();
  const again = await context.newPage();
  await again.goto(at(ENQUIRY_PATHS.valueTradeIn));
  await again.getByText('front.jpg').waitFor();
  expect(await again.getByLabel('Your name').inputValue()).toBe('Ann Lee');
  await send(again).click();
  await thanks(again).waitFor();
  await again.reload();
  await answersToClicks(again);
  expect(await again.getByLabel('Your name').inputValue()).toBe('');
});

it('a form that nobody finished is forgotten after a month', async () => {
  const page = await open(ENQUIRY_PATHS.enquireNow);
  await fill(page, 'enquireNow');
  const visit = async (days: number) => {
    const next = await page.context().newPage();
    await next.clock.setFixedTime(Date.now() + days * 86_400_000);
    await next.goto(at(ENQUIRY_PATHS.enquireNow));
    await answersToClicks(next);
    return next;
  };
  const inTime = await visit(29);
  await eventually(async () => expect(await inTime.getByLabel('Your name').inputValue()).toBe('Ann Lee'));
  const late = await visit(31);
  await eventually(async () => expect(await late.evaluate(draftCount)).toBe(0));
  expect(await late.getByLabel('Your name').inputValue()).toBe('');
});

/** How many drafts the browser holds. */
const draftCount = () =>
  new Promise<number>((resolve, reject) => {
    const opening = indexedDB.open('forecourt-drafts-1');
    opening.onerror = reject;
    opening.onsuccess = () => {
      const counting = opening.result.transaction('drafts').objectStore('drafts').count();
      counting.onerror = reject;
      counting.onsuccess = () => resolve(counting.result);
    };
  });

it('the form says that it is being sent, or that the server refused it, and keeps every word', async () => {
  const page = await open(ENQUIRY_PATHS.enquireNow, { window: PHONE, expectedFailures: [SENDING] });
  await fill(page, 'enquireNow');
  const held: Route[] = [];
  await page.route(`**${SENDING}`, (route) => void held.push(route));
  const answered = async (status: number, body = '{}') => {
    await send(page).click();
    await page.getByRole('button', { name: 'Sending …' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await held.pop()?.fulfill({ status, contentType: 'application/json', body });
    const trouble = page.getByRole('alert').filter({ hasText: 'Your enquiry has not been sent' });
    await trouble.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.getByLabel('Your name').inputValue()).toBe('Ann Lee');
    return trouble.innerText();
  };
  expect(await answered(413)).toContain('Choose fewer or smaller ones');
  expect(await answered(403, '{"message":"Please use https://www.dealer.example"}')).toContain(
    'Please use https://www.dealer.example',
  );
  expect(await answered(409)).toContain('You already sent this form with other details');
});

it('the pages may stand on one host and the server of enquiries on another', async () => {
  const page = await site.openPage(ENQUIRY_PATHS.enquireNow, { isHydrated: false });
  const origin = new URL(page.url()).origin;
  await desk.close();
  desk = await startLeadDesk({ origins: [origin] });
  // As a build with ENQUIRY_URL writes the address into its policy and its scripts.
  await connectsTo(page, desk.url);
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll('"/api/enquiries"', `"${desk.url}"`),
    });
  });
  await page.goto(site.url(ENQUIRY_PATHS.enquireNow));
  await answersToClicks(page);
  await fill(page, 'enquireNow');
  await later(page);
  const asked = page.waitForRequest((request) => request.url() === desk.url && request.method() === 'POST');
  await send(page).click();
  expect(new URL((await asked).url()).origin).not.toBe(origin);
  await thanks(page).waitFor();
  expect(await leads()).toMatchObject([{ status: 'accepted' }]);
});

it('a server that is busy is asked again later, and nothing is lost meanwhile', async () => {
  await desk.close();
  desk = await startLeadDesk({ limits: { mostAMinute: 100, mostADay: 0 } });
  const page = await site.openPage(ENQUIRY_PATHS.enquireNow, { expectedFailures: [SENDING] });
  await page.route(`**${SENDING}`, async (route) => {
    const asked = route.request();
    const { status, headers, body } = await answerOf(asked.postData() ?? '', asked.headers());
    await route.fulfill({ status, headers, body });
  });
  await fill(page, 'enquireNow');
  await send(page).click();
  await page.getByText(/had several enquiries from your connection/).waitFor();
  expect(await leads()).toEqual([]);
});

async function answerOf(body: string, headers: Readonly<Record<string, string>>) {
  const { origin: _origin, ...others } = headers;
  const response = await desk.post(body, { 'content-type': others['content-type'] ?? '' });
  return {
    status: response.status,
    headers: { 'retry-after': response.headers.get('retry-after') ?? '' },
    body: await response.text(),
  };
}

it.each(ANY_WINDOW)('the service form reaches the workshop in four steps, $width px', async (window) => {
  const page = await open(ENQUIRY_PATHS.serviceForm, { window });
  await fillService(page);
  await later(page);
  await page.locator('main form button[type="submit"]').click();
  await page.getByRole('heading', { name: 'Your request is with the workshop' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const [row] = await leads();
  expect(row).toMatchObject({
    status: 'accepted',
    lead: {
      enquiry: { kind: 'serviceForm', answers: { make: 'Toyota', works: ['logBook'], name: 'Ann Lee' } },
    },
  });
  expect(await page.getByRole('main').innerText()).toContain(row?.lead.reference);
  await eventually(async () => expect(await page.evaluate(draftCount)).toBe(0));
});

it('what was typed into the service form is there again after a reload', async () => {
  const page = await open(ENQUIRY_PATHS.serviceForm, { window: PHONE });
  await page.getByRole('textbox', { name: 'Make' }).fill('Toyota');
  await page.getByRole('textbox', { name: 'Model' }).fill('HiLux');
  await eventually(async () => expect(await page.evaluate(draftCount)).toBe(1));
  await page.reload();
  const model = page.getByRole('textbox', { name: 'Model' });
  await eventually(async () => expect(await model.inputValue()).toBe('HiLux'));
  expect(await page.getByRole('textbox', { name: 'Make' }).inputValue()).toBe('Toyota');
});

it('Back leads to the step before of the service form, and from the first step to the page before', async () => {
  const page = await open('/about-us/', { window: PHONE });
  await page.goto(at(ENQUIRY_PATHS.serviceForm));
  await fillService(page);
  const leadsTo = async (question: string) => {
    await page.goBack();
    await page.getByRole('heading', { name: question }).waitFor();
  };
  await leadsTo('When suits you?');
  await leadsTo('What does it need?');
  expect(await page.getByRole('checkbox', { name: /Log-book service/ }).isChecked()).toBe(true);
  await leadsTo('Which one is it?');
  expect(await page.getByRole('textbox', { name: 'Make' }).inputValue()).toBe('Toyota');
  await page.goBack();
  await page.waitForURL('**/about-us/');
});

it('the service form by keyboard alone', async () => {
  const page = await open(ENQUIRY_PATHS.serviceForm, { window: DESKTOP });
  const press = async (field: Locator, ...keys: readonly string[]) => {
    await tabTo(page, field);
    for (const key of keys) await page.keyboard.press(key);
  };
  const type = async (name: string, words: string) => {
    await tabTo(page, page.getByRole('textbox', { name, exact: true }));
    await page.keyboard.type(words);
  };
  const onwards = () => press(page.getByRole('button', { name: 'Continue' }), 'Enter');
  await type('Make', 'Toyota');
  await type('Model', 'HiLux');
  await onwards();
  await press(page.getByRole('checkbox', { name: /Log-book service/ }), 'Space');
  await onwards();
  await press(page.getByRole('radio').first(), 'Space');
  await press(page.getByRole('combobox', { name: /Drop-off time/ }), 'ArrowDown');
  // The keys of a group of radio buttons: the first is where Tab comes to, arrows go on.
  await press(page.getByRole('radio', { name: /Drop it off/ }), 'Space');
  await onwards();
  await type('Name', 'Ann Lee');
  await tabTo(page, page.getByRole('textbox', { name: 'Phone' }));
  await page.keyboard.type('0491 570 156');
  await later(page);
  await press(page.getByRole('button', { name: 'Send the request' }), 'Enter');
  await page.getByRole('heading', { name: 'Your request is with the workshop' }).waitFor();
  expect(await leads()).toMatchObject([{ status: 'accepted', lead: { enquiry: { kind: 'serviceForm' } } }]);
});

it('the service form without a connection is kept, and sent once the connection is back', async () => {
  const page = await open(ENQUIRY_PATHS.serviceForm, { window: PHONE, expectedFailures: [/./] });
  await fillService(page);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Send the request' }).click();
  await page.getByRole('heading', { name: 'Your request is saved on this device, not sent yet' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await leads()).toEqual([]);
  await page.context().setOffline(false);
  await page
    .getByRole('status')
    .getByText(/from earlier has been sent/)
    .waitFor();
  await page.getByRole('heading', { name: 'Your request is with the workshop' }).waitFor();
  expect(await leads()).toMatchObject([{ lead: { enquiry: { kind: 'serviceForm' } } }]);
});

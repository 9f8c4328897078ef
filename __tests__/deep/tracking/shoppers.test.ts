import type { Page } from 'playwright-core';
import { answersToClicks } from '../../support/browser/builtSite';
import { carsWithSpin, fillContact, sentEvents } from '../../support/browser/sentEvents';
import { trackingSite } from '../../support/browser/trackingSite';
import { eventually } from '../../support/eventually';

const site = trackingSite();
const { arrived, ownEvents, tagEvents, tagHits } = sentEvents(site);
const { first, second } = carsWithSpin();

describe('What shoppers do', () => {
  const visit = () => site.visit({ tracking: site.everything(), choice: 'granted' });

  test('a form: form_open, form_submit, form_success; none of what was typed', async () => {
    const { page, open } = await visit();
    await open('/enquiry/contact/');
    await eventually(() => expect(tagEvents()).toContain('form_open'));
    await fillContact(page);
    await eventually(() =>
      expect(arrived().filter((name) => name.startsWith('form_'))).toEqual([
        'form_open',
        'form_submit',
        'form_success',
      ]),
    );
    await eventually(() => expect(ownEvents().map(({ name }) => name)).toContain('form_success'));
    expect(ownEvents().find(({ name }) => name === 'form_success')).toEqual({
      name: 'form_success',
      form: 'contact',
      page: '/enquiry/contact/',
      dealerId: 'quillbrook',
      brandId: 'tallis',
      stockVersion: 'v5',
      at: expect.any(String),
    });
    expect(JSON.stringify(site.sent().map(({ url, body }) => url.href + body))).not.toMatch(/hidden|Jo/);
  });

  test('a card of a list: select_item; the form that reserves the item: begin_checkout', async () => {
    const { page, open } = await visit();
    await open('/stock/');
    await eventually(() => expect(tagEvents()).toContain('page_view'));
    await page.locator('main article h3 a').first().click();
    await page.waitForURL(/\/stock\/[^/]+\/?$|\/stock\/.+/);
    await eventually(() => expect(tagEvents()).toContain('select_item'));
    const item = tagHits().find(({ name }) => name === 'select_item')?.['ep.item'];
    expect(item).toMatch(/^[\w-]+$/);
    await page
      .getByRole('link', { name: /^Reserve/ })
      .first()
      .click();
    await eventually(() =>
      expect(tagHits().find(({ name }) => name === 'begin_checkout')?.['ep.item']).toBe(item),
    );
  });

  test('the payment page of the dealer’s provider is opened: add_payment_info; the site asks for no card', async () => {
    const { page, open } = await visit();
    await open('/stock/');
    await page.locator('main article h3 a').first().click();
    const reserve = page.getByRole('link', { name: /^Reserve/ }).first();
    await reserve.click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Your name').fill('Jo Hidden');
    await form.getByLabel('Phone').fill('0491 570 156');
    await form.getByLabel('I have read the terms above.').check();
    expect(await form.getByLabel(/card|cvc|expiry/i).count()).toBe(0);
    await page.clock.setFixedTime(Date.now() + 60_000);
    await form.getByRole('button', { name: 'Ask to reserve' }).click();
    const pay = form.getByRole('link', { name: /^Pay to reserve/ });
    await pay.waitFor();
    expect(tagEvents()).not.toContain('add_payment_info');
    expect(await pay.getAttribute('href')).toBe('https://pay.quillbrooktallis.example/reserve');
    // The click is stopped, because the link would leave the site.
    await pay.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
    await pay.click();
    await eventually(() =>
      expect(tagHits().find(({ name }) => name === 'add_payment_info')?.['ep.item']).toMatch(/^[\w-]+$/),
    );
    expect(JSON.stringify(site.sent().map(({ url, body }) => url.href + body))).not.toMatch(/Hidden|0491/);
  });

  test('a 360° view that is turned: 360_interaction, once an item and tab', async () => {
    const { page, open, newTab } = await visit();
    const turn = async (shown: Page) => {
      await shown.getByRole('button', { name: '360° view' }).click();
      const slider = shown.getByRole('slider', { name: /^360° view/ });
      await slider.press('ArrowRight');
      await slider.press('ArrowRight');
    };
    const turned = () => tagHits().flatMap((hit) => (hit.name === '360_interaction' ? [hit['ep.item']] : []));
    await open(first.path);
    await eventually(() => expect(tagEvents()).toContain('page_view'));
    await page.getByRole('button', { name: '360° view' }).click();
    await page.getByRole('slider', { name: /^360° view/ }).waitFor();
    expect(turned()).toEqual([]);
    await page.getByRole('button', { name: 'Back to the pictures' }).click();
    await turn(page);
    await eventually(() => expect(turned()).toEqual([first.id]));
    // The same item after a reload is told no more, another item is.
    await open(first.path);
    await turn(page);
    await open(second.path);
    await turn(page);
    await eventually(() => expect(turned()).toEqual([first.id, second.id]));
    await eventually(() =>
      expect(ownEvents().filter(({ name }) => name === '360_interaction')).toEqual(
        [first, second].map((item) => ({
          name: '360_interaction',
          item: item.id,
          page: item.path,
          dealerId: 'quillbrook',
          brandId: 'tallis',
          stockVersion: 'v5',
          at: expect.any(String),
        })),
      ),
    );
    // Another tab is another session.
    const tab = await newTab();
    await tab.goto(site.url(first.path));
    await answersToClicks(tab);
    await turn(tab);
    await eventually(() => expect(turned()).toEqual([first.id, second.id, first.id]));
  });

  test('an offer: offer_engagement', async () => {
    const { page, open } = await visit();
    await open('/dealer-specials/');
    await eventually(() => expect(tagEvents()).toContain('page_view'));
    await page.getByRole('link', { name: 'Ask about it' }).first().click();
    await eventually(() =>
      expect(tagHits().find(({ name }) => name === 'offer_engagement')).toMatchObject({
        'ep.way': 'form',
        'ep.offer': expect.stringMatching(/^[\w-]+$/),
      }),
    );
  });

  test('a build: configurator_step for each step, once; nothing of what was chosen and no price', async () => {
    const { page, open } = await visit();
    await open('/vehicles/garnet/build/?accessories=cargo-mat');
    const steps = () =>
      tagHits().flatMap((hit) => (hit.name === 'configurator_step' ? [hit['ep.step']] : []));
    const stepLink = (name: string) =>
      page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name });
    await eventually(() => expect(steps()).toEqual(['grade']));
    await page.getByRole('radio', { name: /Garnet Tour Hybrid/ }).check();
    await stepLink('Colour').click();
    await eventually(() => expect(steps()).toEqual(['grade', 'colour']));
    await page.goBack();
    await page.getByRole('heading', { name: 'Choose a grade' }).waitFor();
    await stepLink('Summary').click();
    await eventually(() => expect(steps().sort()).toEqual(['colour', 'grade', 'summary']));
    await eventually(() => expect(ownEvents().map(({ step }) => step)).toContain('summary'));
    expect(ownEvents().find(({ step }) => step === 'summary')).toEqual({
      name: 'configurator_step',
      step: 'summary',
      model: 'garnet',
      page: '/vehicles/garnet/build/',
      dealerId: 'quillbrook',
      brandId: 'tallis',
      stockVersion: 'v5',
      at: expect.any(String),
    });
    const sent = JSON.stringify(site.sent().map(({ url, body }) => url.href + body));
    expect(sent).not.toMatch(/hybrid|cargo|\b43,?490\b/i);
  });

  test('finding a dealer: how somebody looked and which yard they chose, never where they are', async () => {
    const { page, open } = await visit();
    await open('/find-a-dealer/');
    await eventually(() => expect(tagEvents()).toContain('dealer_locator'));
    await page.getByRole('textbox', { name: 'Postcode' }).fill('2804');
    await page.getByRole('textbox', { name: 'Postcode' }).press('Enter');
    await eventually(() =>
      expect(tagHits().find(({ name }) => name === 'postcode_search')).toMatchObject({
        'ep.outcome': 'found',
      }),
    );
    await page.context().grantPermissions(['geolocation']);
    await page.context().setGeolocation({ latitude: -33.1519, longitude: 149.1467 });
    await page.getByRole('button', { name: 'Use my location' }).click();
    await eventually(() => expect(tagEvents()).toContain('use_my_location'));
    // The click is stopped, because the link would leave the site.
    await page.evaluate(() =>
      addEventListener('click', (event) => event.preventDefault(), { capture: true }),
    );
    await page
      .getByRole('list', { name: 'Yards' })
      .getByRole('link', { name: 'Get directions' })
      .first()
      .click();
    await eventually(() =>
      expect(tagHits().find(({ name }) => name === 'find_a_dealer')).toMatchObject({
        'ep.location': 'corrin-creek',
      }),
    );
    const sent = JSON.stringify(site.sent().map(({ url, body }) => url.href + body));
    expect(sent).not.toMatch(/2804|33\.15|149\.14/);
  });
});

import type { Page } from 'playwright-core';
import { axeViolations } from '../support/browser/axeViolations';
import { ANY_WINDOW, builtSite, PHONE } from '../support/browser/builtSite';
import { addressOf } from '../support/browser/stockListing';
import { eventually } from '../support/eventually';

const site = builtSite();

const PATH = '/find-a-dealer/';
/** The yards as content orders them. */
const YARDS = ['Quillbrook', 'Corrin Creek', 'Hollis Flat'];

const postcode = (page: Page) => page.getByRole('textbox', { name: 'Postcode' });
const yards = (page: Page) =>
  page.getByRole('list', { name: 'Yards' }).getByRole('heading', { level: 2 }).allInnerTexts();
const namesOf = (headings: readonly string[]) =>
  headings.map((heading) => heading.replace(/ (?:about|less than) .*/, ''));
const said = (page: Page) => page.getByRole('main').getByRole('status');

/** A device that stands there; its owner says yes. */
const standsAt = async (page: Page, latitude: number, longitude: number) => {
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude, longitude });
};

describe.each(ANY_WINDOW)('a shopper with a window of $width pixels', (window) => {
  it('types a postcode and sees the yards by distance, can share the address and go back', async () => {
    const page = await site.openPage(PATH, { window });
    expect([...(await yards(page))].sort()).toEqual([...YARDS].sort());
    await postcode(page).fill('2800');
    await postcode(page).press('Enter');
    await addressOf(page, `${PATH}?postcode=2800`);
    await said(page)
      .getByText(/is closest to 2800: about \d+ km away\./)
      .waitFor();
    const distances = (await yards(page)).map((heading) => Number(/about (\d+)/.exec(heading)?.[1] ?? 0));
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect(distances.every((distance) => distance > 0)).toBe(true);
    expect(await axeViolations(page)).toEqual([]);

    // The map has the numbers of the list, and each mark leads to its yard.
    const mark = page.getByRole('list', { name: 'Yards on the map' }).getByRole('link').nth(1);
    const name = namesOf(await yards(page))[1] ?? '';
    expect(await mark.textContent()).toMatch(new RegExp(`^2 ${name}, \\d+ cars$`));
    await mark.click();
    await eventually(async () =>
      expect(await page.evaluate(() => document.activeElement?.querySelector('h2')?.innerText)).toMatch(
        new RegExp(`^${name}`),
      ),
    );
    await page.goBack();

    const sent = await page.context().newPage();
    await sent.goto(page.url());
    await said(sent)
      .getByText(/is closest to 2800/)
      .waitFor();
    expect(await yards(sent)).toEqual(await yards(page));
    await sent.close();

    await page.goBack();
    await addressOf(page, PATH);
    await eventually(async () => expect(await yards(page)).toEqual(namesOf(await yards(page))));
  });

  it('is told what is wrong with a postcode, and keeps what was typed', async () => {
    const page = await site.openPage(PATH, { window });
    for (const [typed, fault] of [
      ['28', 'A postcode has four digits, like 2800.'],
      ['0001', 'We don’t know the postcode 0001. Try one nearby.'],
    ] as const) {
      await postcode(page).fill(typed);
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByText(fault).waitFor();
      expect(await postcode(page).inputValue()).toBe(typed);
      expect(await postcode(page).getAttribute('aria-invalid')).toBe('true');
      expect(await axeViolations(page)).toEqual([]);
    }
  });
});

describe('“Use my location”', () => {
  it('asks on a tap alone, orders the yards, and leaves no trace in the address', async () => {
    const page = await site.openPage(`${PATH}?postcode=2800`, { window: PHONE });
    await said(page)
      .getByText(/is closest to 2800/)
      .waitFor();
    // The yard at Corrin Creek.
    await standsAt(page, -33.1519, 149.1467);
    await page.getByRole('button', { name: 'Use my location' }).click();
    await said(page).getByText('Corrin Creek is closest to where you are: less than 1 km away.').waitFor();
    expect(namesOf(await yards(page))[0]).toBe('Corrin Creek');
    await addressOf(page, PATH);
  });

  it('says what to do instead if the owner of the device refuses', async () => {
    const page = await site.openPage(PATH, { window: PHONE });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Browser.setPermission', {
      permission: { name: 'geolocation' },
      setting: 'denied',
    });
    await page.getByRole('button', { name: 'Use my location' }).click();
    await page.getByText('Your browser didn’t share your location. Type a postcode instead.').waitFor();
    expect(namesOf(await yards(page)).sort()).toEqual([...YARDS].sort());
  });
});

it('the page says if postcodes do not load, and another try finds them', async () => {
  const page = await site.openPage(PATH, { expectedFailures: [/postcodes-\w+\.js$/] });
  await page.route('**/postcodes-*.js', (route) => route.abort());
  await postcode(page).fill('2800');
  await postcode(page).press('Enter');
  await page.getByText('Postcodes did not load. Check your connection and try again.').waitFor();
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await said(page)
    .getByText(/is closest to 2800/)
    .waitFor();
});

it('the header’s hours lead to the hours of every department', async () => {
  const page = await site.openPage(PATH, { window: PHONE });
  await page
    .getByRole('banner')
    .getByRole('link', { name: /open|clos/i })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor();
  await eventually(async () =>
    expect(
      await page.locator('#opening-hours').evaluate((hours) => hours.getBoundingClientRect().top),
    ).toBeLessThan(200),
  );
});

it('without a script every yard is there, with its number and the way there', async () => {
  const page = await site.openPage(PATH, { javaScript: false });
  expect([...(await yards(page))].sort()).toEqual([...YARDS].sort());
  const list = page.getByRole('list', { name: 'Yards' });
  expect(await list.getByRole('link', { name: 'Get directions' }).count()).toBe(YARDS.length);
});

import type { Page } from 'playwright-core';
import { axeViolations } from '../support/browser/axeViolations';
import { ANY_WINDOW, builtSite, DESKTOP, WINDOWS } from '../support/browser/builtSite';
import { hasFocus } from '../support/browser/keyboard';
import { address } from '../support/browser/stockListing';
import { eventually } from '../support/eventually';

const site = builtSite();

const PAGE = '/finance-calculator/';

const answer = (page: Page) => page.getByRole('main').getByRole('status').first();
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const answers = (page: Page, words: string | RegExp) =>
  eventually(async () => expect(await answer(page).innerText()).toMatch(words));

describe.each(ANY_WINDOW)('a shopper with a window of $width pixels', (window) => {
  it('shares a calculation by its address, and goes back in one step', async () => {
    const page = await site.openPage('/finance/', { window });
    await page.getByRole('main').getByRole('link', { name: 'calculator', exact: true }).click();
    await choice(page, 'I know the price').check({ force: true });
    await field(page, 'Price').fill('$28,990');
    await choice(page, 'Fortnight').check({ force: true });
    for (const term of ['12', '24', '36', '48']) await field(page, 'Term').fill(term);
    await eventually(() =>
      expect(address(page)).toBe(`${PAGE}?calculate=repayment&price=28990&frequency=fortnight&termMonths=48`),
    );
    const words = await answer(page).innerText();
    expect(words).toMatch(/A used car for \$28,990 comes to\s+\$\d+ a fortnight/);

    const friend = await site.openPage(`${address(page)}&utm_source=mail`, { window });
    await answers(friend, 'a fortnight');
    expect(await answer(friend).innerText()).toBe(words);
    await field(friend, 'Fees').fill('0');
    await eventually(() => expect(address(friend)).toMatch(/&fees=0&utm_source=mail$/));

    await page.goBack();
    await eventually(() => expect(address(page)).toBe('/finance/'));
  });

  it('reads the same before and after the page comes to life', async () => {
    const built = await site.openPage(PAGE, {
      window,
      isHydrated: false,
      prepare: (page) => page.route(/\.js$/, (route) => route.abort()),
      expectedFailures: [/\.js$/],
    });
    const alive = await site.openPage(PAGE, { window });
    await alive.getByRole('link', { name: /^Show [\d,]+ used cars?$/ }).waitFor();
    const main = (page: Page) => page.getByRole('main').innerText();
    await eventually(async () => expect(await main(built)).toBe(await main(alive)));
  });

  it('a button that goes when it is pressed leaves the keyboard at its part', async () => {
    const page = await site.openPage(PAGE, { window });
    const press = async (name: string) => {
      await page.getByRole('button', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
    };
    await field(page, 'Interest rate').fill('9');
    await press('Back to our own rate');
    await page.waitForFunction(() => document.activeElement !== document.body);
    await page.keyboard.press('Tab');
    expect(await hasFocus(field(page, 'Interest rate'))).toBe(true);
    const scenarios = page.getByRole('region', { name: 'Scenarios to compare' });
    for (const _each of [1, 2, 3]) await press('Add these figures');
    await eventually(async () => expect(await hasFocus(scenarios)).toBe(true));
    await press('Remove Scenario 1');
    await eventually(async () => expect(await hasFocus(scenarios)).toBe(true));
  });

  it('without scripts, shows its figures, no control that does nothing, and the way to ask', async () => {
    const page = await site.openPage(PAGE, { window, javaScript: false });
    expect(await answer(page).innerText()).toContain('For $170 a week');
    const main = page.getByRole('main');
    expect(await main.innerText()).toContain('To change them, the calculator needs JavaScript.');
    expect(await main.getByRole('link', { name: /^\(02\)/ }).getAttribute('href')).toMatch(/^tel:/);
    expect(await main.getByRole('link', { name: 'write to us' }).getAttribute('href')).toBe(
      '/enquiry/finance/',
    );
    for (const role of ['textbox', 'slider', 'radio', 'button'] as const)
      expect(await main.getByRole(role).count()).toBe(0);
  });
});

describe.each(WINDOWS)('the page in a window of $width pixels', (window) => {
  it('has no axe violations, with every part open and a fault visible', async () => {
    const page = await site.openPage(`${PAGE}?calculate=repayment&price=20000&balloonPercentage=20`, {
      window,
    });
    await page.getByText('Year by year', { exact: true }).click();
    await page.getByText('Show the working', { exact: true }).click();
    await page.getByRole('button', { name: 'Add these figures' }).click();
    await field(page, 'Deposit').fill('a lot');
    expect(await axeViolations(page)).toEqual([]);
    await eventually(async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(window.width),
    );
  });

  it('is no wider than the window in the device’s own wider letters', async () => {
    const page = await site.openPage(`${PAGE}?calculate=repayment&price=20000&balloonPercentage=20`, {
      window,
      expectedFailures: [/\.woff2$/],
      prepare: (page) => page.route(/\.woff2$/, (route) => route.abort()),
    });
    await page.getByText('Year by year', { exact: true }).click();
    await page.getByRole('table').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(window.width);
  });
});

describe('the calculator', () => {
  it('can be used by keyboard alone, and its answer is read out', async () => {
    const page = await site.openPage(PAGE);
    await choice(page, 'I have a budget').focus();
    await page.keyboard.press('ArrowRight');
    await answers(page, /A used car for \$30,000/);
    await page.keyboard.press('Tab');
    expect(await field(page, 'Price').evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await answers(page, /A used car for \$30,500/);
    expect(await answer(page).evaluate((region) => region.getAttribute('aria-atomic'))).toBe('true');
    expect(await page.getByRole('slider', { name: 'Price, slider' }).getAttribute('aria-valuetext')).toBe(
      '$30,500',
    );
  });

  it('keeps the focused field clear of the answer that covers the bottom of a phone', async () => {
    const page = await site.openPage(PAGE, { window: { width: 390, height: 700 } });
    await field(page, 'Fees').focus();
    for (const name of ['Balloon', 'Interest rate', 'Term', 'Deposit']) {
      await field(page, name).focus();
      const top = (await field(page, name).boundingBox())?.y ?? 0;
      const panel = await answer(page).locator('..').boundingBox();
      expect(top).toBeGreaterThanOrEqual((panel?.y ?? 0) + (panel?.height ?? 0));
    }
  });

  it('prints its answer with the yearly table on one page', async () => {
    const page = await site.openPage(
      `${PAGE}?calculate=repayment&price=38990&termMonths=84&balloonPercentage=10`,
    );
    await answers(page, /A used car for \$38,990/);
    const file = (await page.pdf({ format: 'A4', printBackground: false })).toString('latin1');
    expect(file.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('form', { name: 'Your figures' }).isVisible()).toBe(false);
    expect(
      await page
        .getByText(/^WARNING: This comparison rate/)
        .first()
        .isVisible(),
    ).toBe(true);
  });

  it('moves nothing if the shopper asks for reduced motion', async () => {
    const page = await site.openPage(PAGE, {
      prepare: (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
    });
    const slowest = await page
      .getByRole('main')
      .evaluate((main) =>
        Math.max(
          ...[...main.querySelectorAll('*')].map(
            (element) => Number.parseFloat(getComputedStyle(element).transitionDuration) || 0,
          ),
        ),
      );
    expect(slowest).toBeLessThan(0.001);
  });

  it('compares scenarios, and they are still there after a reload', async () => {
    const page = await site.openPage(PAGE, { window: DESKTOP });
    const add = page.getByRole('button', { name: 'Add these figures' });
    await add.click();
    await field(page, 'Term').fill('36');
    await add.click();
    await page.getByRole('textbox', { name: 'Name of scenario 2' }).fill('Three years');
    await page.reload();
    await page.getByRole('button', { name: 'Use Three years' }).click();
    await eventually(async () => expect(await field(page, 'Term').inputValue()).toBe('36'));
  });

  it('hands the figures over to the enquiry', async () => {
    const page = await site.openPage(`${PAGE}?calculate=repayment&price=20000`);
    await answers(page, /A used car for \$20,000/);
    const link = page.getByRole('link', { name: 'Ask us about these figures' });
    expect(await link.getAttribute('href')).toMatch(
      /^\/enquiry\/finance\/\?calculate=repayment&price=20000&.*repayment=\d+$/,
    );
    await link.click();
    await page.getByRole('dialog').getByText('$20,000').first().waitFor();
  });
});

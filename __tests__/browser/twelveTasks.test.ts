import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { DEALERSHIP_FILE } from '../../src/domain/enquiry/dealershipDetails';
import { ENQUIRY_TITLES } from '../../src/domain/enquiry/enquiryKind';
import { stockItemPath } from '../../src/domain/stock/stockItemPath';
import { stockTitle } from '../../src/domain/stock/stockTitle';
import { builtSite, PHONE } from '../support/browser/builtSite';
import { startSiteDesk } from '../support/browser/siteDesk';
import { eventually } from '../support/eventually';
import type { LeadDesk } from '../support/leads/leadDesk';
import { carsForSale } from '../support/stock/publishedStock';

const site = builtSite();
let desk: LeadDesk;

beforeAll(async () => {
  const places = JSON.parse(readFileSync(join('public', DEALERSHIP_FILE), 'utf8'));
  desk = await startSiteDesk(site, { places: async () => places });
});
afterAll(() => desk.close());

/**
 * A finger whose taps are counted. What a keyboard or a picker of the device does is not: typing, its Next key, a choice in
 * a native list, photos in the gallery.
 */
function finger(page: Page) {
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  return {
    taps: () => taps,
    tap,
    type: async (field: Locator, ...texts: readonly string[]) => {
      await tap(field);
      for (const [place, text] of texts.entries()) {
        if (place > 0) await page.keyboard.press('Tab');
        await page.keyboard.type(text);
      }
    },
    choose: async (list: Locator, value: string) => {
      taps += 1;
      await list.selectOption(value);
    },
    photo: async (field: Locator) => {
      taps += 1;
      const buffer = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#476' } })
        .jpeg()
        .toBuffer();
      await field.setInputFiles({ name: 'front.jpg', mimeType: 'image/jpeg', buffer });
    },
  };
}

type Finger = ReturnType<typeof finger>;

const main = (page: Page) => page.getByRole('main');
const price = (page: Page) => page.getByRole('complementary', { name: 'Price' });
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you, we have it' });
const later = (page: Page) => page.clock.setFixedTime(Date.now() + 60_000);
const firstCard = (page: Page) => main(page).getByRole('article').first();

const car = carsForSale().find(({ images }) => images.length > 2);
if (!car) throw new Error('No car of the built site has three pictures.');
const { title } = stockTitle(car);
const CAR = stockItemPath(car.id, title);

interface Task {
  readonly name: string;
  readonly from: string;
  readonly most: number;
  readonly run: (page: Page, hand: Finger) => Promise<unknown>;
}

const TASKS: readonly Task[] = [
  {
    name: 'find an SUV under $250 a week with a deposit, and open it',
    from: '/',
    most: 6,
    run: async (page, { tap, type }) => {
      await tap(main(page).getByRole('link', { name: /^SUV/ }).first());
      await tap(main(page).getByRole('button', { name: /^Filters/ }));
      const filters = page.getByRole('dialog', { name: /Filter/ });
      await type(filters.getByRole('textbox', { name: 'I can pay' }), '250');
      await type(filters.getByRole('textbox', { name: 'with a deposit of' }), '3000');
      await tap(filters.getByRole('button', { name: /^Show / }));
      await eventually(() => expect(page.url()).toContain('affordAmount=250'));
      await tap(firstCard(page).getByRole('heading').getByRole('link'));
      await price(page).waitFor();
    },
  },
  {
    name: 'compare two utes',
    from: '/stock/?bodyType=Ute',
    most: 3,
    run: async (page, { tap }) => {
      const compare = main(page).getByRole('button', { name: /^Compare / });
      await tap(compare.nth(0));
      await tap(compare.nth(1));
      await tap(page.getByRole('link', { name: 'Compare 2', exact: true }));
      await page.getByRole('region', { name: 'Comparison' }).getByRole('table').waitFor();
    },
  },
  {
    name: 'save a car and open it again',
    from: '/stock/',
    most: 3,
    run: async (page, { tap }) => {
      const heart = main(page)
        .getByRole('button', { name: /^Save / })
        .first();
      const name = ((await heart.getAttribute('aria-label')) ?? '').replace('Save ', '');
      await tap(heart);
      await tap(page.getByRole('banner').getByRole('link', { name: /^Your garage/ }));
      await tap(main(page).getByRole('article').getByRole('heading').getByRole('link', { name }));
      await price(page).waitFor();
    },
  },
  {
    name: 'ask for a test drive on Saturday',
    from: CAR,
    most: 4,
    run: async (page, { tap, choose, type }) => {
      await tap(price(page).getByRole('link', { name: ENQUIRY_TITLES.bookATestDrive }));
      const sheet = page.getByRole('dialog', { name: ENQUIRY_TITLES.bookATestDrive });
      const day = sheet.getByLabel(/^Preferred day/);
      const saturday = day.locator('option', { hasText: 'Saturday' }).first();
      await saturday.waitFor({ state: 'attached' });
      await choose(day, (await saturday.getAttribute('value')) ?? '');
      await type(sheet.getByLabel('Your name'), 'Ann Lee', '0491 570 156');
      await later(page);
      await tap(sheet.getByRole('button', { name: 'Request the test drive' }));
      await thanks(page).waitFor();
      expect(await sheet.innerText()).toContain('Saturday');
    },
  },
  {
    name: 'have a trade-in valued, with a photo',
    from: '/',
    most: 5,
    run: async (page, { tap, type, photo }) => {
      await tap(page.getByRole('banner').getByText('Menu', { exact: true }));
      await tap(page.getByRole('banner').getByRole('link', { name: 'Sell your car' }));
      const form = page.locator('form[method="post"]');
      await photo(form.getByLabel(/^Photos/));
      const chosen = page.getByRole('list', { name: 'Chosen photos' }).getByRole('listitem');
      await chosen.waitFor();
      expect(await chosen.innerText()).toMatch(/front\.jpg \d+ kB/);
      await fillByNext(page, form, type);
      await later(page);
      await tap(form.getByRole('button', { name: /^(?:Send|Ask|Value|Get)/ }));
      await thanks(page).waitFor();
    },
  },
  {
    name: 'share a car',
    from: CAR,
    most: 2,
    run: async (page, { tap }) => {
      await tap(main(page).getByRole('button', { name: /^Share / }));
      await tap(page.getByRole('dialog', { name: 'Share' }).getByRole('button', { name: /Copy/ }));
      await page.getByText(/copied/i).waitFor();
    },
  },
  {
    name: 'see whether the workshop is open on Sunday',
    from: CAR,
    most: 1,
    run: async (page, { tap }) => {
      const foot = page.getByRole('contentinfo');
      await tap(foot.getByText('Service', { exact: true }).first());
      await foot.getByText(/^Sat – Sun$/).waitFor();
    },
  },
  {
    name: 'print a car',
    from: CAR,
    most: 1,
    run: async (page, { tap }) => {
      await page.evaluate(() => {
        window.print = () => document.body.setAttribute('data-printed', '');
      });
      await tap(price(page).getByRole('button', { name: 'Print' }));
      await page.locator('[data-printed]').waitFor();
    },
  },
  {
    name: 'use a special: from the offers to a car at its price',
    from: '/',
    most: 3,
    run: async (page, { tap }) => {
      await tap(main(page).getByRole('link', { name: '2025-plate Garnet clearance' }).first());
      const cars = main(page).getByRole('region', { name: 'The cars it is for' });
      await tap(cars.getByRole('article').first().getByRole('heading').getByRole('link'));
      await price(page)
        .getByText(/clearance/i)
        .first()
        .waitFor();
    },
  },
  {
    name: 'leave the full screen of the pictures',
    from: CAR,
    most: 1,
    run: async (page, { tap }) => {
      // Without the fade, during which the pictures do not close.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.getByRole('button', { name: 'Full screen' }).click();
      const screen = page.getByRole('dialog', { name: /^Pictures of/ });
      await screen.getByText(/ · 1 of /).waitFor();
      await tap(screen.getByRole('button', { name: 'Close full screen' }));
      await screen.waitFor({ state: 'detached' });
    },
  },
  {
    name: 'find seven seats that tow 2.5 tonnes',
    from: '/',
    most: 1,
    run: async (page, { type }) => {
      await type(main(page).getByRole('searchbox'), '7 seats tows 2500 kg');
      await page.keyboard.press('Enter');
      await eventually(() => {
        const asked = new URL(page.url()).searchParams;
        expect([asked.get('seats'), asked.get('brakedTowing')]).toEqual([
          '7',
          expect.stringMatching(/^2500_/),
        ]);
      });
    },
  },
  {
    name: 'keep one of five filters',
    from: '/stock/?vehicleType=Used&fuelType=Diesel&transmissionType=Automatic&bodyType=Ute&colour=White',
    most: 4,
    run: async (page, { tap }) => {
      const chips = page
        .getByRole('list', { name: 'Chosen filters' })
        .getByRole('button', { name: /^Remove / });
      await eventually(async () => expect(await chips.count()).toBe(5));
      for (let left = 5; left > 1; left -= 1) {
        await tap(chips.nth(1));
        await eventually(async () => expect(await chips.count()).toBe(left - 1));
      }
    },
  },
];

/** Fills a form's needed fields with one tap, going on by the keyboard's Next key. */
async function fillByNext(page: Page, form: Locator, type: Finger['type']): Promise<void> {
  const ANSWERS: readonly (readonly [label: string, text: string])[] = [
    ['Make', 'Toyota'],
    ['Model', 'HiLux'],
    ['Your name', 'Ann Lee'],
    ['Phone', '0491 570 156'],
  ];
  const focused = () => page.evaluate(() => document.activeElement?.id ?? '');
  for (const [place, [label, text]] of ANSWERS.entries()) {
    const field = form.getByLabel(label, { exact: true });
    if (place === 0) await type(field, text);
    else {
      const id = await field.getAttribute('id');
      for (let keys = 0; keys < 20 && (await focused()) !== id; keys += 1) await page.keyboard.press('Tab');
      expect(await focused()).toBe(id);
      await page.keyboard.type(text);
    }
  }
}

describe('with a thumb on a phone', () => {
  it.each(TASKS)('$name: at most $most taps', async ({ name, from, most, run }) => {
    const page = await site.openPage(desk.url.replace('/api/enquiries', from), {
      window: PHONE,
      hasTouch: true,
      prepare: async (page) => {
        await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
        await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
      },
    });
    const hand = finger(page);
    await run(page, hand);
    console.info(`${name}: ${hand.taps()} of ${most}`);
    expect(hand.taps()).toBeLessThanOrEqual(most);
  });
});

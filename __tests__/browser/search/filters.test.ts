import type { Locator, Page } from 'playwright-core';
import type { StockItem } from '../../../src/domain/stock/stockItem';
import { axeViolations } from '../../support/browser/axeViolations';
import { builtSite, inTurns, someOf, WINDOWS } from '../../support/browser/builtSite';
import { tabTo } from '../../support/browser/keyboard';
import { address, carTitles, openFilters } from '../../support/browser/stockListing';
import { eventually } from '../../support/eventually';
import { withEveryFilterKind } from '../../support/search/everyFilterKind';
import { carsForSale } from '../../support/stock/publishedStock';

const site = builtSite();

const cars = carsForSale();
const priceOf = ({ price, specialPrice }: StockItem): number => (specialPrice ?? price ?? Number.NaN) / 100;

/** What a listing shows, read behind the sheet of a phone too. */
interface Shown {
  readonly address: string;
  readonly count: string;
  readonly titles: readonly string[];
}

const shownBy = async (page: Page): Promise<Shown> => ({
  address: address(page),
  count: await page.locator('main p[aria-live="polite"]').innerText(),
  titles: await carTitles(page),
});

/** How one kind of filter is set: by pointer and by keyboard inside its group, and what both come to. */
interface Case {
  readonly kind: string;
  /** The heading of its group; the keyword box has none. */
  readonly group?: string;
  readonly pointer: (filter: Locator, page: Page) => Promise<unknown>;
  readonly keyboard: (filter: Locator, page: Page) => Promise<unknown>;
  readonly address: string;
  /** Absent where the finance formulas decide. */
  readonly matches?: (car: StockItem) => boolean;
}

const press = async (page: Page, key: string, times = 1) => {
  for (let turn = 0; turn < times; turn += 1) await page.keyboard.press(key);
};
/** Holds an arrow key down: the slider goes many steps and lets go once. */
const hold = async (page: Page, key: string, steps: number) => {
  for (let step = 0; step < steps; step += 1) await page.keyboard.down(key);
  await page.keyboard.up(key);
};
/** Drags a slider's thumb to a value. */
const drag = async (page: Page, slider: Locator, value: number) => {
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider cannot be seen.');
  const thumb = 24;
  const [min = 0, max = 0, now = 0] = await slider.evaluate((input) => {
    const range = input as HTMLInputElement;
    return [Number(range.min), Number(range.max), Number(range.value)];
  });
  const at = (amount: number) => box.x + thumb / 2 + ((amount - min) / (max - min)) * (box.width - thumb);
  const y = box.y + box.height / 2;
  await page.mouse.move(at(now), y);
  await page.mouse.down();
  await page.mouse.move(at(value), y, { steps: 4 });
  await page.mouse.up();
};
const ends = (slider: Locator) =>
  slider.evaluate((input) => {
    const { min, max, step } = input as HTMLInputElement;
    return { min: Number(min), max: Number(max), step: Number(step) };
  });

const CASES: readonly Case[] = [
  {
    kind: 'search_box',
    pointer: async (_filter, page) => {
      await page.getByRole('combobox', { name: 'Search Our Stock' }).click();
      await page.keyboard.insertText('mazda');
    },
    keyboard: async (_filter, page) => {
      await tabTo(page, page.getByRole('combobox', { name: 'Search Our Stock' }));
      await page.keyboard.type('mazda');
    },
    address: '/stock/?keywords=mazda',
    matches: ({ make }) => make === 'Mazda',
  },
  {
    kind: 'list',
    group: 'Condition',
    pointer: (filter) => filter.getByRole('checkbox', { name: /^Demo/ }).click(),
    keyboard: async (filter, page) => {
      await tabTo(page, filter.getByRole('checkbox', { name: /^Demo/ }));
      await press(page, 'Space');
    },
    address: '/stock/demo-cars/',
    matches: ({ vehType }) => vehType === 'Demo',
  },
  {
    kind: 'body_tag',
    group: 'Body type',
    pointer: (filter) => filter.getByRole('button', { name: /^Ute/ }).click(),
    keyboard: async (filter, page) => {
      await tabTo(page, filter.getByRole('button', { name: /^Ute/ }));
      await press(page, 'Enter');
    },
    address: '/stock/?bodyType=Ute',
    matches: ({ bodyType }) => bodyType === 'Ute',
  },
  {
    kind: 'radio_group',
    group: 'Gears',
    pointer: (filter) => filter.getByRole('radio', { name: /^Manual/ }).click(),
    keyboard: async (filter, page) => {
      await tabTo(page, filter.getByRole('radio', { name: /^Any/ }));
      await press(page, 'ArrowUp');
    },
    address: '/stock/?transmissionType=Manual',
    matches: ({ transmissionType }) => transmissionType === 'Manual',
  },
  {
    kind: 'radio_group_numeric',
    group: 'Kilometres',
    pointer: (filter) => filter.getByRole('radio', { name: /^Up to 30,000 km/ }).click(),
    keyboard: async (filter, page) => {
      await tabTo(page, filter.getByRole('radio', { name: /^Any/ }));
      await press(page, 'ArrowDown');
    },
    address: '/stock/?kilometresMax=30000',
    matches: ({ odometer }) => odometer !== undefined && odometer <= 30_000,
  },
  {
    kind: 'range_select',
    group: 'Year',
    pointer: (filter) => filter.getByRole('combobox', { name: 'From' }).selectOption('2024'),
    keyboard: async (filter, page) => {
      await tabTo(page, filter.getByRole('combobox', { name: 'From' }));
      await page.keyboard.type('2024');
    },
    address: '/stock/?yearRange=2024_',
    matches: ({ year }) => (year ?? 0) >= 2024,
  },
  {
    kind: 'range_slider',
    group: 'Price',
    pointer: async (filter, page) => {
      const slider = filter.getByRole('slider', { name: 'Lowest price' });
      const { min, step } = await ends(slider);
      await drag(page, slider, min + 30 * step);
    },
    keyboard: async (filter, page) => {
      const slider = filter.getByRole('slider', { name: 'Lowest price' });
      await tabTo(page, slider);
      await hold(page, 'ArrowRight', 30);
    },
    address: `/stock/?priceRange=${Math.floor(Math.min(...cars.map(priceOf).filter(Number.isFinite)) / 1000) * 1000 + 30_000}_`,
    matches: (car) =>
      priceOf(car) >=
      Math.floor(Math.min(...cars.map(priceOf).filter(Number.isFinite)) / 1000) * 1000 + 30_000,
  },
  {
    kind: 'slider',
    group: 'Distance',
    pointer: (filter, page) => drag(page, filter.getByRole('slider', { name: 'Highest distance' }), 50_000),
    keyboard: async (filter, page) => {
      const slider = filter.getByRole('slider', { name: 'Highest distance' });
      await tabTo(page, slider);
      const { max, step } = await ends(slider);
      await hold(page, 'ArrowLeft', (max - 50_000) / step);
    },
    address: '/stock/?kilometresMax=50000',
    matches: ({ odometer }) => odometer !== undefined && odometer <= 50_000,
  },
  {
    kind: 'range_input',
    group: 'Built',
    pointer: async (filter) => {
      await filter.getByRole('textbox', { name: 'From' }).fill('2019');
      await filter.getByRole('textbox', { name: 'Up to' }).fill('2021');
      await filter.getByRole('textbox', { name: 'Up to' }).blur();
    },
    keyboard: async (filter, page) => {
      await tabTo(page, filter.getByRole('textbox', { name: 'From' }));
      await page.keyboard.type('2019');
      await press(page, 'Tab');
      await page.keyboard.type('2021');
      await press(page, 'Enter');
    },
    address: '/stock/?yearRange=2019_2021',
    matches: ({ year }) => year !== undefined && year >= 2019 && year <= 2021,
  },
  {
    kind: 'select',
    group: 'Make',
    pointer: (filter) => filter.getByRole('combobox', { name: 'Make' }).selectOption('Toyota'),
    keyboard: async (filter, page) => {
      await tabTo(page, filter.getByRole('combobox', { name: 'Make' }));
      await page.keyboard.type('Toyota');
    },
    address: '/stock/toyota/',
    matches: ({ make }) => make === 'Toyota',
  },
  {
    kind: 'search_by_budget',
    group: 'Budget',
    pointer: async (filter, page) => {
      await filter.getByRole('textbox', { name: 'I can pay' }).click();
      await page.keyboard.insertText('90');
    },
    keyboard: async (filter, page) => {
      await tabTo(page, filter.getByRole('textbox', { name: 'I can pay' }));
      await page.keyboard.type('90');
    },
    address: '/stock/?affordAmount=90',
  },
  {
    kind: 'boolean_checkbox',
    group: 'Special',
    pointer: (filter) => filter.getByRole('checkbox', { name: /^Special/ }).click(),
    keyboard: async (filter, page) => {
      await tabTo(page, filter.getByRole('checkbox', { name: /^Special/ }));
      await press(page, 'Space');
    },
    address: '/stock/?special=true',
    matches: ({ featured }) => featured,
  },
  {
    kind: 'cpo_checkbox',
    group: 'Brand Certified',
    pointer: (filter) => filter.getByRole('checkbox', { name: /^Brand Certified/ }).click(),
    keyboard: async (filter, page) => {
      await tabTo(page, filter.getByRole('checkbox', { name: /^Brand Certified/ }));
      await press(page, 'Space');
    },
    address: '/stock/?brandCertified=true',
    matches: ({ brandCertified }) => brandCertified,
  },
];

describe.each(WINDOWS)('every kind of filter in a window of $width pixels', (window) => {
  let page: Page;
  let everything: Shown;
  /** Where the filters are: the rail, or the sheet of a phone while it is open. */
  const use = async (test: Case, set: Case['pointer']): Promise<Shown> => {
    if (test.group === undefined) await set(page.locator('main'), page);
    else {
      const filters = await openFilters(page);
      const group = filters.locator('details', { has: page.locator('summary', { hasText: test.group }) });
      if (set === test.keyboard) await group.locator('summary').focus();
      await set(group, page);
    }
    return found(test);
  };
  const found = (test: Case): Promise<Shown> =>
    eventually(async () => {
      const shown = await shownBy(page);
      expect(shown.address).toBe(test.address);
      if (test.matches) expect(shown.count).toBe(countOf(test.matches));
      expect(shown.count).toMatch(/^[1-9]/);
      expect(shown.count).not.toBe(everything.count);
      expect(shown.titles).not.toEqual(everything.titles);
      return shown;
    });
  const countOf = (matches: (car: StockItem) => boolean): string => {
    const count = cars.filter(matches).length;
    return `${count} ${count === 1 ? 'car' : 'cars'}`;
  };
  const reset = async () => {
    // Suggestions lie over a phone's bar of filters until the box is left.
    await page.getByRole('combobox', { name: 'Search Our Stock', includeHidden: true }).blur();
    const filters = await openFilters(page);
    await filters.getByRole('button', { name: 'Reset filters' }).click();
    await eventually(async () => expect(await shownBy(page)).toEqual(everything));
    if (await page.getByRole('dialog', { name: 'Filters' }).isVisible()) await page.keyboard.press('Escape');
  };

  it('does the same by pointer, by keyboard and by address', async () => {
    page = await site.openPage('/stock/', { window, prepare: withEveryFilterKind });
    everything = await eventually(async () => {
      const shown = await shownBy(page);
      expect(shown.count).toBe(countOf(() => true));
      expect(shown.titles).toHaveLength(24);
      return shown;
    });
    for (const test of inTurns(someOf(CASES, 5), window)) {
      const byPointer = await use(test, test.pointer);
      await reset();
      const byKeyboard = await use(test, test.keyboard);
      expect({ kind: test.kind, ...byKeyboard }).toEqual({ kind: test.kind, ...byPointer });
      await page.goto(site.url(test.address));
      expect({ kind: test.kind, ...(await found(test)) }).toEqual({ kind: test.kind, ...byPointer });
      await reset();
    }
    await openFilters(page);
    expect(await axeViolations(page)).toEqual([]);
  }, 120_000);
});

import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { type Credit, type Forms, LOCALE_NAMES, type Locale } from '../../src/domain/country';
import { dayAndMonth } from '../../src/domain/dateWords';
import { phoneNumbersIn } from '../../src/domain/enquiry/phoneNumbers';
import { formatNumber, formatPrice } from '../../src/domain/formatNumber';
import { runs } from '../support/runs';

const FOLDERS = readdirSync('src/locales', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((name) => name !== 'site');

const all: readonly (Locale & Credit & Omit<Forms, 'telephone'> & { readonly example: string })[] =
  LOCALE_NAMES.map((name) => {
    const { locale } = jest.requireActual<{ locale: Locale }>(`../../src/locales/${name}/locale`);
    const { credit } = jest.requireActual<{ credit: Credit }>(`../../src/locales/${name}/credit`);
    const { forms } = jest.requireActual<{ forms: Forms }>(`../../src/locales/${name}/forms`);
    return { ...locale, ...credit, ...forms, telephone: locale.telephone, example: forms.telephone };
  });

it('every folder is a locale that a dealer can name', () => {
  expect(FOLDERS.sort()).toEqual([...LOCALE_NAMES]);
  expect(all.map(({ name }) => name)).toEqual([...LOCALE_NAMES]);
});

describe.each(all)('$name', (locale) => {
  it('is a language of a country with a currency, as standards name them', () => {
    expect(Intl.getCanonicalLocales(locale.name)).toEqual([locale.name]);
    expect(new Intl.Locale(locale.name).region).toBe(locale.country);
    expect(Intl.supportedValuesOf('currency')).toContain(locale.currency);
  });

  it('writes numbers, money and days as the site does', () => {
    const money = new Intl.NumberFormat(locale.name, { style: 'currency', currency: locale.currency });
    const whole = new Intl.NumberFormat(locale.name, {
      style: 'currency',
      currency: locale.currency,
      maximumFractionDigits: 0,
    });
    const number = new Intl.NumberFormat(locale.name, { maximumFractionDigits: 2 });
    fc.assert(
      fc.property(fc.integer({ min: -1e10, max: 1e10 }), (cents) => {
        const format = cents % 100 === 0 ? whole : money;
        expect(formatPrice(cents / 100)).toBe(format.format(cents / 100));
        expect(formatNumber(cents)).toBe(number.format(cents));
      }),
      { numRuns: runs(200, 5_000) },
    );
    const day = new Intl.DateTimeFormat(locale.name, { day: 'numeric', month: 'long', timeZone: 'UTC' });
    for (let month = 1; month <= 12; month++) {
      const date = `2030-${String(month).padStart(2, '0')}-09`;
      expect(dayAndMonth(date)).toBe(day.format(new Date(date)));
    }
  });

  it('gives examples that pass its own rules', () => {
    const { postcode, telephone, example } = locale;
    expect(/\d[\d ]+$/.exec(postcode.rule)?.[0]).toMatch(postcode.pattern);
    expect(example.replace(/\D/g, '')).toMatch(telephone.national);
    expect(phoneNumbersIn(example)).toHaveLength(1);
  });

  it('has words for every price, each with its own note', () => {
    const { prices } = locale;
    expect(Object.values(prices).map(({ note }) => note)).toEqual([1, 2, 3, 4]);
    for (const { label } of Object.values(prices)) expect(label).toMatch(/^\S.*\S$/);
  });

  it('has words beside interest rates, about a comparison rate only where there is one', () => {
    const notice = locale.notices.join(' ');
    expect(notice).toMatch(/\.$/);
    expect(/comparison rate/.test(notice)).toBe(locale.hasComparisonRate);
  });

  it('names its registers, its plates and, where there are any, its states', () => {
    const { registers, registration, states, plate, lenderRegister } = locale;
    const words = [...Object.values(registers), registration.label, plate, lenderRegister];
    for (const one of words) expect(one).toMatch(/\S/);
    expect(new Set(states).size).toBe(states.length);
    expect(registration.stateLabel === '').toBe(states.length === 0);
  });

  it('has a table of postcodes on land, if it has one', async () => {
    const centres = Object.entries((await locale.postcode.centres?.()) ?? {});
    for (const [postcode, [latitude, longitude]] of centres) {
      expect(postcode).toMatch(locale.postcode.pattern);
      expect(Math.abs(latitude)).toBeLessThanOrEqual(90);
      expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
    }
  });
});

describe('Australia', () => {
  it('has the warning of the law, and what the comparison rate is based on', () => {
    const [warning, basis] = (all[0] as Credit).notices;
    expect(warning).toMatch(/^WARNING: This comparison rate is true only for the examples given/);
    expect(basis).toMatch(/5 year secured fixed rate consumer loan of \$30,000/);
    expect(basis).toMatch(/average credit rating/);
  });
});

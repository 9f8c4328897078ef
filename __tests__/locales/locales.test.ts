import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { LOCALE_NAMES } from '../../src/domain/country';
import { dayAndMonth } from '../../src/domain/dateWords';
import { phoneNumbersIn } from '../../src/domain/enquiry/phoneNumbers';
import { formatNumber, formatPrice } from '../../src/domain/formatNumber';
import { countryOf } from '../../src/locales/countryOf';
import { runs } from '../support/runs';

const FOLDERS = readdirSync('src/locales', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((name) => name !== 'site');

const all = LOCALE_NAMES.map((name) => {
  const { locale, credit, forms } = countryOf(name);
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
    expect(/\d[\d ]+$/.exec(postcode.rule)?.[0]).toMatch(new RegExp(postcode.pattern));
    expect(example.replace(/\D/g, '')).toMatch(new RegExp(telephone.national));
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
});

describe('Australia', () => {
  it('has the warning of the law, and what the comparison rate is based on', () => {
    const [warning, basis] = countryOf('en-AU').credit.notices;
    expect(warning).toMatch(/^WARNING: This comparison rate is true only for the examples given/);
    expect(basis).toMatch(/5 year secured fixed rate consumer loan of \$30,000/);
    expect(basis).toMatch(/average credit rating/);
  });
});

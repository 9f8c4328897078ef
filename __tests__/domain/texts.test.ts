import fc from 'fast-check';
import { dateWords, dayWords, lastDayWords, shortDayWords } from '../../src/domain/dateWords';
import { formatNumber, formatPrice, groupDigits } from '../../src/domain/formatNumber';
import { html } from '../../src/domain/html';
import { escapeHtml, unescapeHtml } from '../../src/domain/htmlText';
import { joinFacts } from '../../src/domain/joinFacts';
import { runs } from '../support/runs';

test('what was escaped can be read back, whatever it says', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(unescapeHtml(escapeHtml(`${text}&amp;<`))).toBe(`${text}&amp;<`);
    }),
    { numRuns: runs(200, 20_000) },
  );
});

test('an escaped text holds nothing that HTML reads', () => {
  expect(escapeHtml(`<a href="x" title='y'>&</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;&lt;/a&gt;',
  );
});

test('text in a piece of HTML stays text, and HTML in it stays HTML', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const link = html`<a title="${text}">${text}</a>`;
      expect(`${link}`).toBe(`<a title="${escapeHtml(text)}">${escapeHtml(text)}</a>`);
      expect(`${html`<p>${[link, undefined, 1, '']}</p>`}`).toBe(`<p>${link}1</p>`);
    }),
  );
});

test('facts are one line without the missing ones, and no line begins with a dot', () => {
  const line = joinFacts(['46 km', undefined, 'Petrol', false, '', 'Barden Creek']);
  expect(line.replace(/\s/g, ' ')).toBe('46 km · Petrol · Barden Creek');
  expect(line).not.toMatch(/ ·/);
});

test('a number is not parted from its unit', () => {
  expect(joinFacts(['ATM 3,379 kg'])).toBe('ATM\u00a03,379\u00a0kg');
  expect(joinFacts(['10 speed automatic', 'Sleeps 6'])).toBe('10 speed automatic\u00a0· Sleeps\u00a06');
});

/** The range of a dealership, and far beyond. `Intl` writes a zero with a sign, this site does not. */
const anyNumber = fc.oneof(
  fc.integer({ min: -1e8, max: 1e8 }),
  fc.integer({ min: -1e8, max: 1e8 }).map((cents) => cents / 100),
  fc.double({ min: -1e8, max: 1e8, noNaN: true }),
);
/** A binary number half-way between two decimals is really on one side or the other: no law says which. */
const isClear = (value: number, decimals: number): boolean =>
  Math.abs((Math.abs(value * 10 ** decimals) % 1) - 0.5) > 1e-3;
const unsignedZero = (words: string): string => (/[1-9]/.test(words) ? words : words.replace('-', ''));

const law = <Value>(values: fc.Arbitrary<Value>, holds: (value: Value) => void) =>
  fc.assert(fc.property(values, holds), { numRuns: runs(500, 20_000) });

describe('numbers and days are written as Intl writes them for Australia', () => {
  it.each([0, 1, 2, 5])('with %i decimals', (decimals) => {
    const format = new Intl.NumberFormat('en-AU', {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    law(
      anyNumber.filter((value) => isClear(value, decimals)),
      (value) => expect(groupDigits(value, decimals)).toBe(unsignedZero(format.format(value))),
    );
  });

  it('at most two decimals', () => {
    const format = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 2 });
    law(
      anyNumber.filter((value) => isClear(value, 2)),
      (value) => expect(formatNumber(value)).toBe(unsignedZero(format.format(value))),
    );
  });

  it('money, with cents where there are any', () => {
    const format = (decimals: number) =>
      new Intl.NumberFormat('en-AU', {
        style: 'currency',
        currency: 'AUD',
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      });
    const whole = format(0);
    const withCents = format(2);
    law(fc.integer({ min: -1e8, max: 1e8 }), (cents) =>
      expect(formatPrice(cents / 100)).toBe(
        unsignedZero((cents % 100 === 0 ? whole : withCents).format(cents / 100)),
      ),
    );
  });

  it.each([
    ['2026-12-31T13:00:00.000Z', '31 December 2026'],
    ['2026-12-31T06:00:00.000Z', '31 December 2026, 5 pm'],
    ['2026-12-31T01:30:00.000Z', '31 December 2026, 12:30 pm'],
  ])('the end of an offer at %s: its last day, and the time of day if it ends during it', (endsAt, words) => {
    expect(lastDayWords(endsAt, 'Australia/Sydney')).toBe(words);
  });

  it('days, in any time zone', () => {
    const instants = fc.date({
      min: new Date('2000-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    });
    for (const timeZone of ['Australia/Sydney', 'Australia/Perth', 'Pacific/Auckland', 'UTC']) {
      const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone });
      law(instants, (instant) =>
        expect(dateWords(instant.toISOString(), timeZone)).toBe(day.format(instant)),
      );
    }
    const words = (width: 'long' | 'short') =>
      new Intl.DateTimeFormat('en-AU', { weekday: width, day: 'numeric', month: width, timeZone: 'UTC' });
    const whole = words('long');
    const short = words('short');
    law(instants, (instant) => {
      const date = instant.toISOString().slice(0, 10);
      expect(dayWords(date)).toBe(whole.format(instant).replace(',', ''));
      expect(shortDayWords(date)).toBe(short.format(instant).replace(',', ''));
    });
  });
});

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localeModules } from '../../src/config/dealer';
import { parseSite } from '../../src/config/siteConfig';
import { withPriceWords } from '../../src/domain/country';
import { locale as australia } from '../../src/locales/en-AU/locale';
import { okValue } from '../../support/okValue';

const SITE =
  'dealerId: saltmarsh\nurl: https://www.saltmarsh.example\nlocale: en-AU\nlogo: { file: logo.svg }\n';
const read = (more = '') => parseSite(SITE + more, 'site.yml');

describe('A dealer’s own words', () => {
  it('come from the file; a file without any leaves the usual ones', () => {
    expect(okValue(read()).words).toEqual({});
    expect(okValue(read('words: { trial: Harbour run, prices: { driveAway: Sail Away } }')).words).toEqual({
      trial: 'Harbour run',
      prices: { driveAway: 'Sail Away' },
    });
  });

  it('are refused with all their faults: unknown, empty, too long for a button', () => {
    const read1 = read(
      `words: { rego: Plate, trial: "", bookTrial: ${'x'.repeat(61)}, prices: { onRoad: X } }`,
    );
    expect(
      read1.kind === 'err' && read1.fault.map(({ field, reason }) => `${field} ${reason}`).sort(),
    ).toEqual([
      'words.bookTrial must be at most 60 characters',
      'words.prices.onRoad is not a field of this file',
      'words.rego is not a field of this file',
      'words.trial must not be empty',
    ]);
  });

  it('for a price take the place of the country’s, and leave its note and the other prices', () => {
    const { prices } = withPriceWords(australia, { driveAway: 'Sail Away' });
    expect(prices.driveAway).toEqual({ ...australia.prices.driveAway, label: 'Sail Away' });
    expect(prices.egc).toEqual(australia.prices.egc);
  });
});

describe('The modules of a bundle', () => {
  it('differ from one country to the next, so that a cache compiles them again', () => {
    const of = (locale: 'en-AU' | 'en-NZ') => localeModules({ locale, words: {} }, (file) => `/src/${file}`);
    for (const name of ['locale', 'credit', 'forms'] as const) {
      expect(of('en-NZ')[name]).toContain('/src/en-NZ/');
      expect(of('en-NZ')[name]).not.toEqual(of('en-AU')[name]);
    }
    expect(localeModules({ locale: 'en-AU', words: { serial: 'HIN' } }, String).words).toContain(
      '"serial":"HIN"',
    );
  });
});

describe('What a program in Node knows of the country', () => {
  const SITE_MODULES = '../../src/locales/site/';
  const { DEALER } = process.env;
  const folder = mkdtempSync(join(tmpdir(), 'tarata-'));

  /** Past the setting of Jest that puts the tests in Australia. */
  const load = (name: string) => {
    let loaded: Record<string, unknown> = {};
    jest.isolateModules(() => {
      loaded = jest.requireActual(`${SITE_MODULES}${name}.ts`);
    });
    return loaded;
  };

  beforeAll(() => {
    process.env.DEALER = folder;
    writeFileSync(join(folder, 'site.yml'), SITE.replace('en-AU', 'en-NZ'));
  });
  afterAll(() => {
    process.env.DEALER = DEALER;
  });

  it.each(['locale', 'credit', 'forms', 'words'])(
    'is an error where site.yml names a missing logo, and never Australia (%s)',
    (name) => {
      expect(() => load(name)).toThrow(/logo\.file: the file .*logo\.svg does not exist/);
    },
  );

  it('is the country of site.yml once the logo is there', () => {
    writeFileSync(join(folder, 'logo.svg'), '<svg/>');
    expect(load('locale')).toMatchObject({ locale: { name: 'en-NZ', currency: 'NZD' } });
  });
});

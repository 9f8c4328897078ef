import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDealer } from '../../src/config/dealer';
import { pageConstants } from '../../src/config/pageValues';
import { parseSite } from '../../src/config/siteConfig';
import { withPriceWords } from '../../src/domain/country';
import { countryOf } from '../../src/locales/countryOf';
import { locale as australia } from '../../src/locales/en-AU/locale';
import { okValue } from '../../support/okValue';
import { DEALERSHIP } from '../../support/projectFolder';
import { pageValuesOf } from '../support/pageValues';

const TARATA = '__tests__/support/dealers/tarata';

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

describe('What pages know of the dealer', () => {
  const { AU, NZ } = { AU: pageConstants(pageValuesOf(DEALERSHIP)), NZ: pageConstants(pageValuesOf(TARATA)) };

  it('is the country and the words of its own site.yml alone', () => {
    expect(JSON.parse(AU['DEALER.locale'] ?? '')).toEqual(countryOf('en-AU').locale);
    expect(JSON.parse(NZ['DEALER.locale'] ?? '')).toEqual(countryOf('en-NZ').locale);
    for (const name of ['locale', 'credit', 'forms'] as const)
      expect(JSON.parse(NZ[`DEALER.${name}`] ?? '')).toEqual(countryOf('en-NZ')[name]);
  });
});

describe('What a program in Node knows of the country', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tarata-'));
  beforeAll(() => writeFileSync(join(folder, 'site.yml'), SITE.replace('en-AU', 'en-NZ')));

  it('is an error where site.yml names a missing logo, and never Australia', () => {
    expect(() => loadDealer(folder)).toThrow(/logo\.file: the file .*logo\.svg does not exist/);
  });

  it('is the country of site.yml once the logo is there, with the words of the dealer', () => {
    writeFileSync(join(folder, 'logo.svg'), '<svg/>');
    expect(loadDealer(folder).country.locale).toMatchObject({ name: 'en-NZ', currency: 'NZD' });
  });
});

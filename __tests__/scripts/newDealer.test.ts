import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { placeholderFaults } from '../../generate/content/placeholders';
import { FORMATS } from '../../generate/feed/presets/presets';
import { formatStockReport } from '../../generate/feed/stockReport';
import { AUSTRALIAN_RULES } from '../../generate/siteCheck/australianRules';
import { readContentFiles } from '../../generate/siteCheck/readSite';
import { lintSite } from '../../generate/siteCheck/siteCheck';
import { loadContent } from '../../plugins/content-endpoint/loadContent';
import { isInItsState, readAddress } from '../../scripts/newDealer/address';
import type { NewDealer } from '../../scripts/newDealer/newDealer';
import { filesOf, writeDealer } from '../../scripts/newDealer/writeDealer';
import { type Dealer, loadDealer } from '../../src/config/dealer';
import { STOCK_TYPES, type StockType } from '../../src/domain/stock/stockTypes';
import { australia } from '../../support/australia';
import { okValue } from '../../support/okValue';
import { aStockContext } from '../../support/stock/aStockContext';
import { loadStock } from '../../support/stock/loadStock';

const SALTMARSH: NewDealer = {
  folder: 'saltmarsh',
  locale: 'en-AU',
  name: 'Saltmarsh Marine',
  url: 'https://www.saltmarsh.example',
  sells: 'boats',
  brands: 'Bayliner, Quintrex, Haines',
  address: { street: '4 Wharf Road', suburb: 'Saltmarsh', state: 'TAS', postcode: '7190' },
  phone: '(03) 5550 0190',
  email: 'hello@saltmarsh.example',
  feed: 'own',
  group: [],
};

const AN_AUSTRALIAN_DEALER = {
  dealershipName: 'Saltmarsh',
  legalName: 'Saltmarsh',
  licenceNumber: 'MD 12345',
  phone: '',
  timeZone: 'Australia/Sydney',
  state: 'NSW',
  yards: new Map(),
};

const project = mkdtempSync(join(tmpdir(), 'new-dealer-'));
afterAll(() => rmSync(project, { recursive: true }));

function written(dealer: NewDealer): Dealer {
  const folder = join(project, dealer.folder);
  writeDealer(folder, dealer);
  return loadDealer(folder);
}

describe('A new dealer', () => {
  const types = Object.keys(STOCK_TYPES) as StockType[];
  it.each(types)(
    'that sells %s has content without a fault, and a feed whose rows are all accepted',
    async (sells) => {
      const dealer = written({ ...SALTMARSH, folder: sells, sells });
      expect(await loadContent(dealer)).toMatchObject({ kind: 'ok' });
      const { items, report } = okValue(
        await loadStock({
          feed: join(dealer.folder, 'feed/stock.csv'),
          site: { ...aStockContext(), stockType: sells },
        }),
      );
      expect([report.read, report.accepted]).toEqual([6, 6]);
      expect(formatStockReport(report)).not.toContain('looks odd');
      // The check before publishing stops at a used vehicle that nothing identifies.
      const { faults } = lintSite(
        {
          ...{ country: australia, pages: [], cards: [], stated: [], content: [] },
          items,
          dealership: AN_AUSTRALIAN_DEALER,
        },
        { rules: AUSTRALIAN_RULES, acceptances: [], today: '2026-11-26' },
      );
      expect(faults.filter(({ rule }) => rule === 'registration-number')).toEqual([]);
    },
  );

  it.each(FORMATS)('whose stock comes in the format %s has a sample of it that is read', async (feed) => {
    const dealer = written({ ...SALTMARSH, folder: feed, feed });
    const [sample = ''] = Object.keys(filesOf({ ...SALTMARSH, feed })).filter((name) =>
      /^feed\/stock\.(?!mapping)/.test(name),
    );
    const stock = okValue(await loadStock({ feed: join(dealer.folder, sample), site: aStockContext() }));
    expect(stock.items.length).toBeGreaterThan(0);
  });

  it.each([
    ['cars', ['Kilometres', 'Fuel', 'Transmission', 'Braked towing']],
    ['caravans', ['Sleeps', 'Length', 'Aggregate trailer mass']],
    ['boats', ['Length', 'Engine hours']],
  ] as const)('of %s is searched by what their buyers compare', async (sells, labels) => {
    const { filters } = okValue(await loadContent(written({ ...SALTMARSH, folder: `by-${sells}`, sells })));
    const offered = filters.groups.map(({ label }) => label);
    expect(offered).toEqual(expect.arrayContaining(['Condition', 'Yard', 'Make and model', ...labels]));
    expect(offered.includes('Kilometres')).toBe(sells === 'cars');
  });

  it('invents no company: its legal name is its name, and the licence is a placeholder that the check refuses', async () => {
    const dealer = written({ ...SALTMARSH, folder: 'legal' });
    expect(okValue(await loadContent(dealer)).site.legalName).toBe('Saltmarsh Marine');
    const content = await readContentFiles(dealer.contentFolder);
    expect(content.flatMap(placeholderFaults)).toEqual([{ field: 'licenceNumber', text: '000000' }]);
  });

  it('has readable ids for brands with accents and signs', () => {
    const { brands } = written({
      ...SALTMARSH,
      folder: 'accents',
      brands: 'Citroën, Škoda, Land Rover',
    }).site;
    expect(brands?.map(({ id }) => id)).toEqual(['citroen', 'skoda', 'land-rover']);
  });

  it('has each brand once, however often it is named', () => {
    const { brands } = written({ ...SALTMARSH, folder: 'twice', brands: 'Ducati,, ducati, KTM,Ducati' }).site;
    expect(brands?.map(({ id }) => id)).toEqual(['ducati', 'ktm']);
  });

  it('is in its own country', async () => {
    const { site } = okValue(await loadContent(written({ ...SALTMARSH, folder: 'tasmania' })));
    expect([site.timeZone, site.geo]).toEqual(['Australia/Hobart', { latitude: -42.34, longitude: 147.94 }]);
  });
});

describe('The address of a new dealer', () => {
  it.each([
    '4 Wharf Road, Saltmarsh TAS 7190',
    '4 Wharf Road, Saltmarsh, tas, 7190',
    ' 4 Wharf Road,Saltmarsh,  TAS 7190 ',
  ])('is read as it is written: %s', (text) => {
    expect(readAddress(text, 'en-AU')).toEqual(SALTMARSH.address);
  });

  it('may have commas in its street, and no state in New Zealand', () => {
    expect(readAddress('Unit 3, 41 Range Road, Port Douglas QLD 4877', 'en-AU')).toEqual({
      street: 'Unit 3, 41 Range Road',
      suburb: 'Port Douglas',
      state: 'QLD',
      postcode: '4877',
    });
    expect(readAddress('14 Harbour Road, Timaru 7910', 'en-NZ')).toEqual({
      street: '14 Harbour Road',
      suburb: 'Timaru',
      postcode: '7910',
    });
  });

  it.each([
    ['2800 NSW', '0800 NT', '3000 VIC', '4870 QLD', '9726 QLD', '5000 SA', '6000 WA', '7000 TAS', '2600 ACT'],
    [
      '1235 NSW',
      '8001 VIC',
      '0200 ACT',
      '2900 ACT',
      '3644 NSW',
      '4383 NSW',
      '0872 SA',
      '2620 ACT',
      '2620 NSW',
    ],
  ])('may have any postcode of its state, or of a town at its border', (...all) => {
    for (const [postcode = '', state] of all.map((one) => one.split(' ')))
      expect([postcode, isInItsState({ ...SALTMARSH.address, postcode, state })]).toEqual([postcode, true]);
  });

  it.each(['4 Wharf Road Saltmarsh TAS 7190', '4 Wharf Road, Saltmarsh XYZ 7190', '4 Wharf Road, TAS 7190'])(
    'is refused where a part is missing or unknown: %s',
    (text) => {
      expect(readAddress(text, 'en-AU')).toBeUndefined();
    },
  );
});

describe('A new group', () => {
  it('has no feed, and the yards of its dealers beside its own', async () => {
    written({ ...SALTMARSH, folder: 'north', name: 'North Marine' });
    written({ ...SALTMARSH, folder: 'south', name: 'South Marine' });
    const group = written({ ...SALTMARSH, folder: 'both', group: ['north', 'south'] });
    expect(existsSync(join(group.folder, 'feed'))).toBe(false);
    const { locations } = okValue(await loadContent(group));
    expect(locations.map(({ name }) => name)).toEqual(['North Marine', 'South Marine']);
  });
});

describe('npm run new-dealer', () => {
  const checkout = resolve('.');
  const run = (...flags: readonly string[]) => {
    const cwd = join(project, 'checkout');
    mkdirSync(cwd, { recursive: true });
    for (const name of [
      'src',
      'generate',
      'enquiries',
      'scripts',
      'plugins',
      'static',
      'node_modules',
      'package.json',
      'tsconfig.json',
    ])
      if (!existsSync(join(cwd, name))) symlinkSync(join(checkout, name), join(cwd, name));
    const { status, stdout, stderr } = spawnSync(
      'node',
      ['--import', 'tsx', 'scripts/newDealer.ts', ...flags],
      {
        cwd,
        encoding: 'utf8',
      },
    );
    return { status, said: stdout + stderr, cwd };
  };
  const flags = ['name', 'url', 'sells', 'brands', 'address', 'phone', 'email', 'feed'] as const;
  const answers = { ...SALTMARSH, address: '4 Wharf Road, Saltmarsh TAS 7190' };
  const all = flags.flatMap((flag) => [`--${flag}`, answers[flag]]);

  it('writes a folder, says what to change first, and replaces none that is there', () => {
    const { status, said, cwd } = run(...all);
    expect(said).toContain('dealers/saltmarsh-marine is written');
    expect(said).toContain('logo.svg is a placeholder');
    expect(status).toBe(0);
    expect(readFileSync(join(cwd, 'dealers/saltmarsh-marine/site.yml'), 'utf8')).toContain('name: Quintrex');
    const again = run(...all);
    expect(again.said).toContain('dealers/saltmarsh-marine is there already');
    expect(again.status).toBe(2);
  });

  it('writes a dealer of New Zealand, whose addresses have no state, and whose stock is read', () => {
    const rest = flags
      .filter((flag) => flag !== 'address')
      .flatMap((flag) => [`--${flag}`, flag === 'name' ? 'Kea Motorcycles' : answers[flag]]);
    const inTimaru = ['--address', '14 Harbour Road, Timaru, 7910', ...rest];
    expect(run(...inTimaru).said).toContain('must be street, town, state and postcode');
    const { said, cwd } = run(...inTimaru, '--locale', 'en-NZ');
    expect(said).toContain('dealers/kea-motorcycles is written');
    // Nobody said where it is, so nothing does: New Zealand has no table of postcodes.
    expect(said).toContain('geo: latitude and longitude');
    expect(readFileSync(join(cwd, 'dealers/kea-motorcycles/content/settings/site.yml'), 'utf8')).not.toMatch(
      /geo:|latitude/,
    );
    const check = spawnSync('node', ['--import', 'tsx', 'scripts/stockCheck.ts'], {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, DEALER: 'kea-motorcycles' },
    });
    expect(check.stdout + check.stderr).toContain('6 rows, 6 accepted');
  });

  it('without a terminal, names every flag that is missing or wrong, and writes nothing', () => {
    const { status, said, cwd } = run('--name', 'Ridgeway', '--sells', 'ships', '--url', 'ridgeway.example');
    expect(said).toContain('--url ridgeway.example must begin with https://');
    expect(said).toContain('--sells ships must be one of cars, bikes');
    const others = run(
      ...[...all, '--folder', 'ridgeway', '--locale', 'fr-FR', '--group', 'nobody'],
      ...['--address', '4 Wharf Road, Saltmarsh TAS 2800'],
    );
    expect(others.said).toContain('must have a postcode of its state: 2800 is not in TAS');
    expect(run(...all, '--address', '4 Wharf Road, Saltmarsh TAS 7999').said).toContain(
      'must have a postcode that we know: 7999 is new to us',
    );
    expect(others.said).toContain('--locale fr-FR must be one of en-AU, en-NZ');
    expect(others.said).toContain('--group nobody is not a dealer of dealers/');
    expect(others.status).toBe(2);
    for (const flag of ['brands', 'address', 'phone', 'email', 'feed'])
      expect(said).toContain(`--${flag} is missing`);
    expect([status, existsSync(join(cwd, 'dealers/ridgeway'))]).toEqual([2, false]);
  });
});

import fc from 'fast-check';
import {
  type ConfigurationContent,
  type ConfigurationOptions,
  configurationLines,
  configurationOptions,
  configurationPrice,
  type GradeContent,
  validConfiguration,
} from '../../../src/domain/configuration/configuration';
import {
  CONFIGURATION_STEPS,
  formatConfigurationAddress,
  parseConfigurationAddress,
  stepsOf,
} from '../../../src/domain/configuration/configurationAddress';
import { runs } from '../../support/runs';

const grade = (name: string, fromPrice: number, colours: readonly string[] = []): GradeContent => ({
  name,
  fromPrice,
  priceType: 'driveAway',
  colours,
});

const content: ConfigurationContent = {
  grades: [grade('Wattle Go', 24_990, ['White', 'Red']), grade('Wattle Max', 29_990.5)],
  colours: [
    { name: 'White', price: 0 },
    { name: 'Red', price: 650 },
    { name: 'River Blue', price: 650.25 },
  ],
  accessories: [
    { name: 'Tow bar', price: 1290 },
    { name: 'Cargo mat', price: 0 },
  ],
};

const optionsOf = (given: ConfigurationContent): ConfigurationOptions => {
  const options = configurationOptions(given);
  if (!options) throw new Error('This content can be built.');
  return options;
};
const wattle = optionsOf(content);

/** Names with every kind of letter. Some share an address. */
const anyName = fc.oneof(fc.string(), fc.constantFrom('Red', 'red', 'Rouge & Noir', '1', 'Grün', '红', ''));
const anyPrice = fc.integer({ min: 0, max: 9_999_999 }).map((cents) => cents / 100);
const anyPriced = fc.record({ name: anyName, price: anyPrice });
const anyOptions = fc
  .record({
    grades: fc.array(
      fc.record({
        name: anyName,
        fromPrice: fc.option(anyPrice),
        priceType: fc.constantFrom('driveAway' as const, 'egc' as const, 'poa' as const),
        colours: fc.array(anyName, { maxLength: 3 }),
      }),
      { maxLength: 5 },
    ),
    colours: fc.array(anyPriced, { maxLength: 5 }),
    accessories: fc.array(anyPriced, { maxLength: 6 }),
  })
  .map((given) => configurationOptions(given))
  .filter((options) => options !== undefined);

/** A configuration of some options, and the step that a shopper has reached. */
const anyAddress = anyOptions.chain((options) =>
  fc.record({
    options: fc.constant(options),
    address: fc.record({
      configuration: fc
        .record({
          grade: fc.constantFrom(...options.grades.map(({ id }) => id)),
          colour: fc.constantFrom(...options.colours.map(({ id }) => id)),
          accessories: fc.subarray(options.accessories.map(({ id }) => id)),
        })
        .map((asked) => validConfiguration(options, asked)),
      step: fc.constantFrom(...stepsOf(options)),
      foreign: fc.array(fc.tuple(fc.constantFrom('utm_source', 'gclid', 'x y'), fc.string()), {
        maxLength: 3,
      }),
    }),
  }),
);

describe('The address of a configuration', () => {
  it('gives the same configuration, step and campaign when it is read again', () => {
    fc.assert(
      fc.property(anyAddress, ({ options, address }) => {
        expect(parseConfigurationAddress(formatConfigurationAddress(address), options)).toEqual(address);
      }),
      { numRuns: runs(300, 20_000) },
    );
  });

  it('may hold anything: unknown options are left out, and the result is a configuration that has an address', () => {
    const anyQuery = fc.oneof(
      fc.string(),
      fc
        .tuple(fc.constantFrom('grade', 'colour', 'accessories', 'step', 'constructor'), fc.string())
        .map(([name, value]) => `?${name}=${value}&${name}=%E0%A4%A`),
    );
    fc.assert(
      fc.property(anyOptions, anyQuery, (options, query) => {
        const read = parseConfigurationAddress(query, options);
        const { configuration } = read;
        const chosen = options.grades.find(({ id }) => id === configuration.grade);
        expect(chosen?.colourIds).toContain(configuration.colour);
        const known = options.accessories.map(({ id }) => id);
        expect(configuration.accessories.filter((id) => !known.includes(id))).toEqual([]);
        expect(stepsOf(options)).toContain(read.step);
        expect(parseConfigurationAddress(formatConfigurationAddress(read), options)).toEqual(read);
      }),
      { numRuns: runs(300, 20_000) },
    );
  });

  it.each([
    ['', '?grade=wattle-go&colour=white'],
    [
      '?accessories=cargo-mat,gone,tow-bar&colour=red&step=summary',
      '?grade=wattle-go&colour=red&accessories=tow-bar,cargo-mat&step=summary',
    ],
    // The Go is not available in blue.
    ['?grade=wattle-go&colour=river-blue&step=grade', '?grade=wattle-go&colour=white'],
    ['?grade=wattle-max&colour=river-blue', '?grade=wattle-max&colour=river-blue'],
    ['?grade=wattle-gone&utm_source=radio', '?grade=wattle-go&colour=white&utm_source=radio'],
  ])('%s is written %s', (asked, written) => {
    expect(formatConfigurationAddress(parseConfigurationAddress(asked, wattle))).toBe(written);
  });
});

describe('The price of a configuration', () => {
  it('is the sum of its grade, its colour and its accessories, to the cent', () => {
    fc.assert(
      fc.property(anyAddress, ({ options, address: { configuration } }) => {
        const inCents = (rows: readonly { readonly id: string; readonly cents: number }[], id: string) =>
          rows.find((row) => row.id === id)?.cents ?? Number.NaN;
        const sum = configuration.accessories.reduce(
          (total, id) => total + inCents(options.accessories, id),
          inCents(options.grades, configuration.grade) + inCents(options.colours, configuration.colour),
        );
        expect(configurationPrice(options, configuration)).toBe(sum);
      }),
      { numRuns: runs(200, 10_000) },
    );
    const dearest = { grade: 'wattle-max', colour: 'river-blue', accessories: ['tow-bar', 'cargo-mat'] };
    expect(configurationPrice(wattle, dearest)).toBe(3_193_075);
  });

  it('is in the lines that the dealer reads, after the options', () => {
    const configuration = {
      grade: 'wattle-max',
      colour: 'river-blue',
      accessories: ['tow-bar', 'cargo-mat'],
    };
    expect(
      configurationLines(wattle, configuration, 'https://dealer.example/?x').map(({ value }) => value),
    ).toEqual([
      'Wattle Max ($29,990.50)',
      'River Blue (+$650.25)',
      'Tow bar (+$1,290), Cargo mat',
      '$31,930.75',
      'https://dealer.example/?x',
    ]);
    const plain = { grade: 'wattle-go', colour: 'white', accessories: [] };
    expect(configurationLines(wattle, plain, 'https://dealer.example/')[2]).toEqual({
      label: 'Accessories',
      value: 'None',
    });
  });
});

describe('A model that can be built', () => {
  it('needs a grade with a drive-away price, and a colour', () => {
    expect(configurationOptions({ ...content, colours: [] })).toBeUndefined();
    expect(configurationOptions({ ...content, grades: [] })).toBeUndefined();
    const excluding = content.grades.map((one) => ({ ...one, priceType: 'egc' as const }));
    expect(configurationOptions({ ...content, grades: excluding })).toBeUndefined();
    expect(
      configurationOptions({ ...content, grades: [{ ...grade('Go', 1), fromPrice: null }] }),
    ).toBeUndefined();
  });

  it('has a step for accessories only if there are any', () => {
    expect(stepsOf(wattle)).toEqual(CONFIGURATION_STEPS);
    expect(stepsOf({ accessories: [] })).toEqual(['grade', 'colour', 'summary']);
  });

  it('takes the first of two names with the same address', () => {
    const twice = [
      { name: 'Red', price: 1 },
      { name: 'red!', price: 2 },
    ];
    expect(optionsOf({ ...content, colours: twice }).colours.map(({ name }) => name)).toEqual(['Red']);
  });
});

import fc from 'fast-check';
import { toBuild } from '../../../src/domain/build/build';
import { formatBuildAddress, parseBuildAddress } from '../../../src/domain/build/buildAddress';
import { buildLines } from '../../../src/domain/build/buildLines';
import {
  type BuildContent,
  type BuildOptions,
  buildOptions,
  type GradeContent,
} from '../../../src/domain/build/buildOptions';
import { buildPrice } from '../../../src/domain/build/buildPrice';
import { BUILD_STEPS, stepsOf } from '../../../src/domain/build/buildStep';
import { runs } from '../../support/runs';

const grade = (name: string, fromPrice: number, colours: readonly string[] = []): GradeContent => ({
  name,
  fromPrice,
  priceType: 'driveAway',
  colours,
});

const content: BuildContent = {
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

const optionsOf = (given: BuildContent): BuildOptions => {
  const options = buildOptions(given);
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
  .map((given) => buildOptions(given))
  .filter((options) => options !== undefined);

/** A build of some options, and the step that a shopper has reached. */
const anyAddress = anyOptions.chain((options) =>
  fc.record({
    options: fc.constant(options),
    address: fc.record({
      build: fc
        .record({
          grade: fc.constantFrom(...options.grades.map(({ id }) => id)),
          colour: fc.constantFrom(...options.colours.map(({ id }) => id)),
          accessories: fc.subarray(options.accessories.map(({ id }) => id)),
        })
        .map((asked) => toBuild(options, asked)),
      step: fc.constantFrom(...stepsOf(options)),
      foreign: fc.array(fc.tuple(fc.constantFrom('utm_source', 'gclid', 'x y'), fc.string()), {
        maxLength: 3,
      }),
    }),
  }),
);

describe('The address of a build', () => {
  it('gives the same build, step and campaign when it is read again', () => {
    fc.assert(
      fc.property(anyAddress, ({ options, address }) => {
        expect(parseBuildAddress(formatBuildAddress(address), options)).toEqual(address);
      }),
      { numRuns: runs(300, 20_000) },
    );
  });

  it('may hold anything: unknown options are left out, and the result is a build that has an address', () => {
    const anyQuery = fc.oneof(
      fc.string(),
      fc
        .tuple(fc.constantFrom('grade', 'colour', 'accessories', 'step', 'constructor'), fc.string())
        .map(([name, value]) => `?${name}=${value}&${name}=%E0%A4%A`),
    );
    fc.assert(
      fc.property(anyOptions, anyQuery, (options, query) => {
        const read = parseBuildAddress(query, options);
        const { build } = read;
        const chosen = options.grades.find(({ id }) => id === build.grade);
        expect(chosen?.colourIds).toContain(build.colour);
        const known = options.accessories.map(({ id }) => id);
        expect(build.accessories.filter((id) => !known.includes(id))).toEqual([]);
        expect(stepsOf(options)).toContain(read.step);
        expect(parseBuildAddress(formatBuildAddress(read), options)).toEqual(read);
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
    expect(formatBuildAddress(parseBuildAddress(asked, wattle))).toBe(written);
  });
});

describe('The price of a build', () => {
  it('is the sum of its grade, its colour and its accessories, to the cent', () => {
    fc.assert(
      fc.property(anyAddress, ({ options, address: { build } }) => {
        const inCents = (rows: readonly { readonly id: string; readonly cents: number }[], id: string) =>
          rows.find((row) => row.id === id)?.cents ?? Number.NaN;
        const sum = build.accessories.reduce(
          (total, id) => total + inCents(options.accessories, id),
          inCents(options.grades, build.grade) + inCents(options.colours, build.colour),
        );
        expect(buildPrice(options, build)).toBe(sum);
      }),
      { numRuns: runs(200, 10_000) },
    );
    const dearest = { grade: 'wattle-max', colour: 'river-blue', accessories: ['tow-bar', 'cargo-mat'] };
    expect(buildPrice(wattle, dearest)).toBe(3_193_075);
  });

  it('is in the lines that the dealer reads, after the options', () => {
    const build = { grade: 'wattle-max', colour: 'river-blue', accessories: ['tow-bar', 'cargo-mat'] };
    expect(buildLines(wattle, build, 'https://dealer.example/?x').map(({ value }) => value)).toEqual([
      'Wattle Max ($29,990.50)',
      'River Blue (+$650.25)',
      'Tow bar (+$1,290), Cargo mat',
      '$31,930.75',
      'https://dealer.example/?x',
    ]);
    const plain = { grade: 'wattle-go', colour: 'white', accessories: [] };
    expect(buildLines(wattle, plain, 'https://dealer.example/')[2]).toEqual({
      label: 'Accessories',
      value: 'None',
    });
  });
});

describe('A model that can be built', () => {
  it('needs a grade with a drive-away price, and a colour', () => {
    expect(buildOptions({ ...content, colours: [] })).toBeUndefined();
    expect(buildOptions({ ...content, grades: [] })).toBeUndefined();
    const excluding = content.grades.map((one) => ({ ...one, priceType: 'egc' as const }));
    expect(buildOptions({ ...content, grades: excluding })).toBeUndefined();
    expect(buildOptions({ ...content, grades: [{ ...grade('Go', 1), fromPrice: null }] })).toBeUndefined();
  });

  it('has a step for accessories only if there are any', () => {
    expect(stepsOf(wattle)).toEqual(BUILD_STEPS);
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

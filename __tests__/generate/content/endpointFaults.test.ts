import {
  buildSchema,
  type GraphQLField,
  getDirectiveValues,
  getNamedType,
  isObjectType,
  isScalarType,
} from 'graphql';
import { contentSource } from '../../../generate/content/contentSource';
import { describeEndpointFaults, endpointFaults } from '../../../generate/content/endpointFaults';
import { contractText } from '../../../plugins/content-endpoint/endpoint/contractText';
import { FINANCE_FIELDS, type FinanceField, UNIT_BOUNDS } from '../../../src/domain/finance/financeFields';
import { australia } from '../../../support/australia';
import { hostileSpoil } from '../../support/content/hostileContent';
import { type Spoil, startOtherEndpoint } from '../../support/content/otherEndpoint/startOtherEndpoint';

/** The faults of the other endpoint's content, after a change to each value of its answers. */
async function faultsAfter(change?: Spoil): Promise<readonly string[]> {
  const endpoint = await startOtherEndpoint(change, Date.parse('2030-06-16T02:00:00Z'));
  const faults = await endpointFaults(contentSource({ contentUrl: endpoint.url }), australia.forms);
  await endpoint.stop();
  return describeEndpointFaults(faults)
    .split('\n')
    .filter((line) => line.startsWith('  '))
    .map((line) => line.trim());
}

const isEntry = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Changes fields of the entry with an id, but not where others refer to it. */
const inEntry =
  (id: string | number, fields: Readonly<Record<string, unknown>>) =>
  (_: string, value: unknown): unknown =>
    isEntry(value) && value.id === id && Object.keys(value).length > 1 ? { ...value, ...fields } : value;

describe('the content of an endpoint that is not ours', () => {
  it('is accepted with odd words, absent options and empty lists', async () => {
    expect(await faultsAfter()).toEqual([]);
  });

  it('is accepted where its texts attack: the build makes them harmless', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const faults = await faultsAfter(hostileSpoil());
    jest.restoreAllMocks();
    expect(faults).toEqual([]);
  });

  it('without a home page has none of its pages built', async () => {
    const faults = await faultsAfter((field, value) =>
      field === 'pages' && Array.isArray(value)
        ? value.filter((page) => isEntry(page) && page.pageType !== 'home')
        : value,
    );
    expect(faults).toEqual(['Page: there must be a page with pageType: home']);
  });

  it('needs a page of the range where it has models', async () => {
    const faults = await faultsAfter((field, value) =>
      field === 'pages' && Array.isArray(value)
        ? value.filter((page) => isEntry(page) && page.pageType !== 'vehicleIndex')
        : value,
    );
    expect(faults).toEqual([
      'Page: there must be a page with pageType: vehicleIndex, because there are models',
    ]);
  });

  it('must not have two entries at one address, now or earlier', async () => {
    const slugs = new Map<string, object>([
      ['page-standard-all-blocks', { slug: 'same', previousSlugs: [] }],
      ['page-terms-terms', { slug: 'other', previousSlugs: ['same'] }],
      ['post-7', { slug: 'same' }],
      ['post-8', { slug: 'same' }],
    ]);
    const faults = await faultsAfter((_, value) =>
      isEntry(value) && slugs.has(String(value.id)) ? { ...value, ...slugs.get(String(value.id)) } : value,
    );
    expect(faults).toEqual([
      'Post "post-8": slug: the address /blog/same/ is already used by Post "post-7"',
      'Page "page-terms-terms": previousSlugs[0]: the address /same/ is already used by Page "page-standard-all-blocks"',
    ]);
  });

  it('has all faults of all its entries told at once, each with type, id and field', async () => {
    const changes = [
      inEntry('page-privacy-privacy', { pageType: 'landing' }),
      inEntry('page-terms-terms', { pageType: 'home', title: null }),
      inEntry('vehicle-3', { displayFields: { ancapRating: 7, seatNum: 4.5, year: 1850 } }),
      inEntry(4411, { slug: 'no such/../slug', startsAt: 'soon' }),
      inEntry('post-7', { readingMinutes: 0, id: 'post-8' }),
      inEntry('location-1', { geo: { latitude: -931, longitude: 115 } }),
      (field: string, value: unknown) => (field === 'repaymentTerms' ? [] : value),
      (field: string, value: unknown) => (field === 'dealershipStockType' ? 'spaceships' : value),
      (_: string, value: unknown) =>
        isEntry(value) && value.__typename === 'StockListBlock' ? { ...value, limit: 99 } : value,
    ];
    const faults = await faultsAfter((field, value) =>
      changes.reduce<unknown>((changed, change) => change(field, changed), value),
    );
    const pageTypes = 'home, standard, privacy';
    expect(faults).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          new RegExp(`^Page "page-privacy-privacy": pageType: must be one of ${pageTypes}.*, not "landing"$`),
        ),
        'Page "page-terms-terms": title: is missing',
        'Page "page-terms-terms": pageType: home is also used in Page "page-home-"; it must be unique',
        'Vehicle "vehicle-3": displayFields.ancapRating: must be from 0 to 5, not 7',
        'Vehicle "vehicle-3": displayFields.seatNum: must be a whole number, not 4.5',
        'Vehicle "vehicle-3": displayFields.year: must be from 1900 to 2200, not 1850',
        'BrandSpecial 4411: slug: must be letters, digits and hyphens (test-drive-offer), not "no such/../slug"',
        'BrandSpecial 4411: startsAt: must be an instant (2030-01-31T13:00:00.000Z), not "soon"',
        'Post "post-8": readingMinutes: must be at least 1, not 0',
        'Post "post-8": id: is used twice',
        'Location "location-1": geo.latitude: must be from -90 to 90, not -931',
        'FinanceSettings: repaymentTerms: must not be empty',
        expect.stringMatching(/^Site: dealershipStockType: must be one of cars, .*, not "spaceships"$/),
        expect.stringMatching(
          /^Page "page-standard-all-blocks": blocks\[\d+\]\.limit: must be from 1 to 24, not 99$/,
        ),
      ]),
    );
  });

  it('has settings that cannot work together told with the rest', async () => {
    const faults = await faultsAfter((field, value) => {
      if (field === 'repaymentFrequency') return 'month';
      if (isEntry(value) && value.id === 'item-3') return { ...value, field: 'paintwork' };
      return field === 'readingMinutes' ? 0 : value;
    });
    expect(faults[0]).toBe(
      'FilterSettings: filter "item-3": field: "paintwork" is nothing that can be searched',
    );
    expect(faults).toContain('Post "post-0": readingMinutes: must be at least 1, not 0');
    expect(faults.at(-1)).toMatch(/^… and \d+ more$/);
  });
});

describe('the bounds in the contract', () => {
  const contract = buildSchema(contractText());
  const bounds = contract.getDirective('bounds');
  const boundsOf = ({ astNode }: GraphQLField<unknown, unknown>) =>
    bounds && astNode ? getDirectiveValues(bounds, astNode) : undefined;
  const fieldsOf = (name: string) => {
    const type = contract.getType(name);
    return isObjectType(type) ? Object.values(type.getFields()) : [];
  };

  it('are given for every number but a position', () => {
    const without = Object.keys(contract.getTypeMap()).flatMap((name) =>
      name.startsWith('__')
        ? []
        : fieldsOf(name)
            .filter(({ type }) => isScalarType(getNamedType(type)))
            .filter(({ type }) => ['Int', 'Float'].includes(getNamedType(type).name))
            .filter((field) => boundsOf(field) === undefined)
            .map((field) => field.name),
    );
    expect([...new Set(without)]).toEqual(['position']);
  });

  it('of finance settings are those of their units', () => {
    const units: Readonly<Record<string, keyof typeof UNIT_BOUNDS>> = {
      dollars: 'dollars',
      percent: 'percent',
      months: 'months',
      terms: 'months',
    };
    const finance = fieldsOf('FinanceSettings').flatMap((field) => {
      const unit = units[(FINANCE_FIELDS as Readonly<Record<string, FinanceField>>)[field.name]?.unit ?? ''];
      return unit ? [{ name: field.name, bounds: boundsOf(field), unit: UNIT_BOUNDS[unit] }] : [];
    });
    expect(finance.length).toBeGreaterThan(12);
    for (const { name, bounds: given, unit } of finance)
      expect({ name, ...given }).toEqual({ name, ...unit });
    for (const rates of ['InterestRates', 'ComparisonRates'])
      for (const field of fieldsOf(rates)) expect(boundsOf(field)).toEqual(UNIT_BOUNDS.percent);
  });
});

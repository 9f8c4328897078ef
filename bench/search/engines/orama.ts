import { create, insertMultiple, load, type RawData, save, search } from '@orama/orama';
import { ATTRIBUTES } from '../../../src/search/engines/embedded/build';
import { NUMBERS } from '../batches';
import {
  type BenchAnswer,
  type BenchEngine,
  type Counts,
  type PlainRequest,
  packed,
  plainRecord,
  plainRequest,
  unpackedText,
} from '../benchEngine';

/** For Orama, a dot in a name means a nested document. */
const ownName = (attribute: string): string => attribute.replace('.', '_');

const KINDS = { text: 'enum', list: 'enum[]', number: 'number' } as const;

const empty = () =>
  create({
    schema: {
      words: 'string' as const,
      ...Object.fromEntries(ATTRIBUTES.map(({ name, kind }) => [ownName(name), KINDS[kind]])),
    },
    sort: { enabled: false },
  });

type Database = ReturnType<typeof empty>;

const conditions = ({ groups, ranges }: PlainRequest) => [
  ...groups.map(({ attribute, values }) => ({ [ownName(attribute)]: { in: [...values] } })),
  ...ranges.map(({ attribute, min, max }) => ({ [ownName(attribute)]: { between: [min, max] } })),
];

const answer = async (database: Database, request: PlainRequest): Promise<BenchAnswer> => {
  const where = conditions(request);
  const counted = request.facets.filter((facet) => !NUMBERS.includes(facet));
  const results = await search(database, {
    term: request.query,
    ...(request.query !== '' && { properties: ['words'], threshold: 0 }),
    ...(where.length > 0 && { where: { and: where } as never }),
    facets: Object.fromEntries(counted.map((facet) => [ownName(facet), {}])),
    offset: request.from,
    limit: request.hitsPerPage,
  });
  const facets: Record<string, Counts[string]> = {};
  for (const facet of counted) {
    // It counts the records without a value under an empty name.
    const { '': _absent, ...values } = results.facets?.[ownName(facet)]?.values ?? {};
    facets[facet] = values;
  }
  return { nbHits: results.count, hits: results.hits, facets };
};

/** Orama 3. Its facets have no bounds of numbers, so it is not asked for them and does not pay for them. */
export const orama: BenchEngine = {
  build: async (records) => {
    const database = empty();
    const documents = records.map(plainRecord).map(({ id, words, attributes }) => ({
      id,
      words,
      ...Object.fromEntries(Object.entries(attributes).map(([name, value]) => [ownName(name), value])),
    }));
    await insertMultiple(database, documents, 5_000);
    return [packed('index', save(database))];
  },
  open: async (read) => {
    const database = empty();
    load(database, JSON.parse(await unpackedText(read, 'index')) as RawData);
    return (batch) => Promise.all(batch.map((request) => answer(database, plainRequest(request))));
  },
  exceptions: ['no statistics'],
};

import MiniSearch, { type Options } from 'minisearch';
import { NUMBERS } from '../batches';
import {
  type BenchAnswer,
  type BenchEngine,
  type PlainRecord,
  type PlainRequest,
  type PlainValue,
  packed,
  plainRecord,
  plainRequest,
  type Range,
  unpackedText,
} from '../benchEngine';

interface Numbered {
  readonly id: number;
  readonly words: string;
}

const OPTIONS: Options<Numbered> = {
  fields: ['words'],
  searchOptions: { combineWith: 'AND', prefix: (_term, i, terms) => i === terms.length - 1 },
};

const valuesOf = (record: PlainRecord, attribute: string): readonly PlainValue[] => {
  const value = record.attributes[attribute];
  return value === undefined ? [] : Array.isArray(value) ? value : [value];
};

const holds = (record: PlainRecord, { groups, ranges }: PlainRequest): boolean =>
  groups.every(({ attribute, values }) =>
    valuesOf(record, attribute).some((value) => values.includes(String(value))),
  ) &&
  ranges.every(({ attribute, min, max }) =>
    valuesOf(record, attribute).some((value) => Number(value) >= min && Number(value) <= max),
  );

/** MiniSearch finds; a plain loop over the records filters and counts. */
const answer = (
  search: MiniSearch<Numbered>,
  records: readonly PlainRecord[],
  request: PlainRequest,
): BenchAnswer => {
  const results =
    request.query === ''
      ? records
      : search.search(request.query).map(({ id }) => records[id as number] as PlainRecord);
  const matched = results.filter((record) => holds(record, request));
  const facets: Record<string, Record<string, number>> = {};
  const statistics: Record<string, Range> = {};
  for (const facet of request.facets) {
    const counts = new Map<string, number>();
    let [min, max, sum] = [Infinity, -Infinity, 0];
    for (const record of matched)
      for (const value of valuesOf(record, facet)) {
        const name = String(value);
        counts.set(name, (counts.get(name) ?? 0) + 1);
        if (typeof value !== 'number') continue;
        min = Math.min(min, value);
        max = Math.max(max, value);
        sum += value;
      }
    facets[facet] = Object.fromEntries([...counts].sort((a, b) => b[1] - a[1]).slice(0, 300));
    if (NUMBERS.includes(facet) && counts.size > 0) statistics[facet] = { min, max, sum };
  }
  const hits = matched.slice(request.from, request.from + request.hitsPerPage);
  return { nbHits: matched.length, hits, facets, facets_stats: statistics };
};

export const miniSearch: BenchEngine = {
  build: async (given) => {
    const records = given.map(plainRecord);
    const search = new MiniSearch(OPTIONS);
    search.addAll(records.map(({ words }, id) => ({ id, words })));
    return [
      packed('search', search),
      packed(
        'records',
        records.map(({ words: _, ...shown }) => shown),
      ),
    ];
  },
  open: async (read) => {
    const search = MiniSearch.loadJSON(await unpackedText(read, 'search'), OPTIONS);
    const records = JSON.parse(await unpackedText(read, 'records')) as readonly PlainRecord[];
    return async (batch) => batch.map((request) => answer(search, records, plainRequest(request)));
  },
  exceptions: [],
};

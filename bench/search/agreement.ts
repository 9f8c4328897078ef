import { isDeepStrictEqual } from 'node:util';
import { type BenchRequest, NUMBERS } from './batches';
import { type BenchAnswer, type Exception, plainRequest, type Range } from './benchEngine';

/**
 * The parts of an answer that all engines must agree on: the number of hits, the number on the page, and the counts of every
 * facet. Numbers have thousands of values, of which each library keeps different ones, so only their bounds and sum are
 * compared.
 */
const comparable = (request: BenchRequest, answer: BenchAnswer, exceptions: readonly Exception[]): object => {
  const { facets, groups } = plainRequest(request);
  const { maxValuesPerFacet } = request.params;
  const chosen = exceptions.includes('counts of a chosen facet ignore what is chosen in it')
    ? groups.map(({ attribute }) => attribute)
    : [];
  const counted = facets.filter((facet) => !NUMBERS.includes(facet) && !chosen.includes(facet));
  const bounded = exceptions.includes('no statistics') ? [] : facets.filter((f) => NUMBERS.includes(f));
  return {
    nbHits: answer.nbHits,
    hits: answer.hits.length,
    facets: Object.fromEntries(
      counted.map((facet) => [facet, commonest(answer.facets?.[facet] ?? {}, maxValuesPerFacet)]),
    ),
    statistics: Object.fromEntries(bounded.map((facet) => [facet, rounded(answer.facets_stats?.[facet])])),
  };
};

/**
 * The counts of a facet's most common values, without zeros. If there are more than requested, the least common ones are cut,
 * and each library keeps different ones of them (one keeps all). So those are counted, not named.
 */
function commonest(counts: Readonly<Record<string, number>>, most: number): object {
  const had = Object.entries(counts).filter(([, count]) => count > 0);
  const top = had.sort(([, a], [, b]) => b - a).slice(0, most);
  const least = had.length < most ? 0 : top.at(-1)?.[1];
  const named = top.filter(([, count]) => count !== least).sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...Object.fromEntries(named), [`(with ${least})`]: top.length - named.length };
}

const rounded = (range: Range | undefined): object | null =>
  range?.min === undefined || !Number.isFinite(range.min)
    ? null
    : { min: range.min, max: range.max, sum: Math.round(range.sum) };

/** Where two answers to one request differ, in what both know; `null` if they agree. */
export const disagreement = (
  request: BenchRequest,
  ours: BenchAnswer,
  theirs: BenchAnswer,
  exceptions: readonly Exception[],
): string | null => {
  const [expected, given] = [ours, theirs].map((answer) => comparable(request, answer, exceptions));
  if (isDeepStrictEqual(expected, given)) return null;
  return `${JSON.stringify(request)}\n  ours:   ${JSON.stringify(expected)}\n  theirs: ${JSON.stringify(given)}`;
};

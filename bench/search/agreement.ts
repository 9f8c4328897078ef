import { isDeepStrictEqual } from 'node:util';
import { type BenchRequest, NUMBERS } from './batches';
import type { BenchAnswer, Exception, Range } from './benchEngine';
import { plainRequest } from './plainRequest';

/**
 * What an answer has in common with everybody's: how many hits, how many of them on the page, the counts of every
 * facet (numbers have thousands of values, of which each library keeps others: they are compared by their bounds and
 * sum alone).
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
 * The counts of a facet's commonest values; values nobody has are no values. Where there are more than were asked for, some
 * of those with the least count are cut, and each library keeps others of them (one keeps all): they are counted, not named.
 */
function commonest(counts: Readonly<Record<string, number>>, most: number): object {
  const had = Object.entries(counts).filter(([, count]) => count > 0);
  const kept = had.sort(([, a], [, b]) => b - a).slice(0, most);
  const least = had.length < most ? 0 : kept.at(-1)?.[1];
  const named = kept.filter(([, count]) => count !== least).sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...Object.fromEntries(named), [`(with ${least})`]: kept.length - named.length };
}

const rounded = (range: Range | undefined): object | null =>
  range?.min === undefined || !Number.isFinite(range.min)
    ? null
    : { min: range.min, max: range.max, sum: Math.round(range.sum) };

/** Where two answers to one request differ in what both know; `null` where they agree. */
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

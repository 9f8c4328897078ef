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
  const chosen = exceptions.includes('counts of a chosen facet ignore what is chosen in it')
    ? groups.map(({ attribute }) => attribute)
    : [];
  const counted = facets.filter((facet) => !NUMBERS.includes(facet) && !chosen.includes(facet));
  const bounded = exceptions.includes('no statistics') ? [] : facets.filter((f) => NUMBERS.includes(f));
  return {
    nbHits: answer.nbHits,
    hits: answer.hits.length,
    facets: Object.fromEntries(counted.map((facet) => [facet, sorted(answer.facets?.[facet] ?? {})])),
    statistics: Object.fromEntries(bounded.map((facet) => [facet, rounded(answer.facets_stats?.[facet])])),
  };
};

/** Values nobody has are no values. */
const sorted = (counts: Readonly<Record<string, number>>): object =>
  Object.fromEntries(
    Object.entries(counts)
      .filter(([, count]) => count > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

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

import { type Column, valueName } from '../columns/column';
import { type HighlightTags, highlight } from '../text/highlight';
import { words } from '../text/words';
import type { CodeCounts } from './facetCounts';

export interface FacetValueHit {
  readonly value: string;
  readonly highlighted: string;
  readonly count: number;
}

/** The facet values in which each word of `facetQuery` begins some word, the commonest first. */
export const facetValueHits = (
  column: Column,
  { of, found }: CodeCounts,
  facetQuery: string,
  most: number,
  tags: HighlightTags,
): readonly FacetValueHit[] => {
  const asked = words(facetQuery).map((word) => word.text);
  const groups = asked.map((text) => ({ text, words: [text], asPrefix: true, typos: new Set<string>() }));
  const matches = (code: number): boolean => {
    const own = words(valueName(column, code));
    return asked.every((text) => own.some((word) => word.text.startsWith(text)));
  };
  return [...found]
    .filter(matches)
    .sort((a, b) => (of[b] as number) - (of[a] as number) || a - b)
    .slice(0, most)
    .map((code) => {
      const value = valueName(column, code);
      return { value, highlighted: highlight(value, groups, tags).value, count: of[code] as number };
    });
};

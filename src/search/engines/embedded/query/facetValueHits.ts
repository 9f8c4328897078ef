import { type Column, valueName } from '../columns/column';
import { type HighlightTags, highlight } from '../text/highlight';
import { words } from '../text/words';

export interface FacetValueHit {
  readonly value: string;
  readonly highlighted: string;
  readonly count: number;
}

/** The values of a facet of which every word of `facetQuery` begins a word, the commonest first. */
export const facetValueHits = (
  column: Column,
  counts: Uint32Array,
  facetQuery: string,
  most: number,
  tags: HighlightTags,
): readonly FacetValueHit[] => {
  const asked = words(facetQuery).map((word) => word.text);
  const groups = asked.map((text) => ({ text, words: [text], asPrefix: true, typos: new Set<string>() }));
  const matches = (code: number): boolean => {
    if ((counts[code] as number) === 0) return false;
    const own = words(valueName(column, code));
    return asked.every((text) => own.some((word) => word.text.startsWith(text)));
  };
  return Array.from({ length: column.values.length }, (_, code) => code)
    .filter(matches)
    .sort((a, b) => (counts[b] as number) - (counts[a] as number) || a - b)
    .slice(0, most)
    .map((code) => {
      const value = valueName(column, code);
      return { value, highlighted: highlight(value, groups, tags).value, count: counts[code] as number };
    });
};

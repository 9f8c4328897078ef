import { escapeHtml } from '../../../domain/htmlText';
import type { QueryGroup } from './textIndex';
import { MAX_JOINED, type Word, words } from './words';

export interface HighlightTags {
  readonly pre: string;
  readonly post: string;
}

export interface HighlightResult {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
  readonly matchedWords: readonly string[];
  readonly fullyHighlighted?: boolean;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * If the tags are HTML, the value is HTML too, so its text is escaped. InstantSearch sends placeholders
 * (`__ais-highlight__`) and escapes the value itself; escaping here too would show `&amp;`.
 */
const escaped = (text: string, { pre }: HighlightTags): string =>
  pre.startsWith('<') ? escapeHtml(text) : text;

/** A quick check that rules out most words as the first word of a match. */
const mayBegin = (word: Word, group: QueryGroup): boolean =>
  group.text.startsWith(word.text) || word.text.startsWith(group.text) || group.typos.has(word.text);

/** The part of a run of words that a group of the query found, or `null`. */
const spanOf = (run: readonly Word[], group: QueryGroup): Span | null => {
  const [first] = run;
  const last = run.at(-1);
  // Words that are separate in the text and in the query are marked one by one.
  if (!first || !last || (run.length > 1 && run.length === group.words.length && !group.isBound)) return null;
  const text = run.map((word) => word.text).join('');
  if (text === group.text || (run.length === 1 && group.typos.has(text)))
    return { start: first.start, end: last.end };
  const inLast = group.text.length - (text.length - last.text.length);
  if (!group.asPrefix || inLast <= 0 || !text.startsWith(group.text)) return null;
  // Folding may change a word's length (Æ); then the whole word is marked.
  const sameLength = last.end - last.start === last.text.length;
  return { start: first.start, end: sameLength ? last.start + inLast : last.end };
};

const merge = (spans: readonly Span[]): readonly Span[] => {
  const merged: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const before = merged.at(-1);
    if (before && span.start <= before.end)
      merged[merged.length - 1] = { start: before.start, end: Math.max(before.end, span.end) };
    else merged.push(span);
  }
  return merged;
};

/** Marks the matches of a query's groups in `text`. */
export const highlight = (
  text: string,
  groups: readonly QueryGroup[],
  tags: HighlightTags,
): HighlightResult => {
  if (groups.length === 0) return { value: escaped(text, tags), matchLevel: 'none', matchedWords: [] };
  const all = words(text);
  const matched = new Set<string>();
  const spans: Span[] = [];
  for (const group of groups)
    for (let at = 0; at < all.length; at++) {
      if (!mayBegin(all[at] as Word, group)) continue;
      for (let length = 1; length <= MAX_JOINED && at + length <= all.length; length++) {
        const span = spanOf(all.slice(at, at + length), group);
        if (!span) continue;
        spans.push(span);
        for (const word of group.words) matched.add(word);
      }
    }
  if (spans.length === 0) return { value: escaped(text, tags), matchLevel: 'none', matchedWords: [] };
  let value = '';
  let at = 0;
  const merged = merge(spans);
  for (const { start, end } of merged) {
    value += `${escaped(text.slice(at, start), tags)}${tags.pre}${escaped(text.slice(start, end), tags)}${tags.post}`;
    at = end;
  }
  const queryWords = new Set(groups.flatMap((group) => group.words));
  return {
    value: value + escaped(text.slice(at), tags),
    matchLevel: matched.size === queryWords.size ? 'full' : 'partial',
    matchedWords: [...matched],
    fullyHighlighted: all.every((word) =>
      merged.some((span) => span.start <= word.start && word.end <= span.end),
    ),
  };
};

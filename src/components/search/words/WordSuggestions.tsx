import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { keepTypedSearch, typedSearches } from '../../../device/typedSearches';
import type { HostedSearch } from '../../../domain/hostedSearch';
import { stockNoun } from '../../../domain/stock/stockTypes';
import type { BudgetTerms } from '../../../search/budget';
import type { SearchState } from '../../../search/searchState';
import {
  completionsOf,
  explainUnread,
  keywordsWhileTyped,
  knownWords,
  meaningOf,
  type ReaderContext,
  warmUp,
} from '../../../search/words';
import { color, floatingBox, layer, text as size, space } from '../../../theme/tokens';
import { stockEngine } from '../../stock/engine/stockEngine';
import { whenIdle } from '../../ui/lazy/whenIdle';
import { queryClient } from '../../ui/queryClient';
import { useStored } from '../../ui/visit/useStored';
import { chipsOf } from '../chips';
import { countMatches } from '../findMatches';
import { useBudgetReach } from '../useBudgetTerms';

export { explainUnread };

interface SearchContext extends Pick<ReaderContext, 'vocabulary' | 'synonyms' | 'state'> {
  readonly hosted: HostedSearch | undefined;
  readonly budgetTerms: BudgetTerms | undefined;
}

const readerContext = (context: SearchContext): ReaderContext => ({
  ...context,
  search: (requests) => stockEngine(context.hosted).search(requests as never),
  countMatches: (states) => countMatches(states, context.vocabulary, context.budgetTerms, context.hosted),
});

/** The search that the words mean; `undefined` if they are only keywords, or can't be told apart. */
export async function meantBy(text: string, context: SearchContext): Promise<SearchState | undefined> {
  keepTypedSearch(text);
  return (await meaningOf(text, readerContext(context)).catch(() => undefined))?.state;
}

/** The keywords to search for while a text is typed, if any. */
export const keywordsOf = (text: string, context: SearchContext): Promise<string | undefined> =>
  keywordsWhileTyped(text, readerContext(context));

interface Option {
  readonly key: string;
  readonly label: string;
  readonly note: string;
  readonly choose: () => void;
}

interface Props {
  readonly id: string;
  readonly field: HTMLInputElement;
  readonly text: string;
  readonly context: SearchContext;
  readonly search: (words: string) => void;
  /** Called with the id of the option that the arrow keys have reached; `undefined` for none; `null` if no list is shown. */
  readonly onActive: (option: string | undefined | null) => void;
}

/** The list below the search box: what the words mean, what they may become, and what this shopper searched for before. */
export function WordSuggestions({ id, field, text, context, search, onActive }: Props) {
  const [isOpen, setIsOpen] = useState(() => document.activeElement === field);
  const [active, setActive] = useState(-1);
  /** Whether a search was chosen, or the list closed. It stays closed until somebody types, asks for it or comes back. */
  const isSettled = useRef(false);
  const settle = () => {
    isSettled.current = true;
    setIsOpen(false);
  };
  const options = useOptions(text, context, (words) => {
    settle();
    search(words);
  });
  const suggestions = isOpen ? options : [];
  const reached = suggestions[active];

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void warmUp(readerContext(context), whenIdle).catch(() => undefined), []);
  // Another text has other suggestions.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is the signal
  useEffect(() => {
    setActive(-1);
    if (!isSettled.current) setIsOpen(document.activeElement === field);
  }, [text, field]);
  useEffect(() => {
    onActive(suggestions.length === 0 ? null : reached && optionId(id, active));
    return () => onActive(null);
  }, [id, suggestions.length, reached, active, onActive]);
  useFieldEvents(field, {
    onKey: (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step !== undefined && options.length > 0) {
        event.preventDefault();
        setIsOpen(true);
        // Between the last option and the first is the text itself.
        setActive((place) => ((place + 1 + step + options.length + 1) % (options.length + 1)) - 1);
      } else if (event.key === 'Enter' && reached) {
        event.preventDefault();
        reached.choose();
      } else if (event.key === 'Escape') {
        // A second Escape empties the field.
        if (suggestions.length > 0) event.preventDefault();
        settle();
      } else if (event.key === 'Enter') settle();
    },
    isSettled,
    setIsOpen,
  });
  if (suggestions.length === 0) return null;
  return (
    <div id={id} role="listbox" aria-label="Suggestions" css={list}>
      {suggestions.map(({ key, ...suggestion }, place) => (
        <Suggestion key={key} id={optionId(id, place)} isReached={place === active} {...suggestion} />
      ))}
    </div>
  );
}

interface SuggestionProps extends Omit<Option, 'key'> {
  readonly id: string;
  readonly isReached: boolean;
}

const Suggestion = ({ id, label, note, choose, isReached }: SuggestionProps) => (
  // The field keeps the focus, and its arrow keys reach the options, as in the combobox pattern.
  // biome-ignore lint/a11y/useKeyWithClickEvents: see above
  <div
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={isReached}
    css={option}
    onPointerDown={(event) => event.preventDefault()}
    onClick={choose}
  >
    <span>{label}</span>
    <span css={aside}>{note}</span>
  </div>
);

interface FieldEvents {
  readonly onKey: (event: KeyboardEvent) => void;
  readonly isSettled: RefObject<boolean>;
  readonly setIsOpen: (isOpen: boolean) => void;
}

/** Follows the field: its keys, and when the list opens and closes with it. */
function useFieldEvents(field: HTMLInputElement, { onKey, isSettled, setIsOpen }: FieldEvents): void {
  const lastKey = useRef('');
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      lastKey.current = event.key;
      onKey(event);
    };
    const open = () => !isSettled.current && setIsOpen(true);
    const close = () => {
      // The field of a window that is left for another one keeps the focus, and what was closed stays closed.
      if (document.activeElement !== field) isSettled.current = false;
      setIsOpen(false);
    };
    // Must not set state: React has not seen the letter yet, and a render would remove it.
    const begin = () => {
      if (lastKey.current !== 'Escape') isSettled.current = false;
      lastKey.current = '';
    };
    field.addEventListener('keydown', press);
    field.addEventListener('input', begin);
    field.addEventListener('focus', open);
    field.addEventListener('blur', close);
    return () => {
      field.removeEventListener('keydown', press);
      field.removeEventListener('input', begin);
      field.removeEventListener('focus', open);
      field.removeEventListener('blur', close);
    };
  });
}

const optionId = (id: string, place: number): string => `${id}-${place}`;

function useOptions(text: string, context: SearchContext, search: (text: string) => void): readonly Option[] {
  const { vocabulary } = context;
  // A search that fails suggests nothing.
  const { data } = useQuery(
    {
      queryKey: ['suggestions', text, context.state, context.budgetTerms?.termMonths],
      queryFn: async () => {
        const [meaning, { counts }] = await Promise.all([
          meaningOf(text, readerContext(context)),
          knownWords(readerContext(context)),
        ]);
        return { meaning: meaning ?? null, completions: completionsOf(text, counts, vocabulary) };
      },
      enabled: text.trim() !== '',
    },
    queryClient,
  );
  const meaning = data?.meaning;
  const before = useStored(typedSearches);
  const reach = useBudgetReach(meaning?.state ?? {});
  const nounOf = (count: number) => `${count} ${stockNoun(vocabulary.stockType, count)}`;
  if (text.trim() === '') {
    const forget = {
      key: 'forget',
      label: 'Clear recent searches',
      note: '',
      choose: () => typedSearches.store([]),
    };
    const recent = before.map((words) => ({
      key: words,
      label: words,
      note: 'Recent',
      choose: () => search(words),
    }));
    return recent.length > 0 ? [...recent, forget] : [];
  }
  if (!data) return [];
  const meant = meaning && {
    key: 'meaning',
    label: chipsOf(meaning.state, { budgetReach: reach })
      .map(({ lead, label }) => `${lead} ${label}`.trim())
      .join(', '),
    note: nounOf(meaning.count),
    choose: () => search(text),
  };
  return [
    ...(meant ? [meant] : []),
    ...data.completions.map((completion) => ({
      key: `value ${completion.value}`,
      label: completion.text,
      note: nounOf(completion.count),
      choose: () => search(completion.text),
    })),
  ];
}

const list = css(floatingBox, {
  position: 'absolute',
  zIndex: layer.suggestions,
  top: '100%',
  left: 0,
  right: 0,
  marginTop: space[1],
  padding: `${space[1]} 0`,
});
const option = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[4],
  minHeight: '2.75rem',
  padding: `${space[1]} ${space[4]}`,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&:hover, &[aria-selected=true]': { background: color.accentSoft },
  '&[aria-selected=true]': { boxShadow: `inset 3px 0 ${color.accent}` },
});
const aside = css({
  flex: 'none',
  color: color.inkQuiet,
  fontSize: size.small,
  fontVariantNumeric: 'tabular-nums',
});

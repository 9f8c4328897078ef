import { css } from '@emotion/react';
import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { typeWords } from '../../../domain/stock/typeWords';
import { textCodec } from '../../../search/address/codecs';
import { WORDS_PARAMETER } from '../../../search/address/queryString';
import type { SearchState } from '../../../search/searchState';
import { withFilter } from '../../../search/withFilter';
import { color, onScreen } from '../../../theme/tokens';
import { control, fieldLabel } from '../../ui/fields/control';
import { useEarlyChange } from '../../ui/fields/useEarlyChange';
import { useSearchConfig } from '../SearchConfig';
import { useSearch, useSearchActions } from '../SearchProvider';
import { useBudgetTerms } from '../useBudgetTerms';

type Words = typeof import('../words/WordSuggestions');

let words: Promise<Words | undefined> | undefined;

/** Loads the reader of words and its suggestions as a separate script. Without it, the box only finds keywords. */
const loadWords = (): Promise<Words | undefined> => {
  words ??= import(/* webpackChunkName: "typed-words" */ '../words/WordSuggestions').catch(() => {
    words = undefined;
    return undefined;
  });
  return words;
};

/** More than one word, or a number, may mean more than keywords. */
const MAY_MEAN_MORE = /\S\s|\d/;

/**
 * A box that finds by make, model, badge, registration and stock number while the shopper types. On Enter it reads the words:
 * "toyota under 25000" becomes filters. Before the page is live, the browser sends the form, and the words are read then.
 */
export function KeywordBox() {
  const { typed, say, type } = useTyped();
  const { settings, vocabulary, typedWords, continueStep } = useSearchConfig();
  const { change } = useSearchActions();
  const { hostedSearch: hosted, synonyms } = settings;
  const state = useSearch(({ query }) => query);
  const context = { vocabulary, hosted, synonyms, budgetTerms: useBudgetTerms(), state };
  const chosen = {
    search: (next: SearchState) => {
      continueStep();
      say(next.keywords ?? '');
      change(next);
    },
    keywords: type,
  };
  /** The reader may load while the search changes. */
  const reading = useRef({ context, chosen });
  reading.current = { context, chosen };
  const [Late, setLate] = useState<Words>();
  const [active, setActive] = useState<string | undefined | null>(null);
  const own = settings.filterGroups
    .flatMap(({ filterItems }) => filterItems)
    .find(({ type }) => type === 'search_box');
  const id = useId();
  const listId = `${id}list`;
  const latest = useRef('');

  const load = useCallback(() => loadWords().then((loaded) => setLate(() => loaded)), []);
  const read = async (text: string) => {
    const loaded = await loadWords();
    const { context, chosen } = reading.current;
    if (loaded) await loaded.searchFor(text, context, chosen);
    else chosen.keywords(text);
  };
  // Handles words that were typed on another page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address with which the page was opened
  useEffect(() => {
    if (typedWords === undefined) return;
    say(typedWords);
    void read(typedWords);
  }, []);

  const onType = (text: string) => {
    latest.current = text;
    if (!Late || !MAY_MEAN_MORE.test(text)) return type(text);
    say(text);
    Late.findsByKeywords(text, context).then(
      (finds) => finds && latest.current === text && type(text),
      () => type(text),
    );
  };
  const field = useEarlyChange<HTMLInputElement>(({ value }) => {
    if (value === typed) return;
    onType(value);
    void load();
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // What is still being asked about these words as keywords comes too late.
    latest.current = '';
    void read(typed);
  };
  return (
    <search>
      <form css={form} onSubmit={onSubmit}>
        <label css={fieldLabel} htmlFor={id}>
          {own?.label ?? 'Search Our Stock'}
        </label>
        <input
          ref={field}
          id={id}
          name={WORDS_PARAMETER}
          css={[control, box]}
          type="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={active !== null}
          aria-controls={active === null ? undefined : listId}
          aria-activedescendant={active ?? undefined}
          value={typed}
          placeholder={`Make, model, price, ${typeWords(vocabulary.stockType).search}…`}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onFocus={load}
          onChange={(event) => onType(event.target.value)}
        />
        {Late && field.current && (
          <Late.WordSuggestions
            id={listId}
            field={field.current}
            text={typed}
            context={context}
            chosen={chosen}
            onActive={setActive}
          />
        )}
      </form>
    </search>
  );
}

/**
 * The text as it is typed. The search reports it back a moment later, which would move the caret of somebody who types in
 * the middle of a word to its end.
 */
function useTyped() {
  const query = useSearch(({ query }) => query.keywords ?? '');
  const { change } = useSearchActions();
  const [typed, say] = useState(query);
  /** Texts that we sent and that the search has not reported back yet. Any other reported text comes from outside. */
  const requested = useRef<readonly string[]>([]);
  useEffect(() => {
    const place = requested.current.indexOf(query);
    requested.current = place < 0 ? [] : requested.current.slice(place + 1);
    if (place < 0) say(query);
  }, [query]);
  const type = (text: string) => {
    const keywords = textCodec.parse(text) ?? '';
    requested.current = keywords === query ? [] : [...requested.current, keywords];
    say(text);
    change(({ unread: _before, ...state }) =>
      withFilter(state, 'keywords', keywords === '' ? undefined : keywords),
    );
  };
  return { typed, say, type };
}

const form = css({ position: 'relative', ...onScreen });
const box = css({ '&::placeholder': { color: color.inkQuiet, opacity: 1 } });

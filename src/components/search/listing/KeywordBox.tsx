import { css } from '@emotion/react';
import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { typeWords } from '../../../domain/stock/typeWords';
import { locale } from '../../../locales/site/locale';
import { dealerWords } from '../../../locales/site/words';
import { textCodec } from '../../../search/codecs';
import { WORDS_PARAMETER } from '../../../search/queryString';
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

/** A box that searches while the shopper types. On Enter it reads the words: "toyota under 25000" becomes filters. */
export function KeywordBox() {
  const { typed, say, type } = useTyped();
  const { settings, vocabulary, typedWords, continueStep } = useSearchConfig();
  const { change } = useSearchActions();
  const { hostedSearch: hosted, synonyms } = settings;
  const state = useSearch(({ query }) => query);
  const context = { vocabulary, hosted, synonyms, budgetTerms: useBudgetTerms(), state };
  /** How often something was typed or read. What is found out about earlier words comes too late: no letter may vanish. */
  const turn = useRef(0);
  const search = (next: SearchState) => {
    continueStep();
    say(asSaid(next.keywords ?? ''));
    change(next);
  };
  /** The reader may load while the search changes. */
  const reading = useRef({ context, search, type });
  reading.current = { context, search, type };
  const [Late, setLate] = useState<Words>();
  const [active, setActive] = useState<string | undefined | null>(null);
  const own = settings.filterGroups
    .flatMap(({ filterItems }) => filterItems)
    .find(({ type }) => type === 'search_box');
  const id = useId();
  const listId = `${id}list`;

  const load = useCallback(() => loadWords().then((loaded) => setLate(() => loaded)), []);
  const read = async (text: string) => {
    const asked = ++turn.current;
    const loaded = await loadWords();
    const meant = await loaded?.meantBy(text, reading.current.context);
    if (turn.current !== asked) return;
    if (meant) reading.current.search(meant);
    else reading.current.type(text);
  };
  // Handles words that were typed on another page, unless somebody has typed others here already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address with which the page was opened
  useEffect(() => {
    if (typedWords === undefined || turn.current > 0) return;
    say(typedWords);
    void read(typedWords);
  }, []);

  const onType = (text: string) => {
    const asked = ++turn.current;
    if (!Late || !MAY_MEAN_MORE.test(text)) return type(text);
    say(text);
    void Late.keywordsOf(text, context)
      .catch(() => text)
      .then((keywords) => keywords !== undefined && turn.current === asked && type(text, keywords));
  };
  const field = useEarlyChange<HTMLInputElement>(({ value }) => {
    if (value === typed) return;
    onType(value);
    void load();
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
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
          placeholder={`Make, model, price, ${typeWords(vocabulary.stockType, dealerWords).search ?? locale.plate}…`}
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
            search={read}
            onActive={setActive}
          />
        )}
      </form>
    </search>
  );
}

/** Keywords as people type them: the reader joins the words of one thing (`leather_seats`). */
const asSaid = (keywords: string): string => keywords.replaceAll('_', ' ');

/** The text as it is typed. The search reports it back a moment later, which would move the caret to its end. */
function useTyped() {
  const query = useSearch(({ query }) => query.keywords ?? '');
  const { change } = useSearchActions();
  const [typed, say] = useState(asSaid(query));
  /** Texts that we sent and that the search has not reported back yet. Any other reported text comes from outside. */
  const requested = useRef<readonly string[]>([]);
  const reported = useRef(query);
  useEffect(() => {
    // When the page becomes live, the search has nothing to report, and the box may hold what was typed before.
    if (reported.current === query) return;
    reported.current = query;
    const place = requested.current.indexOf(query);
    requested.current = place < 0 ? [] : requested.current.slice(place + 1);
    if (place < 0) say(asSaid(query));
  }, [query]);
  const type = (text: string, words = text) => {
    const keywords = textCodec.parse(words) ?? '';
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

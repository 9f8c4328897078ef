import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { savedSearches, withoutSearch, withSearch } from '../../../device/savedSearches';
import { joinFacts } from '../../../domain/joinFacts';
import { typeWords } from '../../../domain/stock/typeWords';
import { dealerWords } from '../../../locales/site/words';
import { formatSearchUrl } from '../../../search/address/url';
import { unknownWords } from '../../../search/keywordSearch';
import { color, onScreen, space, text, wrapRow } from '../../../theme/tokens';
import { useStored } from '../../ui/visit/useStored';
import { type Chip, chipsOf, withoutFilters } from '../chips';
import { budgetEditing } from '../filters/budgetEditing';
import { pill, textButton } from '../filters/filterStyles';
import { focusResults } from '../resultsPlace';
import { useSearchConfig } from '../SearchConfig';
import { useSearch, useSearchActions } from '../SearchProvider';
import { useBudgetReach } from '../useBudgetTerms';

/** The chosen filters as a sentence of chips. Each chip removes its filter. */
export function ChosenFilters() {
  const state = useSearch(({ onScreen }) => onScreen);
  const { change } = useSearchActions();
  const removed = useSearch(({ results }) => results.queryAfterRemoval);
  const facts = { budgetReach: useBudgetReach(state), unknown: unknownWords(removed) };
  const chips = chipsOf(state, facts);
  const { list, dropped } = useNextChip(chips.length);
  if (chips.length === 0) return null;
  // The search may be ahead of the screen, so a filter is taken from the search as it is by then.
  const drop = (place: number, without: (query: typeof state) => typeof state) => {
    dropped.current = place;
    change(without);
  };
  const withoutChip = (key: string) => (query: typeof state) =>
    chipsOf(query, facts).find((chip) => chip.key === key)?.without ?? query;
  return (
    <ul ref={list} css={row} aria-label="Chosen filters">
      {chips.map(({ key, label, short, lead, isQuiet }, place) => (
        <li key={key} css={part}>
          {lead && <span css={leading}>{lead}</span>}
          {short && (
            <button
              type="button"
              css={chip}
              onClick={() => budgetEditing.set(true)}
              aria-label={`Change ${label}`}
            >
              {short}
            </button>
          )}
          <button
            type="button"
            css={[chip, isQuiet && quiet]}
            onClick={() => drop(place, withoutChip(key))}
            aria-label={`Remove ${label}`}
          >
            {!short && label + NO_BREAK_SPACE}
            <span aria-hidden="true">✕</span>
          </button>
        </li>
      ))}
      {/* On paper, the words alone say what was searched for. */}
      <li css={onScreen}>
        <button type="button" css={[textButton, clear]} onClick={() => drop(0, withoutFilters)}>
          Clear all
        </button>
      </li>
      <li css={onScreen}>
        <SaveSearch chips={chips.filter(({ isQuiet }) => !isQuiet)} />
      </li>
    </ul>
  );
}

/** Once a pressed chip is gone, the focus moves to the next one, and the keyboard does not start over. */
function useNextChip(chips: number) {
  const list = useRef<HTMLUListElement>(null);
  const dropped = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a removed chip is the signal
  useEffect(() => {
    if (dropped.current === undefined) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('button:last-child');
    const next = buttons?.[Math.min(dropped.current, buttons.length - 1)];
    dropped.current = undefined;
    if (next) next.focus({ preventScroll: true });
    else focusResults();
  }, [chips]);
  return { list, dropped };
}

/** Keeps the cross on the line of the last word. */
const NO_BREAK_SPACE = '\u00a0';

const row = css({
  ...wrapRow(space[2]),
  marginBottom: space[4],
  listStyle: 'none',
});
const part = css({ display: 'flex', alignItems: 'center', gap: space[2], maxWidth: '100%' });
const leading = css({ color: color.inkQuiet, fontSize: text.small });
const chip = css(pill, {
  minHeight: '2.25rem',
  maxWidth: '100%',
  background: color.accentSoft,
  color: color.accentDeep,
  fontVariantNumeric: 'tabular-nums',
  '& span': { marginLeft: space[1], fontSize: '0.8em' },
});
/** A word that filters nothing looks like a remark. */
const quiet = css({
  borderColor: color.line,
  borderStyle: 'dashed',
  background: 'none',
  color: color.inkQuiet,
});
const clear = css({ minHeight: '2.25rem', padding: `0 ${space[1]}` });

/** Saves the search to the garage, or removes it. */
function SaveSearch({ chips }: { readonly chips: readonly Chip[] }) {
  const { vocabulary } = useSearchConfig();
  const { page: _page, ...lasting } = useSearch(({ onScreen }) => onScreen);
  const address = formatSearchUrl(lasting, vocabulary);
  const isSaved = useStored(savedSearches).some((one) => one.address === address);
  const toggle = () => {
    const all = savedSearches.read();
    const words = joinFacts(chips.map(({ label }) => label));
    savedSearches.store(
      isSaved ? withoutSearch(all, address) : withSearch(all, { address, words, seenAt: Date.now() }),
    );
  };
  const savedWords = savedSearches.isLasting()
    ? `Saved to your ${typeWords(vocabulary.stockType, dealerWords).shortlist}`
    : 'Saved until you close this page';
  return (
    <button type="button" css={textButton} aria-pressed={isSaved} onClick={toggle}>
      {isSaved ? savedWords : 'Save this search'}
    </button>
  );
}

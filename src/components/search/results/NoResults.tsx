import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { telephoneHref } from '../../../content/telephoneHref';
import { formatNumber } from '../../../domain/formatNumber';
import { stockNoun } from '../../../domain/stock/stockTypes';
import { budgetLimits } from '../../../search/budget';
import { unknownWords } from '../../../search/keywordSearch';
import type { SearchState } from '../../../search/searchState';
import type { SearchVocabulary } from '../../../search/vocabulary/vocabulary';
import { color, panel, space, text, wrapRow } from '../../../theme/tokens';
import { publicId } from '../../../tracking/events';
import { track } from '../../../tracking/track';
import { EnquiryLink } from '../../enquiry/EnquiryLink';
import { PriceNotes } from '../../price/PriceNotes';
import { StockCardView } from '../../stock/StockCardView';
import { queryClient } from '../../ui/queryClient';
import { type Chip, chipsOf, filterKeys, withoutFilters } from '../chips';
import { pill, textButton } from '../filters/filterStyles';
import { findMatches } from '../findMatches';
import { focusResults } from '../resultsPlace';
import { useSearchConfig } from '../SearchConfig';
import { useSearch, useSearchActions } from '../SearchProvider';
import { useBudgetReach, useBudgetTerms } from '../useBudgetTerms';
import { nearestSearches, nearMatches } from './nearMatches';
import { resultsGrid } from './ResultsGrid';

/** How many near matches to show: one row. */
const NEAR = 3;
/** How many cards to consider without each wish. */
const CANDIDATES = 24;
/** With more wishes, leaving out every two of them would take too many searches. */
const MAX_WISHES = 5;

/** Shown if nothing matches: which filter to remove, how many vehicles that finds, and the nearest matches. */
export function NoResults() {
  const { vocabulary, settings } = useSearchConfig();
  const state = useSearch(({ onScreen }) => onScreen);
  const { change } = useSearchActions();
  useEmptySearch(state, vocabulary);
  const { isKnown, helpful, near } = useNearest(state);
  const remove: typeof change = (next) => {
    focusResults();
    change(next);
  };
  return (
    <>
      <div css={box}>
        <h2 css={title}>No {stockNoun(vocabulary.stockType, 2)} match all of that</h2>
        {helpful.length > 0 ? (
          <>
            <p>Remove one of these to see more:</p>
            <ul css={list}>
              {helpful.map(({ key, label, without, count }) => (
                <li key={key}>
                  <button type="button" css={suggestion} onClick={() => remove(without)}>
                    <span css={more}>+{formatNumber(count)}</span> without{' '}
                    {isPhrase(label) ? `“${label}”` : label}
                  </button>
                </li>
              ))}
            </ul>
          </>
        ) : (
          isKnown && <p>No single filter causes this. Try removing a few, or start over.</p>
        )}
        <p>
          <button type="button" css={textButton} onClick={() => remove(withoutFilters)}>
            Reset filters
          </button>
        </p>
        <div css={ask}>
          <p>Looking for something particular? Tell {settings.dealershipName}, and we will look for it.</p>
          <EnquiryLink kind="enquireNow" look="secondary">
            Enquire
          </EnquiryLink>
          <a css={call} href={telephoneHref(settings.phone)}>
            {settings.phone}
          </a>
        </div>
      </div>
      {near.length > 0 && <NearMatches near={near} />}
    </>
  );
}

const NearMatches = ({ near }: Pick<ReturnType<typeof useNearest>, 'near'>) => (
  <section>
    <h2 css={nearTitle}>Close to what you’re looking for</h2>
    <ul css={resultsGrid}>
      {near.map(({ card, differs }) => (
        <li key={card.objectID} css={nearItem}>
          <p css={differing}>{differs}</p>
          <StockCardView card={card} />
        </li>
      ))}
    </ul>
    <PriceNotes stock={near.map(({ card }) => card)} />
  </section>
);

/** The filters whose removal finds something, with its count, and the nearest matches. `isKnown` once they have been searched for. */
function useNearest(state: SearchState) {
  const { vocabulary, settings } = useSearchConfig();
  const budgetReach = useBudgetReach(state);
  const removed = useSearch(({ results }) => results.queryAfterRemoval);
  const chips = chipsOf(state, { budgetReach, unknown: unknownWords(removed) }).filter(
    ({ isQuiet }) => !isQuiet,
  );
  const pairs = chips.length > MAX_WISHES ? [] : pairsOf(chips, budgetReach);
  const lists = [...chips.map((chip) => ({ wishes: [chip], without: chip.without })), ...pairs].flatMap(
    ({ wishes, without }) => nearestSearches(without, wishes, state).map((search) => ({ wishes, search })),
  );
  const searches = [
    ...new Set([...chips.map(({ without }) => without), ...lists.map(({ search }) => search)]),
  ];
  const terms = useBudgetTerms();
  const { data: matches } = useQuery(
    {
      queryKey: ['matches', searches, CANDIDATES, terms?.termMonths],
      queryFn: () => findMatches(searches, vocabulary, terms, CANDIDATES, settings.hostedSearch),
    },
    queryClient,
  );
  const matchesOf = (search: SearchState) => matches?.[searches.indexOf(search)];
  const limits = state.budget && terms && budgetLimits(state.budget, terms);
  return {
    isKnown: matches !== undefined,
    helpful: chips.flatMap((chip) => {
      const count = matchesOf(chip.without)?.count ?? 0;
      return count > 0 ? [{ ...chip, count }] : [];
    }),
    near: nearMatches(
      lists.map(({ wishes, search }) => ({ wishes, cards: matchesOf(search)?.cards ?? [] })),
      state,
      { wishes: chips.length, most: NEAR, budget: limits?.kind === 'ok' ? limits.value : undefined },
    ),
  };
}

/** Whether a chip's words do not read on after "without": `up to $30,000`, `$170 a week: up to $33,973`. */
const isPhrase = (label: string): boolean => /^\p{Ll}|:/u.test(label);

/** A shopper who moves a slider makes many searches on the way. A search that stays this long, in milliseconds, was meant. */
const MEANT = 2000;

/** Tells that a search found nothing, without what was typed and without amounts. */
function useEmptySearch(state: SearchState, { makes }: SearchVocabulary): void {
  const wishes = [...filterKeys(state)].sort().join('-');
  const make = makes.find(({ value }) => value === state.make?.[0]);
  const model = make?.models.find(({ value }) => value === state.model?.[0]);
  const [makeSlug, modelSlug] = [make?.slug, model?.slug];
  useEffect(() => {
    const id = publicId(wishes);
    const timer = setTimeout(() => {
      if (id === undefined) return;
      track({
        name: 'empty_search',
        wishes: id,
        ...(makeSlug !== undefined && { make: publicId(makeSlug) }),
        ...(modelSlug !== undefined && { model: publicId(modelSlug) }),
      });
    }, MEANT);
    return () => clearTimeout(timer);
  }, [wishes, makeSlug, modelSlug]);
}

/** Every pair of wishes, with the search without both. */
const pairsOf = (chips: readonly Chip[], budgetReach: string | undefined) =>
  chips.flatMap((first, place) => {
    const others = new Set(chips.slice(place + 1).map(({ key }) => key));
    return chipsOf(first.without, { budgetReach })
      .filter(({ key }) => others.has(key))
      .map((second) => ({
        wishes: [first, chips.find(({ key }) => key === second.key) ?? second],
        without: second.without,
      }));
  });

const nearItem = css({ display: 'flex', flexDirection: 'column', '& > article': { flex: 1 } });
const differing = css({ margin: `0 0 ${space[2]}`, fontSize: text.small, fontWeight: 600 });
const box = css(panel, {
  padding: `${space[5]} clamp(${space[4]}, 4vw, ${space[6]})`,
  '& p': { margin: `${space[3]} 0` },
});
const title = css({ fontSize: text.title });
const list = css({ display: 'flex', flexWrap: 'wrap', gap: space[2], listStyle: 'none' });
const suggestion = css(pill, {
  minHeight: '2.75rem',
  paddingInline: space[4],
  background: color.surface,
  textAlign: 'left',
  '&:hover': { background: color.accentSoft },
});
const more = css({ color: color.accent, fontWeight: 700, fontVariantNumeric: 'tabular-nums' });
const ask = css({
  ...wrapRow(`0 ${space[4]}`),
  borderTop: `1px solid ${color.line}`,
  '& p': { flexBasis: '100%' },
});
const call = css({ padding: `${space[2]} 0`, fontVariantNumeric: 'tabular-nums' });
const nearTitle = css({ margin: `${space[6]} 0 ${space[4]}`, fontSize: text.title });

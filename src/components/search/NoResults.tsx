import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { telephoneHref } from '../../content/telephone';
import { stockNoun } from '../../domain/stock/stockTypes';
import { color, radius, space, text } from '../../theme/tokens';
import { chipsOf } from './chips';
import { countMatches } from './countMatches';
import { textButton } from './filters/filterStyles';
import { useSearchConfig } from './SearchConfig';
import { useBudgetPrice, useBudgetTerms } from './useBudgetTerms';
import { useSearchState } from './useSearchState';

/** Nothing matches: which filter to drop, and exactly how many vehicles that brings. */
export function NoResults() {
  const { vocabulary, settings } = useSearchConfig();
  const { state, setState } = useSearchState();
  const terms = useBudgetTerms();
  const chips = chipsOf(state, { budgetPrice: useBudgetPrice(state) });
  const [counts, setCounts] = useState<readonly number[]>([]);
  const asked = JSON.stringify(chips.map(({ without }) => without));

  useEffect(() => {
    let isCurrent = true;
    setCounts([]);
    countMatches(JSON.parse(asked), vocabulary, terms).then(
      (answer) => isCurrent && setCounts(answer),
      () => undefined, // the search itself says when it fails
    );
    return () => {
      isCurrent = false;
    };
  }, [asked, vocabulary, terms]);

  const helpful = chips.flatMap((chip, place) => {
    const count = counts[place] ?? 0;
    return count > 0 ? [{ ...chip, count }] : [];
  });
  return (
    <div css={box}>
      <h2 css={title}>No {stockNoun(vocabulary.stockType, 2)} match all of that</h2>
      {helpful.length > 0 ? (
        <>
          <p>Dropping one of these brings some back:</p>
          <ul css={list}>
            {helpful.map(({ label, without, count }) => (
              <li key={label}>
                <button type="button" css={suggestion} onClick={() => setState(without)}>
                  <span css={more}>+{count}</span> without {label}
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>Try fewer words or filters, or start over.</p>
      )}
      <p>
        <button type="button" css={textButton} onClick={() => setState({})}>
          Reset filters
        </button>
      </p>
      <p>
        Looking for something particular? Call {settings.dealershipName} on{' '}
        <a href={telephoneHref(settings.phone)}>{settings.phone}</a> and we will look for it.
      </p>
    </div>
  );
}

const box = css({
  padding: space[6],
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
});
const title = css({ margin: 0, fontSize: text.title });
const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const suggestion = css({
  minHeight: '2.75rem',
  padding: `0 ${space[4]}`,
  border: `1px solid ${color.green}`,
  borderRadius: radius.pill,
  background: color.surface,
  color: color.ink,
  font: 'inherit',
  fontSize: text.small,
  cursor: 'pointer',
});
const more = css({ color: color.green, fontWeight: 700, fontVariantNumeric: 'tabular-nums' });

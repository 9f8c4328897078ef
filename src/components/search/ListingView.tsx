import { css } from '@emotion/react';
import { useState } from 'react';
import { useInstantSearch, usePagination } from 'react-instantsearch';
import type { SearchNotice } from '../../search/canonicalState';
import { listingTitle } from '../../search/listingTitle';
import { sortIndexName } from '../../search/sortOptions';
import { color, media, pageWidth, space, text } from '../../theme/tokens';
import { PriceNotes } from '../stock/PriceNotes';
import { ChosenFilters } from './ChosenFilters';
import { FilterPanel } from './FilterPanel';
import { FilterSheet } from './FilterSheet';
import { KeywordBox } from './KeywordBox';
import { ListingNotices } from './ListingNotices';
import { NoResults } from './NoResults';
import { ResultCount } from './ResultCount';
import { ResultsGrid } from './ResultsGrid';
import { ResultsPager } from './ResultsPager';
import { useSearchConfig } from './SearchConfig';
import { SearchFailed } from './SearchFailed';
import { SearchWidgets } from './SearchWidgets';
import { SortSelect } from './SortSelect';
import { useBudgetTerms } from './useBudgetTerms';
import { useListingHead } from './useListingHead';
import { useSearchState } from './useSearchState';

interface Props {
  readonly isHidden: boolean;
  /** What the address asked for that is not in stock. */
  readonly notices: readonly SearchNotice[];
}

/** The listing as shoppers see it: heading, filters, results. */
export function ListingView({ isHidden, notices }: Props) {
  const { vocabulary } = useSearchConfig();
  const { state } = useSearchState();
  const { results, error } = useInstantSearch();
  const { nbPages } = usePagination();
  const budgetTerms = useBudgetTerms();
  const [sheetIsOpen, setSheetIsOpen] = useState(false);
  const title = listingTitle(state, vocabulary);
  useListingHead(title, results.nbHits, isHidden);

  const sortItems = vocabulary.sortOptions.map((option) => ({
    label: option.label,
    value: sortIndexName(option),
  }));
  const isEmpty = !error && results.nbHits === 0 && !results.__isArtificial;
  return (
    <div css={page}>
      <SearchWidgets sortItems={sortItems} budgetTerms={budgetTerms} />
      <header css={head}>
        <h1 css={heading}>{title.heading}</h1>
        <KeywordBox />
      </header>
      <div css={columns}>
        <aside css={rail} aria-label="Filters">
          <FilterPanel />
        </aside>
        <div css={main}>
          <div css={bar}>
            <FilterSheet isOpen={sheetIsOpen} onOpen={setSheetIsOpen} />
            <ResultCount />
            <SortSelect items={sortItems} />
          </div>
          <ChosenFilters />
          <ListingNotices notices={notices} />
          {error ? <SearchFailed error={error} /> : isEmpty ? <NoResults /> : <ResultsGrid />}
          {nbPages > 1 && !error && <ResultsPager />}
          <PriceNotes cards={results.hits as never} />
        </div>
      </div>
    </div>
  );
}

const page = css({ maxWidth: pageWidth, margin: '0 auto', padding: `${space[5]} ${space[4]} ${space[8]}` });
const head = css({
  display: 'grid',
  gap: space[4],
  marginBottom: space[5],
  [media.wide]: { gridTemplateColumns: '1fr minmax(18rem, 24rem)', alignItems: 'end' },
});
const heading = css({ margin: 0, fontSize: text.page });
const columns = css({
  display: 'grid',
  [media.wide]: { gridTemplateColumns: '16.5rem minmax(0, 1fr)', gap: space[7] },
});
const rail = css({
  display: 'none',
  [media.wide]: { display: 'block', borderTop: `1px solid ${color.line}` },
});
const main = css({ minWidth: 0 });
const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  marginBottom: space[4],
});

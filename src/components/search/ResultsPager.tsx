import { css } from '@emotion/react';
import { useEffect } from 'react';
import { usePagination } from 'react-instantsearch';
import { color, radius, space, text } from '../../theme/tokens';
import { useSearchResults } from './SearchProvider';

/** Pages of results, as links: each has an address of its own. */
export function ResultsPager() {
  const { pages, currentRefinement, nbPages, refine, createURL } = usePagination({ padding: 2 });
  const { results } = useSearchResults();
  const isBeyond = !results.__isArtificial && nbPages > 0 && currentRefinement >= nbPages;
  const firstPage = createURL(0);
  // An old address may ask for a page that there is no longer. It becomes the first, without a step to go back to.
  useEffect(() => {
    if (!isBeyond) return;
    window.history.replaceState({ ...window.history.state }, '', firstPage);
    refine(0);
  }, [isBeyond, firstPage, refine]);
  if (results.__isArtificial || nbPages < 2) return null;
  const link = (page: number, label: string, name: string) => (
    <a
      css={pageLink}
      href={createURL(page)}
      aria-label={name}
      aria-current={page === currentRefinement ? 'page' : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        refine(page);
        document.getElementById('main')?.scrollIntoView();
      }}
    >
      {label}
    </a>
  );
  return (
    <nav aria-label="Pages of results">
      <ul css={row}>
        {currentRefinement > 0 && <li>{link(currentRefinement - 1, '‹', 'Previous page')}</li>}
        {pages.map((page) => (
          <li key={page}>{link(page, String(page + 1), `Page ${page + 1}`)}</li>
        ))}
        {currentRefinement < nbPages - 1 && <li>{link(currentRefinement + 1, '›', 'Next page')}</li>}
      </ul>
    </nav>
  );
}

const row = css({
  display: 'flex',
  justifyContent: 'center',
  gap: space[1],
  margin: `${space[7]} 0 0`,
  padding: 0,
  listStyle: 'none',
});
const pageLink = css({
  display: 'grid',
  placeItems: 'center',
  minWidth: '2.75rem',
  minHeight: '2.75rem',
  borderRadius: radius.small,
  color: color.ink,
  fontSize: text.body,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  '&:hover': { background: color.paperDeep },
  '&[aria-current]': { background: color.green, color: color.onGreen },
});

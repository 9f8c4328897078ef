import { HITS_PER_PAGE } from '../../../search/indexNames';
import { formatSearchUrl } from '../../../search/url';
import { useSearchConfig } from '../SearchConfig';
import { pageLink, pagerRow } from './ResultsPager';

/** As many pages as a shopper sees of a long list. */
const MOST_PAGES = 5;

/**
 * Pages of the list that the build wrote, while the search cannot answer. Plain links: each loads a page anew, and with
 * it the search.
 */
export function BuiltPager() {
  const { built, vocabulary } = useSearchConfig();
  const pages = Math.min(MOST_PAGES, Math.ceil((built?.count ?? 0) / HITS_PER_PAGE));
  if (!built || pages < 2) return null;
  return (
    <nav aria-label="Pages of results">
      <ul css={pagerRow}>
        {Array.from({ length: pages }, (_, place) => place + 1).map((page) => (
          <li key={page}>
            <a
              css={pageLink}
              href={formatSearchUrl({ ...built.state, ...(page > 1 && { page }) }, vocabulary)}
              aria-label={`Page ${page}`}
              aria-current={page === 1 ? 'page' : undefined}
            >
              {page}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { css } from '@emotion/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useStockSettings } from '../../../content/stock/stockSettings';
import { type SavedSearch, savedSearches, searchSeen, withoutSearch } from '../../../device/savedSearches';
import { shopperFinance } from '../../../device/shopperFinance';
import { color, quiet, radius, space, text, wrapRow } from '../../../theme/tokens';
import { useStockVocabulary } from '../../search/useStockVocabulary';
import { Button } from '../../ui/Button';
import { Link } from '../../ui/links/Link';
import { queryClient } from '../../ui/queryClient';
import { pastDay } from '../../ui/visit/deviceTime';
import { useStored } from '../../ui/visit/useStored';

/** The saved searches, each with the number of items that arrived since the shopper last looked. */
export function SavedSearches({ searches }: { readonly searches: readonly SavedSearch[] }) {
  const counts = useNewCounts(searches);
  return (
    <ul css={list}>
      {searches.map(({ address, words, seenAt }) => {
        const count = counts?.get(address);
        return (
          <li key={address} css={row}>
            <Link
              css={link}
              href={address}
              onClick={() => savedSearches.store(searchSeen(savedSearches.read(), address, Date.now()))}
            >
              {words}
            </Link>
            <span css={count ? fresh : quiet}>
              {count === undefined
                ? ''
                : count === 0
                  ? 'Nothing new'
                  : `${count} new since ${pastDay(seenAt)}`}
            </span>
            <Button
              look="quiet"
              aria-label={`Remove the search ${words}`}
              onClick={() => savedSearches.store(withoutSearch(savedSearches.read(), address))}
            >
              Remove
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

/** The number of new items by address; `undefined` until the search has answered, or if it fails. The links work anyway. */
function useNewCounts(searches: readonly SavedSearch[]): ReadonlyMap<string, number> | undefined {
  const vocabulary = useStockVocabulary();
  const { finance, hostedSearch } = useStockSettings();
  const { termMonths } = useStored(shopperFinance);
  const { data } = useQuery(
    {
      queryKey: ['newCounts', searches, termMonths],
      queryFn: async () => {
        const { countNew } = await import(/* webpackChunkName: "count-new" */ '../../search/findMatches');
        const terms = finance && { settings: finance, termMonths };
        const counts = await countNew(searches, vocabulary, terms, hostedSearch);
        return new Map(searches.map(({ address }, place) => [address, counts[place] ?? 0]));
      },
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  return data;
}

const list = css({ listStyle: 'none', borderTop: `1px solid ${color.line}` });
const row = css({
  ...wrapRow(`0 ${space[4]}`),
  minHeight: '3rem',
  borderBottom: `1px solid ${color.line}`,
});
const link = css({
  flex: '1 1 8rem',
  minWidth: 0,
  paddingBlock: space[2],
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
const fresh = css({
  padding: `2px ${space[2]}`,
  borderRadius: radius.small,
  background: color.accentSoft,
  color: color.accentDeep,
  fontSize: text.small,
  fontWeight: 600,
});

import { savedSearches } from '../../../device/savedSearches';
import { withoutSearch, withSearch } from '../../../domain/garage/savedSearch';
import { formatSearchUrl } from '../../../search/address/url';
import { useKept } from '../../ui/visit/useKept';
import type { Chip } from '../filterPanel/chips';
import { textButton } from '../filters/filterStyles';
import { useSearchConfig } from '../SearchConfig';
import { useSearch } from '../SearchProvider';

/** Saves the search to the garage, or removes it. */
export function SaveSearch({ chips }: { readonly chips: readonly Chip[] }) {
  const { vocabulary } = useSearchConfig();
  const { page: _page, ...lasting } = useSearch(({ shown }) => shown);
  const address = formatSearchUrl(lasting, vocabulary);
  const isSaved = useKept(savedSearches).some((one) => one.address === address);
  const toggle = () => {
    const all = savedSearches.read();
    const words = chips.map(({ label }) => label).join(' · ');
    savedSearches.keep(
      isSaved ? withoutSearch(all, address) : withSearch(all, { address, words, seenAt: Date.now() }),
    );
  };
  return (
    <button type="button" css={textButton} aria-pressed={isSaved} onClick={toggle}>
      {isSaved ? 'Saved to your garage' : 'Save this search'}
    </button>
  );
}

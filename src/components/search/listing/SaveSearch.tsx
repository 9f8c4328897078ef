import { savedSearches } from '../../../device/savedSearches';
import { withoutSearch, withSearch } from '../../../domain/garage/savedSearch';
import { formatSearchUrl } from '../../../search/address/url';
import { useStored } from '../../ui/visit/useStored';
import type { Chip } from '../filterPanel/chips';
import { textButton } from '../filters/filterStyles';
import { useSearchConfig } from '../SearchConfig';
import { useSearch } from '../SearchProvider';

/** Saves the search to the garage, or removes it. */
export function SaveSearch({ chips }: { readonly chips: readonly Chip[] }) {
  const { vocabulary } = useSearchConfig();
  const { page: _page, ...lasting } = useSearch(({ onScreen }) => onScreen);
  const address = formatSearchUrl(lasting, vocabulary);
  const isSaved = useStored(savedSearches).some((one) => one.address === address);
  const toggle = () => {
    const all = savedSearches.read();
    const words = chips.map(({ label }) => label).join(' · ');
    savedSearches.store(
      isSaved ? withoutSearch(all, address) : withSearch(all, { address, words, seenAt: Date.now() }),
    );
  };
  return (
    <button type="button" css={textButton} aria-pressed={isSaved} onClick={toggle}>
      {isSaved ? 'Saved to your garage' : 'Save this search'}
    </button>
  );
}

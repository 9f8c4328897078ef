import type { LinkView } from '../../../content/link';
import { listingTitle } from '../../../search/listingTitle';
import type { SearchState } from '../../../search/searchState';
import type { SearchVocabulary } from '../../../search/vocabulary';

/** The listings above one, the widest first: home, all stock, the condition, the make. */
export function listingTrail(state: SearchState, vocabulary: SearchVocabulary): readonly LinkView[] {
  const { vehType, make, model } = state;
  const above: readonly SearchState[] = [
    {},
    ...(vehType && make ? [{ vehType }] : []),
    ...(make && model ? [{ ...(vehType ? { vehType } : {}), make }] : []),
  ];
  const here = listingTitle(state, vocabulary).path;
  return [
    { label: 'Home', href: '/' },
    ...above
      .map((each) => listingTitle(each, vocabulary))
      .filter(({ path }) => path !== here)
      .map(({ heading, path }) => ({ label: heading, href: path })),
  ];
}

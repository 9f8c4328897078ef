import { brandSpecialPath } from '../../content/addresses';
import type { ContentIndex, PageSpec } from './pageSpecs';

/**
 * One page for each offer of the maker, past and coming ones too: a shared link still says what became of it.
 * `now` (milliseconds) decides which are for search engines.
 */
export const specialPages = (
  specials: ContentIndex['brandSpecials'],
  now: number,
): readonly PageSpec<{ readonly id: number }>[] =>
  specials.map((special) => ({
    path: brandSpecialPath(special),
    template: 'BrandSpecialsDetailsTemplate',
    context: { id: special.id },
    owner: `the brand special ${special.id} ("${special.slug}")`,
    sitemap: {
      noindex: special.seo.noindex || (special.endsAt !== null && Date.parse(special.endsAt) <= now),
    },
  }));

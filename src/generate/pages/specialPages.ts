import { brandSpecialPath } from '../../content/addresses';
import type { ContentIndexQuery } from '../content/queryTypes';
import type { PageSpec } from './pageSpecs';

/**
 * One page for each offer of the maker, including past and coming ones, so that a shared link still explains what became of
 * the offer. `now` (milliseconds since 1970) decides which are for search engines.
 */
export const specialPages = (
  specials: ContentIndexQuery['brandSpecials'],
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

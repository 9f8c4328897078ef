import { readDealer } from '../../config/dealer';
import type { PermanentRedirect } from '../../config/siteConfig';
import { brandSpecialPath, postPath, vehicleConfigurationPath, vehiclePath } from '../../content/addresses';
import { configurationOptions } from '../../domain/configuration/configurationOptions';
import type { ContentIndexQuery } from '../content/queryTypes';

/** A redirect, and where it is defined, for messages. */
export interface OwnedRedirect extends PermanentRedirect {
  readonly owner: string;
}

const pagePath = (slug: string): string => (slug === '' ? '/' : `/${slug}/`);

/** All redirects: the site's own, and the earlier addresses of content. */
export function redirectsOf(content: ContentIndexQuery): readonly OwnedRedirect[] {
  const all = [
    ...readDealer().redirects.map((redirect) => ({ ...redirect, owner: 'redirects.yml' })),
    ...content.pages.flatMap(({ id, slug, previousSlugs }) =>
      earlier(previousSlugs, slug, pagePath, `the page "${id}"`),
    ),
    ...content.vehicles.flatMap((vehicle) => {
      const { id, slug, previousSlugs } = vehicle;
      const paths = configurationOptions(vehicle) ? [vehiclePath, vehicleConfigurationPath] : [vehiclePath];
      return paths.flatMap((pathOf) =>
        earlier(previousSlugs, slug, (one) => pathOf({ slug: one }), `the vehicle "${id}"`),
      );
    }),
    ...content.posts.flatMap(({ id, slug, previousSlugs }) =>
      earlier(previousSlugs, slug, (one) => postPath({ slug: one }), `the post "${id}"`),
    ),
    ...content.brandSpecials.flatMap(({ id, slug, previousSlugs }) =>
      earlier(previousSlugs, slug, (one) => brandSpecialPath({ slug: one, id }), `the brand special ${id}`),
    ),
  ];
  // The same redirect may be defined twice. If two differ, `addressFaults` reports them.
  return all.filter(
    ({ from, to }, place) => all.findIndex((other) => other.from === from && other.to === to) === place,
  );
}

const earlier = (
  slugs: readonly string[],
  slug: string,
  pathOf: (slug: string) => string,
  owner: string,
): readonly OwnedRedirect[] =>
  slugs
    .filter((old) => old !== slug)
    .map((old) => ({ from: pathOf(old), to: pathOf(slug), owner: `an earlier address of ${owner}` }));

import type { GatsbyNode } from 'gatsby';

/**
 * InstantSearch brings `qs` (12 kB gzipped with all it needs) for a router that it would use if we had none of our own
 * (see `src/search/router.ts`): the module stays empty.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, stage }) => {
  if (stage === 'build-javascript') actions.setWebpackConfig({ resolve: { alias: { qs: false } } });
};

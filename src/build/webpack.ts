import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';

/**
 * Modules that libraries bring for what this site does not use; they stay empty in the browser.
 *
 * - `qs` (12 kB gzipped with all it needs): InstantSearch's own router; ours is `src/search/router.ts`.
 * - `hoist-non-react-statics` (1 kB): Emotion's `withTheme`; the theme is CSS custom properties.
 * - `gatsby-script` and Partytown (2 kB): Gatsby's `<Script>`; a script of ours is part of its page's bundle.
 */
const UNUSED = ['qs', 'hoist-non-react-statics', 'gatsby-script', '@builder.io/partytown/integration'];

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, stage }) => {
  if (stage === 'build-javascript') {
    actions.setWebpackConfig({
      resolve: { alias: Object.fromEntries(UNUSED.map((name) => [name, false])) },
    });
  }
  if (stage === 'build-html') {
    actions.setWebpackConfig({
      resolve: { alias: { '@emotion/react/jsx-runtime$': resolve('src/app/builtJsx.ts') } },
    });
  }
};

/**
 * Everything undocumented inside Gatsby and React that the site depends on: without it, pages would be wrong or slower.
 * Each row ends with the test that fails when it no longer works. New code that depends on something undocumented adds a row.
 *
 * - Gatsby keeps its loader in `window.___loader`, with functions that identify a page by its address, and what its links call in
 *   `window.___navigate` (`onePageOneRequest`, `browser`): `browser/loading/navigation`, `browser/search/hostileAddresses`.
 * - Scripts that set one variable each, in the page and in a Slice at the end of the body, tell the path of the page, the chunks and
 *   the compilation (`afterPaint`, `inline/startScripts`, `browser`, `ui/lazy/lazyScript`): `browser/loading/firstPaint`,
 *   `browser/publishedFiles`, `components/ui/lazy/lazyIsland`.
 * - It requests data at known addresses, and names chunks after templates (`htmlHead`): `browser/search/coldLink`.
 * - It announces pages in the element `gatsby-announcer`, and keeps its own key in each history entry
 *   (`browser`): `browser/search/stockForEverybody`.
 * - Names of its files that the site leaves out: two lists of the compilation's modules (`node`), and a module that starts Partytown in
 *   `gatsby develop` alone (`webpack`): `browser/publishedFiles`.
 * - Its development server reads sources again at the event `WEBHOOK_RECEIVED` (`plugins/content-endpoint/gatsby-node`):
 *   `deep/develop`.
 * - React leaves the built HTML of an element with `suppressHydrationWarning` and empty inner HTML as it is
 *   (`ui/lazy/lazyIsland`): `browser/loading/missingScripts`.
 */

/** In `public/`: files that list every module of the compilation by its path. Only Gatsby's build reads them. */
export const COMPILATION_FILES = ['webpack.stats.json', 'chunk-map.json'] as const;

/** Modules of Gatsby that every page loads and none of our pages uses. This one would bring Partytown to every page. */
export const UNUSED_MODULES = [
  'node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js',
] as const;

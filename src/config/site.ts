import site from 'dealer/site.json';

/**
 * What makes this site one dealer's, for code that runs in pages, from the `site.yml` of the dealer whose site is built.
 * `src/gatsby/webpack.ts` writes it. Code that runs in Node calls `readDealer`.
 */
export { site };

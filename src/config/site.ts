import site from 'dealer/site.yml';

/**
 * What makes this site one dealer's, for code that runs in pages: the parsed `site.yml` of the dealer whose site is built.
 * `src/gatsby/webpack.ts` says where the file is. Code that runs in Node calls `readDealer`.
 */
export { site };

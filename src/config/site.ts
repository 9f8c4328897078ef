import looks from 'dealer/looks.json';
import site from 'dealer/site.json';

/**
 * What makes this site one dealer's, for code that runs in pages: the parsed `site.yml` of the dealer whose site is built, and
 * what the build made of its logo and fonts. `src/gatsby/webpack.ts` writes both. Code that runs in Node calls `readDealer`.
 */
export { looks, site };

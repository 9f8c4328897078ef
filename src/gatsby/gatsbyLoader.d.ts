/** The parts of Gatsby's loader that `browser.tsx` uses. `src/gatsby/webpack.ts` maps the name to a file. */
declare module 'gatsby-loader' {
  export interface PageDataRequest {
    readonly pagePath: string;
    /** Set after the request for the page's own data was answered with 500. */
    readonly internalServerError?: boolean;
  }

  export interface Loaded {
    readonly status: 'success' | 'error';
    readonly error?: unknown;
  }

  export class BaseLoader {
    fetchPageDataJson(request: PageDataRequest): Promise<object>;
    loadPage(path: string): Promise<Loaded | undefined>;
  }
}

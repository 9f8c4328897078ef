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

/** Gatsby's registration of the service worker, which runs when the module is loaded. `src/gatsby/webpack.ts` maps the name to a file. */
declare module 'gatsby-register-worker' {}

/** What gatsby-plugin-image adds to the head of every page. The package has no types for it. */
declare module 'gatsby-plugin-image/gatsby-ssr' {
  export function onRenderBody(args: Pick<import('gatsby').RenderBodyArgs, 'setHeadComponents'>): void;
}

/** The text of a file, instead of what webpack usually makes of it. */
declare module '!!raw-loader!*' {
  const text: string;
  export default text;
}

// The CommonJS files that Node needs have no types. They are the same modules.
declare module 'instantsearch.js/cjs/connectors' {
  export * from 'instantsearch.js/es/connectors';
}

/** What `src/gatsby/webpack.ts` writes of the dealer whose site is built. */
declare module 'dealer/site.json' {
  const site: import('../config/siteConfig').PageSite;
  export default site;
}

declare module 'dealer/looks.json' {
  const looks: import('../config/siteConfig').SiteLooks;
  export default looks;
}

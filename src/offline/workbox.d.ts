/** The parts of Workbox 4 that we use. `gatsby-plugin-offline` puts it, and its own route for navigations, before our script. */
interface WorkboxCall {
  readonly request: Request;
  /** Absent if the worker itself needs the file. */
  readonly event?: FetchEvent | undefined;
}

interface WorkboxHandler {
  readonly handle: (call: WorkboxCall) => Promise<Response>;
}

type WorkboxMatch = (call: { readonly url: URL; readonly request: Request }) => boolean;

interface WorkboxPlugin {
  readonly cacheKeyWillBeUsed?: (call: { readonly request: Request }) => Promise<string>;
  /** The network has answered. If this rejects, the answer counts as none. */
  readonly fetchDidSucceed?: (call: WorkboxCall & { readonly response: Response }) => Promise<Response>;
  /** Returns what is kept of the answer; `null` for nothing. */
  readonly cacheWillUpdate?: (call: {
    readonly request: Request;
    readonly response: Response;
  }) => Promise<Response | null>;
  readonly cacheDidUpdate?: (call: { readonly cacheName: string }) => Promise<void>;
  /** Returns the answer that takes the place of the kept one. */
  readonly cachedResponseWillBeUsed?: (
    call: WorkboxCall & { readonly cachedResponse?: Response },
  ) => Promise<Response | undefined>;
}

interface WorkboxStrategyOptions {
  readonly cacheName: string;
  readonly networkTimeoutSeconds?: number;
  readonly plugins: readonly WorkboxPlugin[];
  readonly matchOptions?: CacheQueryOptions;
}

declare const workbox: {
  readonly core: {
    readonly cacheNames: { readonly runtime: string };
    registerQuotaErrorCallback(callback: () => void): void;
  };
  readonly precaching: { addPlugins(plugins: readonly WorkboxPlugin[]): void };
  readonly routing: { registerRoute(match: WorkboxMatch, handler: WorkboxHandler): void };
  readonly strategies: Readonly<
    Record<'CacheFirst' | 'NetworkFirst', new (options: WorkboxStrategyOptions) => WorkboxHandler>
  >;
};

/** The plugin's route, which answers navigations with an empty app shell unless it gets another handler. */
declare const navigationRoute: { match: WorkboxMatch; handler: WorkboxHandler };

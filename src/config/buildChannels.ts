/**
 * Passes the address of the embedded content endpoint from the plugin that starts it to the configuration that reads it.
 *
 * It is an environment variable because nothing else reaches both. Gatsby compiles the configuration and each plugin
 * separately, so they share no module. A build runs its page queries in child processes, so they share no global. Child
 * processes do inherit the environment. It is not a setting: the endpoint overwrites it when it starts.
 */
const ENDPOINT_CHANNEL = 'FORECOURT_EMBEDDED_CONTENT_URL';

export const contentEndpoint = {
  /** The address of the running embedded endpoint; `undefined` if none was started. */
  get: (): string | undefined => process.env[ENDPOINT_CHANNEL],

  /** Publishes the address, or removes it. */
  set: (url: string | undefined): void => {
    if (url === undefined) delete process.env[ENDPOINT_CHANNEL];
    else process.env[ENDPOINT_CHANNEL] = url;
  },
};

/** When this build began, for all its processes: a list and the pages that it links to hold the same entries. */
const TIME_CHANNEL = 'FORECOURT_BUILD_TIME';

export const buildTime = {
  /** In milliseconds since 1970; the current time if no build has begun. */
  get: (): number => Number(process.env[TIME_CHANNEL] ?? Date.now()),

  /** Called once, first of all in a build. @param now milliseconds since 1970 */
  begin: (now: number = Date.now()): void => {
    process.env[TIME_CHANNEL] = String(now);
  },
};

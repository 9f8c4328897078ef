/**
 * When this build began. All processes of a build share this time, so a list and the pages that it links to hold the same
 * entries. It is an environment variable for the reason that `contentEndpoint` gives.
 */
const CHANNEL = 'FORECOURT_BUILD_TIME';

export const buildTime = {
  /** In milliseconds since 1970; the current time if no build has begun. */
  get: (): number => Number(process.env[CHANNEL] ?? Date.now()),

  /** Called once, first of all in a build. @param now milliseconds since 1970 */
  begin: (now: number = Date.now()): void => {
    process.env[CHANNEL] = String(now);
  },
};

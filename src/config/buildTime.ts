/**
 * When this build began. All processes of a build agree on it, so that a list and the pages it leads to hold the same
 * entries. It is an environment variable for the reason that `contentEndpoint` gives.
 */
const CHANNEL = 'FORECOURT_BUILD_TIME';

export const buildTime = {
  /** Milliseconds; now where no build has begun. */
  get: (): number => Number(process.env[CHANNEL] ?? Date.now()),

  /** Called once, before anything else of a build. @param now milliseconds */
  begin: (now: number = Date.now()): void => {
    process.env[CHANNEL] = String(now);
  },
};

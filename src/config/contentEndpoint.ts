/**
 * Where the embedded content endpoint listens, from the plugin that starts it to the configuration that reads it.
 *
 * It is an environment variable because nothing else reaches both: Gatsby compiles the configuration and each plugin on
 * their own, so they share no module, and a build runs its page queries in child processes, so they share no global.
 * Child processes inherit the environment. It is no setting: whatever stands in it is replaced when the endpoint starts.
 */
const CHANNEL = 'FORECOURT_EMBEDDED_CONTENT_URL';

export const contentEndpoint = {
  /** The address of the running embedded endpoint; absent where none was started. */
  get: (): string | undefined => process.env[CHANNEL],

  /** Publishes the address, or takes it back. */
  set: (url: string | undefined): void => {
    if (url === undefined) delete process.env[CHANNEL];
    else process.env[CHANNEL] = url;
  },
};

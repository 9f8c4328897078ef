/**
 * Passes the address of the embedded content endpoint from the plugin that starts it to the configuration that reads it.
 *
 * It is an environment variable because nothing else reaches both. Gatsby compiles the configuration and each plugin
 * separately, so they share no module. A build runs its page queries in child processes, so they share no global. Child
 * processes do inherit the environment. It is not a setting: the endpoint overwrites it when it starts.
 */
const CHANNEL = 'FORECOURT_EMBEDDED_CONTENT_URL';

export const contentEndpoint = {
  /** The address of the running embedded endpoint; `undefined` if none was started. */
  get: (): string | undefined => process.env[CHANNEL],

  /** Publishes the address, or removes it. */
  set: (url: string | undefined): void => {
    if (url === undefined) delete process.env[CHANNEL];
    else process.env[CHANNEL] = url;
  },
};

import { statSync } from 'node:fs';
import type { GatsbyNode, PluginOptions } from 'gatsby';
import { buildTime, contentEndpoint } from '../../src/config/buildChannels';
import type { Dealer } from '../../src/config/dealer';
import { readSettings } from '../../src/config/env';
import { environment } from '../../src/config/environment';
import { isDevelopment } from '../../src/config/isDevelopment';
import { describeContentFaults } from './contentFault';
import { checkRemoteEndpoint } from './endpoint/checkRemoteEndpoint';
import { type RunningEndpoint, startContentEndpoint } from './endpoint/startContentEndpoint';
import { watchContent } from './endpoint/watchContent';
import { staticPath } from './files/staticFiles';

/** The parts of the development server's Express requests that we use. */
interface ServerRequest {
  readonly originalUrl: string;
}
interface ServerResponse {
  sendFile(file: string, done: (fault?: Error) => void): void;
}

/** The dealer that `gatsby-config.ts` hands on. */
const dealerIn = (options: PluginOptions): Dealer => options.dealer as Dealer;

let running: RunningEndpoint | undefined;
let isServing = false;

/**
 * First of all, starts the embedded endpoint or checks the configured one. This hook runs once, in the main process. The
 * child processes that run page queries start later and inherit the address.
 */
export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }, options) => {
  buildTime.begin();
  const { contentUrl, contentCredentials } = readSettings();
  contentEndpoint.set(undefined);
  if (contentUrl !== undefined) {
    const fault = await checkRemoteEndpoint(contentUrl, contentCredentials);
    if (fault) reporter.panic(fault);
    return;
  }
  try {
    running = await startContentEndpoint({
      ...dealerIn(options),
      hasDrafts: isDevelopment(),
      onFaults: (faults) =>
        reporter.error(`${describeContentFaults(faults)}\nThe pages show the content as it was before.`),
    });
    contentEndpoint.set(running.url);
    reporter.verbose(`The embedded content endpoint listens at ${running.url}`);
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
  }
};

/** The first step of each refresh of the development server, so that all of its queries see one state of the content. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = () => {
  if (isServing) running?.readSaved();
};

/** In development, a saved content file shows at once. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app, emitter }, options) => {
  const dealer = dealerIn(options);
  // A build publishes these: the dealer's static files as they are, and sizes of the uploads.
  app.use((request: ServerRequest, response: ServerResponse, next: () => void) => {
    const file = staticPath(dealer, request.originalUrl.replace(/\?.*/, ''));
    if (file === undefined || !statSync(file, { throwIfNoEntry: false })?.isFile()) next();
    else
      response.sendFile(file, (fault) => {
        if (fault) next();
      });
  });
  if (!running) return;
  isServing = true;
  // The content editor watches for itself, and asks for a refresh once the site is ready for one.
  if (environment().ENABLE_GATSBY_REFRESH_ENDPOINT !== undefined) return;
  // Gatsby's own refresh address sends this event: it reads sources, creates pages and runs queries again. A query that is
  // under way would answer with the content before the save, and count as answered.
  const { isBusy } = running;
  watchContent(dealer.contentFolder, () => emitter.emit('WEBHOOK_RECEIVED', { webhookBody: {} }), isBusy);
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async () => {
  await running?.stop();
  running = undefined;
  contentEndpoint.set(undefined);
};

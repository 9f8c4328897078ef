import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { buildTime } from '../../src/config/buildTime';
import { contentEndpoint } from '../../src/config/contentEndpoint';
import { readSettings } from '../../src/config/env';
import { describeContentFaults } from './contentFault';
import { checkRemoteEndpoint } from './endpoint/checkRemoteEndpoint';
import { type RunningEndpoint, startContentEndpoint } from './endpoint/startContentEndpoint';
import { watchContent } from './endpoint/watchContent';
import { staticPath } from './files/staticPath';

const contentFolder = join(process.cwd(), 'content');
const staticFolder = join(process.cwd(), 'static');

/** The parts of the development server's Express that are used here. */
interface Asked {
  readonly originalUrl: string;
}
interface Answer {
  sendFile(file: string, done: (fault?: Error) => void): void;
}

let running: RunningEndpoint | undefined;

/**
 * Before anything else: the embedded endpoint starts, or the given one is asked whether it will do. This hook runs
 * once, in the main process; the child processes that run page queries are created later and inherit its address.
 */
export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
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
      contentFolder,
      staticFolder,
      onFaults: (faults) =>
        reporter.error(`${describeContentFaults(faults)}\nThe pages show the content as it was before.`),
    });
    contentEndpoint.set(running.url);
    reporter.verbose(`The embedded content endpoint listens at ${running.url}`);
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
  }
};

/** While pages are developed, a saved content file is read and shown at once. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app, emitter }) => {
  // A built site has published sizes of these (src/generate/pictures/publishUploads.ts).
  app.use('/uploads', (request: Asked, response: Answer, next: () => void) => {
    const file = staticPath(staticFolder, request.originalUrl.replace(/\?.*/, ''));
    if (file === undefined) next();
    else
      response.sendFile(file, (fault) => {
        if (fault) next();
      });
  });
  if (!running) return;
  running.follow();
  // The event that Gatsby's own refresh address sends: sources are read again, pages made anew, queries run.
  watchContent(contentFolder, () =>
    emitter.emit('WEBHOOK_RECEIVED', { webhookBody: {}, pluginName: 'gatsby-source-graphql' }),
  );
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async () => {
  await running?.stop();
  running = undefined;
  contentEndpoint.set(undefined);
};

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { environment } from '../src/config/environment';
import { readLeadSettings } from '../src/config/leadSettings';
import { SCRIPT_PROXY } from '../src/config/tracking';
import { startPasses } from './delivery/passes';
import { openEnquiryService } from './enquiryService';
import { httpServer } from './httpServer';
import { consoleLog, faultCode, faultPlace } from './leadLog';
import { photoProcess } from './photos';
import { createScriptProxy, proxiedScripts } from './scriptProxy';
import { siteFiles } from './staticFiles';
import { type OpenStore, openStoreThread } from './storeThread';
import { openUploads } from './uploads';

/**
 * The site and its enquiries in one process: serves `public/`, takes enquiries, delivers them.
 * Usage: node --import tsx enquiries/server.ts [PORT]; after `npm run build:server`: node server/server.js [PORT]
 */
const DAY_MS = 86_400_000;
/** Hosts kill a process about ten seconds after they asked it to stop. */
const MAX_STOP_MS = 8000;
/** Connections that may wait to be let in. Whoever comes beyond that tries again a second later. */
const MAX_ARRIVING = 4096;

async function start(port: number): Promise<void> {
  const settings = readLeadSettings();
  const publicFolder = resolve('public');
  const redirects = join(publicFolder, '_redirects');
  if (!existsSync(redirects))
    throw new Error(
      `No built site found in ${publicFolder}. Run the server from the folder that contains public/.`,
    );
  const uploads = openUploads();
  const photos = photoProcess();
  const { handlers, store, queues, queueNews } = await openEnquiryService(settings, {
    place: publicFolder,
    openStore: openStoreThread,
    uploads,
    drawPhoto: photos.draw,
    log: consoleLog,
    onAccepted: () => passes.wake(),
  });
  const passes = startPasses(queues, consoleLog);
  const watching = watchSite(queueNews, () => passes.wake());
  if (settings.mail === undefined && settings.webhook === undefined)
    console.log(
      'Forecourt: enquiries are kept and reach nobody yet: set LEADS_SMTP_URL or LEADS_WEBHOOK_URL (docs/leads.md). Read them with: npm run leads',
    );

  const forgetting = await forgetDaily(store, settings.retentionDays);
  const server = httpServer({
    handlers: new Map([
      ...Object.entries(handlers),
      [SCRIPT_PROXY, createScriptProxy({ allowed: proxiedScripts(redirects) })],
    ]),
    otherwise: siteFiles(publicFolder),
    proxies: settings.proxies,
    onFault: (error) =>
      consoleLog({ event: 'requestFault', fault: faultCode(error), where: faultPlace(error) }),
  });
  server.once('error', (error) => stopAtFault(port, error));
  server.listen({ port, host: settings.address, backlog: MAX_ARRIVING }, () =>
    console.log(`Forecourt: the site is at http://localhost:${port}`),
  );

  // Finishes the requests and deliveries that are under way, if they do not take too long. Then the process ends.
  const stop = async () => {
    clearInterval(forgetting);
    clearInterval(watching);
    const answered = new Promise((done) => server.close(done));
    server.closeIdleConnections();
    await Promise.race([
      Promise.all([answered, passes.stop()]),
      new Promise((late) => setTimeout(late, MAX_STOP_MS)),
    ]);
    photos.close();
    uploads.close();
    await store.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

/** How often the server looks for a new publication of the site, in milliseconds. */
const LOOK_EVERY_MS = 60_000;

/** Tells readers and shoppers of each publication, from now on. */
function watchSite(queueNews: () => Promise<number>, onQueued: () => void): NodeJS.Timeout {
  const look = async () => {
    if ((await queueNews()) > 0) onQueued();
  };
  void look();
  return setInterval(look, LOOK_EVERY_MS);
}

/** Deletes what is too old, now and each day. */
async function forgetDaily(store: Pick<OpenStore, 'deleteOlderThan'>, days: number): Promise<NodeJS.Timeout> {
  const forgetOld = async () => {
    try {
      const deleted = await store.deleteOlderThan(days, Date.now());
      if (deleted > 0) consoleLog({ event: 'retention', deleted });
    } catch {
      consoleLog({ event: 'storeFault', fault: 'retention' });
    }
  };
  await forgetOld();
  return setInterval(forgetOld, DAY_MS);
}

function stopAtFault(port: number, { code, message }: NodeJS.ErrnoException): never {
  console.error(
    code === 'EADDRINUSE'
      ? `Port ${port} is in use by another program. Stop that program, or choose another port: PORT=9001 npm run serve`
      : `Port ${port} cannot be opened: ${message}`,
  );
  process.exit(1);
}

start(Number(process.argv[2] || environment().PORT || 9000)).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});

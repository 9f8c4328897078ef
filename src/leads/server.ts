import { join, resolve } from 'node:path';
import { environment } from '../config/environment';
import { readLeadSettings } from '../config/leadSettings';
import { SCRIPT_PROXY } from '../config/tracking';
import { CAMPAIGN_PATH } from '../domain/campaign';
import { EMPTY_SEARCH_PATH } from '../domain/emptySearch';
import { DELIVER_PATH, deliverNow } from './deliverNow';
import { deliverAll, startPasses } from './delivery/deliveries';
import { openEnquiryService } from './enquiryService';
import { createHealth, HEALTH_PATH } from './health';
import { httpServer } from './httpServer';
import { ENQUIRIES_PATH } from './intake';
import { consoleLog } from './leadLog';
import { photoProcess } from './photos';
import { REPORT_PATH } from './report/report';
import { createScriptProxy, proxiedScripts } from './scriptProxy';
import { siteFiles } from './staticFiles';
import { openStoreThread } from './storeThread';
import { openUploads } from './uploads';

/**
 * The site and its enquiries in one process: serves `public/`, takes enquiries, delivers them.
 * Usage: node --import tsx src/leads/server.ts [PORT]; after `npm run build:server`: node server/server.js [PORT]
 */
const DAY_MS = 86_400_000;
/** Hosts kill a process about ten seconds after they asked it to stop. */
const MOST_TO_STOP_MS = 8000;

async function start(port: number): Promise<void> {
  const settings = readLeadSettings();
  const publicFolder = resolve('public');
  const uploads = openUploads();
  const photos = photoProcess();
  const { intake, campaigns, emptySearches, report, store, queues } = await openEnquiryService(settings, {
    place: publicFolder,
    openStore: openStoreThread,
    uploads,
    drawPhoto: photos.draw,
    log: consoleLog,
    onAccepted: () => passes.wake(),
  });
  const passes = startPasses(queues, consoleLog);
  if (settings.mail === undefined && settings.webhook === undefined)
    console.log(
      'Forecourt: enquiries are kept and reach nobody yet: set LEADS_SMTP_URL or LEADS_WEBHOOK_URL (docs/leads.md). Read them with: npm run leads',
    );

  const forgetOld = async () => {
    try {
      const deleted = await store.deleteOlderThan(settings.retentionDays, Date.now());
      if (deleted > 0) consoleLog({ event: 'retention', deleted });
    } catch {
      consoleLog({ event: 'storeFault', fault: 'retention' });
    }
  };
  await forgetOld();
  const daily = setInterval(forgetOld, DAY_MS);

  const server = httpServer({
    handlers: new Map([
      [ENQUIRIES_PATH, intake],
      [CAMPAIGN_PATH, campaigns],
      [EMPTY_SEARCH_PATH, emptySearches],
      [REPORT_PATH, report],
      [SCRIPT_PROXY, createScriptProxy({ allowed: proxiedScripts(join(publicFolder, '_redirects')) })],
      [DELIVER_PATH, (request) => deliverNow(request, settings.deliverSecret, () => deliverAll(queues))],
      [HEALTH_PATH, createHealth({ store, queues })],
    ]),
    otherwise: siteFiles(publicFolder),
    proxies: settings.proxies,
  });
  server.once('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is in use by another program. Stop that program, or choose another port: PORT=9001 npm run serve`
        : `Port ${port} cannot be opened: ${error.message}`,
    );
    process.exit(1);
  });
  server.listen(port, () => console.log(`Forecourt: the site is at http://localhost:${port}`));

  // Finishes the requests and deliveries that are under way, if they do not take too long. Then the process ends.
  const stop = async () => {
    clearInterval(daily);
    const answered = new Promise((done) => server.close(done));
    server.closeIdleConnections();
    await Promise.race([
      Promise.all([answered, passes.stop()]),
      new Promise((late) => setTimeout(late, MOST_TO_STOP_MS)),
    ]);
    photos.close();
    uploads.close();
    await store.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

start(Number(process.argv[2] || environment().PORT || 9000)).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});

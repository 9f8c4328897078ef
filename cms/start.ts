// `npm run cms`: the content editor and a preview of the site, on this machine.
import { watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { watchContent } from '../plugins/content-endpoint/endpoint/watchContent';
import { claim, claimsOf } from '../scripts/claim.mjs';
import { runDealerCommand } from '../scripts/command';
import { installPackages } from '../scripts/installPackages';
import type { Dealer } from '../src/config/dealer';
import { SITE_FILE } from '../src/config/siteConfig';
import { freePort } from '../support/freePort';
import { portOfSite, startSite } from './server/siteProcess';

const ADDRESS = '127.0.0.1';
const EDITOR_PORT = Number(process.env.CMS_PORT ?? 8001);
const SITE_PORT = Number(process.env.PORT ?? 8000);

/** A save writes more than once. */
const QUIET_MS = 150;

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

const portFault = ({ code, message }: NodeJS.ErrnoException): string =>
  code === 'EADDRINUSE'
    ? `Port ${EDITOR_PORT} is in use by another program. Stop that program, or choose another port: CMS_PORT=${EDITOR_PORT + 10} npm run cms`
    : `Port ${EDITOR_PORT} cannot be opened: ${message}`;

/** The site starts again when `site.yml` has changed. */
function restartWithLooks(projectFolder: string, site: ReturnType<typeof startSite>): void {
  let restart: NodeJS.Timeout | undefined;
  watch(projectFolder, (_, name) => {
    if (name !== SITE_FILE) return;
    clearTimeout(restart);
    restart = setTimeout(() => void site.restart(), QUIET_MS);
  });
}

async function start(dealer: Dealer): Promise<number> {
  await freePort(EDITOR_PORT).catch((fault: NodeJS.ErrnoException) => stop(portFault(fault)));
  const turn = await claim(claimsOf('editor', dealer.folder));
  if (turn.kind === 'taken') stop(`Another editor already has this dealer open: ${turn.words}`);
  const { release } = turn;
  const port = await portOfSite(SITE_PORT);
  await installPackages(join(process.cwd(), 'cms')).catch((error: Error) => stop(error.message));

  const projectFolder = resolve(dealer.folder);
  const siteUrl = `http://${ADDRESS}:${port}`;
  /** Known once the editor listens, which is long before the site is ready. */
  let editorUrl = '';
  const where = () =>
    console.log(
      `\n  The editor:              ${editorUrl}/admin/\n  The site as it will be:  ${siteUrl}/\n  Only this machine can open them. Ctrl+C stops both.\n`,
    );
  const { startCmsServer } = await import('./server/startCmsServer');
  const site = startSite({
    command: [process.execPath, 'scripts/develop.mjs', '--host', ADDRESS, '--port', String(port)],
    // The editor says when content has changed: not before the site is ready, and one change at a time.
    env: {
      GATSBY_TELEMETRY_DISABLED: '1',
      ...process.env,
      CONTENT_URL: '',
      ENABLE_GATSBY_REFRESH_ENDPOINT: 'true',
    },
    siteUrl,
    onOutput: (text) => process.stdout.write(text),
    onReady: () => where(),
  });
  const editor = await startCmsServer({
    dealer,
    projectFolder,
    cmsFolder: join(process.cwd(), 'cms'),
    siteUrl,
    site,
    port: EDITOR_PORT,
  }).catch(async (error: Error) => {
    await site.stop();
    return stop(`The content editor could not start: ${error.message}`);
  });
  editorUrl = editor.url;
  where();
  // A fault shows beside the first form.
  void editor.preparePreview().catch(() => undefined);
  watchContent(join(projectFolder, 'content'), site.changed);
  restartWithLooks(projectFolder, site);

  let isEnding = false;
  function end(): void {
    if (isEnding) return;
    isEnding = true;
    release();
    void Promise.all([site.stop(), editor.stop()]).then(() => process.exit(0));
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end);
  return 0;
}

runDealerCommand(start, 1);

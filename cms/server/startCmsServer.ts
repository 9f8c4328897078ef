import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';
import { MAX_FILE_LETTERS } from '../../plugins/content-endpoint/files/fileBounds';
import type { Dealer } from '../../src/config/dealer';
import { turns } from '../../src/config/turns';
import { cmsConfig, withOwnWords } from '../config/cmsConfig';
import { readOnlyFor } from '../config/readOnly';
import { scheduledBuilds } from '../config/schedule';
import { LARGEST_UPLOAD } from '../config/uploadFault';
import { adminFiles } from './adminFiles';
import { changedVehicles, stockList } from './builtStock';
import { contentFacts } from './contentFacts';
import { type Application, decapPackages, type FaultHandler, handled, type Request } from './decapPackages';
import { mayChange, readEditors, whoMay } from './editors';
import { contentFile } from './fileRequest';
import { type History, historyOf } from './git/history';
import { guard } from './guard';
import { dealerNow } from './looks';
import { linkTargets, viewPage } from './pageAddress';
import { type Reader, readerThread } from './reading/reader';
import { readJson } from './reading/readJson';
import { saveContent } from './saveContent';
import { signIn } from './signIn';
import type { SiteProcess } from './siteProcess';

export interface CmsServerOptions {
  readonly dealer: Dealer;
  /** The folder of the dealer, absolute: the editor reads and writes its `content/`. */
  readonly projectFolder: string;
  /** The folder of the editor and its packages. */
  readonly cmsFolder: string;
  /** The address of the site that shows saved changes. */
  readonly siteUrl: string;
  /** The process of that site; without one, it counts as ready. */
  readonly site?: Pick<SiteProcess, 'state'>;
  /** The port to listen on; 0 means any free port. */
  readonly port: number;
  /** For people elsewhere. Absent: only this machine is answered, without a sign-in. */
  readonly hosted?: {
    /** The editor's own address, whose host sends requests on to this server: `https://editor.example.com`. */
    readonly publicUrl?: string;
    /** The file with the people and what each may change. */
    readonly editorsFile: string;
    /** The address to listen on, if it is not this machine alone. */
    readonly address?: string;
  };
}

export interface RunningCms {
  /** `http://127.0.0.1:{port}`, or the public address; the editor is at `/admin/`. */
  readonly url: string;
  readonly port: number;
  /** Compiles what pages beside forms are drawn with, so that the first one is there at once. */
  readonly preparePreview: () => Promise<unknown>;
  readonly stop: () => Promise<void>;
}

const ADDRESS = '127.0.0.1';

/** The limit for all files of one save, as text (a third larger than the bytes): 30 MB. */
const MAX_SAVE_BYTES = 41_000_000;

/** How long a request may take to arrive, in milliseconds. */
const MAX_REQUEST_MS = 120_000;

/** Staff need no path of the server: the fault of a file is in its log. */
const wordsFor = (status: number, message: string, code?: string): string => {
  if (status === 413)
    return `these files are too large together: each may have ${LARGEST_UPLOAD} MB, and all of one save 30 MB. Save fewer at once`;
  return status === 500 && code !== undefined
    ? `nothing was saved: the server could not write or read a file (${code}). Ask whoever runs it`
    : message;
};

/** The parts of an answer that are in the editor's words, not the content's. */
const OURS: ReadonlySet<string> = new Set(['error', 'words', 'field', 'label', 'forbidden']);

/** The editor reads every answer as JSON. Express recognises an error handler by its four parameters. */
const tellFault: FaultHandler = (fault, { path }, response, _next) => {
  const { status = 500, message, code } = fault;
  if (status === 500) console.warn(`Forecourt: ${path}: ${message}`);
  response.status(status).json({ error: wordsFor(status, message, code) });
};

/**
 * Serves the editor and its file backend: to this machine alone, or to people who sign in.
 * @throws an error with the code EADDRINUSE when the port is taken
 */
export async function startCmsServer(options: CmsServerOptions): Promise<RunningCms> {
  const { dealer, projectFolder, port, cmsFolder, hosted } = options;
  const address = hosted?.address ?? ADDRESS;
  // A mistake in it stops the start, so that no editor sees it.
  scheduledBuilds();
  const url = () => hosted?.publicUrl ?? `http://${ADDRESS}:${portOf(server)}`;
  const { express, registerLocalFs } = decapPackages(cmsFolder);
  const reader = readerThread({ projectFolder, dealer });
  const inTurn = turns();
  const history = await historyOf(projectFolder, inTurn, hosted !== undefined);
  const app = express();
  app.use(
    guard(() => (hosted?.publicUrl ? [hosted.publicUrl] : [url(), `http://localhost:${portOf(server)}`])),
  );
  if (hosted) {
    await readEditors(hosted.editorsFile);
    app.use('/admin/sign-in', express.urlencoded({ extended: false, limit: '4kb' }));
    signIn(app, hosted.editorsFile, hosted.publicUrl?.startsWith('https:') ?? false);
  }
  // Every body: the file backend has its own reader, without these bounds.
  app.use(readJson({ express }, MAX_SAVE_BYTES));
  app.use(
    '/api/v1',
    saveContent({
      projectFolder,
      inTurn,
      reader,
      inOwnWords: async (answer) => {
        const { stockType } = await contentFacts(projectFolder);
        const { country } = dealerNow(projectFolder, dealer);
        return withOwnWords(answer, { stockType, country }, (name) => OURS.has(name));
      },
      ...(history && { history }),
      ...(hosted && { editors: () => readEditors(hosted.editorsFile) }),
    }),
  );
  // It reads the project's folder from the environment, once, at this point.
  process.env.GIT_REPO_DIRECTORY = projectFolder;
  await registerLocalFs(app, { logLevel: 'error' });

  await servePages(app, { ...options, url, reader, history });
  app.use(tellFault);

  const server = createServer(app);
  server.requestTimeout = MAX_REQUEST_MS;
  await once(server.listen(port, address), 'listening');
  return {
    url: url(),
    port: portOf(server),
    preparePreview: () => reader.ask('compile', undefined),
    stop: () =>
      new Promise((resolve) => {
        history?.stop();
        reader.stop();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** What the page beside a form is drawn from. */
const draftSchema = z.strictObject({ path: contentFile, raw: z.string().max(MAX_FILE_LETTERS) });

interface Served extends CmsServerOptions {
  readonly url: () => string;
  readonly reader: Reader;
  readonly history: History | undefined;
}

/** Everything that the editor reads: its own page and scripts, what it asks of the server, and the pages and pictures of the site. */
async function servePages(app: Application, served: Served): Promise<void> {
  const { dealer, projectFolder, siteUrl, site, cmsFolder, url, reader, history, hosted } = served;
  const { country } = dealer;
  const { express, adminFolder, heicFolder } = decapPackages(cmsFolder);
  const files = await adminFiles(cmsFolder, dealer);
  const now = () => dealerNow(projectFolder, dealer);
  serveJson(app, '/admin/config.json', async ({ person }) => {
    const config = cmsConfig({
      country: now().country,
      backend: { name: 'this-machine', proxy_url: '/api/v1', branch: 'files', person: person?.name },
      siteUrl,
      pagesUrl: `${url()}/view`,
      ...(await contentFacts(projectFolder)),
    });
    if (!hosted || !person) return config;
    const editors = await readEditors(hosted.editorsFile);
    return readOnlyFor(config, (path) =>
      mayChange(person, path) ? undefined : `You may read this. ${whoMay(editors, path)}`,
    );
  });
  serveJson(app, '/admin/around.json', ({ person }) => ({
    site: site?.state() ?? { kind: 'ready' },
    hasHistory: history !== undefined,
    ...(history?.outcome() && { outcome: history.outcome() }),
    ...(person && { person: person.name }),
  }));
  app.use(
    '/admin/preview.json',
    handled(async (request, response) => {
      const draft = draftSchema.safeParse(request.body);
      if (!draft.success) return response.status(422).json({ error: 'This is not an entry' });
      response.json(await reader.ask('preview', draft.data, request.person?.email));
    }),
  );
  app.use('/admin/heic', express.static(heicFolder, { index: false }));
  serveJson(app, '/admin/pages.json', () => linkTargets(projectFolder));
  serveJson(app, '/admin/stock.json', () => stockList(country.locale.prices));
  serveJson(app, '/admin/changed-vehicles.json', () => changedVehicles(projectFolder, country.locale.prices));
  app.use('/pictures', express.static('public/pictures', { index: false }));
  // Addresses within the page are relative to its folder.
  app.use((request, response, next) =>
    ['/', '/admin'].includes(request.path) ? response.redirect('/admin/') : next(),
  );
  app.use('/admin/decap', express.static(adminFolder, { index: false }));
  serveText(app, '/admin/admin.js', 'js', files['admin.js']);
  serveText(app, '/admin/manualStart.js', 'js', files['manualStart.js']);
  serveText(app, '/admin', 'html', files['index.html']);
  app.use('/view', handled(viewPage(projectFolder, siteUrl, site?.state)));
  app.use('/uploads', express.static(join(projectFolder, 'content/uploads'), { index: false }));
  // Drawings and a feed's own pictures.
  for (const folder of [join(projectFolder, 'static'), 'static'])
    app.use('/', express.static(folder, { index: false }));
  const drawing = (name: 'icon' | 'file' | 'onDark'): string => {
    const { logo } = now().site;
    return join(projectFolder, logo[name] ?? logo.file);
  };
  app.use('/favicon.svg', (_, response) => response.sendFile(drawing('icon')));
  for (const name of ['file', 'onDark', 'icon'] as const)
    app.use(`/admin/drawings/${name}.svg`, (_, response) => response.sendFile(drawing(name)));
  app.use((_, response) =>
    response.status(404).json({ error: 'There is nothing here: the editor is at /admin/' }),
  );
}

const portOf = (server: Server): number => (server.address() as AddressInfo | null)?.port ?? 0;

/** Serves one text at exactly one address. */
const serveText = (app: Application, path: string, type: string, text: string): void =>
  app.use(path, (request, response, next) =>
    request.path === '/' ? response.type(type).send(text) : next(),
  );

const serveJson = (app: Application, path: string, answer: (request: Request) => unknown): void =>
  app.use(
    path,
    handled(async (request, response) => response.json(await answer(request))),
  );

import type { RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Person } from './editors';

/** The parts of Express that we use. Its packages may not be installed when types are checked. */
export interface Application extends RequestListener {
  use(handler: Handler): void;
  use(handler: FaultHandler): void;
  use(path: string, handler: Handler): void;
}

export interface Request {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  body: unknown;
  destroy(): void;
  readonly socket: { readonly remoteAddress?: string };
  /** Who asks, in a hosted editor. */
  person?: Person;
}

export interface Response {
  status(code: number): Response;
  json(value: unknown): void;
  type(name: string): Response;
  send(text: string): void;
  setHeader(name: string, value: string | readonly string[]): void;
  sendFile(path: string): void;
  redirect(url: string): void;
  once(event: 'close', heard: () => void): void;
}

export type Handler = (request: Request, response: Response, next: (error?: unknown) => void) => unknown;

/** Express 4 waits for no promise: without this, a fault would leave the browser waiting. */
export const handled =
  (handler: Handler): Handler =>
  async (request, response, next) => {
    try {
      await handler(request, response, next);
    } catch (error) {
      next(error);
    }
  };

/** Called with the error of an earlier handler. */
export type FaultHandler = (
  fault: { readonly status?: number; readonly message: string; readonly code?: string },
  request: Request,
  response: Response,
  next: unknown,
) => unknown;

interface Express {
  (): Application;
  raw(options: { readonly type: () => boolean; readonly limit: number }): Handler;
  urlencoded(options: { readonly extended: false; readonly limit: string }): Handler;
  static(folder: string, options?: Readonly<Record<string, unknown>>): Handler;
}

interface DecapMiddlewares {
  readonly registerLocalFs: (app: Application, options: { readonly logLevel: string }) => Promise<void>;
}

/** The editor's packages from its own folder. `npm run cms` installs them if they are missing. */
export function decapPackages(cmsFolder: string) {
  const load = createRequire(join(cmsFolder, 'package.json'));
  return {
    express: load('express') as Express,
    registerLocalFs: (load('decap-server/dist/middlewares') as DecapMiddlewares).registerLocalFs,
    /** The converter of HEIC pictures, in the build that evaluates no text. */
    heicFolder: dirname(load.resolve('heic-to/csp')),
    /** The built admin, with the pieces that it loads when they are needed. */
    adminFolder: dirname(load.resolve('decap-cms/dist/decap-cms.js')),
  };
}

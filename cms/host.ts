// `npm run cms:host`: the content editor for people who sign in, behind a web server that has its address (docs/cms.md).
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { claim, claimsOf } from '../scripts/claim.mjs';
import { runDealerCommand } from '../scripts/command';
import { installPackages } from '../scripts/installPackages';
import type { Dealer } from '../src/config/dealer';
import { hashPassword } from './server/editors';

/** How long the server may take to end, in milliseconds. */
const MAX_STOP_MS = 3000;

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

/** The editor's address without a path. Passwords must not travel in the clear, except within this machine. */
function publicUrl(): string {
  const text = process.env.CMS_URL ?? '';
  if (!URL.canParse(text))
    stop('CMS_URL must be the address of the editor: CMS_URL=https://editor.example.com');
  const { origin, protocol, hostname } = new URL(text);
  const isHere = ['127.0.0.1', 'localhost'].includes(hostname);
  if (protocol !== 'https:' && !isHere) stop(`CMS_URL must begin with https:// (it is ${text})`);
  return origin;
}

async function printPassword(): Promise<void> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const password = await lines.question('The password (at least 12 characters; it shows as you type): ');
  lines.close();
  if (password.length < 12) stop('That has fewer than 12 characters.');
  console.log(await hashPassword(password));
}

async function start(dealer: Dealer): Promise<number> {
  const editorsFile = process.env.CMS_EDITORS ?? stop('CMS_EDITORS must be the path of the editors’ file');
  const hosted = {
    editorsFile: resolve(editorsFile),
    publicUrl: publicUrl(),
    address: process.env.CMS_ADDRESS ?? '127.0.0.1',
  };
  // A server can't answer if the git host asks for a password.
  process.env.GIT_TERMINAL_PROMPT = '0';
  const cmsFolder = join(process.cwd(), 'cms');
  await installPackages(cmsFolder);
  const turn = await claim(claimsOf('editor', dealer.folder));
  if (turn.kind === 'taken') stop(`Another editor already has this dealer open: ${turn.words}`);
  const { startCmsServer } = await import('./server/startCmsServer');
  const editor = await startCmsServer({
    dealer,
    projectFolder: resolve(dealer.folder),
    cmsFolder,
    siteUrl: dealer.site.url,
    port: Number(process.env.CMS_PORT ?? 8001),
    hosted,
  });
  console.log(`Forecourt: the editor is at ${editor.url}/admin/`);
  // A fault shows beside the first form.
  void editor.preparePreview().catch(() => undefined);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      turn.release();
      setTimeout(() => process.exit(0), MAX_STOP_MS);
      void editor.stop().then(() => process.exit(0));
    });
  return 0;
}

if (process.argv.includes('--password')) void printPassword();
else runDealerCommand(start, 1);

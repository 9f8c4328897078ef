// `npm run site:publish`: publishes the whole built site in one step, and says what that changes; `-- --back` undoes it.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readDealer } from '../src/config/dealer';
import { environment } from '../src/config/environment';
import { currentRelease, publishRelease, putBack } from '../src/generate/publication/releases';
import {
  changesText,
  itemsOnline,
  publishedItems,
  stockChanges,
} from '../src/generate/publication/stockChanges';

const USAGE = `npm run site:publish                    publishes public/ to PUBLISH_TO/<dealer>/current
npm run site:publish -- --back          puts the release before it back
                        --to FOLDER     instead of PUBLISH_TO
                        --summary FILE  adds what has changed to a file, in Markdown

PUBLISH_COMMAND is run after that, with the published folder in SITE_FOLDER: for hosts that are not this machine.
Exit status: 0 done, 1 nothing was published, 2 wrong use.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: {
    to: { type: 'string' },
    summary: { type: 'string' },
    back: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});

async function summarise(text: string): Promise<void> {
  console.log(text);
  if (typeof values.summary !== 'string') return;
  await mkdir(dirname(values.summary), { recursive: true });
  await appendFile(values.summary, `${text}\n`);
}

/** Hands the published folder on to another host. */
function runCommand(folder: string): void {
  const command = environment().PUBLISH_COMMAND;
  if (!command) return;
  const { status } = spawnSync('bash', ['-euo', 'pipefail', '-c', command], {
    stdio: 'inherit',
    env: { ...process.env, SITE_FOLDER: folder },
  });
  if (status !== 0)
    throw new Error(
      `PUBLISH_COMMAND ended with status ${status ?? 'none'}: the host has what it had before, if its command is one step.`,
    );
}

async function main(): Promise<void> {
  const unknown = Object.keys(values).filter((name) => !['to', 'summary', 'back', 'help'].includes(name));
  const to = typeof values.to === 'string' ? values.to : environment().PUBLISH_TO;
  if (values.help || unknown.length > 0 || positionals.length > 0 || !to) {
    console.error(
      !to && !values.help ? `Name the place: PUBLISH_TO=/srv/sites, or --to.\n\n${USAGE}` : USAGE,
    );
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  const { name, site } = readDealer();
  const folder = join(to, name);
  const current = join(folder, 'current');
  // A runner that begins with an empty disk compares with the site that visitors have.
  const before = existsSync(current) ? await publishedItems(current) : ((await itemsOnline(site.url)) ?? []);
  const last = await currentRelease(folder);
  const done = values.back ? await putBack(folder) : await publishRelease('public', folder, Date.now());
  if (done.kind === 'err') {
    await summarise(
      `## ${name}: nothing was published\n\n${done.fault}. Visitors still get ${last ?? 'nothing'}.`,
    );
    process.exitCode = 1;
    return;
  }
  runCommand(current);
  const report = values.back ? undefined : await readFile('reports/stock.txt', 'utf8').catch(() => undefined);
  const title = values.back ? `${name}: back to ${done.value}` : `${name}: published as ${done.value}`;
  const changes = stockChanges(before, await publishedItems(current));
  await summarise(changesText(changes, { title, ...(report !== undefined && { report }) }));
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});

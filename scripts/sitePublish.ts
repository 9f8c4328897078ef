// `npm run site:publish`: publishes the whole built site in one step, and says what that changes; `-- --back` undoes it.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { currentRelease, publishRelease, putBack } from '../generate/publication/releases';
import { changesText, stockChanges } from '../generate/publication/stockChanges';
import type { Dealer } from '../src/config/dealer';
import { environment } from '../src/config/environment';
import { otherDealerFault, publishedFile, publishedItems, WHOLE_SITE } from '../src/config/publishedSite';
import { err } from '../src/domain/result';
import { type Claimed, claim } from './claim.mjs';
import { commandLine, runDealerCommand } from './command';

const USAGE = `npm run site:publish                    publishes public/ to PUBLISH_TO/<dealer>/current
npm run site:publish -- --back          puts the release before it back
                        --folder FOLDER publishes another built site of this dealer, such as sites/<dealer>
                        --to FOLDER     instead of PUBLISH_TO
                        --summary FILE  adds what has changed to a file, in Markdown

PUBLISH_COMMAND is run after that, with the published folder in SITE_FOLDER: for hosts that are not this machine.
Exit status: 0 done, 1 nothing was published or PUBLISH_COMMAND failed, 2 wrong use.`;

const { values } = commandLine(USAGE, {
  folder: { type: 'string', default: 'public' },
  to: { type: 'string' },
  summary: { type: 'string' },
  back: { type: 'boolean' },
});

async function summarise(text: string): Promise<void> {
  console.log(text);
  if (values.summary === undefined) return;
  await mkdir(dirname(values.summary), { recursive: true });
  await appendFile(values.summary, `${text}\n`);
}

/** Hands the published folder on to another host. @returns what to do if that fails */
async function handOn(folder: string, release: string, { share }: Claimed): Promise<string | undefined> {
  const command = environment().PUBLISH_COMMAND;
  if (!command) return undefined;
  const child = spawn('bash', ['-euo', 'pipefail', '-c', command], {
    stdio: 'inherit',
    env: { ...process.env, SITE_FOLDER: folder },
  });
  if (child.pid !== undefined) share(child.pid);
  const [status] = (await once(child, 'exit')) as [number | null];
  if (status === 0) return undefined;
  return `${folder} leads to ${release}, but PUBLISH_COMMAND ended with status ${status ?? 'none'}, so the host may still have the previous site. Once the command works, run it again with SITE_FOLDER=${folder}${
    values.back ? '' : ', or go back to the previous release: npm run site:publish -- --back'
  }.`;
}

/** How long to wait for another publication of this dealer, in milliseconds. */
const MAX_WAIT_MS = 10 * 60_000;

async function main(dealer: Dealer): Promise<number> {
  const to = values.to ?? environment().PUBLISH_TO;
  if (!to) {
    console.error(`Name the place: PUBLISH_TO=/srv/sites, or --to.\n\n${USAGE}`);
    return 2;
  }
  const folder = join(to, dealer.name);
  const turn = await claim(join(folder, '.publishing'), {
    waitMs: MAX_WAIT_MS,
    onWait: (words) => console.log(`${dealer.name} is being published by ${words}. This run waits for it.`),
  });
  if (turn.kind === 'taken') {
    await summarise(
      `## ${dealer.name}: nothing was published\n\nAnother run is still publishing: ${turn.words}.`,
    );
    return 1;
  }
  try {
    return await publish(dealer, folder, turn);
  } finally {
    turn.release();
  }
}

async function publish({ name, site, country }: Dealer, folder: string, turn: Claimed): Promise<number> {
  const current = join(folder, 'current');
  // A runner that begins with an empty disk compares with the site that visitors have.
  const before = existsSync(current)
    ? await publishedItems(current)
    : await publishedItems(site.url).catch(() => undefined);
  const last = await currentRelease(folder);
  const fault = values.back ? undefined : await otherDealerFault(values.folder, site.dealerId);
  const done =
    fault !== undefined
      ? err(fault)
      : values.back
        ? await putBack(folder)
        : await publishRelease(values.folder, folder, Date.now());
  if (done.kind === 'err') {
    await summarise(
      `## ${name}: nothing was published\n\n${done.fault}. Visitors still get ${last ?? 'nothing'}.`,
    );
    return 1;
  }
  const failure = await handOn(current, done.value, turn);
  const report = values.back
    ? undefined
    : await readFile(join('reports', values.folder === 'public' ? '' : name, 'stock.txt'), 'utf8').catch(
        () => undefined,
      );
  const outcome = values.back ? `back to ${done.value}` : `published as ${done.value}`;
  const title =
    failure === undefined
      ? `${name}: ${outcome}`
      : `${name}: ${outcome}, but only on this machine\n\n${failure}`;
  const changes = stockChanges(before ?? [], (await publishedItems(current)) ?? [], country.locale.prices);
  const { builtAt } = JSON.parse((await publishedFile(current, WHOLE_SITE)) ?? '{}') as {
    readonly builtAt?: string;
  };
  await summarise(
    changesText(changes, { title, ...(report !== undefined && { report }), ...(builtAt && { builtAt }) }),
  );
  return failure === undefined ? 0 : 1;
}

runDealerCommand(main, 1);

// `npm run site:check`: checks the built site against the law of advertising, and that each item has one price everywhere.

import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentSource } from '../generate/content/contentSource';
import type { Rule } from '../generate/siteCheck/australianRules';
import { readSite } from '../generate/siteCheck/readSite';
import { checkSite, parseAcceptances, RULES, siteCheckText } from '../generate/siteCheck/siteCheck';
import { startContentEndpoint } from '../plugins/content-endpoint/endpoint/startContentEndpoint';
import { contentEndpoint } from '../src/config/buildChannels';
import type { Dealer } from '../src/config/dealer';
import { readSettings } from '../src/config/env';
import { otherDealerFault } from '../src/config/publishedSite';
import { wallClock } from '../src/domain/wallClock';
import { commandLine, runDealerCommand } from './command';

/** The dealer's exceptions, in its folder. */
const ACCEPTED = 'accepted.yml';

const USAGE = `npm run site:check                     checks public/ and the content, and writes reports/site-check.json
npm run site:check -- --folder FOLDER  checks another built site of this dealer
npm run site:check -- --rules          lists the rules and their sources

${ACCEPTED} in the dealer’s folder holds exceptions that a person decided on (docs/site-check.md). Exit status: 0 no fault, 1 faults, 2 wrong use.`;

const { values } = commandLine(USAGE, {
  folder: { type: 'string', default: 'public' },
  rules: { type: 'boolean' },
});

const ruleLine = ({ id, reason, source, decides }: Rule): string =>
  `${id}${decides ? ' (exceptions in writing)' : ''}\n  … ${reason}.\n  ${source.name}: ${source.url}`;

async function main(dealer: Dealer): Promise<number> {
  const { site } = dealer;
  const rules = RULES[site.locale];
  if (values.rules) {
    console.log(rules.map(ruleLine).join('\n\n'));
    return 0;
  }
  const fault = await otherDealerFault(values.folder, site.dealerId);
  if (fault !== undefined) throw new Error(fault);
  const settings = readSettings();
  const content = contentSource(settings);
  const endpoint = settings.contentUrl === undefined ? await startContentEndpoint(dealer) : undefined;
  if (endpoint) contentEndpoint.set(endpoint.url);
  const built = await readSite(values.folder, content, dealer, endpoint !== undefined).finally(() =>
    endpoint?.stop(),
  );
  const today = wallClock(new Date(), built.dealership.timeZone).date;
  const file = join(dealer.folder, ACCEPTED);
  const written = existsSync(file) ? await readFile(file, 'utf8') : '';
  const acceptances = parseAcceptances(written, { file, rules, today });
  if (acceptances.kind === 'err') throw new Error(acceptances.fault.join('\n'));
  const check = checkSite(built, { rules, acceptances: acceptances.value, today });
  console.log(siteCheckText(check, rules));
  await mkdir('reports', { recursive: true });
  await writeFile('reports/site-check.json', `${JSON.stringify(check, null, 2)}\n`);
  return check.faults.length === 0 ? 0 : 1;
}

runDealerCommand(main);

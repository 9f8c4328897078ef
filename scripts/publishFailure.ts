// Part of `.ci/publish`: adds to the summary of a run why a step failed, and what to do: `tsx scripts/publishFailure.ts STEP LOG SUMMARY`.

import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { type FailedStep, failureText } from '../generate/publication/failureText';
import { dealerNames } from '../src/config/dealer';

async function main(step: FailedStep, log: string, summary: string): Promise<void> {
  // The folder of the dealer may be what is wrong.
  const dealer = process.env.DEALER || dealerNames().join(', ');
  await mkdir(dirname(summary), { recursive: true });
  await appendFile(summary, `${failureText(basename(dealer), step, await readFile(log, 'utf8'))}\n`);
}

const [step, log, summary] = process.argv.slice(2) as [FailedStep, string, string];
void main(step, log, summary);

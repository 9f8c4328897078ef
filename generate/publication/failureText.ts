import { stripVTControlCharacters } from 'node:util';

/** What a person does about each step of a publication that failed. */
const WHAT_TO_DO = {
  build:
    'Correct what the message names: a row of the feed, a file of the dealer’s folder, or a setting. Then push, or run the workflow again. If the feed or a host was down, the next run may succeed by itself.',
  check:
    'Correct the words or the price where the message says they are, and push. If a person decides that it may stay, write it into `accepted.yml` (docs/site-check.md).',
} as const;

export type FailedStep = keyof typeof WHAT_TO_DO;

/** How many lines of a log a summary shows. */
const MAX_LINES = 60;

/** Where the reason begins in what Gatsby prints. What follows is said nowhere else. */
const REASON = /^\s*(?:ERROR|error)\b/;

/** The lines of a log that give the reason: from the first error on, else the last ones. */
function reasonIn(log: string): readonly string[] {
  const lines = stripVTControlCharacters(log)
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '' && !/^(?:npm |> )/.test(line));
  const first = lines.findIndex((line) => REASON.test(line));
  if (first < 0) return lines.slice(-MAX_LINES);
  const found = lines.slice(first, first + MAX_LINES);
  const more = lines.length - first - found.length;
  return more > 0 ? [...found, `… ${more} more lines in the log of this run`] : found;
}

/**
 * The summary of a run that published nothing, as Markdown: which step failed, why, and what to do.
 * @param log what the step printed
 */
export const failureText = (dealer: string, step: FailedStep, log: string): string =>
  [
    `## ${dealer}: nothing was published`,
    '',
    `The step "${step}" failed. Visitors keep the site that they have.`,
    '',
    ...reasonIn(log).map((line) => `    ${line}`),
    '',
    `**What to do.** ${WHAT_TO_DO[step]}`,
    '',
  ].join('\n');

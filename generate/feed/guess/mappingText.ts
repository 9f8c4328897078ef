import { stringify } from 'yaml';
import { formatNumber } from '../../../src/domain/formatNumber';
import type { MappingProposal } from './guessMapping';

const line = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A mapping file with a reason above each line, in the language of `docs/feeds.md`. */
export const mappingText = (
  { guesses, unused, open, sampled, rowsAt }: MappingProposal,
  feed: string,
): string =>
  [
    `# How the columns of ${line(feed)} become the fields of a vehicle (docs/feeds.md).`,
    `# Proposed from ${formatNumber(sampled)} rows by npm run stock:map. Correct what is wrong, and try it with npm run stock:check.`,
    ...open.map((sentence) => `# TO DECIDE: ${line(sentence)}`),
    ...(rowsAt === undefined ? [] : [stringify({ rows: rowsAt }, { lineWidth: 0 }).trim()]),
    'fields:',
    ...guesses.flatMap(({ field, source, because, example }) => [
      `  # ${line(because)}${example === '' ? '' : `: ${line(example)}`}`,
      `  ${stringify({ [field]: source }, { lineWidth: 0 }).trim()}`,
    ]),
    ...(unused.length === 0 ? [] : ['', '# Not used:']),
    ...unused.map(
      ({ source, example }) => `#   ${line(source)}${example === '' ? '' : `, such as ${line(example)}`}`,
    ),
    '',
  ].join('\n');

/** The proposal for a terminal: each field, its source, and why. */
export const proposalText = (
  { guesses, unused, open, sampled, kind }: MappingProposal,
  feed: string,
): string => {
  const width = Math.max(12, ...guesses.map(({ field }) => field.length));
  return [
    `${feed}: ${kind === 'jsonLines' ? 'JSON lines' : kind.toUpperCase()}, proposed from ${formatNumber(sampled)} rows`,
    '',
    ...guesses.flatMap(({ field, source, because, example }) => [
      `  ${field.padEnd(width)}  ${line(String(source))}`,
      `  ${''.padEnd(width)}    ${line(because)}${example === '' ? '' : `: ${line(example)}`}`,
    ]),
    ...(unused.length === 0 ? [] : ['', `Not used: ${unused.map(({ source }) => line(source)).join(', ')}`]),
    ...(open.length === 0 ? [] : ['', 'To decide:', ...open.map((sentence) => `  ${line(sentence)}`)]),
  ].join('\n');
};

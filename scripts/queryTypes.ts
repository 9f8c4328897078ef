import { readFileSync, writeFileSync } from 'node:fs';
import { queryTypes } from './queryTypes/queryTypes';

/**
 * Writes the types of the source's queries. Run it after a change of the contract or of a query: `npm run types`. With
 * `--check` it writes nothing and names the files that are not current.
 */
async function main(): Promise<void> {
  for (const { file, text } of await queryTypes()) {
    const isStale = readFileSync(file, 'utf8') !== text;
    if (!isStale) continue;
    console.log(file);
    if (process.argv.includes('--check')) process.exitCode = 1;
    else writeFileSync(file, text);
  }
}

void main();

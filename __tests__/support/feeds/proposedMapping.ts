import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { guessMapping } from '../../../generate/feed/guess/guessMapping';
import { mappingText } from '../../../generate/feed/guess/mappingText';
import { openFeed } from '../../../generate/feed/rows/openFeed';
import { okValue } from '../../../support/okValue';
import { AUSTRALIAN_DOLLARS, aStockContext } from '../../../support/stock/aStockContext';
import { loadStock } from '../../../support/stock/loadStock';
import type { feedFolder } from './feedFolder';

/** The mapping that `stock:map` proposes for a feed. */
export const propose = async (bytes: Buffer) => guessMapping(okValue(openFeed(bytes)), AUSTRALIAN_DOLLARS);

/** Proposes a mapping, writes its file, and reads the feed by it. */
export async function readAsProposed(
  folder: ReturnType<typeof feedFolder>,
  name: string,
  bytes = readFileSync(join('__tests__/support/feeds/formats', name)),
) {
  const proposal = await propose(bytes);
  const mappingFile = join(folder.path, `${name}.mapping.yml`);
  writeFileSync(mappingFile, mappingText(proposal, name));
  const feed = folder.write(name, bytes);
  return { proposal, ...okValue(await loadStock({ feed, mappingFile, site: aStockContext() })) };
}

/** The column that a proposal takes for a field. */
export const sourceOf = ({ guesses }: Awaited<ReturnType<typeof propose>>, field: string) =>
  guesses.find((guess) => guess.field === field)?.source;

// `npm run stock:map FEED`: proposes how the columns of a feed become the fields of a vehicle, and writes a mapping file.

import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { dealerFolder } from '../src/config/dealer';
import { readSettings, type Settings } from '../src/config/env';
import type { StockFeed } from '../src/config/feedSettings';
import { isAddress } from '../src/domain/addressName';
import { checkFeeds } from '../src/generate/feed/check/checkFeed';
import { guessMapping } from '../src/generate/feed/guess/guessMapping';
import { mappingText, proposalText } from '../src/generate/feed/guess/mappingText';
import { mappingFileName } from '../src/generate/feed/mapping/readMapping';
import { recogniseFormat } from '../src/generate/feed/presets/presets';
import { openFeed } from '../src/generate/feed/rows/openFeed';
import { readSource } from '../src/generate/feed/source/readSource';
import { formatStockFaults } from '../src/generate/feed/stockReport';
import { joinOptions, stockContext } from '../src/generate/stock/stockContent';
import { stockContent } from './stockContent';

const USAGE = `npm run stock:map FEED                     a path, an address, or a name of STOCK_FEEDS
npm run stock:map -- FEED --out FILE       where to write the mapping (default: beside the feed)
                          --force          replaces a mapping file that is there
                          --print          writes nothing

Exit status: 0 a mapping was proposed that accepts rows, 1 it accepts none, 2 wrong use or no feed.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    force: { type: 'boolean' },
    print: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});

const chosenFeed = ({ stockFeeds }: Settings, named: string | undefined): StockFeed | undefined =>
  named === undefined
    ? stockFeeds[0]
    : (stockFeeds.find(({ name, address }) => name === named || address === named) ?? { address: named });

const stop = (message: string, status: number): void => {
  console.error(message);
  process.exitCode = status;
};

async function main(): Promise<void> {
  if (values.help || positionals.length > 1) return stop(USAGE, values.help ? 0 : 2);
  const settings = readSettings();
  const feed = chosenFeed(settings, positionals[0]);
  if (feed === undefined) return stop(USAGE, 2);
  const read = await readSource(feed);
  if (read.kind === 'err') return stop(formatStockFaults([read.fault]), 2);
  const opened = openFeed(read.value.bytes, {}, read.value.charset);
  if (opened.kind === 'err') return stop(`${read.value.name}: ${opened.fault}`, 2);
  const proposal = await guessMapping(opened.value);
  if (proposal.sampled === 0) return stop(`${read.value.name} has no rows to propose a mapping from.`, 2);
  const format = recogniseFormat(proposal.names);
  if (format !== undefined) {
    console.log(
      `${read.value.name} has the names of the format ${format}.\nSet STOCK_FEED_FORMAT=${format}, and no mapping file is needed. To change a few fields only, write a mapping file that begins with "format: ${format}".`,
    );
    if (!values.force) return;
  }
  console.log(proposalText(proposal, read.value.name));
  if (values.print) return;

  const file =
    values.out ??
    (isAddress(feed.address)
      ? join(dealerFolder(), 'feed/stock.mapping.yml')
      : mappingFileName(feed.address));
  if (existsSync(file) && !values.force)
    return stop(`\n${file} is there already. Add --force to replace it, or --out FILE.`, 2);
  await writeFile(file, mappingText(proposal, read.value.name));
  const content = await stockContent(settings);
  const check = await checkFeeds([{ ...feed, mapping: file }], {
    site: stockContext(content, settings),
    join: joinOptions(content),
  });
  const says = check.refusals.map(({ place, reason }) => `${place}: ${reason}\n`).join('');
  console.log(
    `\nWrote ${file}. With it, ${check.accepted} of ${check.rows} rows are accepted.\n${says}Next: npm run stock:check ${positionals[0] ?? ''}`.trimEnd(),
  );
  process.exitCode = check.accepted > 0 ? 0 : 1;
}

main().catch((error: Error) => stop(error.message, 2));

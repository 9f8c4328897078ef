// `npm run stock:map FEED`: proposes how the columns of a feed become the fields of a vehicle, and writes a mapping file.

import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkFeeds } from '../generate/feed/check/checkFeed';
import { guessMapping } from '../generate/feed/guess/guessMapping';
import { mappingText, proposalText } from '../generate/feed/guess/mappingText';
import { mappingFileBeside, mappingFileName } from '../generate/feed/mapping/readMapping';
import { recogniseFormat } from '../generate/feed/presets/presets';
import { openFeed } from '../generate/feed/rows/openFeed';
import { FeedFault } from '../generate/feed/rows/rawFeed';
import { readSource } from '../generate/feed/source/readSource';
import { formatStockFaults } from '../generate/feed/stockReport';
import { joinOptions, stockContext } from '../generate/stock/stockContent';
import type { Dealer } from '../src/config/dealer';
import { readSettings } from '../src/config/env';
import { endingOf } from '../src/config/feedSettings';
import { isAddress } from '../src/domain/addressName';
import { moneyOf } from '../src/domain/stock/parse/readPrice';
import { chosenFeeds } from './chosenFeeds';
import { commandLine, runDealerCommand } from './command';
import { stockContent } from './stockContent';

const USAGE = `npm run stock:map FEED                     a path, an address, or a name of STOCK_FEEDS
npm run stock:map -- FEED --out FILE       where to write the mapping (default: beside the feed)
                          --force          replaces a mapping file that is there
                          --print          writes nothing

Exit status: 0 a mapping was proposed that accepts rows, 1 it accepts none, 2 wrong use or no feed.`;

const { values, positionals } = commandLine(
  USAGE,
  { out: { type: 'string' }, force: { type: 'boolean' }, print: { type: 'boolean' } },
  1,
);

async function main(dealer: Dealer): Promise<number> {
  const settings = readSettings();
  const [feed] = chosenFeeds(settings.stockFeeds, positionals[0]);
  if (feed === undefined) throw new Error(USAGE);
  const read = await readSource(feed);
  if (read.kind === 'err') throw new Error(formatStockFaults([read.fault]));
  const opened = openFeed(read.value.bytes, {}, read.value.charset);
  if (opened.kind === 'err') throw new Error(`${read.value.name}: ${opened.fault}`);
  const proposal = await guessMapping(opened.value, moneyOf(dealer.country)).catch((error: unknown) => {
    throw error instanceof FeedFault ? new Error(`${read.value.name}: ${error.message}`) : error;
  });
  if (proposal.sampled === 0) throw new Error(`${read.value.name} has no rows to propose a mapping from.`);
  const format = recogniseFormat(proposal.names);
  if (format !== undefined) {
    console.log(
      `${read.value.name} has the names of the format ${format}.\nSet STOCK_FEED_FORMAT=${format}, and no mapping file is needed. To change a few fields only, write a mapping file that begins with "format: ${format}".`,
    );
    if (!values.force) return 0;
  }
  console.log(proposalText(proposal, read.value.name));
  if (values.print) return 0;

  const file =
    values.out ??
    (isAddress(feed.address) ? join(dealer.folder, 'feed/stock.mapping.yml') : mappingFileName(feed.address));
  if (existsSync(file) && !values.force)
    throw new Error(`\n${file} is there already. Add --force to replace it, or --out FILE.`);
  await writeFile(file, mappingText(proposal, read.value.name));
  const content = await stockContent(settings, dealer);
  const check = await checkFeeds([{ ...feed, mapping: file }], {
    site: stockContext(content, settings, dealer),
    join: joinOptions(content),
  });
  const says = check.refusals.map(({ place, reason }) => `${place}: ${reason}\n`).join('');
  const isRead = (feed.mapping ?? mappingFileBeside(feed.address)) === file;
  const setting = `STOCK_MAPPING${feed.name === undefined ? '' : endingOf(feed.name)}`;
  const next = `npm run stock:check ${isRead ? '' : '-- '}${positionals[0] ?? ''}`.trimEnd();
  console.log(`
Wrote ${file}. With it, ${check.accepted} of ${check.rows} rows are accepted.
${says}${isRead ? `Next: ${next}` : `Set ${setting}=${file} for a build to read it.\nNext: ${next} --mapping ${file}`}`);
  return check.accepted > 0 ? 0 : 1;
}

runDealerCommand(main);

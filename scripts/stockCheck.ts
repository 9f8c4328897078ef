// `npm run stock:check FEED`: what a feed holds and what is wrong with it, in seconds and without a build.
// Flags go after two dashes: npm run stock:check -- stock.csv --json

import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { checkFeeds } from '../generate/feed/check/checkFeed';
import { checkHtml } from '../generate/feed/check/checkHtml';
import { checkText } from '../generate/feed/check/checkText';
import { fieldList } from '../generate/feed/check/fieldProfile';
import { joinOptions, stockContext } from '../generate/stock/stockContent';
import { withSiteOffers } from '../generate/stock/stockSite';
import type { Dealer } from '../src/config/dealer';
import { readSettings, type Settings } from '../src/config/env';
import type { StockFeed } from '../src/config/feedSettings';
import { chosenFeeds } from './chosenFeeds';
import { commandLine, runDealerCommand } from './command';
import { stockContent } from './stockContent';

const USAGE = `npm run stock:check                        the feeds of the settings
npm run stock:check FEED                   a path, an address, or a name of STOCK_FEEDS; a file is read as
                                           STOCK_FEED_FORMAT, STOCK_MAPPING and the like say
npm run stock:check -- FEED --json         the whole check for programs
npm run stock:check -- FEED --html         a page for dealer staff: reports/stock-check.html
                            --out FILE     another place for what --json or --html gives
                            --mapping FILE   reads it by this mapping, not by the settings'
                            --format NAME    reads it as this system's (docs/feeds.md), without a mapping file
                            --vehicle ID   also shows one vehicle as it would be published
                            --strict       fails if a row is set aside, a path looks misspelt, a field can hardly be right or a
                                           vehicle says Special without a reason
npm run stock:check -- --fields            every field that a mapping can fill, with its unit

Exit status: 0 a build would take the feed, 1 it would not, --strict found something or it has no such vehicle, 2 wrong use.`;

const { values, positionals } = commandLine(
  USAGE,
  {
    json: { type: 'boolean' },
    html: { type: 'boolean' },
    strict: { type: 'boolean' },
    fields: { type: 'boolean' },
    vehicle: { type: 'string' },
    out: { type: 'string' },
    mapping: { type: 'string' },
    format: { type: 'string' },
  },
  1,
);

/** The feeds to check, read as the flags say. */
function feedsToCheck({ stockFeeds }: Settings, named: string | undefined): readonly StockFeed[] {
  const { mapping, format } = values;
  return chosenFeeds(stockFeeds, named).map((feed) => ({
    ...feed,
    // A format is of the feed alone: a mapping file of the settings does not change it.
    ...(format !== undefined && { format, mapping: null }),
    ...(mapping !== undefined && { mapping }),
  }));
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  // Whole at every moment, whoever else writes it.
  const beside = `${file}.${process.pid}.new`;
  await writeFile(beside, text);
  await rename(beside, file);
  console.log(`Wrote ${file}`);
}

async function main(dealer: Dealer): Promise<number> {
  if (values.fields) {
    console.log(fieldList());
    return 0;
  }
  const settings = readSettings();
  const { name, members, country } = dealer;
  if (members.length > 0 && positionals.length === 0)
    throw new Error(
      `${name} is a group without a feed of its own. Check each of its dealers: DEALER=${members[0]?.name} npm run stock:check`,
    );
  const content = await stockContent(settings, dealer);
  const check = await checkFeeds(feedsToCheck(settings, positionals[0]), {
    site: stockContext(content, settings, dealer),
    join: joinOptions(content),
    withOffers: (items) => withSiteOffers(items, content),
    ...(values.vehicle !== undefined && { vehicle: values.vehicle }),
  });
  const { out } = values;
  const json = () => JSON.stringify(check, null, 2);
  if (values.json && out === undefined) console.log(json());
  else if (values.json && out !== undefined && !values.html) await write(out, `${json()}\n`);
  else console.log(checkText(check));
  if (values.html) await write(out ?? 'reports/stock-check.html', checkHtml(check, country.locale.name));
  const isFound = check.vehicle === undefined || check.vehicle.published.length > 0;
  return check.isBuildable && isFound && (check.isClean || !values.strict) ? 0 : 1;
}

runDealerCommand(main);

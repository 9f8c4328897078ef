import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { contentSource } from '../../generate/content/contentSource';
import type { StockContentQuery } from '../../generate/content/queryTypes';
import { formatStockFaults, formatStockReport } from '../../generate/feed/stockReport';
import { contentFileOf, describeDeadLinks } from '../../generate/links/deadLinks';
import { type SitePages, sitePages } from '../../generate/pages/sitePages';
import { readContentFiles, readDealership } from '../../generate/siteCheck/readSite';
import { lintSite, parseAcceptances, RULES } from '../../generate/siteCheck/siteCheck';
import { loadDealerStock } from '../../generate/stock/dealerStock';
import { STOCK_CONTENT_QUERY } from '../../generate/stock/stockContent';
import { makeStockSite, type StockSite } from '../../generate/stock/stockSite';
import {
  type RunningEndpoint,
  startContentEndpoint,
} from '../../plugins/content-endpoint/endpoint/startContentEndpoint';
import { readDealer } from '../../src/config/dealer';
import { readSettings } from '../../src/config/env';
import { okValue } from '../../support/okValue';

/** A dealer reads why in words, not in a comparison of lists. */
function failWith(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

const dealer = readDealer();
const EMPTY_SITE = { pages: [], cards: [], stated: [] };

describe('the content of this checkout', () => {
  let endpoint: RunningEndpoint;
  let stock: Awaited<ReturnType<typeof loadDealerStock>>;
  let site: StockSite;
  let pages: SitePages;
  beforeAll(async () => {
    // A fault in a file of the content stops the endpoint here, with the fault's place and reason.
    endpoint = await startContentEndpoint(dealer);
    const settings = readSettings();
    const content = contentSource({ contentUrl: endpoint.url });
    const asked = await content.ask<StockContentQuery>(STOCK_CONTENT_QUERY);
    stock = await loadDealerStock(dealer, asked, settings);
    site = makeStockSite(okValue(stock).items, asked);
    pages = await sitePages({ dealer, content, settings, startedAt: Date.now(), stock: site });
  }, 60_000);
  afterAll(() => endpoint?.stop());

  it('has a feed that can be published; what is left out of it is said in words', () => {
    if (stock.kind === 'err') throw new Error(formatStockFaults(stock.fault));
    const { report, items } = stock.value;
    if (report.accepted < report.read) console.warn(formatStockReport(report));
    expect(items.length).toBeGreaterThan(0);
  });

  it('has the pages that its own links lead to', () => {
    expect(pages.missing.advice).toEqual([]);
  });

  it('gives each page its own address', () => {
    failWith(pages.addressFaults);
  });

  it('has no words that the rules of advertising do not allow, but for exceptions in writing', async () => {
    const { items } = site;
    const content = await readContentFiles(dealer.contentFolder);
    const dealership = await readDealership(contentSource({ contentUrl: endpoint.url }));
    const file = join(dealer.folder, 'accepted.yml');
    const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
    // An exception that has ended is for the dealer's own check; here it counts as on the day when it was written.
    const today =
      ((parse(written) ?? []) as readonly { readonly on: string }[])
        .map(({ on }) => on)
        .sort()
        .at(-1) ?? '2026-11-26';
    const rules = RULES[dealer.site.locale];
    const acceptances = okValue(parseAcceptances(written, { file, rules, today }));
    const { faults } = lintSite(
      { ...EMPTY_SITE, country: dealer.country, content, items, dealership },
      { rules, acceptances, today },
    );
    failWith(faults.map(({ rule, file: name, field, reason }) => `${name}: ${field} ${reason} (${rule})`));
  });

  it.each([
    ['links lead somewhere', 'links'],
    ['offers say which vehicles they are for', 'offers'],
  ] as const)('has content whose %s', (_, part) => {
    const { faults, warnings } = pages[part];
    const { contentFolder } = dealer;
    if (warnings.length > 0)
      console.warn(describeDeadLinks(warnings, contentFileOf(contentFolder)).join('\n'));
    failWith(describeDeadLinks(faults, contentFileOf(contentFolder)));
  });
});

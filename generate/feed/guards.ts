import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fetchAddress, isUnpublished } from '../../src/config/fetchAddress';
import { formatNumber } from '../../src/domain/formatNumber';
import { ITEMS_MANIFEST, STOCK_INDEX_FOLDER } from '../../src/domain/stock/itemShards';
import { formatStockReport, type StockReport } from './stockReport';

/** How long the published site may take to answer, in milliseconds. */
const TIMEOUT = 10_000;

interface WhereToLook {
  /** The setting, which overrides everything else. */
  readonly setting?: number;
  /** The folder in which the last build of this checkout left its stock. */
  readonly stockFolder: string;
  /** The site's own address, without a final slash. */
  readonly siteUrl: string;
  /** How long the site may take, in milliseconds. */
  readonly timeout?: number;
}

const countIn = (manifest: Buffer): number | null => {
  try {
    const { count } = JSON.parse(manifest.toString('utf8')) as { readonly count?: unknown };
    return Number.isInteger(count) && Number(count) >= 0 ? Number(count) : null;
  } catch {
    return null;
  }
};

/**
 * How many items the last good build had, from the setting, from `public/`, or from the published site, because CI starts
 * from a fresh checkout. Before the first build no site answers, so that is fine.
 * @returns the count, `null` if it is unknown, one line for the person who builds, and whether it should worry them
 */
export async function lastGoodCount({
  setting,
  stockFolder,
  siteUrl,
  timeout = TIMEOUT,
}: WhereToLook): Promise<{
  readonly count: number | null;
  readonly message: string;
  readonly isLost?: boolean;
}> {
  if (setting !== undefined)
    return { count: setting, message: `The last good build had ${setting} items (STOCK_LAST_COUNT).` };
  const here = countIn(await readFile(join(stockFolder, ITEMS_MANIFEST)).catch(() => Buffer.alloc(0)));
  if (here !== null) return { count: here, message: `The last good build had ${here} items (public/).` };

  const manifest = `${siteUrl}/${STOCK_INDEX_FOLDER}/${ITEMS_MANIFEST}`;
  const answer = await fetchAddress(manifest, { timeout });
  const unknown = (reason: string) => {
    const isLost = !isUnpublished(answer);
    const meaning = isLost
      ? 'The size of the last good build is unknown, so a much smaller feed would not be noticed'
      : 'There is no earlier build to compare the feed with';
    return {
      count: null,
      isLost,
      message: `${meaning}: ${manifest}: ${reason}. If the site is live, set STOCK_LAST_COUNT.`,
    };
  };
  if (answer.kind === 'err') return unknown(answer.fault.reason);
  if (answer.value.status !== 200) return unknown(`answered ${answer.value.status}`);
  const count = countIn(answer.value.bytes);
  return count === null
    ? unknown('holds no count')
    : { count, message: `The published site has ${count} items (${manifest}).` };
}

/** A feed with fewer than this share of the last good build's items is not built. */
const MIN_SHARE = 0.5;

/** Below this share, somebody should look; a feed that may be truncated is not built. */
const EXPECTED_SHARE = 0.9;

/**
 * A reason not to build a feed that could be read: it has nothing to build, far fewer items than before (which may be right, so
 * a setting lets it through), or fewer (it is built, with a note).
 */
interface Objection {
  readonly kind: 'empty' | 'shrunk' | 'fewer';
  readonly reason: string;
}

/**
 * Compares a feed with the last good build. Returns `null` if nothing is wrong.
 * @param isEndKnown whether the whole feed was certainly read
 */
export const guardStock = (
  report: StockReport,
  lastGoodCount: number | null,
  isEndKnown: boolean,
): Objection | null => {
  if (report.read === 0) return { kind: 'empty', reason: 'the feed has no rows' };
  if (report.accepted === 0) {
    const sample = { ...report, quarantined: report.quarantined.slice(0, 5) };
    const reason = `none of the feed's ${formatNumber(report.read)} rows is usable:\n${formatStockReport(sample)}`;
    return { kind: 'empty', reason };
  }
  if (lastGoodCount === null || report.accepted >= lastGoodCount * EXPECTED_SHARE) return null;

  const sums = `the feed gives ${formatNumber(report.accepted)} items, fewer than`;
  const before = `of the ${formatNumber(lastGoodCount)} of the last good build`;
  if (report.accepted < lastGoodCount * MIN_SHARE)
    return { kind: 'shrunk', reason: `${sums} half ${before}` };
  if (isEndKnown) return { kind: 'fewer', reason: `${sums} 90 % ${before}` };
  const reason = `${sums} 90 % ${before}, and its server does not say how long it is: it may have been cut short`;
  return { kind: 'shrunk', reason };
};

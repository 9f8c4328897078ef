import { formatNumber } from '../../domain/formatNumber';
import { formatStockReport, type StockReport } from './stockReport';

/** A feed with fewer than this share of the last good build's items is not built. */
const LEAST_SHARE = 0.5;

/** Below this share, somebody should look; a feed that may be truncated is not built. */
const EXPECTED_SHARE = 0.9;

/** A reason not to build a feed that could be read. */
export type Objection =
  /** The feed has nothing to build. */
  | { readonly kind: 'empty'; readonly reason: string }
  /** The feed has far fewer items than before. That may be right, so a setting lets it through. */
  | { readonly kind: 'shrunk'; readonly reason: string }
  /** The feed has fewer items than before. It is built, with a note. */
  | { readonly kind: 'fewer'; readonly reason: string };

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
  if (report.accepted < lastGoodCount * LEAST_SHARE)
    return { kind: 'shrunk', reason: `${sums} half ${before}` };
  if (isEndKnown) return { kind: 'fewer', reason: `${sums} 90 % ${before}` };
  const reason = `${sums} 90 % ${before}, and its server does not say how long it is: it may have been cut short`;
  return { kind: 'shrunk', reason };
};

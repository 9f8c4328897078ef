import { formatStockReport, type StockReport } from './stockReport';

/** With fewer than this share of the last good build's items, a feed is not built. */
const LEAST_SHARE = 0.5;

/** With fewer than this share, somebody should look; and a feed that may have been cut short is not built. */
const EXPECTED_SHARE = 0.9;

const number = (value: number): string => value.toLocaleString('en-AU');

/** What speaks against building a feed that could be read. */
export type Objection =
  /** There is nothing to build. */
  | { readonly kind: 'empty'; readonly reason: string }
  /** There is far less than before, which may be right: a setting lets it through. */
  | { readonly kind: 'shrunk'; readonly reason: string }
  /** There is less than before: built, and noted. */
  | { readonly kind: 'fewer'; readonly reason: string };

/**
 * Weighs a feed against the last good build. `null` where nothing speaks against it.
 * @param isEndKnown whether it is certain that the whole feed was read
 */
export const guardStock = (
  report: StockReport,
  lastGoodCount: number | null,
  isEndKnown: boolean,
): Objection | null => {
  if (report.read === 0) return { kind: 'empty', reason: 'the feed has no rows' };
  if (report.accepted === 0) {
    const sample = { ...report, quarantined: report.quarantined.slice(0, 5) };
    const reason = `none of the feed's ${number(report.read)} rows is usable:\n${formatStockReport(sample)}`;
    return { kind: 'empty', reason };
  }
  if (lastGoodCount === null || report.accepted >= lastGoodCount * EXPECTED_SHARE) return null;

  const sums = `the feed gives ${number(report.accepted)} items, fewer than`;
  const before = `of the ${number(lastGoodCount)} of the last good build`;
  if (report.accepted < lastGoodCount * LEAST_SHARE)
    return { kind: 'shrunk', reason: `${sums} half ${before}` };
  if (isEndKnown) return { kind: 'fewer', reason: `${sums} 90 % ${before}` };
  const reason = `${sums} 90 % ${before}, and its server does not say how long it is: it may have been cut short`;
  return { kind: 'shrunk', reason };
};

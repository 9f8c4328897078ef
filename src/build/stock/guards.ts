import { formatStockReport, type StockReport } from './stockReport';

/** "Far smaller" is fewer than this share of the last good build's items. */
const LEAST_SHARE = 0.5;

const number = (value: number): string => value.toLocaleString('en-AU');

/**
 * Why a feed that could be read should not replace the last good build's stock: it has no rows, none of them is
 * usable, or there are far fewer. `null` where nothing speaks against it.
 */
export const guardStock = (report: StockReport, lastGoodCount: number | null): string | null => {
  if (report.read === 0) return 'the feed has no rows';
  if (report.accepted === 0) {
    const sample = { ...report, quarantined: report.quarantined.slice(0, 5) };
    return `none of the feed's ${number(report.read)} rows is usable:\n${formatStockReport(sample)}`;
  }
  if (lastGoodCount !== null && report.accepted < lastGoodCount * LEAST_SHARE) {
    return `the feed gives ${number(report.accepted)} items, fewer than half of the ${number(lastGoodCount)} of the last good build`;
  }
  return null;
};

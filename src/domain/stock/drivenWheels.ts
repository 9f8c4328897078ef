import type { StockItem } from './stockItem';

/** How feeds write the driven wheels, the words that shoppers type for them, and schema.org's value if it has one. */
export const DRIVEN_WHEELS: readonly (readonly [
  written: RegExp,
  words: readonly string[],
  schemaOrg?: string,
])[] = [
  [/\b(?:4x4|4wd|four[- ]wheel[- ]drive)\b/i, ['4x4', '4WD'], 'FourWheelDriveConfiguration'],
  [/\b(?:awd|all[- ]wheel[- ]drive)\b/i, ['AWD'], 'AllWheelDriveConfiguration'],
  [/\b(?:4x2|2wd|two[- ]wheel[- ]drive)\b/i, ['4x2', '2WD']],
  [/\b(?:rwd|rear[- ]wheel[- ]drive)\b/i, ['RWD'], 'RearWheelDriveConfiguration'],
  [/\b(?:fwd|front[- ]wheel[- ]drive)\b/i, ['FWD'], 'FrontWheelDriveConfiguration'],
];

/** The texts that may name an item's driven wheels. A description also speaks of other vehicles. */
export const drivenWheelsText = (item: StockItem): string =>
  [item.variations, item.body, item.stockName, item.stockSubname, ...item.tags].join(' | ');

/** The driven wheels as schema.org has them; `undefined` if the feed names none, or two that contradict each other. */
export function driveWheelConfiguration(item: StockItem): string | undefined {
  const text = drivenWheelsText(item);
  const named = DRIVEN_WHEELS.filter(([written]) => written.test(text));
  const [, , schemaOrg] = named.length === 1 && named[0] ? named[0] : [];
  return schemaOrg && `https://schema.org/${schemaOrg}`;
}

import { formatNumber } from '../../domain/formatNumber';
import type { IndexDifference } from './compareIndex';

const MOST_SHOWN = 10;

const some = (what: string, lines: readonly string[]): readonly string[] => [
  `  ${what}: ${formatNumber(lines.length)}`,
  ...lines.slice(0, MOST_SHOWN).map((line) => `    ${line}`),
  ...(lines.length > MOST_SHOWN ? [`    … and ${formatNumber(lines.length - MOST_SHOWN)} more`] : []),
];

const written = (value: unknown): string => (value === undefined ? 'not set' : JSON.stringify(value));

/** The settings to change. A setting that is alike in several indexes is one line. */
const settingLines = (settings: IndexDifference['settings']): readonly string[] => {
  const indexes = new Map<string, string[]>();
  for (const { index, setting, held, planned } of settings) {
    const line = `${setting}: ${written(held)} → ${written(planned)}`;
    indexes.set(line, [...(indexes.get(line) ?? []), index]);
  }
  return [...indexes].map(([line, names]) => `${line} (${names.join(', ')})`);
};

/** The difference as text for the person who asked: totals, the first examples of each kind, and every setting. */
export const describeDifference = (name: string, difference: IndexDifference): string => {
  const { added, changed, removed, moved, same, missing, settings } = difference;
  const differing = [added, changed, removed, missing, settings].flat().length + moved;
  if (differing === 0)
    return `The hosted index “${name}” is as a build would make it: ${formatNumber(same)} records.`;
  const changes = changed.map(({ id, attributes }) => `${id}: ${attributes.join(', ')}`);
  return [
    `What a build would change in the hosted index “${name}” (nothing was changed now):`,
    ...some('added', added),
    ...some('changed', changes),
    ...some('removed', removed),
    `  in another place of an order alone: ${formatNumber(moved)}`,
    `  as they are: ${formatNumber(same)}`,
    ...missing.map((index) => `  new index: ${index}`),
    ...settingLines(settings).map((line) => `  setting ${line}`),
  ].join('\n');
};

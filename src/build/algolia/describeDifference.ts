import type { IndexDifference } from './compareIndex';

const MOST_SHOWN = 10;

const number = (value: number): string => value.toLocaleString('en-AU');

const some = (what: string, lines: readonly string[]): readonly string[] => [
  `  ${what}: ${number(lines.length)}`,
  ...lines.slice(0, MOST_SHOWN).map((line) => `    ${line}`),
  ...(lines.length > MOST_SHOWN ? [`    … and ${number(lines.length - MOST_SHOWN)} more`] : []),
];

const said = (value: unknown): string => (value === undefined ? 'not set' : JSON.stringify(value));

/** The difference as text for the person who asked: sums, the first of each kind, every setting. */
export const describeDifference = (name: string, difference: IndexDifference): string => {
  const { added, changed, removed, moved, same, settings } = difference;
  const isNothing = added.length + changed.length + removed.length + moved + settings.length === 0;
  if (isNothing) return `The hosted index “${name}” is as a build would make it: ${number(same)} records.`;
  return [
    `What a build would change in the hosted index “${name}” (nothing was changed now):`,
    ...some('added', added),
    ...some(
      'changed',
      changed.map(({ id, attributes }) => `${id}: ${attributes.join(', ')}`),
    ),
    ...some('removed', removed),
    `  in another place of an order alone: ${number(moved)}`,
    `  as they are: ${number(same)}`,
    ...some(
      'settings',
      settings.map(
        ({ index, setting, held, planned }) => `${index} ${setting}: ${said(held)} → ${said(planned)}`,
      ),
    ),
  ].join('\n');
};

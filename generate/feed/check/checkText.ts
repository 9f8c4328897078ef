import { stringify } from 'yaml';
import type { StockItem } from '../../../src/domain/stock/stockItem';
import { BARE_SPECIAL } from '../../offers/bareSpecials';
import { deadText } from '../stockReport';
import type { CheckedFault, FeedCheck } from './checkFeed';
import { fieldLabel, figure, rangeText, share, valueText } from './fieldProfile';

const MAX_FAULTS = 30;

/** Where a row is: `row 3 (line 4), U1001`. */
export const placeText = ({ row, line, id }: Omit<CheckedFault['example'], 'value'>): string =>
  `row ${figure(row)}${line === undefined ? '' : ` (line ${figure(line)})`}${id === undefined ? '' : `, ${id}`}`;

/** What a kind of fault costs. */
export const COSTS: Readonly<Record<CheckedFault['level'], string>> = {
  row: 'Vehicles that are not in stock',
  field: 'Values that are left out',
  warning: 'Values that look odd',
};

const faultLine = ({ field, reason, rows, example }: CheckedFault): string => {
  const value = example.value === '' ? '' : `, such as ${JSON.stringify(example.value)}`;
  return `  ${figure(rows)} × ${field === 'row' ? '' : `${field} `}${reason}${value} (${placeText(example)})`;
};

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', title, ...lines];

const shorten = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

const fieldLine = (field: FeedCheck['fields'][number], rows: number): string => {
  const common = field.commonest
    .slice(0, 3)
    .map(({ value, rows: count }) => `${shorten(valueText(field.field, value), 24)} ${figure(count)}`)
    .join(' · ');
  const isListed =
    field.counts !== 'characters' && field.field !== 'images' && (field.distinct ?? 0) < field.usable;
  return `  ${field.field.padEnd(20)} ${share(field.usable, rows).padStart(5)}  ${rangeText(field).padEnd(28)} ${isListed ? common : ''}`.trimEnd();
};

/** Every value of a vehicle, one a line; a list of pictures in full. */
const vehicleLines = ({ price, specialPrice, ...vehicle }: StockItem): readonly string[] =>
  stringify(
    {
      ...vehicle,
      ...(price === undefined ? {} : { price: valueText('price', price) }),
      ...(specialPrice === undefined ? {} : { specialPrice: valueText('specialPrice', specialPrice) }),
    },
    { lineWidth: 0, aliasDuplicateObjects: false },
  )
    .trimEnd()
    .split('\n')
    .map((line) => `  ${line}`);

const numberedLines = ({ number, published, setAside }: NonNullable<FeedCheck['vehicle']>) => [
  ...(published.length + setAside.length === 0 ? ['', `No vehicle has the number ${number}`] : []),
  ...published.flatMap((item) => section(`${number} as it would be published`, vehicleLines(item))),
  ...section(
    `${number} in rows that are set aside`,
    setAside.map(
      (row) =>
        `  ${placeText(row)}: ${row.faults.map(({ field, reason }) => (field === 'row' ? reason : `${field} ${reason}`)).join('; ')}`,
    ),
  ),
];

const countsText = ({ rows, accepted, quarantined, leftOut }: FeedCheck): string =>
  [
    rows === 1 ? '1 row' : `${figure(rows)} rows`,
    `${figure(accepted)} accepted`,
    `${figure(quarantined)} set aside`,
    ...(leftOut > 0 ? [`${figure(leftOut)} left out`] : []),
  ].join(', ');

/** The check for a terminal. */
export function checkText(check: FeedCheck): string {
  const { rows, fields, faults } = check;
  const byLevel = (['row', 'field', 'warning'] as const).flatMap((level) => {
    const ofLevel = faults.filter((fault) => fault.level === level);
    const more = ofLevel.length - MAX_FAULTS;
    const lines = ofLevel.slice(0, MAX_FAULTS).map(faultLine);
    return section(COSTS[level], more > 0 ? [...lines, `  … and ${more} more kinds`] : lines);
  });
  return [
    `${check.feed}: ${countsText(check)} (${(check.milliseconds / 1000).toFixed(1)} s${check.mapping === undefined ? '' : `, by ${check.mapping}`})`,
    ...check.files.map(({ name, bytes, sha256 }) => `  ${name}: ${figure(bytes)} bytes, SHA-256 ${sha256}`),
    ...section(
      'A build would stop',
      check.refusals.map(({ place, reason }) => `  ${place}: ${reason}`),
    ),
    ...(check.proposedFormat === undefined
      ? []
      : [
          '',
          `This feed has the format ${check.proposedFormat}: set STOCK_FEED_FORMAT=${check.proposedFormat}, or try it with --format ${check.proposedFormat}.`,
        ]),
    ...(check.vehicle ? numberedLines(check.vehicle) : []),
    ...section(
      'Notices',
      check.notices.map((notice) => `  ${notice}`),
    ),
    ...section(
      'Look at these',
      fields.flatMap(({ field, odd }) => odd.map((one) => `  ${fieldLabel(field)}: ${one}`)),
    ),
    ...section(
      `Special without a reason: each ${BARE_SPECIAL}`,
      check.bareSpecials.map((one) => `  ${placeText(one)}`),
    ),
    ...section(
      'Not in any row',
      check.deadPaths.map((path) => `  ${deadText(path)}`),
    ),
    ...byLevel,
    ...section(
      'Joined',
      check.joined
        .slice(0, MAX_FAULTS)
        .map(({ field, from, to, items }) => `  ${field}: ${from} with ${to} (${figure(items)})`),
    ),
    ...section(
      `Fields${' '.repeat(17)} filled  ${'range'.padEnd(28)} commonest`,
      fields.map((field) => fieldLine(field, rows)),
    ),
    ...section(
      'Not used',
      check.unusedColumns.length > 0 ? [`  ${check.unusedColumns.slice(0, 100).join(', ')}`] : [],
    ),
  ].join('\n');
}

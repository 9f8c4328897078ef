import { formatNumber } from '../../src/domain/formatNumber';
import { factUnit } from '../../src/domain/stock/factUnits';
import { isLargeUnit } from '../../src/domain/stock/parse/readNumber';
import type { ColumnStyle } from '../../src/domain/stock/parse/readText';
import { dateOrderOf } from '../../src/domain/stock/parse/readTime';
import {
  digitsIn,
  type Mark,
  type MarkUses,
  writtenNumber,
} from '../../src/domain/stock/parse/writtenNumber';
import { type ColumnStyles, shownValue } from '../../src/domain/stock/parseStockItem';
import {
  DATES,
  LARGE_NUMBERS,
  NUMBERS,
  STOCK_FIELD_NAMES,
  type StockFieldName,
} from '../../src/domain/stock/stockFields';

/** How often the cells of a column use one mark in each way. */
interface MarkCounts {
  thousands: number;
  fraction: number;
  /** Cells that leave it open: `9.990`. */
  open: number;
  /** Of these, the ones that do not end in 000, as every whole number with three decimals does. */
  openWithTail: number;
  /** Fractions of at least three digits, which a system that writes decimals gives: `45100.000`. */
  long: number;
  exampleOpen: string;
  exampleFraction: string;
}

interface Counts {
  numbers: number;
  readonly marks: Readonly<Record<Mark, MarkCounts>>;
  dayFirst: number;
  monthFirst: number;
}

const MARKS: readonly Mark[] = ['.', ','];

const noMarks = (): MarkCounts => ({
  ...{ thousands: 0, fraction: 0, open: 0, openWithTail: 0, long: 0 },
  ...{ exampleOpen: '', exampleFraction: '' },
});

const noCounts = (): Counts => ({
  numbers: 0,
  marks: { '.': noMarks(), ',': noMarks() },
  dayFirst: 0,
  monthFirst: 0,
});

const otherMark = (mark: Mark): Mark => (mark === '.' ? ',' : '.');

/** Units whose numbers tell nothing of the others in a column of kilograms or millimetres: `2.450 t`. */
const LARGE_UNITS: ReadonlySet<string> = new Set(
  (['kg', 'mm'] as const).flatMap((unit) =>
    Object.entries(factUnit(unit).converts ?? {}).flatMap(([name, factor]) =>
      isLargeUnit(factor) ? name : [],
    ),
  ),
);

const unitIn = (text: string): string => /\d\s*([a-z]+)\.?\s*$/i.exec(text)?.[1]?.toLowerCase() ?? '';

const addNumber = (counts: Counts, text: string): void => {
  if (!text.includes('.') && !text.includes(',')) {
    counts.numbers++;
    return;
  }
  const digits = LARGE_UNITS.has(unitIn(text)) ? undefined : digitsIn(text);
  const written = digits === undefined ? null : writtenNumber(digits);
  if (!digits || !written) return;
  counts.numbers++;
  if (!written.mark) return;
  const ofMark = counts.marks[written.mark];
  if (written.form === 'open') {
    ofMark.open++;
    ofMark.exampleOpen ||= shownValue(text);
    if (!digits.endsWith('000')) ofMark.openWithTail++;
  } else if (written.form === 'short' || written.shows === 'fraction') {
    ofMark.fraction++;
    ofMark.exampleFraction ||= shownValue(text);
    if (written.form === 'certain' && (written.places ?? 0) > 2) ofMark.long++;
    if (digits.includes(otherMark(written.mark))) counts.marks[otherMark(written.mark)].thousands++;
  } else ofMark.thousands++;
};

/** A system that writes three decimals also writes `12.000`. So many open cells a long fraction may speak for. */
const OPEN_PER_LONG = 10;

/**
 * What a mark is for, where the cells of a column differ about it; `undefined` where none leaves it open. The weight of all
 * cells decides, so that one odd cell costs only itself.
 */
const decidedUse = (isLarge: boolean, counts: MarkCounts): MarkUses[Mark] => {
  const { open, openWithTail, thousands, fraction, long } = counts;
  const parting = open + thousands;
  if (parting === 0 || fraction === 0) return undefined;
  const isDecimal = long > 0 && (openWithTail === 0 || long * OPEN_PER_LONG >= parting);
  return !isLarge || fraction >= parting || isDecimal ? 'fraction' : 'thousands';
};

const decidedUses = (field: StockFieldName, { marks }: Counts): MarkUses => {
  const of = (mark: Mark) => decidedUse(LARGE_NUMBERS.has(field), marks[mark]);
  const [point, comma] = [of('.'), of(',')];
  return { ...(point && { '.': point }), ...(comma && { ',': comma }) };
};

/** Fewer cells in doubt cost only themselves. */
const MIN_IN_DOUBT = 3;

/** Why a column cannot be read: most of its numbers would be left out. */
const doubtOf = (field: StockFieldName, counts: Counts): readonly string[] => {
  if (!LARGE_NUMBERS.has(field)) return [];
  const uses = decidedUses(field, counts);
  return MARKS.flatMap((mark) => {
    const { open, exampleOpen, exampleFraction } = counts.marks[mark];
    if (uses[mark] !== 'fraction' || open < MIN_IN_DOUBT || open * 2 < counts.numbers) return [];
    const name = mark === '.' ? 'point' : 'comma';
    return [
      `${field}: ${formatNumber(open)} of ${formatNumber(counts.numbers)} numbers, such as ${exampleOpen}, may be thousands or fractions, because others, such as ${exampleFraction}, have a fraction after a ${name}. Say which in the mapping: decimalMark: "${mark}" if a ${name} begins a fraction, decimalMark: "${otherMark(mark)}" if it parts thousands`,
    ];
  });
};

const noticesOf = (field: StockFieldName, { marks, monthFirst, dayFirst }: Counts): readonly string[] => {
  const { open, thousands, exampleOpen } = marks['.'];
  const isParting = LARGE_NUMBERS.has(field) && decidedUse(true, marks['.']) !== 'fraction' && open > 0;
  return [
    ...(isParting
      ? [
          `${field}: points part thousands in ${formatNumber(open + thousands)} of its values: ${exampleOpen} is ${exampleOpen.replace('.', ',')}`,
        ]
      : []),
    ...(monthFirst > dayFirst
      ? [`${field}: the month comes first in this column (11/3/2026 is 3 November)`]
      : []),
  ];
};

/** How every column writes numbers, by the mapping's own word. */
const statedStyles = (decimalMark: Mark): ColumnStyles => {
  const marks: MarkUses = {
    [decimalMark]: 'fraction',
    [otherMark(decimalMark)]: 'thousands',
    isStated: true,
  };
  return Object.fromEntries(STOCK_FIELD_NAMES.map((field): [string, ColumnStyle] => [field, { marks }]));
};

/**
 * Collects how the columns of a feed write numbers and dates, to decide about the cells that leave it open.
 * @param decimalMark what begins a fraction, if the mapping says so
 */
export const createColumnStyles = (decimalMark?: Mark) => {
  const columns = new Map<StockFieldName, Counts>();
  const stated = decimalMark === undefined ? {} : statedStyles(decimalMark);
  const found = (field: StockFieldName, counts: Counts): ColumnStyle => {
    const marks = decidedUses(field, counts);
    return {
      ...(decimalMark === undefined && Object.keys(marks).length > 0 && { marks }),
      ...(counts.monthFirst > counts.dayFirst && { dates: 'monthFirst' as const }),
    };
  };
  return {
    add: (field: StockFieldName, raw: unknown): void => {
      if (typeof raw !== 'string') return;
      const isNumber = NUMBERS.has(field);
      if (!isNumber && !DATES.has(field)) return;
      const counts = columns.get(field) ?? noCounts();
      columns.set(field, counts);
      if (isNumber) addNumber(counts, raw);
      else {
        const order = dateOrderOf(raw);
        if (order) counts[order]++;
      }
    },
    /** What is known before the first row. */
    stated,
    /** What the cells decide, besides what is stated; `undefined` if that is nothing. */
    decided: (): ColumnStyles | undefined => {
      const styles = [...columns].flatMap(([field, counts]): [StockFieldName, ColumnStyle][] => {
        const style = found(field, counts);
        return Object.keys(style).length > 0 ? [[field, { ...stated[field], ...style }]] : [];
      });
      return styles.length > 0 ? { ...stated, ...Object.fromEntries(styles) } : undefined;
    },
    /** One sentence for each column most of which would be left out. */
    doubts: (): readonly string[] =>
      decimalMark === undefined ? [...columns].flatMap(([field, counts]) => doubtOf(field, counts)) : [],
    /** One sentence for each column that is not read in the usual way. */
    notices: (): readonly string[] => [...columns].flatMap(([field, counts]) => noticesOf(field, counts)),
  };
};

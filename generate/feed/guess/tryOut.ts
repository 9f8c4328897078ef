import type { Money } from '../../../src/domain/stock/parse/readPrice';
import { isNothing } from '../../../src/domain/stock/parse/readText';
import { type StockFieldName, stockFields } from '../../../src/domain/stock/stockFields';
import { createColumnStyles } from '../columnStyles';
import { compileMapping, evaluate, plainValues } from '../mapping/compileMapping';
import type { FieldSource } from '../mapping/readMapping';
import type { RawValues } from '../rows/rawFeed';
import type { Candidate } from './candidates';
import { type Known, needsCut, waysToRead } from './waysToRead';

/** One line of a proposed mapping, and why. */
export interface Guess {
  readonly field: StockFieldName;
  readonly source: FieldSource;
  readonly because: string;
  /** What the first row with a value gives. */
  readonly example: string;
  /** The share of the values in the sample that can be read, from 0 to 1, and one that cannot. */
  readonly readable: number;
  readonly unread: string;
}

/** The rows of a feed that are looked at, and their columns. */
export interface Sample {
  readonly rows: readonly RawValues[];
  readonly columns: readonly Known[];
  /** Absent for a tree. */
  readonly header: readonly string[] | undefined;
  readonly money: Money;
}

/** Reads a field of the sample's rows as an import would: the share of values that can be read. */
export async function tryOut(
  field: StockFieldName,
  source: string,
  { rows, header, money }: Sample,
): Promise<Pick<Guess, 'readable' | 'example' | 'unread'>> {
  const compiled = compileMapping({ name: 'trial', fields: { [field]: source }, own: new Set() }, header);
  if (compiled.kind === 'err') return { readable: 0, example: '', unread: source };
  const raws: unknown[] = [];
  let failed = 0;
  for (const row of rows) {
    const mapped = plainValues(compiled.value, row);
    failed += (await evaluate(compiled.value, row, mapped)).length;
    const raw = mapped[field];
    if (!isNothing(raw)) raws.push(raw);
    if (raws.length >= MAX_TRIES) break;
  }
  const styles = createColumnStyles();
  for (const raw of raws) styles.add(field, raw);
  const style = styles.decided()?.[field];
  const reader = stockFields(money)[field];
  const read = raws.map((raw) => reader(raw, style));
  const isGood = (one: (typeof read)[number]): boolean =>
    one.kind === 'ok' && !one.entries?.some(({ isNote }) => !isNote);
  const all = raws.length + failed;
  return {
    readable: all === 0 ? 0 : read.filter(isGood).length / all,
    example: shortened(raws[0]),
    unread: shortened(raws[read.findIndex((one) => !isGood(one))]),
  };
}

const shortened = (raw: unknown): string => {
  const text = typeof raw === 'object' ? (JSON.stringify(raw) ?? '') : String(raw ?? '');
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
};

/** This many values of a column are enough to tell whether it can be read. */
const MAX_TRIES = 200;

/** How a column is best read as a field: the first way that reads nearly all of its values. */
export async function guessField({ field, column, because }: Candidate, sample: Sample): Promise<Guess> {
  const ways = waysToRead(field, column, sample.columns);
  const cut = ways.find(({ source }) => source.startsWith('$split('));
  const order = cut && needsCut(field, column) ? [cut, ...ways] : ways;
  const tried = async (source: string, more?: string): Promise<Guess> => ({
    field,
    source,
    because: [because, more].filter((reason) => reason).join('; '),
    ...(await tryOut(field, source, sample)),
  });
  let best: Guess = { field, source: column.source, because, example: '', readable: -1, unread: '' };
  for (const { source, because: more } of order) {
    const guess = await tried(source, more);
    if (guess.readable >= 0.95) return guess;
    if (guess.readable > best.readable + 0.02) best = guess;
  }
  const isPrice = field === 'price' || field === 'specialPrice';
  if (best.readable < 0.5 && column.facts.numbers > 0.5 && !isPrice) {
    const amount = await tried(`$money(${column.reference})`, 'its number alone');
    if (amount.readable > best.readable) return amount;
  }
  return best;
}

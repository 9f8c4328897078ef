import type { Money } from '../../../src/domain/stock/parse/readPrice';
import { isNothing } from '../../../src/domain/stock/parse/readText';
import { STOCK_FIELD_NAMES, type StockFieldName, stockFields } from '../../../src/domain/stock/stockFields';
import { createColumnStyles } from '../columnStyles';
import { fieldsOfName, ownField, wordsOf } from '../fieldNames';
import { compileMapping, evaluate, plainValues } from '../mapping/compileMapping';
import type { FieldSource } from '../mapping/readMapping';
import { type FeedKind, type RawFeed, type RawValues, repeatsHeader } from '../rows/rawFeed';
import { isAmerican, unitQuestion } from './bareUnits';
import { type FeedColumn, factsOf, findColumns } from './feedColumns';
import { isOtherMoney, moneyQuestions } from './otherMoney';
import { valueFit } from './valueFit';
import {
  foreignCurrency,
  fromTitle,
  type Known,
  needsCut,
  numberedPictures,
  twoPrices,
  waysToRead,
} from './waysToRead';

/** One line of a proposed mapping, and why. */
interface Guess {
  readonly field: StockFieldName;
  readonly source: FieldSource;
  readonly because: string;
  /** What the first row with a value gives. */
  readonly example: string;
  /** The share of the values in the sample that can be read, from 0 to 1, and one that cannot. */
  readonly readable: number;
  readonly unread: string;
}

export interface MappingProposal {
  readonly kind: FeedKind;
  /** The path to the rows of an XML feed. */
  readonly rowsAt?: string;
  /** The rows that were looked at. */
  readonly sampled: number;
  /** Every column or path, as a preset is recognised by. */
  readonly names: readonly string[];
  readonly guesses: readonly Guess[];
  /** What no field reads, with an example. */
  readonly unused: readonly { readonly source: string; readonly example: string }[];
  /** What a person has to decide, in sentences. */
  readonly open: readonly string[];
}

interface Candidate {
  readonly field: StockFieldName;
  readonly column: Known;
  readonly score: number;
  readonly because: string;
}

/** This many rows are enough to tell what the columns hold. */
const SAMPLE_ROWS = 2_000;

/** Below this, a name and its values say too little. */
const MIN_SCORE = 0.62;
/** Values that prove a field whatever the column is called. */
const PROVEN = 0.72;
/** Names whose column is looked at only if the other of the pair is taken. */
const SECOND: ReadonlySet<StockFieldName> = new Set([
  'body',
  'transmissionType',
  'tags',
  'spinImages',
  'tareMass',
]);

/** Fields with closed choices: codes of a system are for a person to map, whatever their column is called. */
const CLOSED: ReadonlySet<StockFieldName> = new Set(['status', 'vehType', 'stockType']);

const percent = (share: number): string => `${Math.round(share * 100)} %`;

const reasonsOf = (...reasons: readonly (string | undefined)[]): string =>
  reasons.filter((reason) => reason).join(', and ');

/** The field whose own name a column has in full, unless its values rule it out. */
const ownFieldOf = (column: FeedColumn & Pick<Known, 'facts'>): StockFieldName | undefined => {
  const field = ownField(column.parts);
  if (field === undefined) return undefined;
  const { fit } = valueFit(field, { ...column.facts, most: column.most }, column.parts.join(' '));
  return fit > -1 ? field : undefined;
};

const candidatesOf = (columns: readonly Known[]): readonly Candidate[] =>
  columns
    .flatMap((column) =>
      STOCK_FIELD_NAMES.flatMap((field): Candidate[] => {
        if (column.own !== undefined && column.own !== field) return [];
        if ((field === 'price' || field === 'specialPrice') && isOtherMoney(column)) return [];
        const named = column.fits.get(field) ?? 0;
        const { fit, because } = valueFit(
          field,
          { ...column.facts, most: column.most },
          column.parts.join(' '),
        );
        if (column.own === field && fit > (CLOSED.has(field) ? 0 : -1))
          return [
            { field, column, score: 2 + fit, because: reasonsOf('it is the field’s own name', because) },
          ];
        if (fit <= -0.5 || (named < 0.3 && fit < PROVEN)) return [];
        // Of a code and its description, shoppers read the description.
        const isForPeople = /description|display|label/i.test(column.last) ? 0.04 : 0;
        const filled = (column.filled > 0 ? 0.05 : -0.2) + isForPeople;
        const score =
          named * 0.75 + fit * 0.6 + filled - column.parts.length * 0.01 - (SECOND.has(field) ? 0.15 : 0);
        if (score < MIN_SCORE && fit < PROVEN) return [];
        const byName = named >= 0.85 ? 'its name' : named >= 0.3 ? 'a part of its name' : '';
        return [{ field, column, score, because: reasonsOf(byName, because) }];
      }),
    )
    .sort((a, b) => b.score - a.score);

/** The best column for each field. No column is read twice. */
function assign(candidates: readonly Candidate[]): Map<StockFieldName, Candidate> {
  const taken = new Set<string>();
  const chosen = new Map<StockFieldName, Candidate>();
  for (const candidate of candidates) {
    const { field, column } = candidate;
    if (chosen.has(field) || taken.has(column.source)) continue;
    chosen.set(field, candidate);
    taken.add(column.source);
  }
  // A name that only contains one of a special price is asked, not taken.
  const isSure = (chosen.get('specialPrice')?.column.fits.get('specialPrice') ?? 1) >= 0.8;
  if (chosen.has('price') && !isSure) chosen.delete('specialPrice');
  // The only price that shoppers may pay is the price, whatever it is called.
  const special = chosen.get('specialPrice');
  if (special && !chosen.has('price') && special.column.fits.has('price')) {
    chosen.delete('specialPrice');
    chosen.set('price', { ...special, field: 'price' });
  }
  return chosen;
}

/** Reads a field of the sample's rows as an import would: the share of values that can be read. */
async function tryOut(
  field: StockFieldName,
  source: string,
  rows: readonly RawValues[],
  columns: readonly string[] | undefined,
  money: Money,
): Promise<Pick<Guess, 'readable' | 'example' | 'unread'>> {
  const compiled = compileMapping({ name: 'trial', fields: { [field]: source }, own: new Set() }, columns);
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
async function guessField(
  { field, column, because }: Candidate,
  columns: readonly Known[],
  rows: readonly RawValues[],
  header: readonly string[] | undefined,
  money: Money,
): Promise<Guess> {
  const ways = waysToRead(field, column, columns);
  const cut = ways.find(({ source }) => source.startsWith('$split('));
  const order = cut && needsCut(field, column) ? [cut, ...ways] : ways;
  const tried = async (source: string, more?: string): Promise<Guess> => ({
    field,
    source,
    because: [because, more].filter((reason) => reason).join('; '),
    ...(await tryOut(field, source, rows, header, money)),
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

/** Fields that change what is offered or at which price: a column that may be one of them is not passed over in silence. */
const DECIDED: ReadonlySet<string> = new Set(
  'vehType status price specialPrice priceType odometer engineHours year images'.split(' '),
);

/** Names of columns that mark rows which a system keeps and the site must not show. */
const IS_GONE = /deleted|removed|archived|inactive|withdrawn/i;

/** Reads a sample of a feed and proposes how its columns become the fields of a stock item. */
export async function guessMapping(feed: RawFeed, money: Money): Promise<MappingProposal> {
  const rows: RawValues[] = [];
  for await (const { values, broken } of feed.rows()) {
    if (broken === undefined && !repeatsHeader(values)) rows.push(values);
    if (rows.length >= SAMPLE_ROWS) break;
  }
  const columns: readonly Known[] = findColumns(rows, feed.columns)
    .map((column) => ({
      ...column,
      facts: factsOf(column),
      fits: fieldsOfName(column.parts),
    }))
    .map((column) => ({ ...column, own: ownFieldOf(column) }));
  const pictures = numberedPictures(columns);
  const single = columns.filter((column) => !pictures.includes(column));
  const chosen = assign(candidatesOf(pictures.length > 1 ? single : columns));
  if (pictures.length > 1) chosen.delete('images');

  const open: string[] = [];
  const isFeedAmerican = isAmerican(columns);
  for (const [field, { column }] of chosen) {
    const asked = unitQuestion(field, column, isFeedAmerican);
    if (asked) open.push(asked.question);
    if (asked?.isLeftOut) chosen.delete(field);
  }
  if (feed.otherLists && feed.otherLists.length > 0)
    open.push(
      `The rows are those of ${feed.rowsAt}. The feed has other lists too: ${feed.otherLists.slice(0, 5).join(', ')}.`,
    );
  let guesses: Guess[] = [];
  for (const candidate of chosen.values())
    guesses.push(await guessField(candidate, columns, rows, feed.columns, money));
  const propose = async (field: StockFieldName, source: string, because: string): Promise<void> => {
    const trial = await tryOut(field, source, rows, feed.columns, money);
    if (trial.readable > 0) guesses.push({ field, source, because, ...trial });
  };
  if (pictures.length > 1)
    await propose(
      'images',
      `[${pictures.map(({ reference }) => reference).join(', ')}]`,
      `${pictures.length} columns of one picture each`,
    );

  const prices = twoPrices(columns);
  if (prices.length > 0) {
    const isPrice = ({ field }: Guess) => /^(?:price|specialPrice|priceType)$/.test(field);
    guesses = guesses.filter((guess) => !isPrice(guess));
    for (const [field, source] of prices)
      await propose(
        field,
        source,
        'one column is the drive-away price, the other the price before government charges',
      );
  }
  const main = chosen.get('images')?.column;
  const more = columns.find(
    (column) =>
      column !== main &&
      column.facts.addresses > 0.6 &&
      /additional|extra|more|other|weitere|outras/i.test(column.last),
  );
  if (main && more) {
    guesses = guesses.filter(({ field }) => field !== 'images');
    await propose(
      'images',
      `[${main.reference}, ${more.reference}]`,
      'one column is the first picture, the other the rest',
    );
  }

  const has = (field: StockFieldName): boolean => guesses.some((guess) => guess.field === field);
  const missing = new Set((['make', 'model', 'year'] as const).filter((field) => !has(field)));
  const title = chosen.get('stockName')?.column;
  if (title && missing.size > 0)
    for (const [field, source] of fromTitle(title, missing))
      await propose(field, source, `no column names the ${field}, so it is taken out of ${title.source}`);

  const isIdentified = () => has('id') || has('stockNumber') || has('vin');
  if (!isIdentified()) {
    const own = columns.find(
      ({ last, facts, filled }) =>
        filled === rows.length &&
        facts.distinct === rows.length &&
        facts.length < 40 &&
        facts.addresses === 0 &&
        facts.spaces < 0.3 &&
        /(?:id|key|nr|no|num|number|code|ref)$/i.test(last),
    );
    if (own) await propose('id', own.source, 'each row has its own');
  }
  if (!isIdentified())
    open.push(
      'No column tells vehicles apart. Ids are made of the values, so an address changes whenever a value does.',
    );
  if (!has('vehType')) {
    await propose('vehType', '"Used"', 'nothing says new or used, so every row counts as used');
    open.push(
      'Nothing says which vehicles are new, demo or used. Every row counts as used until vehType says otherwise.',
    );
  }
  for (const field of ['make', 'model'] as const)
    if (!has(field))
      open.push(`No column looks like the ${field}. Without it no row can be a vehicle: map ${field}.`);
  for (const field of ['price', 'images', 'year'] as const)
    if (!has(field)) open.push(`No column looks like ${field === 'images' ? 'pictures' : `the ${field}`}.`);
  const kinds = chosen.get('bodyType')?.column.values ?? [];
  const isAfloat = has('beamWidth') || kinds.some((value) => /boo?t|yacht|lancha|sail/i.test(value));
  if (!has('stockType') && isAfloat) await propose('stockType', '"boats"', 'beams and kinds of boats');
  const currency = foreignCurrency(chosen.get('price')?.column, columns, money.currency);
  if (currency) open.push(`The prices are in ${currency}. The site shows them in ${money.currency}.`);
  for (const { field, readable, unread } of guesses)
    if (readable < 0.8)
      open.push(
        `Only ${percent(readable)} of the values for ${field} can be read: ${JSON.stringify(unread)} cannot.`,
      );
  /** Whether a guess reads a column: its whole name, since `WebPrice` does not read `Web`. */
  const isRead = (source: string): boolean => {
    const name = source.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const whole = new RegExp(`(?<![\\p{L}\\p{N}_])${name}(?![\\p{L}\\p{N}_])`, 'u');
    return guesses.some((guess) => typeof guess.source === 'string' && whole.test(guess.source));
  };
  const used = new Set([
    ...[...chosen.values()].map(({ column }) => column.source),
    ...pictures.map(({ source }) => source),
  ]);
  const unused = columns.filter(({ source, filled }) => filled > 0 && !used.has(source) && !isRead(source));
  const price = has('price') ? chosen.get('price')?.column : undefined;
  if (prices.length === 0)
    open.push(
      ...moneyQuestions(
        unused,
        price,
        new Set(columns.filter((one) => isRead(one.source)).map((one) => one.source)),
      ),
    );
  for (const { source, facts, fits } of unused) {
    const example = JSON.stringify(facts.example.slice(0, 40));
    if (/\b(?:GST|VAT|MwSt)\b/i.test(wordsOf(source).join(' ')))
      open.push(`${source} says something about tax, such as ${example}. Shoppers must see prices with it.`);
    if (IS_GONE.test(source))
      open.push(`${source} may say which vehicles are gone: map status to "hidden" where it does.`);
    const [named] = [...fits].filter(([field, fit]) => fit >= 0.85 && DECIDED.has(field) && !has(field));
    if (named)
      open.push(
        `${source} is named like ${named[0]}, but its values, such as ${example}, say too little: map ${named[0]} if it is that.`,
      );
  }
  const order = (field: StockFieldName): number => STOCK_FIELD_NAMES.indexOf(field);
  return {
    kind: feed.kind,
    rowsAt: feed.rowsAt,
    sampled: rows.length,
    names: feed.columns ?? columns.map(({ path }) => path),
    guesses: guesses.sort((a, b) => order(a.field) - order(b.field)),
    unused: unused.map(({ source, facts }) => ({ source, example: facts.example.slice(0, 60) })),
    open,
  };
}

import type { Money } from '../../../src/domain/stock/parse/readPrice';
import { STOCK_FIELD_NAMES, type StockFieldName } from '../../../src/domain/stock/stockFields';
import { fieldsOfName } from '../fieldNames';
import { type FeedKind, type RawFeed, type RawValues, repeatsHeader } from '../rows/rawFeed';
import { isAmerican, unitQuestion } from './bareUnits';
import { bestColumns, type Candidate, ownFieldOf } from './candidates';
import { factsOf, findColumns } from './feedColumns';
import { Guesses } from './guesses';
import { missingQuestions, readingQuestions, unusedQuestions } from './openQuestions';
import { isOtherMoney } from './otherMoney';
import { type Guess, guessField, type Sample } from './tryOut';
import { foreignCurrency, fromTitle, type Known, numberedPictures, twoPrices, unitOf } from './waysToRead';

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

/** This many rows are enough to tell what the columns hold. */
const SAMPLE_ROWS = 2_000;

type Chosen = Map<StockFieldName, Candidate>;

/** Reads a sample of a feed and proposes how its columns become the fields of a stock item. */
export async function guessMapping(feed: RawFeed, money: Money): Promise<MappingProposal> {
  const sample = await sampleOf(feed, money);
  const { rows, columns } = sample;
  const all = numberedPictures(columns);
  const pictures = all.length > 1 ? all : [];
  const chosen = bestColumns(columns.filter((column) => !pictures.includes(column)));
  if (pictures.length > 0) chosen.delete('images');
  const units = leaveOutDoubtfulUnits(chosen, columns);

  const guesses = new Guesses(sample);
  for (const candidate of chosen.values()) guesses.add(await guessField(candidate, sample));
  await joinColumns(guesses, chosen, pictures);
  const hasTwoPrices = await splitPrices(guesses, columns);
  await fillGaps(guesses, chosen);

  const used = new Set([...chosen.values()].map(({ column }) => column).concat(pictures));
  const unused = columns.filter(
    (column) => column.filled > 0 && !used.has(column) && !guesses.reads(column.source),
  );
  const currency = foreignCurrency(chosen.get('price')?.column, columns, money.currency);
  const order = ({ field }: Guess): number => STOCK_FIELD_NAMES.indexOf(field);
  return {
    kind: feed.kind,
    rowsAt: feed.rowsAt,
    sampled: rows.length,
    names: feed.columns ?? columns.map(({ path }) => path),
    guesses: [...guesses.all].sort((a, b) => order(a) - order(b)),
    unused: unused.map(({ source, facts }) => ({ source, example: facts.example.slice(0, 60) })),
    open: [
      ...units,
      ...otherLists(feed),
      ...missingQuestions(guesses),
      ...(currency ? [`The prices are in ${currency}. The site shows them in ${money.currency}.`] : []),
      ...readingQuestions(guesses.all),
      ...unusedQuestions(unused, {
        guesses,
        price: guesses.has('price') ? chosen.get('price')?.column : undefined,
        isMoneyAsked: !hasTwoPrices,
        columns,
      }),
    ],
  };
}

async function sampleOf(feed: RawFeed, money: Money): Promise<Sample> {
  const rows: RawValues[] = [];
  for await (const { values, broken, isComment } of feed.rows()) {
    if (broken === undefined && !isComment && !repeatsHeader(values)) rows.push(values);
    if (rows.length >= SAMPLE_ROWS) break;
  }
  const columns = findColumns(rows, feed.columns)
    .map((column) => ({ ...column, facts: factsOf(column), fits: fieldsOfName(column.parts) }))
    .map((column): Known => ({ ...column, own: ownFieldOf(column) }));
  return { rows, columns, header: feed.columns, money };
}

/** Leaves out columns whose unit is unknown and could be off by a factor. @returns what to ask about them */
function leaveOutDoubtfulUnits(chosen: Chosen, columns: readonly Known[]): readonly string[] {
  const isFeedAmerican = isAmerican(columns);
  return [...chosen].flatMap(([field, { column }]) => {
    const asked = unitOf(column, columns) ? undefined : unitQuestion(field, column, isFeedAmerican);
    if (asked?.isLeftOut) chosen.delete(field);
    return asked ? [asked.question] : [];
  });
}

const otherLists = ({ rowsAt, otherLists: others = [] }: RawFeed): readonly string[] =>
  others.length === 0
    ? []
    : [`The rows are those of ${rowsAt}. The feed has other lists too: ${others.slice(0, 5).join(', ')}.`];

/** Pictures that several columns hold. */
async function joinColumns(guesses: Guesses, chosen: Chosen, pictures: readonly Known[]): Promise<void> {
  const joined = (columns: readonly Known[]) => `[${columns.map(({ reference }) => reference).join(', ')}]`;
  if (pictures.length > 0)
    await guesses.propose('images', joined(pictures), `${pictures.length} columns of one picture each`);
  const main = chosen.get('images')?.column;
  const more = guesses.sample.columns.find(
    (column) =>
      column !== main &&
      column.facts.addresses > 0.6 &&
      /additional|extra|more|other|weitere|outras/i.test(column.last),
  );
  if (!main || !more) return;
  guesses.drop('images');
  await guesses.propose(
    'images',
    joined([main, more]),
    'one column is the first picture, the other the rest',
  );
}

/** @returns whether one column is the drive-away price and another the price before charges */
async function splitPrices(guesses: Guesses, columns: readonly Known[]): Promise<boolean> {
  const prices = twoPrices(columns, isOtherMoney);
  if (prices.length > 0) guesses.drop('price', 'specialPrice', 'priceType');
  for (const [field, source] of prices)
    await guesses.propose(
      field,
      source,
      'one column is the drive-away price, the other the price before government charges',
    );
  return prices.length > 0;
}

/** What no column names, but the title, the values of a column, or the kind of feed can give. */
async function fillGaps(guesses: Guesses, chosen: Chosen): Promise<void> {
  const missing = new Set((['make', 'model', 'year'] as const).filter((field) => !guesses.has(field)));
  const title = chosen.get('stockName')?.column;
  if (title && missing.size > 0)
    for (const [field, source] of fromTitle(title, missing))
      await guesses.propose(
        field,
        source,
        `no column names the ${field}, so it is taken out of ${title.source}`,
      );
  const ownId = guesses.isIdentified() ? undefined : idColumn(guesses.sample);
  if (ownId) await guesses.propose('id', ownId.source, 'each row has its own');
  if (!guesses.has('vehType'))
    await guesses.propose('vehType', '"Used"', 'nothing says new or used, so every row counts as used');
  const kinds = chosen.get('bodyType')?.column.values ?? [];
  const isAfloat = guesses.has('beamWidth') || kinds.some((value) => /boo?t|yacht|lancha|sail/i.test(value));
  if (!guesses.has('stockType') && isAfloat)
    await guesses.propose('stockType', '"boats"', 'beams and kinds of boats');
}

/** A column that has another value in each row, and is named like an id. */
const idColumn = ({ columns, rows }: Sample): Known | undefined =>
  columns.find(
    ({ last, facts, filled }) =>
      filled === rows.length &&
      facts.distinct === rows.length &&
      facts.length < 40 &&
      facts.addresses === 0 &&
      facts.spaces < 0.3 &&
      /(?:id|key|nr|no|num|number|code|ref)$/i.test(last),
  );

import { wordsOf } from '../fieldNames';
import { isFlagValue, isRowFlag } from '../mapping/rowFlags';
import type { Guesses } from './guesses';
import { moneyQuestions } from './otherMoney';
import type { Guess } from './tryOut';
import type { Known } from './waysToRead';

/** Fields that change what is offered or at which price: a column that may be one of them is not passed over in silence. */
const DECIDED: ReadonlySet<string> = new Set(
  'vehType status price specialPrice priceType odometer engineHours year images'.split(' '),
);

/** Names of columns that mark rows which a system keeps and the site must not show. */
const IS_GONE = /deleted|removed|archived|inactive|withdrawn/i;

/** What a vehicle needs and no column gives. */
export function missingQuestions(guesses: Guesses): readonly string[] {
  const open: string[] = [];
  if (!guesses.isIdentified())
    open.push(
      'No column tells vehicles apart. Ids are made of the values, so an address changes whenever a value does.',
    );
  if (guesses.all.every(({ field, source }) => field !== 'vehType' || source === '"Used"'))
    open.push(
      'Nothing says which vehicles are new, demo or used. Every row counts as used until vehType says otherwise.',
    );
  for (const field of ['make', 'model'] as const)
    if (!guesses.has(field))
      open.push(`No column looks like the ${field}. Without it no row can be a vehicle: map ${field}.`);
  for (const field of ['price', 'images', 'year'] as const)
    if (!guesses.has(field))
      open.push(`No column looks like ${field === 'images' ? 'pictures' : `the ${field}`}.`);
  return open;
}

/** What is read, and not well. */
export const readingQuestions = (guesses: readonly Guess[]): readonly string[] =>
  guesses
    .filter(({ readable }) => readable < 0.8)
    .map(
      ({ field, readable, unread }) =>
        `Only ${Math.round(readable * 100)} % of the values for ${field} can be read: ${JSON.stringify(unread)} cannot.`,
    );

interface Around {
  readonly guesses: Guesses;
  readonly price: Known | undefined;
  /** Whether other columns of money are to be asked about. */
  readonly isMoneyAsked: boolean;
  readonly columns: readonly Known[];
}

/** What no field reads, and may matter. */
export function unusedQuestions(
  unused: readonly Known[],
  { guesses, price, isMoneyAsked, columns }: Around,
): readonly string[] {
  const read = columns.filter(({ source }) => guesses.reads(source)).map(({ source }) => source);
  const open = isMoneyAsked ? [...moneyQuestions(unused, price, new Set(read))] : [];
  for (const { source, facts, fits, values } of unused) {
    const example = JSON.stringify(facts.example.slice(0, 40));
    if (/\b(?:GST|VAT|MwSt)\b/i.test(wordsOf(source).join(' ')))
      open.push(`${source} says something about tax, such as ${example}. Shoppers must see prices with it.`);
    const isFlag = isRowFlag(source);
    if (isFlag && values.every(isFlagValue))
      open.push(
        `${source}, such as ${example}, decides which vehicles or prices are shown. Map status or price to do otherwise.`,
      );
    else if (isFlag || IS_GONE.test(source))
      open.push(`${source} may say which vehicles are gone: map status to "hidden" where it does.`);
    const [named] = [...fits].filter(
      ([field, fit]) => fit >= 0.85 && DECIDED.has(field) && !guesses.has(field),
    );
    if (named)
      open.push(
        `${source} is named like ${named[0]}, but its values, such as ${example}, say too little: map ${named[0]} if it is that.`,
      );
  }
  return open;
}

import { STOCK_TYPES } from '../../../../domain/stock/stockTypes';
import type { IndexRecord } from '../../../indexRecord';
import { compounds, neighbours, otherNumber } from './aliases';
import { stem } from './stem';
import { STOP_WORDS } from './stopWords';
import { words } from './words';

/**
 * Where a record has a word: 0 in its title, 1 in its make or model, 2 in another name or value, 3 in its equipment, 4 in
 * its description. Lower levels rank first.
 */
export const LEVELS = 5;
const TITLE = 0;
const MAKE_OR_MODEL = 1;
const ELSEWHERE = 2;
/** The words of this level and the next are kept by their stems. */
export const EQUIPMENT = 3;
export const DESCRIPTION = 4;

const plain = (text: string): readonly string[] => [
  ...words(text).map((word) => word.text),
  ...compounds(text),
];

const nouns = (text: string): readonly string[] => plain(text).flatMap((word) => [word, otherNumber(word)]);

type WordLevels = ReadonlyMap<string, number>;

const collector = (levels: Map<string, number>) => (found: readonly string[], level: number) => {
  for (const word of found) levels.set(word, Math.min(level, levels.get(word) ?? level));
};

/** The words of all makes and models. In a description they name other cars: "traded in for a Mazda". */
export const makesAndModels = (records: readonly IndexRecord[]): ReadonlySet<string> => {
  const names = new Set(records.flatMap(({ make, model }) => [make, model]));
  return new Set([...names].flatMap(plain));
};

/** Every word that finds a record, with the word's best level. */
export const recordWords = (record: IndexRecord, named: ReadonlySet<string>): WordLevels => {
  const levels = new Map(nameWords(record));
  const add = collector(levels);
  const details = (text = ''): readonly string[] =>
    plain(text).flatMap((word) => (STOP_WORDS.has(word) || named.has(word) ? [] : [stem(word)]));
  add(details(record.text.equipment), EQUIPMENT);
  add(
    // A number without its unit says nothing: "two keys, 2027, 1,000 km".
    details(record.text.description).filter((word) => !/^\d+$/.test(word)),
    DESCRIPTION,
  );
  return levels;
};

/** The words of a record's names and values, with their best level. */
export const nameWords = (record: IndexRecord): WordLevels => {
  const levels = new Map<string, number>();
  const add = collector(levels);
  const stockType = STOCK_TYPES[record.card.stockType];

  add(plain(record.text.title), TITLE);
  add(plain(record.make), MAKE_OR_MODEL);
  add(plain(record.model), MAKE_OR_MODEL);
  add(neighbours(`${record.make} ${record.model}`), MAKE_OR_MODEL);
  add(nouns(record.bodyType ?? ''), ELSEWHERE);
  add([...plain(stockType.singular), ...plain(stockType.plural)], ELSEWHERE);
  for (const text of [
    record.text.subtitle,
    record.text.keywords,
    record.badge,
    record.vehType,
    record.transmissionType,
    record.fuelType,
    record.colour,
    record['location.name'],
    record.year === undefined ? undefined : String(record.year),
    ...record.tags,
  ])
    add(plain(text ?? ''), ELSEWHERE);
  return levels;
};

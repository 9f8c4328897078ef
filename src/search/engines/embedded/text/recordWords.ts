import { STOCK_TYPES } from '../../../../domain/stock/stockTypes';
import type { IndexRecord } from '../../../indexRecord';
import { compounds, neighbours, otherNumber } from './aliases';
import { words } from './words';

/** Where a record has a word: 0 in its title, 1 in its make or model, 2 elsewhere. Lower levels rank first. */
export const LEVELS = 3;
const TITLE = 0;
const MAKE_OR_MODEL = 1;
const ELSEWHERE = 2;

const plain = (text: string): readonly string[] => [
  ...words(text).map((word) => word.text),
  ...compounds(text),
];

const nouns = (text: string): readonly string[] => plain(text).flatMap((word) => [word, otherNumber(word)]);

/** Every word that finds a record, with the word's best level. */
export const recordWords = (record: IndexRecord): ReadonlyMap<string, number> => {
  const levels = new Map<string, number>();
  const add = (found: readonly string[], level: number): void => {
    for (const word of found) levels.set(word, Math.min(level, levels.get(word) ?? level));
  };
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

import { ATTRIBUTES } from '../../src/search/engines/embedded/build';
import { nameWords } from '../../src/search/engines/embedded/textFile';
import type { IndexRecord } from '../../src/search/indexRecord';

export type PlainValue = string | number | readonly string[];

/**
 * A record for the other libraries: its attributes, and one text with the words of its names and values. That is generous to
 * them: no levels of relevance, no equipment or description, no registration, stock number or VIN, no card.
 */
export interface PlainRecord {
  readonly id: string;
  readonly words: string;
  readonly attributes: Readonly<Record<string, PlainValue>>;
}

export const plainRecord = (record: IndexRecord): PlainRecord => ({
  id: record.objectID,
  words: [...nameWords(record).keys()].join(' '),
  attributes: Object.fromEntries(
    ATTRIBUTES.flatMap((attribute): [string, PlainValue][] => {
      const value = attribute.read(record);
      return value === undefined || value === '' ? [] : [[attribute.name, value]];
    }),
  ),
});

import { ATTRIBUTES } from '../../src/search/engines/embedded/attributes';
import { recordWords } from '../../src/search/engines/embedded/text/recordWords';
import type { IndexRecord } from '../../src/search/indexRecord';

export type PlainValue = string | number | readonly string[];

/**
 * A record for the other libraries: its attributes, and one text with exactly the words by which our engine finds it. That is
 * generous to them: no levels of relevance, no registration, stock number or VIN, no card.
 */
export interface PlainRecord {
  readonly id: string;
  readonly words: string;
  readonly attributes: Readonly<Record<string, PlainValue>>;
}

export const plainRecord = (record: IndexRecord): PlainRecord => ({
  id: record.objectID,
  words: [...recordWords(record).keys()].join(' '),
  attributes: Object.fromEntries(
    ATTRIBUTES.flatMap((attribute): [string, PlainValue][] => {
      const value = attribute.read(record);
      return value === undefined || value === '' ? [] : [[attribute.name, value]];
    }),
  ),
});

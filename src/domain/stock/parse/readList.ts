import { err, ok } from '../../result';
import { type EquipmentGroup, groupEquipment } from '../equipment';
import { type EntryFault, isNothing, type Reader, type ReadResult, readText, writtenValue } from './readText';

/** More entries than any page shows. The others are left out. */
const MOST_ENTRIES = 200;

/** The entries of a list: a JSON or XML list, in lists or not, or one text with `|` or line ends between them. */
export const listEntries = (raw: unknown): readonly unknown[] => {
  if (raw === undefined || raw === null) return [];
  if (Array.isArray(raw)) return raw.flat(4);
  return typeof raw === 'string' ? raw.split(/[|\r\n]+/) : [raw];
};

/** The text of an element of XML with attributes; anything else as it is. */
export const textOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, '#text')
    ? (value as { readonly '#text': unknown })['#text']
    : value;

/** The result of a list some of whose entries may be faulty. */
export const listResult = <Entry>(
  list: readonly Entry[],
  faults: readonly EntryFault[],
): ReadResult<readonly Entry[]> => ({
  ...ok(list.length === 0 ? undefined : list),
  ...(faults.length === 0 ? {} : { entries: faults }),
});

/** A list of words without repeats, in the feed's order; `undefined` if it is empty. */
export const readList: Reader<readonly string[]> = (raw) => {
  const words = new Set<string>();
  const faults: EntryFault[] = [];
  for (const entry of listEntries(raw)) {
    if (isNothing(entry)) continue;
    const word = readText(textOf(entry));
    if (word.kind === 'err') faults.push({ value: writtenValue(entry), reason: word.fault });
    else if (word.value !== undefined) words.add(word.value);
  }
  if (words.size > MOST_ENTRIES)
    faults.push({
      value: `${words.size} entries`,
      reason: `are more than the ${MOST_ENTRIES} that a page shows`,
    });
  return listResult([...words].slice(0, MOST_ENTRIES), faults);
};

/** The equipment of a vehicle: a list of words, in groups if the feed names them (`Safety: Reversing camera`). */
export const readEquipment: Reader<readonly EquipmentGroup[]> = (raw) => {
  const list = readList(raw);
  if (list.kind === 'err') return err(list.fault);
  return { ...list, value: list.value && groupEquipment(list.value) };
};

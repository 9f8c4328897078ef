import { err, ok } from '../../result';
import { type EquipmentGroup, groupEquipment } from '../equipment';
import type { Reader } from './reader';
import { readText } from './readText';

const LONGEST = 200;

/** The entries of a list: a JSON or XML list, or one text with `|` between them. */
export const listEntries = (raw: unknown): readonly unknown[] => {
  if (raw === undefined || raw === null) return [];
  if (Array.isArray(raw)) return raw;
  return typeof raw === 'string' ? raw.split('|') : [raw];
};

/** A list of words without repeats, in the feed's order; `undefined` if it is empty. */
export const readList: Reader<readonly string[]> = (raw) => {
  const words = new Set<string>();
  for (const entry of listEntries(raw)) {
    const word = readText(entry);
    if (word.kind === 'err') return err(`has an entry that ${word.fault}`);
    if (word.value !== undefined) words.add(word.value);
  }
  if (words.size > LONGEST) return err(`has more than ${LONGEST} entries`);
  return ok(words.size === 0 ? undefined : [...words]);
};

/** The equipment of a vehicle: a list of words, in groups if the feed names them (`Safety: Reversing camera`). */
export const readEquipment: Reader<readonly EquipmentGroup[]> = (raw) => {
  const list = readList(raw);
  if (list.kind === 'err') return list;
  return ok(list.value && groupEquipment(list.value));
};

import { ok } from '../../result';
import { type EquipmentGroup, groupEquipment } from '../equipment';
import type { Reader } from './reader';
import { readList } from './readList';

/** The equipment of a vehicle: a list of words, in groups if the feed names them (`Safety: Reversing camera`). */
export const readEquipment: Reader<readonly EquipmentGroup[]> = (raw) => {
  const list = readList(raw);
  if (list.kind === 'err') return list;
  return ok(list.value && groupEquipment(list.value));
};

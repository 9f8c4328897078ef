import type { StockFieldName } from '../../../src/domain/stock/stockFields';
import { fieldsOfName } from '../fieldNames';

/** Fields whose names together only a list of vehicles has. */
const TELLING: readonly StockFieldName[] = [
  'make',
  'model',
  'year',
  'price',
  'vin',
  'odometer',
  'stockNumber',
  'vehType',
  'fuelType',
  'transmission',
  'images',
  'colour',
  'engineHours',
];

/** A list that a feed may have its rows in. */
export interface CandidateList {
  readonly path: string;
  readonly entries: number;
  /** Paths inside an entry, cut at their dots. */
  readonly inside: readonly (readonly string[])[];
}

/** How many fields of a vehicle the names inside a list's entries tell, make or model among them; else 0. */
const vehicleFields = ({ inside }: CandidateList): number => {
  const told = new Set<StockFieldName>();
  for (const parts of inside)
    for (const [field, fit] of fieldsOfName(parts))
      if (fit >= 0.85 && TELLING.includes(field)) told.add(field);
  return told.has('make') || told.has('model') ? told.size : 0;
};

/**
 * Of the lists of a feed the one whose entries look most like vehicles: with two fields of one, at least. Where yards hold
 * vehicles, the vehicles win: a list inside another that has more entries. `undefined` if none looks like vehicles.
 */
export function vehicleList<List extends CandidateList>(lists: readonly List[]): List | undefined {
  const scored = lists
    .map((list) => ({ list, score: vehicleFields(list) }))
    .filter(({ score }) => score >= 2)
    .sort((a, b) => b.score - a.score);
  let best = scored[0];
  for (const other of scored)
    if (best && other.list.path.startsWith(`${best.list.path}.`) && other.list.entries > best.list.entries)
      best = other;
  return best?.list;
}

/** The lists that are neither around nor inside the one at a path, with the numbers of their entries. */
export const listsBeside = (lists: readonly CandidateList[], rows: string): readonly string[] =>
  lists
    .filter(({ path }) => path !== rows && !path.startsWith(`${rows}.`) && !rows.startsWith(`${path}.`))
    .map(({ path, entries }) => `${path} (${entries})`);

import type { LocaleName } from '../domain/country';
import type { OnRoadTables } from '../domain/onRoad/onRoadTables';

/** Each country's charges are a script of their own: only shoppers who ask what they would pay load them. */
const TABLES: Readonly<Record<LocaleName, () => Promise<{ readonly tables: OnRoadTables }>>> = {
  'en-AU': () => import(/* webpackChunkName: "on-road" */ './en-AU/onRoad/tables'),
  'en-NZ': () => import(/* webpackChunkName: "on-road-nz" */ './en-NZ/onRoad'),
};

/** What a country charges on buying a vehicle. @throws if the tables do not load */
export const loadOnRoadTables = async (name: LocaleName): Promise<OnRoadTables> =>
  (await TABLES[name]()).tables;

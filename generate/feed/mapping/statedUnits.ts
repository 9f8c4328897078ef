import { isRecord } from '../../../src/domain/knownFields';
import { textOf } from '../../../src/domain/stock/parse/readText';
import { FIELDS_BESIDE_PRICES, NUMBERS, type StockFieldName } from '../../../src/domain/stock/stockFields';
import { plainName, wordsOf } from '../fieldNames';
import type { RawValues } from '../rows/rawFeed';
import type { CompiledMapping, MappedValues, ReadPath } from './compileMapping';

/** Names of columns, attributes and keys that hold the unit of another: `unit`, `Odometer Unit`, `mileage.unit`. */
const UNIT_NAME =
  /^(.*?)(?:units?|uom|unitcode|unitofmeasure|measure|einheit|unidade|unidad|unite|unita|eenheid)$/;

/** What follows the name of a number that has its unit beside it: `mileage.value`. */
const OF_A_VALUE = /(?:values?|readings?|amount)?$/;

const KILOMETRES = 'distance odometer odo mileage km kms kilometres kilometers';

/** Whether a column holds the unit of another beside it, by their names. */
export const isUnitOf = (unitName: string, name: string): boolean => {
  const base = UNIT_NAME.exec(plainName(unitName))?.[1];
  if (!base) return false;
  const measured = plainName(name).replace(OF_A_VALUE, '');
  const are = (one: string) => KILOMETRES.split(' ').includes(one);
  return base === measured || (are(base) && are(measured));
};

/** Whether a key inside an element or object holds the unit of what is beside it. */
export const isUnitName = (name: string): boolean => UNIT_NAME.exec(plainName(name))?.[1] === '';

/** Units that no field can be converted from: a number in one of them is left out. */
const UNREADABLE: ReadonlySet<string> = new Set('mpg gal gals gallon gallons 000 000s'.split(' '));

/** Whether a word is a field's own unit or another one that it is converted from; `undefined` if it is neither. */
const kindOf = (field: StockFieldName, unit: string): 'own' | 'other' | undefined => {
  const [own, given] = ['100', `100 ${unit}`].map((text) => FIELDS_BESIDE_PRICES[field as 'power'](text));
  if (own?.kind !== 'ok' || given?.kind !== 'ok') return undefined;
  return own.value === given.value ? 'own' : 'other';
};

/** The unit that a column's own name ends in, if it is another than its field's: `Odometer (mi)`, `Torque lb-ft`, `EngineHP`. */
const unitInName = ({ field, keys }: ReadPath): string | undefined => {
  const words = wordsOf(keys.at(-1) ?? '');
  const last = words.at(-1) ?? '';
  const pair = words.slice(-2).join('-');
  if (kindOf(field, pair) === 'other') return pair;
  if (words.length > 1 && UNREADABLE.has(last)) return last;
  // A name with two units, such as `km/miles`, tells nothing, and one in feet and inches cannot be read.
  if (words.some((word) => kindOf(field, word) === 'own')) return undefined;
  const units = words.filter((word) => kindOf(field, word) === 'other');
  if (units.length > 1) return units.join(' ');
  return units[0] === last ? last : undefined;
};

/** A number without a unit. */
const BARE = /^\s*\d[\d.,'’ ]*\s*$/;

/** A number of JSON as no column could read it otherwise: its three decimals are no thousands. */
const written = (raw: unknown): string | undefined => {
  if (typeof raw === 'number') return String(raw).replace(/^(\d{1,3}\.\d{3})$/, '$10');
  return typeof raw === 'string' && BARE.test(raw) ? raw.trim() : undefined;
};

/** Rows that are looked at for the unit beside a number. */
const MAX_LOOKED_AT = 300;

interface Measured extends ReadPath {
  readonly named: string | undefined;
  looked: number;
  /** The keys down to what holds the unit. */
  unitAt?: readonly string[];
}

const at = (values: RawValues, keys: readonly string[]): unknown =>
  keys.reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), values);

/** Where the unit of a number is: inside its element, beside it in an object, or in a column named after it. */
const findUnit = (values: RawValues, { path, keys }: ReadPath): readonly string[] | undefined => {
  const here = Object.hasOwn(values, path) ? [path] : keys;
  const above = here.slice(0, -1);
  const own = at(values, here);
  const inside = isRecord(own) ? Object.keys(own).find(isUnitName) : undefined;
  if (inside !== undefined) return [...here, inside];
  const parent = at(values, above);
  const last = here.at(-1) ?? '';
  const beside = isRecord(parent)
    ? Object.keys(parent).find((key) => isUnitOf(key, last) || (above.length > 0 && isUnitName(key)))
    : undefined;
  return beside === undefined ? undefined : [...above, beside];
};

/**
 * Makes what gives the numbers of a row the unit that the feed states elsewhere: in the name of their column or in a column, an
 * attribute or a key beside them. It counts wherever a mapping reads a column as it is; expressions convert for themselves.
 */
export const createStatedUnits = ({ plain }: CompiledMapping) => {
  const measured = plain
    .filter(({ field }) => NUMBERS.has(field) && field !== 'price' && field !== 'specialPrice')
    .map((one): Measured => ({ ...one, named: unitInName(one), looked: 0 }));
  const notices = new Map<StockFieldName, string>();
  const used = new Set<string>();
  return {
    give: (values: RawValues, mapped: MappedValues): void => {
      for (const one of measured) {
        const number = written(mapped[one.field]);
        if (number === undefined) continue;
        if (one.unitAt === undefined && one.looked < MAX_LOOKED_AT) {
          one.looked++;
          one.unitAt = findUnit(values, one);
        }
        const beside = one.unitAt && textOf(at(values, one.unitAt));
        const isBeside = typeof beside === 'string' && /^[a-z][a-z ./]{0,20}$/i.test(beside.trim());
        const unit = isBeside ? beside.trim() : one.named;
        if (unit === undefined) continue;
        const source = isBeside ? (one.unitAt ?? []).join('.') : one.path;
        if (isBeside) used.add(source);
        mapped[one.field] = `${number} ${unit}`;
        if (!notices.has(one.field) && kindOf(one.field, unit) === 'other')
          notices.set(one.field, `${one.field}: counted in ${unit}, as ${source} says, and converted`);
      }
    },
    notices: (): readonly string[] => [...notices.values()],
    /** Whether a column is read for a unit. */
    reads: (path: string): boolean => used.has(path),
  };
};

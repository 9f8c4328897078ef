import { groupBy } from '../../../src/domain/groups';
import { FACET_FIELDS, type FacetField, wordsByKey } from '../../../src/domain/stock/facetWords';
import { priceTypeIn } from '../../../src/domain/stock/parse/readPrice';
import { spellingKey } from '../../../src/domain/stock/slug';
import { NUMBER_FACT_NAMES, STOCK_FACTS } from '../../../src/domain/stock/stockFacts';
import { FIELDS_BESIDE_PRICES, type StockFieldName } from '../../../src/domain/stock/stockFields';
import { isUnitName, isUnitOf } from '../mapping/statedUnits';
import { type ColumnFacts, type FeedColumn, quoted } from './feedColumns';
import { meaningOf, WORD_FIELDS, type WordField } from './valueWords';

/** A column with what its values look like, and the fields that its name may mean. */
export interface Known extends FeedColumn {
  readonly facts: ColumnFacts;
  readonly fits: ReadonlyMap<StockFieldName, number>;
  /** The field whose own name it has in full. */
  readonly own?: StockFieldName | undefined;
}

/** A table of words with more entries than this is not written into a mapping. */
const MAX_WORDS = 40;
const WORDS_OF: Readonly<Partial<Record<StockFieldName, WordField>>> = {
  ...Object.fromEntries(WORD_FIELDS.map((field) => [field, field])),
  body: 'bodyType',
  transmissionType: 'transmission',
};

/** What a price says that is without the tax shoppers pay: `$185,000 + GST`. */
const BEFORE_TAX = /(?:\+|\b(?:plus|ex|excl|excluding))\.?\s*(?:GST|VAT|MwSt)\b/i;

const ENGLISH_TRANSMISSION = /\b(?:automatic|auto|manual|cvt|dct|dsg|pdk|tiptronic|steptronic)\b/i;

/** Whether the site reads a word as it is. */
function isOwnWord(field: WordField, text: string): boolean {
  if (field === 'transmission' && ENGLISH_TRANSMISSION.test(text)) return true;
  const facet = (field === 'transmission' ? 'transmissionType' : field) as FacetField;
  if ((FACET_FIELDS as readonly string[]).includes(facet)) return wordsByKey(facet).has(spellingKey(text));
  const read = FIELDS_BESIDE_PRICES[field](text);
  return read.kind === 'ok' && read.value !== undefined;
}

/** An expression that gives words of another language their meaning; nothing if the words need none. */
function translation(field: StockFieldName, { reference, values }: FeedColumn): string | undefined {
  const words = WORDS_OF[field];
  if (words === undefined) return undefined;
  const entries = new Map<string, string>();
  for (const value of new Set(values)) {
    const meaning = meaningOf(words, value);
    const isEnglish = meaning !== undefined && value.toLowerCase().includes(meaning.toLowerCase());
    if (meaning !== undefined && !isEnglish && !isOwnWord(words, value))
      entries.set(value.toLowerCase(), meaning);
  }
  if (entries.size === 0 || entries.size > MAX_WORDS) return undefined;
  const table = [...entries].map(([word, meaning]) => `${JSON.stringify(word)}: ${JSON.stringify(meaning)}`);
  return `$lookup({${table.join(', ')}}, $lowercase($trim(${reference}))) ?? ${reference}`;
}

interface Way {
  readonly source: string;
  readonly because?: string;
}

/** The column with the units of another: inside its values, or beside them. */
export const unitOf = ({ path, parent, last }: Known, columns: readonly Known[]): Known | undefined =>
  columns.find(
    (one) =>
      (isUnitName(one.last) && (one.parent === path || (one.parent === parent && parent !== ''))) ||
      (one.parent === parent && isUnitOf(one.last, last)),
  );

const POUNDS = /\blbs?\b|pound/;
const TONNES = /\b(?:t|tons?|tonnes?)\b/;

const FIELDS_IN_KILOGRAMS: ReadonlySet<StockFieldName> = new Set(
  NUMBER_FACT_NAMES.filter((name) => STOCK_FACTS[name].unit === 'kg'),
);

/** An expression that converts only where the unit beside the value is one of some, if rows differ in it. */
function whereUnit(unit: Known | undefined, ofUnit: RegExp, converted: string, reference: string): string {
  const units = [...new Set(unit?.values)];
  const ones = units.filter((text) => ofUnit.test(text.toLowerCase()));
  if (!unit || ones.length === 0 || ones.length === units.length) return converted;
  return `${unit.reference} in ${JSON.stringify(ones)} ? ${converted} : ${reference}`;
}

const ORDER =
  /^@?(?:order|position|pos|seq|sequence|sort|sortorder|sortnr|index|rank|displayorder|reihenfolge|ordem)$/i;

/** Pictures in the order that a number beside each tells. The numbers of XML are texts, in which 10 comes before 2. */
function inTheirOrder(
  { path, parent, parts, last, reference }: Known,
  columns: readonly Known[],
): string | undefined {
  const order = columns.find(
    (one) =>
      one.facts.numbers > 0.9 && ORDER.test(one.last) && (one.parent === parent || one.parent === path),
  );
  if (!order || parent === '') return undefined;
  const by = `^($number(${quoted(order.last)}))`;
  if (order.parent === path) return `${reference}${by}`;
  return `${parts.slice(0, -1).map(quoted).join('.')}${by}.${quoted(last)}`;
}

const LARGE = /^(?:x{0,2}l|large|full|original|gross|groß|grande|hires|big|hd)$/i;

const SIZE = /^@?(?:typ|type|size|groesse|kind|format|name|tamanho|art)$/i;

/** Of pictures in several sizes, which an attribute or a key beside each address tells, the large ones. */
function largeOnes({ path, parent, reference }: Known, columns: readonly Known[]): string | undefined {
  for (const other of columns) {
    const large = other.values.find((value) => LARGE.test(value));
    if (!SIZE.test(other.last) || other.facts.distinct > 8 || large === undefined) continue;
    const test = `[${quoted(other.last)}=${JSON.stringify(large)}]`;
    if (other.parent === path) return `${reference}${test}`;
    const end = reference.lastIndexOf('.');
    if (parent !== '' && other.parent === parent)
      return `${reference.slice(0, end)}${test}${reference.slice(end)}`;
  }
  return undefined;
}

/** Ways that convert from another unit, named by the column itself or by the column next to it. */
function convertedWays(field: StockFieldName, column: Known, columns: readonly Known[]): readonly Way[] {
  const { reference, parts, facts } = column;
  const name = parts.join(' ');
  const unit = unitOf(column, columns);
  const units = unit?.values.join(' ').toLowerCase() ?? '';
  const ways: Way[] = [];
  const convert = (ofUnit: RegExp, converted: string, because: string) =>
    ways.push({ source: whereUnit(unit, ofUnit, converted, reference), because });
  if (field === 'odometer' && (/\bmi(?:les?)?\b/i.test(name) || /\bmiles?\b|\bsmi\b|\bmi\b/.test(units))) {
    const isMixed = unit && /km/.test(units);
    const miles = isMixed
      ? `${unit.reference} in ["mi", "MI", "SMI", "miles", "Miles"] ? $km(${reference}) : ${reference}`
      : `$km(${reference})`;
    ways.push({ source: miles, because: 'in kilometres' });
  }
  const isInFeet =
    /\bf(?:ee)?t\b/.test(units) || column.values.some((value) => /\d\s?(?:['′]|f(?:ee)?t\b)/i.test(value));
  if (field === 'lengthMeters' && isInFeet)
    ways.push({ source: `$metres(${reference})`, because: 'in metres' });
  if (field === 'power' && facts.numbers > 0.5) {
    if (/\b(?:hp|bhp|horse ?power)\b/i.test(name) || /\bhp\b/.test(units))
      convert(/\bb?hp\b/, `$round($money(${reference}) * 0.7457)`, 'in kilowatts');
    if (/\b(?:ps|cv)\b/i.test(name) || /\bps\b/.test(units))
      convert(/\b(?:ps|cv)\b/, `$round($money(${reference}) * 0.7355)`, 'in kilowatts');
  }
  if (FIELDS_IN_KILOGRAMS.has(field)) {
    if (/lbs?\b|pounds/i.test(name) || POUNDS.test(units))
      convert(POUNDS, `$round($money(${reference}) * 0.4536)`, 'in kilograms');
    if (TONNES.test(units)) convert(TONNES, `$money(${reference}) * 1000`, 'in kilograms');
  }
  return ways;
}

/** Of a list of equipment: its codes as words, and the text of its HTML. */
function equipmentWays(column: Known): readonly Way[] {
  const { reference, facts } = column;
  const ways: Way[] = [];
  if (isCoded(column)) {
    const entries = needsCut('equipment', column) ? `$split(${reference}, /\\s*[;,|]\\s*/)` : reference;
    ways.push({
      source: `${entries}.($words := $lowercase($replace($, /([a-z0-9])([A-Z])/, "$1 $2")); $uppercase($substring($words, 0, 1)) & $substring($words, 1))`,
      because: 'its codes as words',
    });
  }
  if (facts.markup > 0.1)
    ways.push({ source: `$split($htmlToText(${reference}), /\\s*[\\n•]\\s*/)`, because: 'without its HTML' });
  return ways;
}

function pictureWays(column: Known, columns: readonly Known[]): readonly Way[] {
  const large = largeOnes(column, columns);
  const ordered = inTheirOrder(column, columns);
  return [
    ...(large === undefined ? [] : [{ source: large, because: 'the large size of each' }]),
    ...(ordered === undefined ? [] : [{ source: ordered, because: 'in their order' }]),
  ];
}

function vehTypeWays({ reference, last, facts }: Known): readonly Way[] {
  if (facts.flags <= 0.9) return [];
  const isUsed = /used|gebraucht|usad|seminov|occasion/i.test(last);
  const yes = '["true", "yes", "y", "1", "ja", "sim", "s"]';
  const [then, otherwise] = isUsed ? ['Used', 'New'] : ['New', 'Used'];
  return [
    {
      source: `$lowercase($string(${reference})) in ${yes} ? "${then}" : "${otherwise}"`,
      because: 'where yes means it',
    },
  ];
}

/** The ways to read a field from a column, the plainest first. */
export function waysToRead(field: StockFieldName, column: Known, columns: readonly Known[]): readonly Way[] {
  const { source, reference, last, facts } = column;
  const words = translation(field, column);
  const ways: Way[] = [
    ...(words === undefined ? [] : [{ source: words, because: 'with its words in English' }]),
    ...convertedWays(field, column, columns),
    ...(field === 'vehType' ? vehTypeWays(column) : []),
    ...(field === 'images' ? pictureWays(column, columns) : []),
    ...(field === 'equipment' ? equipmentWays(column) : []),
  ];
  if (field === 'price' && /cents$/i.test(last))
    ways.push({ source: `$money(${reference}) / 100`, because: 'in dollars' });
  if (field === 'siteDescription' && facts.markup > 0.1)
    ways.push({ source: `$htmlToText(${reference})`, because: 'as text without its HTML' });
  if (field === 'fuelCombined' || field === 'beamWidth' || field === 'lengthMeters')
    ways.push({ source }, { source: `$money(${reference})`, because: 'its number alone' });
  ways.push({ source });
  // The amount alone would lose what the price says about charges and tax.
  const isTyped = column.values.some((value) => priceTypeIn(value) !== undefined || BEFORE_TAX.test(value));
  if ((field === 'price' || field === 'specialPrice') && !isTyped)
    ways.push({ source: `$money(${reference})`, because: 'its amount alone' });
  if (field === 'createdAt' || field === 'updatedAt')
    ways.push({ source: `$date(${reference}, "mdy")`, because: 'with the month first' });
  if (field === 'equipment' || field === 'tags' || field === 'images')
    ways.push({ source: `$split(${reference}, /\\s*[;,|]\\s*/)`, because: 'cut at ; or ,' });
  return ways;
}

/** Whether a list of equipment has codes of programs: `powerSteering`, `alloyWheels`. */
const isCoded = ({ values }: FeedColumn): boolean => {
  const entries = values.flatMap((text) => text.split(/[;,|]/)).map((entry) => entry.trim());
  return (
    entries.some((entry) => /^[a-z]+(?:[A-Z][a-z0-9]+)+$/.test(entry)) &&
    entries.every((entry) => /^[a-z][A-Za-z0-9]*$/.test(entry))
  );
};

/** A list in one cell must be cut where its separator is not one that the site knows. */
export const needsCut = (field: StockFieldName, { values, most }: FeedColumn): boolean =>
  (field === 'equipment' || field === 'tags') &&
  most <= 1 &&
  values.filter((text) => (text.match(/[;,]/g)?.length ?? 0) > 1 && !text.includes('|')).length * 2 >
    values.length;

/** Names of prices with and without the costs of registering a vehicle. */
const DRIVE_AWAY = /\bDAP\b|drive.?away/i;
const BEFORE_CHARGES = /\bEGC\b|excl.*gov|ex.?gov/i;

export const spaced = (parts: readonly string[]): string => parts.join(' ').replaceAll('_', ' ');

/**
 * Of two columns of prices, of which each row fills one: the drive-away price, else the price before government charges.
 * @param isOther whether a column holds amounts that shoppers do not pay
 */
export function twoPrices(
  columns: readonly Known[],
  isOther: (column: Known) => boolean,
): readonly [StockFieldName, string][] {
  const prices = columns.filter(
    ({ facts, parts }) => facts.numbers > 0.4 && /pri|amount|DAP|EGC/i.test(spaced(parts)),
  );
  const [dap] = prices.filter(({ parts }) => DRIVE_AWAY.test(spaced(parts)));
  // Beside a drive-away price, a price that shoppers may pay is the one before charges.
  const [egc = prices.find((one) => one !== dap && one.fits.has('price') && !isOther(one))] = prices.filter(
    ({ parts }) => BEFORE_CHARGES.test(spaced(parts)),
  );
  if (!dap || !egc) return [];
  const hasDap = `$money(${dap.reference}) > 0`;
  return [
    ['price', `${hasDap} ? ${dap.reference} : ${egc.reference}`],
    ['priceType', `${hasDap} ? "driveAway" : "egc"`],
  ];
}

/** The currency of prices if it is not the site's and the feed tells it. */
export function foreignCurrency(
  price: Known | undefined,
  columns: readonly Known[],
  own: string,
): string | undefined {
  if (!price) return undefined;
  const sign = /R\$|€|£|CHF|EUR|USD|BRL|NZD|AUD/.exec(price.facts.example)?.[0];
  if (sign) return sign === own ? undefined : sign;
  const [top = ''] = price.parts;
  const code = columns.find(
    ({ parts, last }) => parts[0] === top && /currency|waehrung|währung|moeda|devise|valuta/i.test(last),
  )?.facts.example;
  return code !== undefined && /^[A-Z]{3}$/.test(code) && code !== own ? code : undefined;
}

/** Columns `Foto1`, `Foto2` … of one picture each, as one list. */
export function numberedPictures(columns: readonly Known[]): readonly Known[] {
  const groups = groupBy(columns, ({ path, facts: { count, addresses } }) => {
    const stem = /^(.*?)[ _-]?\d{1,3}$/.exec(path)?.[1] || undefined;
    return addresses > 0.6 || count === 0 ? stem : undefined;
  });
  const lists = [...groups.values()].filter(
    (group) => group.length > 1 && group.some(({ facts }) => facts.addresses > 0.6),
  );
  return lists.sort((a, b) => b.length - a.length)[0] ?? [];
}

const NAMED_YEAR = /^(?:19|20)\d{2}\s+\S+\s+\S+/;

/** What a title gives where no column names make, model and year. */
export function fromTitle(
  title: Known,
  missing: ReadonlySet<StockFieldName>,
): readonly [StockFieldName, string][] {
  const isDated = title.values.filter((text) => NAMED_YEAR.test(text)).length * 10 > title.values.length * 8;
  const start = isDated ? '\\d{4}\\s+' : '';
  const ref = title.reference;
  const parts: readonly [StockFieldName, string][] = [
    ['make', `$match(${ref}, /^${start}(\\S+)/).groups[0]`],
    ['model', `$match(${ref}, /^${start}\\S+\\s+(\\S+)/).groups[0]`],
    ...(isDated ? [['year', `$match(${ref}, /^(\\d{4})/).groups[0]`] as [StockFieldName, string]] : []),
  ];
  return parts.filter(([field]) => missing.has(field));
}

import type { StockFieldName } from '../../../src/domain/stock/stockFields';
import type { ColumnFacts } from './feedColumns';
import type { WordField } from './valueWords';

/** How well values suit a field: 1 proves it, 0 says nothing, -1 rules it out; and what shows it, for a person. */
interface Fit {
  readonly fit: number;
  readonly because?: string;
}

type Rule = (facts: ColumnFacts, name: string) => Fit;

const NO: Fit = { fit: -1 };
const OPEN: Fit = { fit: 0 };

const percent = (share: number): string => `${Math.round(share * 100)} %`;
const figure = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 1 });
const range = ({ low, high }: ColumnFacts): string =>
  low === high ? figure(low) : `${figure(low)} to ${figure(high)}`;

const isText = ({ numbers, addresses, dates, emails }: ColumnFacts): boolean =>
  numbers < 0.5 && addresses < 0.2 && dates < 0.5 && emails < 0.3;

/** Numbers whose middle is within bounds. */
const numbersIn =
  (least: number, most: number, fit = 0.35): Rule =>
  (facts) => {
    const { numbers, middle, addresses, dates } = facts;
    if (numbers < 0.6 || addresses > 0.1 || (dates > 0.6 && middle > 31)) return NO;
    return middle >= least && middle <= most ? { fit, because: `its numbers run from ${range(facts)}` } : NO;
  };

const isYearly = ({ years }: ColumnFacts): boolean => years > 0.9;

const amounts: Rule = (facts) => {
  const { numbers, money, middle, dates, addresses } = facts;
  if (numbers < 0.4 || addresses > 0.1 || dates > 0.5 || isYearly(facts)) return NO;
  if (middle < 300 || middle > 20_000_000) return { fit: -0.6 };
  return { fit: money > 0.5 ? 0.5 : 0.3, because: `its amounts run from ${range(facts)}` };
};

const words =
  (field: WordField, what: string): Rule =>
  (facts) => {
    const share = facts.words[field];
    // One letter, such as an m, means too many things.
    if (share >= 0.5 && facts.length <= 2) return { fit: 0.1 };
    if (share >= 0.5) return { fit: 0.4 + share / 2, because: `${percent(share)} of its values are ${what}` };
    return isText(facts) && facts.length < 60 ? { fit: share > 0 ? 0 : -0.3 } : NO;
  };

const codes =
  (longest: number, mostSpaces = 0.6): Rule =>
  ({ count, distinct, spaces, addresses, dates, money, length, numbers, middle, flags }, _name) => {
    if (addresses > 0.2 || money > 0.2 || dates > 0.5 || spaces > mostSpaces || length > longest) return NO;
    if (numbers > 0.9 && middle < 10 && flags > 0.3 && distinct < 3) return NO;
    const own = count === 0 ? 0 : distinct / count;
    return own > 0.95 && count > 1
      ? { fit: 0.3, because: 'each row has its own' }
      : { fit: own > 0.7 || (count < 3 && (distinct > 1 || count < 2)) ? 0 : -0.6 };
  };

const names =
  (longest: number): Rule =>
  (facts) =>
    facts.addresses > 0.2 ||
    facts.emails > 0.2 ||
    facts.length > longest ||
    facts.dates > 0.5 ||
    facts.money > 0.2
      ? NO
      : OPEN;

const dates: Rule = ({ dates: share, years }) =>
  share > 0.7 && years < 0.5 ? { fit: 0.4, because: `${percent(share)} of its values are dates` } : NO;

const flags: Rule = ({ flags: share }) =>
  share > 0.9 ? { fit: 0.3, because: 'its values are yes or no' } : NO;

const kilograms = numbersIn(20, 60_000, 0.2);

const RULES: Readonly<Partial<Record<StockFieldName, Rule>>> = {
  id: codes(60),
  stockNumber: codes(30),
  // British plates have a space: AB19 DEF.
  registrationNumber: codes(12, 1),
  vin: (facts, name) =>
    facts.vins > 0.5
      ? { fit: 1, because: `${percent(facts.vins)} of its values have the form of a VIN` }
      : codes(24)(facts, name),
  vehType: (facts) =>
    facts.flags > 0.9
      ? { fit: 0.1, because: 'its values are yes or no' }
      : words('vehType', 'conditions')(facts, ''),
  stockType: words('stockType', 'kinds of stock'),
  make: (facts) =>
    facts.makes > 0.4
      ? { fit: 0.4 + facts.makes / 2, because: `${percent(facts.makes)} of its values are makes` }
      : isText(facts) && facts.length < 40
        ? OPEN
        : NO,
  model: (facts, name) =>
    facts.makes > 0.6 || facts.titles > 0.6 || facts.vins > 0.3 || isYearly(facts)
      ? { fit: -0.6 }
      : names(60)(facts, name),
  variations: (facts, name) => (facts.makes > 0.8 ? { fit: -0.6 } : names(90)(facts, name)),
  series: names(60),
  year: ({ years, dates: share, low, high }) =>
    years > 0.6 || (share > 0.8 && years + share > 0.8)
      ? {
          fit: 0.4,
          because: years > 0.6 ? `its numbers are years, ${low} to ${high}` : 'its dates tell the year',
        }
      : NO,
  body: (facts, name) => {
    const { fit, ...rest } = words('bodyType', 'body types')(facts, name);
    return { ...rest, fit: Math.min(fit, 0.5) };
  },
  bodyType: words('bodyType', 'body types'),
  colour: words('colour', 'colours'),
  fuelType: words('fuelType', 'fuels'),
  transmission: words('transmission', 'transmissions'),
  transmissionType: words('transmission', 'transmissions'),
  status: words('status', 'words for what is sold and what is not'),
  odometer: (facts, name) => (isYearly(facts) ? NO : numbersIn(0, 900_000)(facts, name)),
  price: amounts,
  specialPrice: amounts,
  priceType: ({ numbers, length }) => (numbers > 0.5 || length > 60 ? NO : OPEN),
  featured: flags,
  brandCertified: flags,
  images: ({ addresses, pictures, films, most = 0 }: ColumnFacts & { readonly most?: number }, name) => {
    if (addresses < 0.6 || films > 0.3) return NO;
    const size = /thumb|small|icon|mini|klein/i.test(name)
      ? -0.3
      : /large|full|original|hires|big|gross|\bX?L\b/i.test(name)
        ? 0.1
        : 0;
    const base = pictures > 0.6 ? 0.75 : most > 1 ? 0.6 : -0.2;
    return {
      fit: base + size,
      because: `${percent(Math.max(pictures, addresses))} of its values are addresses of pictures`,
    };
  },
  spinImages: ({ addresses }) => (addresses > 0.6 ? OPEN : NO),
  videoUrl: ({ films }) => (films > 0.5 ? { fit: 1, because: 'its values are addresses of films' } : NO),
  equipment: (facts) =>
    facts.addresses > 0.2 || facts.numbers > 0.6 || facts.flags > 0.8 ? NO : { fit: 0.1 },
  tags: (facts) => (facts.addresses > 0.2 || facts.numbers > 0.6 || facts.length > 120 ? NO : OPEN),
  seats: numbersIn(1, 80),
  doorNum: numbersIn(1, 8),
  cylinders: numbersIn(1, 16),
  transNum: numbersIn(1, 18),
  siteDescription: ({ length, addresses, numbers, markup, spaces, titles }) => {
    if (addresses > 0.3 || numbers > 0.6) return NO;
    if (length > 50) return { fit: 0.5, because: `its texts have ${figure(length)} characters on average` };
    if (titles > 0.7) return { fit: -0.6 };
    return { fit: markup > 0.5 ? 0.3 : spaces > 0.5 ? 0 : -0.45 };
  },
  'location.name': ({ count, distinct, numbers, addresses, emails, length }) =>
    numbers > 0.5 || addresses > 0.2 || emails > 0.2 || length > 60
      ? NO
      : count > 20 && distinct / count > 0.8
        ? { fit: -0.6 }
        : { fit: 0.1, because: `it has ${distinct} different values` },
  stockName: ({ spaces, length, addresses, numbers, titles }) => {
    if (addresses > 0.2 || numbers > 0.5 || length > 150 || length < 6) return NO;
    return titles > 0.7
      ? { fit: 0.75, because: `${percent(titles)} of its values are titles` }
      : { fit: spaces > 0.7 ? 0.1 : -0.3 };
  },
  stockSubname: ({ spaces, length, addresses }) =>
    addresses > 0.2 || length > 200 || spaces < 0.5 ? NO : OPEN,
  createdAt: dates,
  updatedAt: dates,
  engine: (facts) =>
    facts.addresses > 0.2 || facts.length > 90 || facts.words.fuelType > 0.6 || facts.flags > 0.9 ? NO : OPEN,
  ancapRating: numbersIn(0, 5),
  fuelCombined: numbersIn(0.5, 60),
  power: numbersIn(2, 3_000),
  torque: numbersIn(10, 5_000),
  height: numbersIn(300, 6_000),
  width: numbersIn(300, 6_000),
  length: numbersIn(800, 40_000),
  lengthMeters: (facts, name) => (/f(?:ee)?t\b|feet/i.test(name) ? NO : numbersIn(1.2, 80, 0.4)(facts, name)),
  lengthFeet: (facts, name) =>
    /f(?:ee)?t\b|feet|pes/i.test(name) ? numbersIn(6, 400, 0.5)(facts, name) : NO,
  beamWidth: numbersIn(0.4, 20),
  engineHours: numbersIn(0, 60_000),
  fuelTankCapacity: numbersIn(3, 20_000),
  wheelBase: numbersIn(500, 9_000),
  seatHeight: numbersIn(300, 1_200),
  sleepingCapacity: numbersIn(1, 20),
  atm: kilograms,
  gcm: kilograms,
  gvm: kilograms,
  tare: kilograms,
  tareMass: kilograms,
  brakedTowing: kilograms,
  towBallLimit: numbersIn(10, 5_000),
  payload: kilograms,
  bootLitres: numbersIn(20, 20_000),
};

/** What the values of a column say for and against a field. */
export const valueFit = (
  field: StockFieldName,
  facts: ColumnFacts & { readonly most: number },
  name: string,
): Fit => (facts.count === 0 ? { fit: -0.2 } : (RULES[field]?.(facts, name) ?? OPEN));

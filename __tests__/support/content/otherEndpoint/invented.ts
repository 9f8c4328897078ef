import {
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { LONG_WORD, oddText, some, sometimes } from './oddTexts';
import { otherPicture } from './otherPictures';

export type Values = Readonly<Record<string, unknown>>;

/** Everything that a type can have, only what it must have, or about two thirds of it. */
type Fullness = 'full' | 'bare' | 'mixed';

/** An entry of a type of the contract: what `own` does not give is made up, in another way for each `place`. */
export type Invent = (type: string, place: number, own?: Values, fullness?: Fullness) => Values;

const DAY = 86_400_000;
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const PERIODS = [
  { opens: '00:00', closes: '12:00' },
  { opens: '13:00', closes: '23:59' },
];
const NUMBERS = [0, 4.5, 147, 5300.25, 19_990.5];
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const html = (place: number): string =>
  place % 5 === 4
    ? ''
    : `<h2>${escaped(oddText(place))}</h2><p>${escaped(oddText(place + 1))} <a href="/stock/">all stock</a></p>` +
      `<ul><li>${LONG_WORD}</li></ul><table><tbody><tr><th>${LONG_WORD}</th><td>1</td><td>2</td></tr></tbody></table>` +
      `<p><img src="/uploads/team/dev-patel.webp" alt="A person" width="800" height="1000"></p>`;

/** Invents entries whose times lie around `now` (milliseconds). References lead to the entries that `known` has by then. */
export function inventor(
  schema: GraphQLSchema,
  origin: string,
  now: number,
  known: Readonly<Record<string, readonly Values[]>>,
): Invent {
  const at = (days: number): string => new Date(now + days * DAY).toISOString();
  /** Fields whose values a site reads: by their names, as they mean the same in every type. */
  const byName: Readonly<Record<string, (place: number) => unknown>> = {
    position: (place) => place % 10,
    noindex: (place) => place % 11 === 10,
    limit: () => 6,
    hex: (place) => ['#1f4d3f', '#fff', 'green', 'no colour'][place % 4],
    svgName: () => 'no-such-drawing',
    phone: () => '(08) 5550 0199',
    number: (place) => ['(02) 5550 0199', '0491 570 156', '+61 2 5550 0199'][place % 3],
    email: (place) => `${LONG_WORD.slice(0, 1 + ((place * 20) % 60)).replace(/[^a-z]/gi, 'x')}@example.com`,
    state: () => 'WA',
    postcode: () => '6999',
    geo: (place) => ({ latitude: -31.95 - (place % 3), longitude: 115.86 }),
    openingHours: (place) =>
      WEEKDAYS.map((weekday, day) => ({ weekday, periods: some(day + place, PERIODS) })),
    specialDays: (place) =>
      some(place, [
        { date: at(3).slice(0, 10), name: oddText(3), periods: [] },
        { date: at(9).slice(0, 10), name: 'Open <late>', periods: PERIODS },
      ]),
    // Past, current, future or endless; some have neither beginning nor end.
    startsAt: (place) => [at(-30), at(-3), at(5), at(-3), null][place % 5],
    endsAt: (place) => [at(-2), at(2), at(20), null, null][place % 5],
    publishedAt: (place) => at(2 - place),
    updatedAt: (place) => sometimes(place, 1, at(2 - place / 2)),
  };

  function text(field: string, place: number): string {
    if (/html$/i.test(field)) return html(place);
    if (/url$/i.test(field)) return ['/stock/', 'https://example.com/sheet.pdf', '/blog/'][place % 3] ?? '';
    return oddText(place);
  }

  const isFilled = (field: GraphQLField<unknown, unknown>): boolean =>
    field.astNode?.directives?.some(({ name }) => name.value === 'filled') ?? false;

  function number(field: GraphQLField<unknown, unknown>, place: number): number {
    const bounds = field.astNode?.directives?.find(({ name }) => name.value === 'bounds')?.arguments ?? [];
    const bound = (name: string, otherwise: number) => {
      const value = bounds.find((each) => each.name.value === name)?.value;
      return value && 'value' in value ? Number(value.value) : otherwise;
    };
    return Math.min(bound('max', 1e9), Math.max(bound('min', 0), NUMBERS[place % NUMBERS.length] ?? 0));
  }

  function value(
    type: GraphQLOutputType,
    field: GraphQLField<unknown, unknown>,
    place: number,
    fullness: Fullness,
  ): unknown {
    if (isNonNullType(type)) return value(type.ofType, field, place, fullness);
    const named = isListType(type) && isNonNullType(type.ofType) ? type.ofType.ofType : type;
    const entries = isObjectType(named) ? known[named.name] : undefined;
    if (isListType(type)) {
      const all =
        entries?.slice(0, 40) ??
        [0, 1, 2, 3, 4].map((more) => value(named as GraphQLOutputType, field, place + more, fullness));
      const list = fullness === 'bare' ? [] : fullness === 'full' ? all : some(place, all.slice(0, 5));
      return list.length === 0 && isFilled(field) ? all.slice(0, 1) : list;
    }
    if (entries) return entries[place % entries.length];
    if (isObjectType(type) && type.name === 'Image') return otherPicture(origin, place, oddText(place));
    if (isObjectType(type)) return invent(type.name, place, {}, fullness);
    if (isEnumType(type)) return type.getValues()[place % type.getValues().length]?.name;
    switch ('name' in type && type.name) {
      case 'Boolean':
        return fullness === 'full' || (fullness === 'mixed' && place % 3 === 0);
      case 'Int':
        return Math.floor(number(field, place));
      case 'Float':
        return number(field, place);
      default:
        return text(field.name, place);
    }
  }

  function invent(name: string, place: number, own: Values = {}, fullness: Fullness = 'mixed'): Values {
    const type = schema.getType(name);
    if (!isObjectType(type)) throw new Error(`The contract has no type ${name}`);
    const fields = Object.values(type.getFields()).map((field, salt) => {
      const mayLack = !isNonNullType(field.type);
      const named = byName[field.name];
      const made = () => (named ? named(place) : value(field.type, field, place, fullness));
      if (Object.hasOwn(own, field.name)) return [field.name, own[field.name]];
      if (mayLack && fullness === 'bare') return [field.name, null];
      return [field.name, mayLack && fullness === 'mixed' ? sometimes(place, salt, made()) : made()];
    });
    return { __typename: name, ...Object.fromEntries(fields) };
  }

  return invent;
}

import { formatNumber } from '../formatNumber';
import { err, ok, type Result } from '../result';
import { readTypedNumber } from '../typedNumber';
import { assumedBall, type Van } from './towing';

/** The lightest and the heaviest loaded trailer that somebody can mean, in kilograms. */
const MIN_ATM = 100;
const MAX_ATM = 50_000;

/** A loaded mass below this many is in tonnes, with or without its unit. */
const MIN_KILOGRAMS = 50;

const MASS = /^(.*?)\s*(?:(kgs?|kilos?|kilograms?)|(t|tonnes?|tons?))?$/i;

/**
 * A mass as people type it, in whole kilograms: `2800`, `2,800 kg`, `2.8 t`. Part of a kilogram counts as one, so that
 * rounding passes no limit. `undefined` for all else.
 * @param tonnesBelow a number below it without a unit is in tonnes
 */
export function readTypedMass(text: string, tonnesBelow = 0): number | undefined {
  const [, figure = '', kilograms, tonnes] = MASS.exec(text.trim()) ?? [];
  const number = readTypedNumber(figure);
  const isTonnes = tonnes ?? (!kilograms && number !== undefined && number < tonnesBelow);
  const mass = isTonnes ? readTypedNumber(`${figure}k`) : number;
  return mass === undefined ? undefined : Math.ceil(mass);
}

/** What is wrong with each field of a van, in the words shown beside it. */
export type VanFaults = Partial<Readonly<Record<keyof Van, string>>>;

/** A van as typed: the field of an assumed ball weight is empty. */
export interface TypedVan extends Van {
  readonly isBallAssumed: boolean;
}

/** Both fields of a van as text. */
export type TypedVanFields = Readonly<Record<keyof Van, string>>;

/** Reads both fields. An empty ball weight is a tenth of the mass. */
export function readTypedVan({ atm: atmText, ball: ballText }: TypedVanFields): Result<TypedVan, VanFaults> {
  const atm = readTypedMass(atmText, MIN_KILOGRAMS);
  const isMass = atm !== undefined && atm >= MIN_ATM && atm <= MAX_ATM;
  const isBallAssumed = ballText.trim() === '';
  const ball = isBallAssumed ? assumedBall(atm ?? 0) : readTypedMass(ballText);
  const faults: VanFaults = {
    ...(!isMass && {
      atm:
        atmText.trim() === ''
          ? 'Enter the loaded mass, for example 2,500 kg'
          : `Enter a mass from ${formatNumber(MIN_ATM)} to ${formatNumber(MAX_ATM)} kg, or in tonnes: 2.5 t`,
    }),
    ...(ball === undefined
      ? { ball: 'Enter the ball weight in kilograms, or leave it empty' }
      : isMass && ball > atm && { ball: 'The ball weight is part of the loaded mass, so it can’t be more' }),
  };
  return isMass && ball !== undefined && ball <= atm ? ok({ atm, ball, isBallAssumed }) : err(faults);
}

/** A van in an address: `atm=2500&ball=250`. */
export const vanQuery = ({ atm, ball, isBallAssumed }: TypedVan): string =>
  `atm=${atm}${isBallAssumed ? '' : `&ball=${ball}`}`;

/** The fields of an address with a van, as text; `undefined` if it has none. Never throws. */
export function vanFields(query: string): TypedVanFields | undefined {
  const fields = new URLSearchParams(query.replace(/^[#?]/, ''));
  const atm = fields.get('atm');
  return atm === null
    ? undefined
    : { atm: atm.slice(0, MAX_TYPED), ball: (fields.get('ball') ?? '').slice(0, MAX_TYPED) };
}

/** The most letters of a typed mass. */
export const MAX_TYPED = 20;

import { factAmount, STOCK_FACTS } from '../../../domain/stock/stockFacts';
import type { LimitName, Van } from '../../../domain/towing/towing';

/** A mass for the screen: `2,800 kg`. */
export const kilograms = (mass: number): string => factAmount(STOCK_FACTS.brakedTowing, mass);

/** What a limit is called within a sentence. */
export const LIMIT_WORDS: Readonly<Record<LimitName, string>> = {
  brakedTowing: 'braked towing',
  towBallLimit: 'towball limit',
  gcm: 'GCM (vehicle and van together)',
  gvm: 'GVM (the vehicle with its load)',
};

/** Why a vehicle cannot tow a van, by the limit that decides. */
export const refusalWords = (limit: LimitName, { atm, ball }: Van): string =>
  ({
    brakedTowing: `braked towing limit below ${kilograms(atm)}`,
    towBallLimit: `towball limit below ${kilograms(ball)}`,
    gcm: 'with this van behind, they would be over their gross combination mass (GCM), even empty',
    gvm: `with ${kilograms(ball)} on the ball, they would be over their gross vehicle mass (GVM), even empty`,
  })[limit];

import { deck } from '../deck';
import type { Random } from '../random';
import type { UsedFacts } from './usedFacts';
import {
  CERTIFIED,
  CLOSING,
  CONDITION,
  EARLIER_OWNERS,
  ELECTRIC,
  ONE_OWNER,
  REGISTRATION,
  SERVICE,
  TOW_BAR,
} from './usedSentences';

/** What the model's own table adds to one car. */
export interface ModelWords {
  readonly story?: string;
  readonly remark?: string;
}

/**
 * A writer of used-car descriptions: each of its sentences comes from a deck, so that neighbours in a list
 * don't repeat each other, and their order changes from car to car.
 */
export function usedWriter(): (facts: UsedFacts, words: ModelWords, random: Random) => string {
  const oneOwner = deck(ONE_OWNER, 'one owner');
  const earlier = deck(EARLIER_OWNERS, 'earlier owners');
  const service = deck(SERVICE, 'service');
  const condition = deck(CONDITION, 'condition');
  const towBar = deck(TOW_BAR, 'tow bar');
  const registration = deck(REGISTRATION, 'registration');
  const certified = deck(CERTIFIED, 'certified');
  const closing = deck(CLOSING, 'closing');
  const electric = deck(ELECTRIC, 'electric');

  return (facts, words, random) => {
    // Deals on until a sentence suits the car; every deck has some that suit any.
    const said = (deal: () => (facts: UsedFacts) => string | undefined): string =>
      deal()(facts) ?? said(deal);
    const past = words.story ?? said(facts.oneOwner ? oneOwner : earlier);
    const middle = [
      said(service),
      ...(random.chance(0.75) ? [said(condition)] : []),
      ...(facts.electric ? [said(electric)] : []),
      ...(facts.towBar ? [said(towBar)] : []),
    ];
    const opening = words.remark && random.chance(0.5) ? [words.remark, past] : [past, words.remark ?? ''];
    const ordered = random.chance(0.35) ? [...middle].reverse() : middle;
    const end = [said(registration), ...(random.chance(0.45) ? [said(closing)] : [])];
    return [...opening, ...(facts.certified ? [said(certified)] : []), ...ordered, ...end]
      .filter((sentence) => sentence !== '')
      .join(' ');
  };
}

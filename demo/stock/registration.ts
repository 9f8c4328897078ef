import type { Random } from './random';

/** First letters that the state's general series has not reached: no car on the road carries such a plate. */
const FIRST = [...'RSTVWY'];
const LETTERS = [...'ABCDEFGHJKLMNPRSTUVWXYZ'];

/** An invented plate in the form of New South Wales: three letters, two digits, a letter. */
export function inventRegistration(random: Random): string {
  const letter = () => random.pick(LETTERS);
  return `${random.pick(FIRST)}${letter()}${letter()}${random.whole(10, 99)}${letter()}`;
}

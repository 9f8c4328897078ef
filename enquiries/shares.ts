import { networksOf } from '../src/config/network';

/** What each sender has of something that all share: connections, places, bytes. */
export interface Shares {
  /** Takes more of it, or nothing and `false` if that would be more than a sender's share. */
  readonly take: (sender: string, amount?: number) => boolean;
  readonly giveBack: (sender: string, amount?: number) => void;
}

/** @param mostOfOne the most that one sender may have at a time */
export function sharesOf(mostOfOne: number): Shares {
  const taken = new Map<string, number>();
  const had = (name: string): number => taken.get(name) ?? 0;
  return {
    take: (sender, amount = 1) => {
      const networks = networksOf(sender);
      if (networks.some(({ name, shares }) => had(name) + amount > shares * mostOfOne)) return false;
      for (const { name } of networks) taken.set(name, had(name) + amount);
      return true;
    },
    giveBack: (sender, amount = 1) => {
      for (const { name } of networksOf(sender)) {
        const left = had(name) - amount;
        if (left > 0) taken.set(name, left);
        else taken.delete(name);
      }
    },
  };
}

/**
 * Places for what senders hold open. If all are taken, whoever has held one for longest gives way: a form that comes in one go
 * is through long before that, and an endless one doesn't keep visitors out.
 * @param mostInAll how many places there are
 * @param mostOfOne how many of them one sender may have
 * @returns a function that takes a place and returns how to leave it; `undefined` if the sender has too many
 */
export function placesOf(mostInAll: number, mostOfOne: number) {
  const shares = sharesOf(mostOfOne);
  // A set keeps its order: the longest held comes first.
  const held = new Set<{ readonly giveWay: () => void; readonly leave: () => void }>();
  return (sender: string, giveWay: () => void): (() => void) | undefined => {
    if (!shares.take(sender)) return undefined;
    const place = {
      giveWay,
      leave: () => {
        if (held.delete(place)) shares.giveBack(sender);
      },
    };
    held.add(place);
    if (held.size > mostInAll) {
      const [longest = place] = held;
      longest.leave();
      longest.giveWay();
    }
    return place.leave;
  };
}

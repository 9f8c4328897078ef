import { networksOf } from '../src/config/network';

/** What one sender has of something that all share: connections, places, bytes. */
export interface Share {
  /** Takes more of it, or nothing and `false` if that would be more than the sender's share. */
  readonly take: (amount?: number) => boolean;
  readonly giveBack: (amount?: number) => void;
}

/**
 * @param mostOfOne the most that one sender may have at a time
 * @returns a function from a sender's network address to that sender's share
 */
export function sharesOf(mostOfOne: number): (sender: string) => Share {
  const taken = new Map<string, number>();
  const had = (name: string): number => taken.get(name) ?? 0;
  return (sender) => {
    const networks = networksOf(sender);
    return {
      take: (amount = 1) => {
        if (networks.some(({ name, shares }) => had(name) + amount > shares * mostOfOne)) return false;
        for (const { name } of networks) taken.set(name, had(name) + amount);
        return true;
      },
      giveBack: (amount = 1) => {
        for (const { name } of networks) {
          const left = had(name) - amount;
          if (left > 0) taken.set(name, left);
          else taken.delete(name);
        }
      },
    };
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
  const shareOf = sharesOf(mostOfOne);
  // A set keeps its order: the longest held comes first.
  const held = new Set<{ readonly giveWay: () => void; readonly leave: () => void }>();
  return (sender: string, giveWay: () => void): (() => void) | undefined => {
    const share = shareOf(sender);
    if (!share.take()) return undefined;
    const place = {
      giveWay,
      leave: () => {
        if (held.delete(place)) share.giveBack();
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

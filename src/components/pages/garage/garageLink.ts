import { decodedPart } from '../../../domain/addressName';
import type { Deal } from '../../../domain/finance/financeSettings';
import { GARAGE_LINK, idsFragment, idsOfFragment } from '../../../domain/garage/idsLink';
import type { KeptCard } from '../../../domain/garage/keptCard';
import { dealOfQuery, dealQuery } from '../../finance/calculator/figures/dealLink';

const DEAL = '&deal=';

export interface SentItem {
  readonly id: string;
  readonly deal?: Deal;
}

/**
 * The saved items with the shopper's deals as the fragment of a link, which browsers never send to a server. Law:
 * `sentItems(garageFragment(saved))` has the ids and deals of the first items that a link holds.
 * @param maxLetters deals that would make it longer are left out, the last ones first
 */
export function garageFragment(
  saved: readonly KeptCard[],
  maxLetters: number = Number.POSITIVE_INFINITY,
): string {
  const held = saved.slice(0, GARAGE_LINK.most);
  const ids = idsFragment(
    GARAGE_LINK,
    held.map(({ card }) => card.objectID),
  );
  return held.reduce((link, { card, deal }) => {
    if (!deal) return link;
    const longer = `${link}${DEAL}${encodeURIComponent(card.objectID)}&${dealQuery(deal)}`;
    return longer.length > maxLetters ? link : longer;
  }, ids);
}

/** The items of such a fragment, each once; none if the text is something else. A deal that can't be read costs only itself. */
export function sentItems(fragment: string): readonly SentItem[] {
  const [list = '', ...parts] = fragment.split(DEAL);
  const deals = new Map(
    parts.flatMap((part) => {
      const [id = '', ...query] = part.split('&');
      const deal = dealOfQuery(query.join('&'));
      return deal ? [[decodedPart(id), deal] as const] : [];
    }),
  );
  return idsOfFragment(GARAGE_LINK, list).map((id) => {
    const deal = deals.get(id);
    return deal ? { id, deal } : { id };
  });
}

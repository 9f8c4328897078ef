import type { Deal } from '../finance/financeSettings';
import { parseDeal } from '../finance/parseDeal';
import type { StockCard } from '../stock/stockCard';
import { STOCK_TYPES, VEH_TYPES } from '../stock/stockTypes';

export interface KeptCard {
  readonly card: StockCard;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
  /** The shopper's deal for it, at whatever price it has today. */
  readonly deal?: Deal;
}

/** The most cards in one list. A longer list would fill the browser's storage. */
export const MAX_KEPT = 200;

/** What changed since a stock item was saved. A price change counts only if both prices are of one kind. */
export type Change =
  | { readonly kind: 'gone' }
  | { readonly kind: 'sold' }
  /** Dollars less (below 0) or more (above 0). */
  | { readonly kind: 'price'; readonly by: number };

/** What changed since a card was saved. `now` is `null` if the item is no longer in stock. */
export function changeSince({ card }: KeptCard, now: StockCard | null): Change | undefined {
  if (now === null) return { kind: 'gone' };
  if (now.sold) return card.sold ? undefined : { kind: 'sold' };
  if (card.price === undefined || now.price === undefined || card.priceType !== now.priceType)
    return undefined;
  const by = now.price - card.price;
  return by === 0 ? undefined : { kind: 'price', by };
}

export const isKept = (saved: readonly KeptCard[], id: string): boolean =>
  saved.some(({ card }) => card.objectID === id);

/** The list without the item if it was there, else with the item in first place. */
export const toggleCard = (saved: readonly KeptCard[], card: StockCard, now: number): readonly KeptCard[] =>
  isKept(saved, card.objectID) ? withoutCard(saved, card.objectID) : withCard(saved, card, now, MAX_KEPT);

/** The shopper's deal for an item, if they kept one. */
export const dealOf = (saved: readonly KeptCard[], id: string): Deal | undefined =>
  saved.find(({ card }) => card.objectID === id)?.deal;

const withoutCard = (saved: readonly KeptCard[], id: string): readonly KeptCard[] =>
  saved.filter(({ card }) => card.objectID !== id);

/** The list with the item in first place, once, cut to `most` cards. */
export const withCard = (
  saved: readonly KeptCard[],
  card: StockCard,
  now: number,
  most: number,
): readonly KeptCard[] => [{ card, keptAt: now }, ...withoutCard(saved, card.objectID)].slice(0, most);

/** Reads a stored list of cards, perhaps from another version of the site. Leaves out the entries that cannot be shown. */
export function parseKeptCards(value: unknown): readonly KeptCard[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { items } = value as { readonly items?: unknown };
  if (!Array.isArray(items)) return undefined;
  const seen = new Set<string>();
  return items.slice(0, MAX_KEPT).flatMap((one: Partial<KeptCard> | null) => {
    const card = one?.card;
    if (!isCard(card) || seen.has(card.objectID)) return [];
    seen.add(card.objectID);
    const keptAt = Number(one?.keptAt);
    const deal = parseDeal(one?.deal);
    return [{ card, keptAt: Number.isFinite(keptAt) ? keptAt : 0, ...(deal && { deal }) }];
  });
}

const TEXTS = ['objectID', 'title', 'make', 'model'] as const;
const MAYBE_TEXTS = [
  'subtitle',
  'bodyType',
  'transmissionType',
  'fuelType',
  'colour',
  'image',
  'location',
  'dealer',
  'offer',
  'offerEndsAt',
] as const;
/** Its facts are checked where they are shown (`cardFacts`): their table is not for every page. */
const MAYBE_NUMBERS = ['year', 'odometer', 'price', 'wasPrice', 'images'] as const;

/** Whether a card can be shown: every field that it has is of the right type. */
function isCard(value: unknown): value is StockCard {
  if (typeof value !== 'object' || value === null) return false;
  const card = value as Readonly<Record<string, unknown>>;
  return (
    TEXTS.every((name) => typeof card[name] === 'string' && card[name] !== '') &&
    MAYBE_TEXTS.every((name) => card[name] === undefined || typeof card[name] === 'string') &&
    MAYBE_NUMBERS.every((name) => card[name] === undefined || Number.isFinite(card[name])) &&
    VEH_TYPES.some((one) => one === card.vehType) &&
    Object.hasOwn(STOCK_TYPES, String(card.stockType)) &&
    (card.priceType === 'poa' || (isPriceType(card.priceType) && card.price !== undefined))
  );
}

const isPriceType = (value: unknown): boolean => value === 'driveAway' || value === 'egc';

import type { StockCard } from './stockCard';
import { cardWords, type NumberFactName, STOCK_FACTS } from './stockFacts';
import type { StockType } from './stockTypes';

export type CardFacts = readonly NumberFactName[];

const OF_MOST: readonly NumberFactName[] = ['brakedTowing', 'electricRange'];

/** The facts on result cards, by stock type, in their order. Content may name its own for all of its stock (`cardFacts`). */
const CARD_FACTS: Readonly<Partial<Record<StockType, readonly NumberFactName[]>>> = {
  bikes: ['seatHeight', 'wetOperationalWeight'],
  trucks: ['gvm', 'power', 'brakedTowing'],
  trailers: ['atm', 'tare', 'tareMass'],
  caravans: ['sleepingCapacity', 'lengthMeters', 'lengthFeet', 'atm'],
  machinery: ['engineHours', 'power', 'wetOperationalWeight'],
  boats: ['lengthMeters', 'lengthFeet', 'engineHours'],
};

/** The facts of a card where content names none. */
export const usualCardFacts = (stockType: StockType): readonly NumberFactName[] =>
  CARD_FACTS[stockType] ?? OF_MOST;

/**
 * What a card says of its facts.
 * @param own the facts that content names, if it does
 */
export const cardFacts = (
  card: Pick<StockCard, NumberFactName | 'stockType'>,
  own: readonly NumberFactName[] = usualCardFacts(card.stockType),
): readonly string[] =>
  own.flatMap((name) => {
    const value = card[name];
    return value === undefined ? [] : [cardWords(name, value)];
  });

export const isNumberFact = (name: string): name is NumberFactName =>
  Object.hasOwn(STOCK_FACTS, name) && STOCK_FACTS[name as NumberFactName].holds === 'number';

import { type StockCard, sameCard } from '../../../src/domain/stock/stockCard';
import { inventedRecords } from '../../../support/stock/inventedRecords';

const cards: readonly StockCard[] = inventedRecords(40).map(({ card }) => card);

describe('two cards', () => {
  it('are the same if everything they show is, whatever a search adds', () => {
    for (const card of cards) {
      const hit = { ...structuredClone(card), _highlightResult: {}, __position: 3 };
      expect(sameCard(card, hit)).toBe(true);
      expect(sameCard(hit, card)).toBe(true);
    }
  });

  it('differ if any field differs or is missing', () => {
    for (const card of cards)
      for (const key of Object.keys(card) as (keyof StockCard)[]) {
        const { [key]: _gone, ...without } = card;
        expect(sameCard(card, { ...card, [key]: 'other' })).toBe(false);
        expect(sameCard(card, without as StockCard)).toBe(false);
        expect(sameCard(without as StockCard, card)).toBe(false);
      }
  });
});

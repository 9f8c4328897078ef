import { createInsightsTeller } from '../../../../src/search/engines/algolia/algoliaEngine';
import { hostedHits } from '../../../../src/search/searchEngine';

const settings = { appId: 'APP', searchKey: 'search', indexPrefix: 'dealer' };

const item = (place: number) => ({ objectID: `car-${place}`, __queryID: 'answer-1', __position: place });

/** What would be sent, and the teller that sends it. */
const teller = (answer: (method: string) => unknown = () => Promise.resolve(true)) => {
  const sent: [string, Readonly<Record<string, unknown>>][] = [];
  const tell = createInsightsTeller(settings, (method, event) => {
    sent.push([method, event as Readonly<Record<string, unknown>>]);
    return answer(method);
  });
  return { sent, tell };
};

describe('What shoppers do', () => {
  it('is sent without a cookie and without a name', () => {
    const { sent } = teller();
    expect(sent).toEqual([['init', { appId: 'APP', apiKey: 'search', useCookie: false }]]);
  });

  it('is sent for twenty cars at most: the service takes no more at once', () => {
    const { sent, tell } = teller();
    tell({ kind: 'shown', index: 'stock', items: Array.from({ length: 24 }, (_, index) => item(index + 1)) });
    const shown = sent.filter(([method]) => method === 'viewedObjectIDs').map(([, event]) => event);
    expect(shown.map(({ objectIDs }) => (objectIDs as string[]).length)).toEqual([20, 4]);
    expect(shown[0]).toMatchObject({ index: 'dealer' });
  });

  it('names the answer, the place and the index of a car that was opened, and of one that was asked for', () => {
    const { sent, tell } = teller();
    tell({ kind: 'opened', index: 'stock_price_asc', item: item(3) });
    tell({ kind: 'enquired', index: 'stock_price_asc', item: item(3) });
    const found = { index: 'dealer_price_asc', queryID: 'answer-1', objectIDs: ['car-3'] };
    expect(sent.slice(1)).toEqual([
      ['clickedObjectIDsAfterSearch', { eventName: 'Item opened', ...found, positions: [3] }],
      ['convertedObjectIDsAfterSearch', { eventName: 'Dealership contacted', ...found }],
    ]);
  });

  it('is dropped without a message if it cannot be sent', async () => {
    const failing = (method: string) => {
      if (method === 'clickedObjectIDsAfterSearch') throw new Error('blocked');
      return method === 'init' ? undefined : Promise.reject(new Error('offline'));
    };
    const { sent, tell } = teller(failing);
    tell({ kind: 'opened', index: 'stock', item: item(1) });
    tell({ kind: 'enquired', index: 'stock', item: item(1) });
    expect(sent).toHaveLength(3);
  });

  it('is nobody’s business where the embedded engine found the car', () => {
    expect(hostedHits([{ objectID: 'car-1', __position: 1 }, item(2)])).toEqual([item(2)]);
  });
});

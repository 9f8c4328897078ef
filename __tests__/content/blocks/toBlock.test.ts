import { toBlock } from '../../../src/content/blocks/block';

test('what the content leaves out is absent, never null', () => {
  const block = toBlock(
    { __typename: 'Content_QuoteBlock', quote: 'Q', attribution: 'A', portrait: null },
    'UTC',
  );
  expect(Object.values(block)).not.toContain(null);
});

test('a listing is linked to only where it has both an address and words', () => {
  const raw = {
    __typename: 'Content_StockListBlock',
    heading: null,
    query: { featured: true },
    limit: 6,
  } as const;
  expect(toBlock({ ...raw, url: '/stock/', linkLabel: 'All' }, 'UTC')).toMatchObject({
    more: { href: '/stock/', label: 'All' },
  });
  expect(toBlock({ ...raw, url: '/stock/', linkLabel: null }, 'UTC')).toMatchObject({ more: undefined });
});

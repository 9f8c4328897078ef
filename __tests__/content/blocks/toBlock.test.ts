import { toBlock } from '../../../src/content/blocks/block';
import type { BlockFieldsFragment } from '../../../src/content/queryTypes';

jest.mock('gatsby', () => ({ graphql: () => undefined }));

const picture = { url: '/a.webp', alt: 'A', width: 4, height: 3, focus: null, gatsbyImageData: null };
const special = {
  slug: 's',
  title: 'S',
  summary: '',
  picture,
  startsAt: null,
  endsAt: null,
  eligibleStockUrl: null,
  price: null,
  wasPrice: null,
  priceType: null,
};

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

test('brand specials stand before the dealer’s, each with an address of its own', () => {
  const block = toBlock(
    {
      __typename: 'Content_SpecialsBlock',
      heading: null,
      introHtml: null,
      limit: 3,
      brandSpecials: [{ ...special, id: 4411 }],
      dealerSpecials: [{ ...special, id: 'tyres', slug: 'tyres' }],
    },
    'UTC',
  );
  expect(block).toMatchObject({
    specials: [{ href: '/brand-specials/s-4411/' }, { href: '/dealer-specials/#tyres' }],
  });
});

test('the last day of a special is the one before it is over, on the dealership’s calendar', () => {
  const endsAt = '2026-12-31T13:00:00.000Z'; // midnight in Sydney
  const raw: BlockFieldsFragment = {
    __typename: 'Content_SpecialsBlock',
    heading: null,
    introHtml: null,
    limit: 1,
    brandSpecials: [],
    dealerSpecials: [{ ...special, id: 'x', endsAt }],
  };
  expect(toBlock(raw, 'Australia/Sydney')).toMatchObject({ specials: [{ lastDay: '31 December 2026' }] });
});

import { act, render, screen, within } from '@testing-library/react';
import { BrandSpecialDetails } from '../../../../src/components/pages/specials/BrandSpecialDetails';
import {
  BrandSpecialsIndex,
  DealerSpecialsIndex,
} from '../../../../src/components/pages/specials/SpecialsIndex';
import type { OfferStock, OfferStocks } from '../../../../src/content/specials/offerStock';
import type { BrandSpecialView } from '../../../../src/content/specials/specialDetails';
import { toStockCard } from '../../../../src/domain/stock/toStockCard';
import { aPage, aSpecial, noSeo, someSurroundings } from '../../../support/content/contentViews';
import { aStockItem } from '../../../support/stock/aStockItem';

const { builtAt } = someSurroundings;
const later = (milliseconds: number) => new Date(builtAt + milliseconds).toISOString();
const DAY = 86_400_000;
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

const aPrice = { amount: '$9,990', qualifier: 'Drive Away', wasAmount: undefined, savingAmount: undefined };
const stockOf = (count: number, cards: number): OfferStock => ({
  count,
  cards: Array.from({ length: cards }, (_, n) => toStockCard(aStockItem({ id: `S${n}`, price: 30_000 }))),
});
const withStock = (offers: OfferStocks) => ({
  ...someSurroundings,
  stock: { ...someSurroundings.stock, offers },
});

beforeEach(() => {
  jest.useFakeTimers({ now: builtAt });
});
afterEach(() => {
  jest.useRealTimers();
});

test('the maker’s offers begin and end by themselves on an open page', () => {
  render(
    <BrandSpecialsIndex
      page={aPage({ title: 'Offers' })}
      specials={[
        aSpecial('past', { endsAt: later(-1) }),
        aSpecial('ending', { endsAt: later(30_000) }),
        aSpecial('beginning', { startsAt: later(30_000) }),
      ]}
      hasOtherSpecials
      blockContext={someSurroundings}
    />,
  );
  expect(titles()).toEqual(['ending']);
  act(() => {
    jest.advanceTimersByTime(60_000);
  });
  expect(titles()).toEqual(['beginning']);
});

test('the last days of an offer are counted down', () => {
  const specials = [
    aSpecial('far', { endsAt: later(100 * DAY) }),
    aSpecial('soon', { endsAt: later(40 * DAY) }),
    aSpecial('near', { endsAt: later(3 * DAY) }),
    aSpecial('last', { endsAt: later(DAY / 2) }),
    aSpecial('open'),
  ];
  render(
    <BrandSpecialsIndex
      page={aPage()}
      specials={specials}
      hasOtherSpecials
      blockContext={someSurroundings}
    />,
  );
  expect(screen.getAllByText(/^Until/).map(({ textContent }) => textContent)).toEqual([
    'Until 24 September 2026, 10 am',
    'Until 26 July 2026, 10 am · 41 days left',
    'Until 19 June 2026, 10 am · 4 days left',
    'Until 16 June 2026, 10 pm · last day',
    'Until further notice',
  ]);
});

test('a page without offers says so and links elsewhere', () => {
  const page = (hasOtherSpecials: boolean) => (
    <BrandSpecialsIndex
      page={aPage()}
      specials={[]}
      hasOtherSpecials={hasOtherSpecials}
      blockContext={someSurroundings}
    />
  );
  const { rerender } = render(page(true));
  expect(screen.getByText(/No offers right now/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Our own specials' })).toHaveAttribute('href', '/dealer-specials/');
  // A site may have one of the two pages.
  rerender(page(false));
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Stock with a reduced price',
  ]);
});

test('an offer of the dealer is shown in full at its anchor, with its terms and its stock', () => {
  const { container } = render(
    <DealerSpecialsIndex
      page={aPage()}
      specials={[
        {
          ...aSpecial('Tyres'),
          slug: 'tyre-special',
          phone: undefined,
          html: '<p>Four for three.</p>',
          termsHtml: '<p>While stocks last.</p>',
          eligibleStockHref: '/stock/used-cars/',
        },
      ]}
      hasOtherSpecials
      blockContext={withStock({ Tyres: stockOf(4, 3) })}
    />,
  );
  expect(container.querySelector('#tyre-special')).toHaveTextContent('Four for three.');
  expect(screen.getByText('While stocks last.').closest('details')).not.toHaveAttribute('open');
  expect(screen.getByRole('link', { name: 'See the 4 cars' })).toHaveAttribute('href', '/stock/used-cars/');
  expect(container.querySelectorAll('#tyre-special article')).toHaveLength(3);
});

test('an offer of which all are sold says so wherever it is listed, and asks instead of leading to an empty list', () => {
  const special = { ...aSpecial('Run-out'), eligibleStockHref: '/stock/used-cars/', price: aPrice };
  const details = { slug: 'run-out', phone: undefined, html: '', termsHtml: '' };
  const sold = {
    page: aPage(),
    hasOtherSpecials: true,
    blockContext: withStock({ 'Run-out': stockOf(0, 0) }),
  };
  for (const list of [
    <BrandSpecialsIndex key="b" {...sold} specials={[special]} />,
    <DealerSpecialsIndex key="d" {...sold} specials={[{ ...special, ...details }]} />,
  ]) {
    const { unmount } = render(list);
    expect(screen.getByText('All sold. Ask what’s coming.')).toBeVisible();
    expect(screen.queryByText(/\$|See the/)).toBeNull();
    const ask = screen.getByRole('link', { name: 'Enquire Now' });
    expect(ask).toHaveAttribute('href', expect.stringContaining('/enquire-now/'));
    unmount();
  }
});

describe('the page of an offer', () => {
  const special: BrandSpecialView = {
    ...aSpecial('Bonus', {
      startsAt: later(-DAY),
      endsAt: later(30_000),
      lastDay: '16 June 2026',
      eligibleStockHref: '/stock/new-cars/',
    }),
    html: '<p>Drive for an hour.</p>',
    termsHtml: '<p>One for each household.</p>',
    firstDay: '15 June 2026',
    vehicles: [],
    seo: noSeo,
  };
  const show = (given: Partial<BrandSpecialView> = {}, stock?: OfferStock) =>
    render(
      <BrandSpecialDetails
        special={{ ...special, ...given }}
        stock={stock}
        index={{ label: 'Offers', href: '/brand-specials/' }}
        builtAt={builtAt}
      />,
    );

  test('shows its terms and links while it runs, and no links once it has ended', () => {
    show();
    expect(screen.getByText('One for each household.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Book A Test Drive' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the stock' })).toHaveAttribute('href', '/stock/new-cars/');
    act(() => {
      jest.advanceTimersByTime(60_000);
    });
    expect(screen.getByText(/This offer ended on 16 June 2026/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Book A Test Drive' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Current offers' })).toHaveAttribute('href', '/brand-specials/');
  });

  test('shows its figures and its vehicles, and the way to the others', () => {
    show(
      {},
      { ...stockOf(7, 6), from: { amount: '$28,000', qualifier: 'Drive Away' }, saving: 'Save $2,000' },
    );
    expect(screen.getByText(/7 cars in stock$/)).toHaveTextContent(/^Save \$2,000 · 7 cars in stock$/);
    expect(screen.getByText('$28,000').closest('p')).toHaveTextContent(/^From \$28,000 Drive Away$/);
    const section = screen.getByRole('region', { name: 'The cars it is for' });
    expect(within(section).getAllByRole('article')).toHaveLength(6);
    for (const name of ['See all 7', 'See the 7 cars'])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/stock/new-cars/');
  });

  test('has no way to a list of which all are sold', () => {
    show({}, stockOf(0, 0));
    expect(screen.getByText('All sold. Ask what’s coming.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Enquire Now' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^See/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Book A Test Drive' })).toBeNull();
  });

  test('says when it begins before it does', () => {
    show({ startsAt: later(DAY), endsAt: undefined, firstDay: '17 June 2026' });
    expect(screen.getByText('This offer starts on 17 June 2026.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Book A Test Drive' })).toBeNull();
  });
});

import '@testing-library/jest-dom';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { StockDetails } from '../../../../src/components/pages/stockItem/StockDetails';
import { StockEquipment } from '../../../../src/components/pages/stockItem/StockEquipment';
import { wishlist } from '../../../../src/device/garage';
import { rememberShopperFinance } from '../../../../src/device/shopperFinance';
import { dollarsToCents } from '../../../../src/domain/money';
import type { StockItem } from '../../../../src/domain/stock/stockItem';
import { answerStaticQueries } from '../../../support/gatsbyParts';
import { aStockItem } from '../../../support/stock/aStockItem';
import { inventedSite } from '../../finance/calculator/inventedSite';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const hours = (opens: string) => ({
  openingHours: weekdays.map((weekday) => ({ weekday, periods: [{ opens, closes: '17:00' }] })),
  specialDays: [],
});
const { content } = inventedSite;
answerStaticQueries({
  ...inventedSite,
  content: {
    ...content,
    site: { ...content.site, departments: [hours('08:00')] },
    assurances: [
      {
        kind: 'warranty',
        title: 'Two more years',
        summary: 'On top of the maker’s.',
        link: null,
        stockTypes: [],
        vehTypes: [],
        certifiedOnly: true,
        locations: [],
      },
      {
        kind: 'exchange',
        title: 'Seven days',
        summary: 'Bring it back.',
        link: { label: 'How it works', url: '/exchange/' },
        stockTypes: [],
        vehTypes: ['Used'],
        certifiedOnly: false,
        locations: [{ name: 'Barden Creek' }],
      },
    ],
    locations: [
      {
        ...hours('11:00'),
        id: 'barden-creek',
        name: 'Barden Creek',
        address: { street: '9 Station Road', suburb: 'Barden Creek', state: 'NSW', postcode: '2802' },
        geo: { latitude: -33, longitude: 149 },
        mapUrl: null,
        phone: '(02) 5550 0170',
        email: null,
      },
    ],
  },
});

/** Half past ten on a Tuesday morning in Sydney; the invented site was built on the first of the month. */
const NOW = new Date('2030-01-07T23:30:00Z');

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
});

/** Shows an item until the page is idle. */
async function show(item: StockItem) {
  await act(async () => render(<StockDetails item={item} similar={[]} trail={[]} />));
  act(() => void jest.advanceTimersByTime(1));
}
const place = () =>
  screen.getByRole('heading', { name: /^Where to see it/ }).closest('section') ?? document.body;

test('what every buyer asks for and the feed left out is an em dash; what few ask for has no row', async () => {
  const { year: _, odometer: __, ...bare } = aStockItem({ id: 'A1' });
  await show(bare);
  const fact = (label: string) => screen.queryByText(label, { selector: 'dt' })?.nextElementSibling;
  expect(fact('Kilometres')).toHaveTextContent(/^—$/);
  expect(fact('Year')).toHaveTextContent(/^—$/);
  expect(fact('Torque')).toBeUndefined();
});

test('a reduced price has its mark and its saving', async () => {
  await show(aStockItem({ price: 30_000, specialPrice: 28_500 }));
  expect(screen.getByText('Reduced').parentElement).toHaveTextContent(/^Reduced was \$30,000, save \$1,500$/);
});

describe('the offers of a stock item', () => {
  const offers = [
    { id: 'mats', title: 'Free mats', href: '/dealer-specials/#mats' },
    { id: 'brand-7', title: 'Clearance', href: '/brand-specials/c-7/', endsAt: '2030-01-31T13:00:00.000Z' },
    { id: 'over', title: 'Winter service', href: '/x/', endsAt: '2029-12-31T13:00:00.000Z' },
  ];
  const offered = { ...aStockItem({ price: 30_000 }), offers };

  it('are told while they run, and print with the address of their terms', async () => {
    await show(offered);
    const panel = within(screen.getByRole('region', { name: 'Offers on this car' }));
    expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Free mats.*Until further notice.*Terms: https:\/\/.+\/dealer-specials\/#mats/),
      expect.stringMatching(/^Clearance.*Until 31 January 2030 · 24 days left.*\/brand-specials\/c-7\//),
    ]);
  });

  it('go with its link through the sheet of the system', async () => {
    const share = jest.fn().mockResolvedValue(undefined);
    Object.assign(navigator, { share });
    await show(offered);
    fireEvent.click(screen.getByRole('button', { name: /^Share/ }));
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ text: 'Offers: Free mats; Clearance' }));
    Reflect.deleteProperty(navigator, 'share');
  });
});

describe('the past of a stock item', () => {
  const known = {
    price: 30_000,
    listedOn: '2030-01-01',
    reduction: { day: '2030-01-03', cents: dollarsToCents(1_000) },
  };

  it('is told under the price, in days of the dealer’s calendar', async () => {
    await show(aStockItem(known));
    // Already the eighth in Sydney, still the seventh in London.
    expect(screen.getByText('Listed 7 days ago · Reduced by $1,000 on 3 January')).toBeVisible();
  });

  it.each([
    ['nothing is known', aStockItem({ price: 30_000 })],
    ['it is sold', aStockItem({ ...known, status: 'sold' })],
  ])('is not told where %s', async (_why, item) => {
    await show(item);
    expect(screen.queryByText(/Listed|Reduced/)).toBeNull();
  });
});

describe('where a stock item is seen', () => {
  it('is its own yard: address, number, way there, and whether that yard is open now', async () => {
    await show(aStockItem({ price: 30_000, location: { name: 'Barden Creek' } }));
    expect(screen.getByRole('heading', { name: 'Where to see it: Barden Creek' })).toBeVisible();
    const yard = within(place());
    expect(place()).toHaveTextContent('9 Station Road');
    expect(yard.getByText('Opens 11 am')).toBeVisible();
    expect(yard.getByRole('link', { name: '(02) 5550 0170' })).toHaveAttribute('href', 'tel:+61255500170');
    expect(yard.getByRole('link', { name: 'Get directions' })).toHaveAttribute(
      'href',
      expect.stringContaining('destination=9+Station+Road%2C+Barden+Creek'),
    );
    // The panel beside the pictures rings the same yard.
    expect(screen.getByRole('link', { name: 'Call (02) 5550 0170' })).toBeVisible();
  });

  it('is no other yard where content does not know the location', async () => {
    await show(aStockItem({ price: 30_000, location: { name: 'Nowhere' } }));
    expect(screen.getByRole('heading', { name: 'Where to see it: Nowhere' })).toBeVisible();
    expect(place()).toHaveTextContent('Give us a call before you come');
    expect(place()).not.toHaveTextContent('1 Mill Lane');
    expect(screen.getByRole('link', { name: 'Call 02 5550 0000' })).toBeVisible();
  });

  it('is the dealership for one without a location', async () => {
    await show(aStockItem({ price: 30_000, location: undefined }));
    expect(place()).toHaveTextContent('1 Mill Lane');
    expect(within(place()).getByText('Open until 5 pm')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call 02 5550 0000' })).toBeVisible();
  });

  it('is not told of one that is sold', async () => {
    await show(aStockItem({ status: 'sold', location: { name: 'Barden Creek' } }));
    expect(screen.queryByRole('heading', { name: /^Where to see it/ })).toBeNull();
  });
});

describe('what the dealership stands for', () => {
  const here = { price: 30_000, location: { name: 'Barden Creek' } };
  const titles = () => {
    const section = screen.queryByRole('heading', { name: 'What comes with it' })?.closest('section');
    return section
      ? within(section)
          .getAllByRole('heading', { level: 3 })
          .map(({ textContent }) => textContent)
      : [];
  };

  it.each([
    ['a certified one', aStockItem({ ...here, brandCertified: true }), ['Two more years', 'Seven days']],
    ['one that is not certified', aStockItem(here), ['Seven days']],
    ['a new one', aStockItem({ ...here, vehType: 'New' }), []],
    ['one in another yard', aStockItem({ price: 30_000, location: { name: 'Nowhere' } }), []],
    ['one that is sold', aStockItem({ ...here, brandCertified: true, status: 'sold' }), []],
  ])('with %s', async (_which, item, expected) => {
    await show(item);
    expect(titles()).toEqual(expected);
  });

  it('is explained where content has an explanation', async () => {
    await show(aStockItem(here));
    expect(screen.getByRole('link', { name: 'How it works' })).toHaveAttribute('href', '/exchange/');
  });
});

describe('the repayment', () => {
  afterEach(() => {
    act(() => {
      wishlist.store(undefined);
      rememberShopperFinance({ depositAmount: undefined });
    });
    window.history.replaceState(null, '', '/');
  });
  const open = async () => {
    await show(aStockItem({ price: 30_000 }));
    await act(async () => screen.getByRole('button', { name: 'Work out my deal' }).click());
    return within(await screen.findByRole('form', { name: 'My deal' }));
  };
  const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

  const panel = () => screen.getByRole('complementary', { name: 'Price' });
  const figure = (element: HTMLElement) => /\$[\d,]+ a week/.exec(element.textContent ?? '')?.[0];

  it('shows the shopper’s deal, part by part, once they keep one, and saves the vehicle with it', async () => {
    const form = await open();
    const usual = figure(form.getByRole('status'));
    write(form.getByRole('textbox', { name: 'Deposit' }), '2000');
    write(form.getByRole('textbox', { name: 'Trade-in' }), '8000');
    write(form.getByRole('textbox', { name: 'Still owed on it' }), '1500');
    write(form.getByRole('textbox', { name: 'Balloon' }), '20');
    const amount = figure(form.getByRole('status'));
    expect(amount).not.toBe(usual);
    await act(async () => form.getByRole('button', { name: 'Keep my deal' }).click());
    expect(figure(panel())).toBe(amount);
    expect(panel()).toHaveTextContent('in your deal');
    const parts = await within(panel()).findAllByRole('term');
    expect(parts.map((term) => [term.textContent, term.nextSibling?.textContent])).toEqual([
      ['Price', '$30,000'],
      ['Trade-in (estimate)', '−$8,000'],
      ['Still owed on it', '+$1,500'],
      ['Deposit', '−$2,000'],
      ['Fees', '+$395'],
      ['Amount financed', '$21,895'],
      ['Term', '60 months'],
      ['Balloon, due at the end', '20% of the amount financed'],
    ]);
    expect(screen.getByRole('link', { name: 'See the working' })).toHaveAttribute(
      'href',
      expect.stringContaining('tradeInWorth=8000&tradeInOwed=1500&balloonPercentage=20'),
    );
    expect(screen.getByRole('button', { name: /^Save Toyota/ })).toHaveAttribute('aria-pressed', 'true');
    await act(async () => screen.getByRole('button', { name: 'Change my deal' }).click());
    expect(await screen.findByRole('textbox', { name: 'Balloon' })).toHaveValue('20');
    expect(screen.getByRole('textbox', { name: 'Trade-in' })).toHaveValue('8,000');
    await act(async () => screen.getByRole('button', { name: 'Close' }).click());
    await act(async () => within(panel()).getByRole('button', { name: 'Remove my deal' }).click());
    expect(panel()).not.toHaveTextContent('in your deal');
  });

  it('says what is left over of a trade-in above the price, in the form as beside it', async () => {
    const form = await open();
    write(form.getByRole('textbox', { name: 'Trade-in' }), '34010');
    const words = 'Your trade-in covers it, and you’d have about $4,010 left over. Ask us.';
    expect(form.getByRole('status')).toHaveTextContent(words);
    await act(async () => form.getByRole('button', { name: 'Keep my deal' }).click());
    expect(panel()).toHaveTextContent(words);
  });

  describe('of a link with a deal', () => {
    const followed = async (fragment: string) => {
      window.history.replaceState(null, '', `/${fragment}`);
      Element.prototype.scrollIntoView = jest.fn();
      await show(aStockItem({ price: 30_000, id: 'linked' }));
    };
    const LINK = '#my-deal&frequency=week&depositAmount=2000&tradeInWorth=8000&termMonths=48';

    it('is shown, and kept only if the shopper says so', async () => {
      await followed(LINK);
      expect(await within(panel()).findByText('These figures came with the link.')).toBeVisible();
      const amount = figure(panel());
      expect(wishlist.read()).toEqual([]);
      await act(async () => within(panel()).getByRole('button', { name: 'Keep as my deal' }).click());
      expect(figure(panel())).toBe(amount);
      expect(wishlist.read()).toMatchObject([
        { deal: { frequency: 'week', depositAmount: 2000, tradeInWorth: 8000, termMonths: 48 } },
      ]);
      expect(window.location.hash).toBe('');
    });

    it('is forgotten if they decline', async () => {
      await followed(LINK);
      const no = await within(panel()).findByRole('button', { name: 'No, thanks' });
      await act(async () => no.click());
      expect(panel()).not.toHaveTextContent('in your deal');
      expect(window.location.hash).toBe('');
    });

    it.each([
      '#my-deal',
      '#my-deal&',
      '#my-deal&interestRate=0&fees=0&price=1',
      '#my-deal&tradeInWorth=-5',
      '#my-deal&%',
    ])('is the usual one if it holds no deal: %s', async (fragment) => {
      await followed(fragment);
      await act(async () => {});
      expect(panel()).not.toHaveTextContent('in your deal');
    });
  });

  it('says at the field what cannot be', async () => {
    const form = await open();
    write(form.getByRole('textbox', { name: 'Deposit' }), '-5');
    expect(form.getByRole('textbox', { name: 'Deposit' })).toBeInvalid();
    expect(form.getByText('This is the last repayment we could work out.')).toBeVisible();
    await act(async () => form.getByRole('button', { name: 'Keep my deal' }).click());
    expect(form.getByRole('textbox', { name: 'Deposit' })).toHaveFocus();
    expect(wishlist.read()).toEqual([]);
  });

  it('is covered by a deposit above the price, in the form as beside it', async () => {
    const form = await open();
    write(form.getByRole('textbox', { name: 'Deposit' }), '40000');
    expect(form.getByRole('status')).toHaveTextContent('Covered by your deposit');
    await act(async () => form.getByRole('button', { name: 'Keep my deal' }).click());
    expect(screen.getByRole('complementary', { name: 'Price' })).toHaveTextContent('Covered by your deposit');
  });

  it('stands above the buttons, and the warning below them in full', async () => {
    await show(aStockItem({ price: 30_000 }));
    const { textContent } = screen.getByRole('complementary', { name: 'Price' });
    const order = ['Work out my deal', 'Book A Test Drive', 'WARNING: This comparison rate is true'];
    const places = order.map((words) => textContent?.indexOf(words) ?? -1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(Math.min(...places)).toBeGreaterThan(0);
  });
});

describe('pictures of another item', () => {
  const note = 'Illustration of this model and colour.';
  const images = [{ url: '/uploads/a-three-quarter.webp' }];

  it('are said to be so under them, in the words of the feed', async () => {
    await show(aStockItem({ images, pictureNote: note }));
    expect(screen.getByText(note)).toBeVisible();
  });

  it('need no word where there is no picture', async () => {
    await show(aStockItem({ images: [], pictureNote: note }));
    expect(screen.queryByText(note)).not.toBeInTheDocument();
  });
});

describe('what staff know of a vehicle', () => {
  const part = (name: string) => screen.getByRole('heading', { name }).closest('section') ?? document.body;

  it('is among its facts, and a check has its day', async () => {
    await show(aStockItem({ owners: 1, tyreTread: 5, ppsrOn: '2026-11-02' }));
    const facts = within(part('History and condition'));
    expect(facts.getByText('PPSR checked').nextElementSibling).toHaveTextContent('2 November 2026');
    expect(facts.getByText('Owners before you').nextElementSibling).toHaveTextContent('1');
    expect(facts.getByText('Tread of its most worn tyre').nextElementSibling).toHaveTextContent('5 mm');
    expect(screen.queryByRole('heading', { name: /^Marks|^Questions/ })).not.toBeInTheDocument();
  });

  it('names its marks, and a photo opens in its largest size', async () => {
    const picture = { url: '/pictures/door.1a2b3c4d', alt: 'A scratch on the door' };
    await show(aStockItem({ marks: [{ where: 'Left rear door', what: 'A scratch of 3 cm', picture }] }));
    const marks = within(part('Marks to know about'));
    expect(marks.getByText('A scratch of 3 cm')).toBeVisible();
    expect(marks.getByRole('link', { name: 'A scratch on the door' })).toHaveAttribute(
      'href',
      '/pictures/door.1a2b3c4d-1280.webp',
    );
  });

  it('answers what others asked, and lets you ask until it is sold', async () => {
    const questions = [{ question: 'Has it towed?', answer: 'Never.', answeredOn: '2026-11-20' }];
    await show(aStockItem({ questions }));
    const asked = within(part('Questions people asked'));
    expect(asked.getByText('Has it towed?').nextElementSibling).toHaveTextContent(
      'Never. Answered 20 November 2026',
    );
    expect(asked.getByRole('link', { name: 'Ask about this car' })).toBeVisible();
    cleanup();
    await show(aStockItem({ questions, status: 'sold' }));
    expect(screen.queryByRole('link', { name: 'Ask about this car' })).not.toBeInTheDocument();
  });
});

const letters = (count: number) => Array.from({ length: count }, (_, index) => `Thing ${index + 1}`);

test('the first of each group are seen, and all when asked for', () => {
  render(<StockEquipment groups={[{ entries: ['Tow bar'] }, { name: 'Safety', entries: letters(6) }]} />);
  expect(screen.getByRole('heading', { name: 'Safety' })).toBeVisible();
  expect(screen.getByText('Tow bar')).toBeVisible();
  expect(screen.getByText('Thing 4')).toBeVisible();
  expect(screen.getByText('Thing 5')).not.toBeVisible();
  const more = screen.getByRole('button', { name: 'Show all 7' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(more);
  expect(screen.getByText('Thing 6')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Show less' }));
  expect(screen.getByText('Thing 5')).not.toBeVisible();
});

test('a short list needs no button', () => {
  render(<StockEquipment groups={[{ name: 'Safety', entries: letters(4) }]} />);
  expect(screen.queryByRole('button')).toBeNull();
});

import { act, cleanup, render, screen, within } from '@testing-library/react';
import { Blocks } from '../../../src/components/blocks/Blocks';
import type { BlockContext } from '../../../src/components/blocks/blockContext';
import type { BlockView } from '../../../src/content/blocks/block';
import type { LocationFieldsFragment, TeamMemberFieldsFragment } from '../../../src/content/queryTypes';
import { anAnsweredSpecial, aPicture, someSurroundings } from '../../support/content/contentViews';

const picture = aPicture;
const blockContext: BlockContext = {
  ...someSurroundings,
  dealer: {
    ...someSurroundings.dealer,
    name: 'Marrindale Motors',
    address: { street: '12 High Street', suburb: 'Marrindale', state: 'NSW', postcode: '2999' },
    departments: [],
  },
};

/** The blocks after all their scripts have loaded. */
const show = (...blocks: BlockView[]) =>
  act(async () => render(<Blocks blocks={blocks} blockContext={blockContext} />));

/** Specials of the dealership alone. */
const specials = (limit: number, ...dealerSpecials: ReturnType<typeof anAnsweredSpecial>[]): BlockView => ({
  kind: 'specials',
  heading: 'Offers',
  limit,
  brandSpecials: [],
  dealerSpecials,
});

const aTeamMember = (given: Partial<TeamMemberFieldsFragment>): TeamMemberFieldsFragment => ({
  id: 'ann',
  name: 'Ann Lee',
  role: 'Adviser',
  department: { name: 'Sales' },
  picture: null,
  phone: null,
  email: null,
  ...given,
});

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-06-16T00:00:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

test('a hero at the top is the title of the page; further down it is a section like any other', async () => {
  const hero: BlockView = { kind: 'hero', heading: 'Come and look', picture, actions: [] };
  await show(hero, { ...hero, heading: 'Look again' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Come and look');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Look again');
});

test('a gallery and its scrolling row have different names', async () => {
  await show({ kind: 'gallery', heading: 'Around the yard', pictures: [picture] });
  expect(screen.getByRole('region', { name: 'Around the yard' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Pictures: Around the yard' })).toBeInTheDocument();
});

test('only current specials are shown, and a special that ends disappears from an open page', async () => {
  await show(
    specials(
      2,
      anAnsweredSpecial('past', { endsAt: '2026-06-15T14:00:00Z' }),
      anAnsweredSpecial('ending', { endsAt: '2026-06-16T00:01:00Z' }),
      anAnsweredSpecial('coming', { startsAt: '2026-06-17T00:00:00Z' }),
      anAnsweredSpecial('running'),
    ),
  );
  const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles()).toEqual(['ending', 'running']);
  act(() => {
    jest.advanceTimersByTime(60_000);
  });
  expect(titles()).toEqual(['running']);
});

test('brand specials come before the dealer’s, each with an address of its own', async () => {
  await show({
    kind: 'specials',
    limit: 3,
    brandSpecials: [{ ...anAnsweredSpecial('Brand'), id: 4411, slug: 'brand' }],
    dealerSpecials: [anAnsweredSpecial('tyres')],
  });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/brand-specials/brand-4411/',
    '/dealer-specials/#tyres',
  ]);
});

test('the last day of a special is the one before it is over, on the dealership’s calendar', async () => {
  // Midnight in Sydney.
  const endsAt = '2026-12-31T13:00:00.000Z';
  await show(specials(2, anAnsweredSpecial('tyres', { endsAt }), anAnsweredSpecial('service')));
  expect(screen.getByText('Until 31 December 2026')).toBeVisible();
});

test('a block whose specials are all over shows no heading either', async () => {
  await show(specials(3, anAnsweredSpecial('past', { endsAt: '2026-01-01T00:00:00Z' })));
  expect(screen.queryByRole('heading')).toBeNull();
});

test('the map block links to directions and the phone, and loads nothing from other sites', async () => {
  const { container } = await show({ kind: 'map', heading: 'Where to find us', locations: [] });
  expect(screen.getByRole('link', { name: 'Get directions' })).toHaveAttribute(
    'href',
    expect.stringContaining('destination=Marrindale+Motors%2C+12+High+Street%2C+Marrindale+NSW+2999'),
  );
  expect(container.querySelector('iframe, img, script')).toBeNull();
});

test('a person without a picture is shown by initials, with contact details', async () => {
  await show({
    kind: 'team',
    members: [aTeamMember({ name: 'Jess Okafor', phone: '0491 570 156', email: 'j@x.example' })],
  });
  expect(screen.getByText('JO')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '0491 570 156' })).toHaveAttribute('href', 'tel:+61491570156');
  expect(screen.getByRole('link', { name: 'Email Jess Okafor' })).toHaveAttribute(
    'href',
    'mailto:j@x.example',
  );
});

test.each([
  ['Jess van der Okafor', 'Jv'],
  ['👩‍🔧 Zoë (Zed) Ng', 'ZZ'],
  ['𐐀𐐁 Deseret', '𐐀D'],
  ['محمد الخطيب', 'ما'],
  ['🚙', ''],
])('initials are whole letters, whatever the name is written in: %s', async (name, initials) => {
  await show({ kind: 'team', members: [aTeamMember({ name })] });
  const person = screen.getByRole('heading', { name }).closest('article');
  expect(person?.querySelector('[aria-hidden]')).toHaveTextContent(initials);
  expect(person?.querySelector('[aria-hidden]')?.textContent).toBe(initials);
});

describe('the link to a form', () => {
  const block: BlockView = {
    kind: 'formLink',
    heading: 'Write to us',
    form: 'contact',
    label: 'Write a message',
  };

  test('is the form itself, with the block’s words on its button, beside the phone number', async () => {
    await show(block);
    const form = (await screen.findByRole('button', { name: 'Write a message' })).closest('form');
    expect(within(form as HTMLElement).getByLabelText('Your name')).toBeVisible();
    expect(screen.getByRole('link', { name: '(02) 5550 0140' })).toHaveAttribute('href', 'tel:+61255500140');
  });

  test('leads to the calculator’s page, but not from that page itself', async () => {
    const toCalculator: BlockView = { ...block, form: 'financeCalculator' };
    await show(toCalculator);
    expect(screen.getByRole('link', { name: 'Write a message' })).toHaveAttribute(
      'href',
      '/finance-calculator/',
    );
    cleanup();
    await act(async () =>
      render(
        <Blocks blocks={[toCalculator]} blockContext={{ ...blockContext, path: '/finance-calculator/' }} />,
      ),
    );
    expect(screen.queryByRole('link', { name: 'Write a message' })).toBeNull();
  });
});

test('a single offer is shown across the page, several side by side', async () => {
  await show(specials(3, anAnsweredSpecial('one')));
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByRole('heading', { level: 3, name: 'one' })).toBeVisible();
});

describe('the location of the dealership', () => {
  const yard = (name: string, phone: string): LocationFieldsFragment => ({
    id: name,
    name,
    address: { street: `9 ${name} Road`, suburb: name, state: 'NSW', postcode: '2803' },
    geo: { latitude: -33, longitude: 149 },
    mapUrl: null,
    phone,
    email: null,
    openingHours: [{ weekday: 'monday', periods: [{ opens: '08:30', closes: '17:30' }] }],
    specialDays: [],
  });
  const locations = [yard('Barden', '(02) 5550 0170'), yard('Mallow', '(02) 5550 0190')];

  test('is shown for each yard: address, hours, number and directions', async () => {
    await show({ kind: 'map', heading: 'Our yards', locations });
    const yards = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'));
    expect(yards.map((item) => within(item).getByRole('heading').textContent)).toEqual(['Barden', 'Mallow']);
    const [, mallow = document.body] = yards;
    expect(mallow).toHaveTextContent('9 Mallow Road');
    expect(mallow).toHaveTextContent('8:30 am – 5:30 pm');
    expect(within(mallow).getByRole('link', { name: '(02) 5550 0190' })).toHaveAttribute(
      'href',
      'tel:+61255500190',
    );
    expect(within(mallow).getByRole('link', { name: 'Get directions' })).toHaveAttribute(
      'href',
      expect.stringContaining('destination=9+Mallow+Road%2C+Mallow+NSW+2803'),
    );
  });

  test('is a single yard if content chose one, and then never the Google place of the dealership', async () => {
    await act(async () =>
      render(
        <Blocks
          blocks={[{ kind: 'map', locations: locations.slice(0, 1) }]}
          blockContext={{ ...blockContext, placesId: 'ChIJ1' }}
        />,
      ),
    );
    expect(hrefOf('Get directions')).toContain('destination=9+Barden+Road');
    expect(hrefOf('Get directions')).not.toContain('place_id');
    expect(screen.getByRole('link', { name: '(02) 5550 0170' })).toBeVisible();
  });

  const block: BlockView = { kind: 'map', heading: 'Where we are', locations: [] };
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

  test('uses the address if no Google place is known, and then has no reviews', async () => {
    await show(block);
    expect(hrefOf('See the map')).toContain('query=Marrindale+Motors%2C+12+High+Street');
    expect(hrefOf('Get directions')).not.toContain('place_id');
    expect(screen.queryByRole('link', { name: 'Read reviews' })).toBeNull();
  });

  test('uses the Google place if it is known, with reviews', async () => {
    await act(async () =>
      render(<Blocks blocks={[block]} blockContext={{ ...blockContext, placesId: 'ChIJ1' }} />),
    );
    expect(hrefOf('See the map')).toContain('query_place_id=ChIJ1');
    expect(hrefOf('Get directions')).toContain('destination_place_id=ChIJ1');
    expect(hrefOf('Read reviews')).toContain('placeid=ChIJ1');
  });
});

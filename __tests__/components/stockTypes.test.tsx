import { act, cleanup, render, screen, within } from '@testing-library/react';
import { EnquiryForm } from '../../src/components/enquiry/EnquiryForm';
import { ComparisonTable } from '../../src/components/pages/compare/ComparisonTable';
import { ServiceForm } from '../../src/components/pages/service/ServiceForm';
import { StockDetails } from '../../src/components/pages/stockItem/StockDetails';
import { StockCardView } from '../../src/components/stock/StockCardView';
import { enquiryItem } from '../../src/domain/enquiry/enquiryItem';
import type { StockItem } from '../../src/domain/stock/stockItem';
import { STOCK_TYPES, type StockType } from '../../src/domain/stock/stockTypes';
import { toStockCard } from '../../src/domain/stock/toStockCard';
import { serviceDepartment, someSurroundings } from '../support/content/contentViews';
import { answerStaticQueries } from '../support/gatsbyParts';
import { aStockItem } from '../support/stock/aStockItem';
import { inventedSite } from './finance/calculator/inventedSite';

/** The site of a dealer in one kind of stock. */
const siteOf = (dealershipStockType: StockType, settings: object = {}): typeof inventedSite => ({
  ...inventedSite,
  dealerSettings: { ...inventedSite.dealerSettings, ...settings },
  content: { ...inventedSite.content, site: { ...inventedSite.content.site, dealershipStockType } },
});

interface Shown {
  /** What a feed of this kind has. */
  readonly facts: Partial<StockItem>;
  /** The line of facts on its card. */
  readonly card: string;
  /** Rows of its page and of a comparison. */
  readonly rows: Readonly<Record<string, string>>;
  /** The button that offers a try. */
  readonly trial: string;
  /** What the form for a trade-in and the service form ask of it, beside make, model and year. */
  readonly asks: readonly string[];
}

const ROAD_ASKS = ['Registration', 'State it is registered in', 'Kilometres, roughly'];
const DRIVE = { trial: 'Book A Test Drive', asks: ROAD_ASKS };
const driven = {
  odometer: 64_000,
  fuelType: 'Diesel',
  transmissionType: 'Automatic',
  vin: 'JTEBR3FJ70K000001',
};
const DRIVEN_CARD = '64,000 km · Automatic · Diesel';
const DRIVEN_ROWS = { Kilometres: '64,000 km', VIN: driven.vin };

const SHOWN: Readonly<Record<StockType, Shown>> = {
  cars: {
    ...DRIVE,
    facts: { ...driven, brakedTowing: 3_500, seats: 5 },
    card: `${DRIVEN_CARD} · Tows 3,500 kg`,
    rows: { ...DRIVEN_ROWS, Seats: '5', 'Braked towing': '3,500 kg' },
  },
  bikes: {
    facts: { odometer: 18_250, fuelType: 'Petrol', seatHeight: 840, wetOperationalWeight: 214, stroke: 4 },
    card: '18,250 km · Petrol · Seat height 840 mm · 214 kg wet',
    rows: { 'Seat height': '840 mm', 'Wet weight': '214 kg', Stroke: '4-stroke' },
    trial: 'Book A Test Ride',
    asks: ROAD_ASKS,
  },
  trucks: {
    ...DRIVE,
    facts: { ...driven, gvm: 4_495, gcm: 8_000, power: 110 },
    card: `${DRIVEN_CARD} · GVM 4,495 kg · 110 kW`,
    rows: { ...DRIVEN_ROWS, 'Gross vehicle mass': '4,495 kg', 'Gross combination mass': '8,000 kg' },
  },
  trailers: {
    facts: { atm: 2_000, tare: 480, vin: '6T9T26ABC00000001' },
    card: 'ATM 2,000 kg · Tare 480 kg',
    rows: { 'Aggregate trailer mass': '2,000 kg', 'Tare mass': '480 kg', VIN: '6T9T26ABC00000001' },
    trial: 'Book An Inspection',
    asks: ['Registration', 'State it is registered in'],
  },
  caravans: {
    facts: { sleepingCapacity: 4, lengthMeters: 5.8, atm: 2_726, tareMass: 2_096 },
    card: 'Sleeps 4 · 5.8 m · ATM 2,726 kg',
    rows: { Sleeps: '4', Length: '5.8 m', 'Tare mass': '2,096 kg' },
    trial: 'Book An Inspection',
    asks: ['Registration', 'State it is registered in'],
  },
  machinery: {
    facts: { engineHours: 1_250, power: 55, vin: 'HCM1V800' },
    card: '1,250 h · 55 kW',
    rows: { 'Engine hours': '1,250 h', Power: '55 kW', 'Serial number': 'HCM1V800' },
    trial: 'Book A Demonstration',
    asks: ['Serial number', 'Engine hours, roughly'],
  },
  vans: {
    ...DRIVE,
    facts: { ...driven, height: 2_490, payload: 1_100 },
    card: DRIVEN_CARD,
    rows: { ...DRIVEN_ROWS, Height: '2,490 mm', Payload: '1,100 kg' },
  },
  buses: {
    ...DRIVE,
    facts: { ...driven, seats: 22, passengerDoors: 1 },
    card: DRIVEN_CARD,
    rows: { ...DRIVEN_ROWS, Seats: '22', 'Passenger doors': '1' },
  },
  vehicles: {
    ...DRIVE,
    facts: { ...driven, wheelBase: 2_850 },
    card: DRIVEN_CARD,
    rows: { ...DRIVEN_ROWS, Wheelbase: '2,850 mm' },
  },
  boats: {
    facts: { lengthMeters: 5.2, beamWidth: 2.42, engineHours: 85, fuelType: 'Petrol', vin: 'AUCBA12345K425' },
    card: 'Petrol · 5.2 m · 85 h',
    rows: { Length: '5.2 m', Beam: '2.42 m', 'Engine hours': '85 h', 'Hull number': 'AUCBA12345K425' },
    trial: 'Book A Sea Trial',
    asks: ['Hull number', 'Engine hours, roughly'],
  },
  other: {
    facts: { vin: 'GC-400-77', power: 8, fuelType: 'Electric' },
    card: 'Electric',
    rows: { 'Serial number': 'GC-400-77', Power: '8 kW' },
    trial: 'Book A Viewing',
    asks: ['Serial number'],
  },
};

/** All that a form may ask of an owner. */
const ALL_ASKS = [...new Set(Object.values(SHOWN).flatMap(({ asks }) => asks))];

const itemOf = (stockType: StockType, facts: Partial<StockItem>, id: string): StockItem =>
  ({ ...aStockItem({ id, stockType, make: 'Tallis', model: 'Tern', price: 30_000 }), ...facts }) as StockItem;

const asked = () =>
  ALL_ASKS.filter((label) => screen.queryByLabelText(new RegExp(`^${label}(?: \\(optional\\))?$`)) !== null);

/** Words of cars, where the stock is none. */
const OF_CARS = /\bcars?\b|test drive|\brego\b|kilometres|\bVIN\b|\bdrive\b/i;
const ON_ROADS: readonly StockType[] = ['cars', 'trucks', 'vans', 'buses', 'vehicles'];

const words = (): string => document.body.textContent ?? '';

describe.each(Object.keys(STOCK_TYPES) as StockType[])('%s', (stockType) => {
  const { facts, card, rows, trial, asks } = SHOWN[stockType];
  const item = itemOf(stockType, facts, 'T1');
  beforeAll(() => {
    answerStaticQueries(siteOf(stockType));
  });

  it('have their own facts on a card', () => {
    render(<StockCardView card={toStockCard(item)} />);
    expect(screen.getByText(card)).toBeVisible();
  });

  it('have their own facts and words on their page', async () => {
    await act(async () => render(<StockDetails item={item} similar={[]} trail={[]} />));
    for (const [label, value] of Object.entries(rows)) {
      const term = screen.getByText(label, { selector: 'dt' });
      expect(term.nextElementSibling).toHaveTextContent(new RegExp(`^${value}`));
    }
    expect(
      within(screen.getByRole('complementary', { name: 'Price' })).getByRole('link', { name: trial }),
    ).toBeVisible();
    if (!ON_ROADS.includes(stockType) && stockType !== 'bikes')
      expect(words()).not.toMatch(/test drive|kilometres|motor dealer/i);
  });

  it('are compared by them', () => {
    render(<ComparisonTable items={[item, itemOf(stockType, {}, 'T2')]} today="2026-11-29" />);
    const rest = screen.queryByRole('button', { name: /^Show the rest/ });
    act(() => rest?.click());
    for (const [label, value] of Object.entries(rows))
      expect(screen.getByRole('row', { name: new RegExp(`^${label} ${value}`) })).toBeVisible();
  });

  it('are tried in a form with a title and words to match', async () => {
    await act(async () =>
      render(<EnquiryForm kind="bookATestDrive" about={{ item: enquiryItem(item) }} phone="02 5550 0000" />),
    );
    const send = trial.replace(/^Book An? /, '').toLowerCase();
    expect(screen.getByRole('button', { name: `Request the ${send}` })).toBeVisible();
  });

  it('are traded in and serviced by what their owners know of them', async () => {
    await act(async () => render(<EnquiryForm kind="valueTradeIn" about={{}} phone="02 5550 0000" />));
    expect(asked()).toEqual(ALL_ASKS.filter((label) => asks.includes(label)));
    if (!ON_ROADS.includes(stockType) && stockType !== 'bikes') expect(words()).not.toMatch(OF_CARS);
    cleanup();
    await act(async () =>
      render(
        <ServiceForm
          department={serviceDepartment}
          dealer={{ ...someSurroundings.dealer, stockType }}
          builtAt={someSurroundings.builtAt}
          send={jest.fn()}
        />,
      ),
    );
    expect(asked()).toEqual(ALL_ASKS.filter((label) => asks.includes(label)));
  });
});

it('a dealer’s choice of facts stands on every card, in its order', () => {
  answerStaticQueries(siteOf('boats', { cardFacts: ['beamWidth', 'lengthMeters'] }));
  render(<StockCardView card={toStockCard(itemOf('boats', SHOWN.boats.facts, 'T1'))} />);
  expect(screen.getByText('Petrol · Beam 2.42 m · 5.2 m')).toBeVisible();
});

it('a saved card is shown without a fact that is not a number', () => {
  answerStaticQueries(siteOf('boats'));
  const card = {
    ...toStockCard(itemOf('boats', SHOWN.boats.facts, 'T1')),
    engineHours: 'plenty' as unknown as number,
  };
  render(<StockCardView card={card} />);
  expect(screen.getByText('Petrol · 5.2 m')).toBeVisible();
});

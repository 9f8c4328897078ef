import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { WeeklyCostPanel } from '../../../../src/components/finance/ownership/WeeklyCostPanel';
import { WeeklyCostSettings } from '../../../../src/components/finance/ownership/WeeklyCostSettings';
import { MONEY_ROWS } from '../../../../src/components/pages/compare/moneyRows';
import { costPartsOff, driving } from '../../../../src/device/driving';
import { shopperPlace } from '../../../../src/device/shopperPlace';
import type { StockItem } from '../../../../src/domain/stock/stockItem';
import { answerStaticQueries } from '../../../support/gatsbyParts';
import { aStockItem } from '../../../support/stock/aStockItem';
import { inventedSite } from '../calculator/inventedSite';

const { content } = inventedSite;
const RUNNING_COSTS = {
  kilometresAYear: 13_000,
  asAt: '2030-01-02',
  source: 'The pump across the road',
  sourceUrl: null,
  petrol91: 2,
  petrol95: null,
  petrol98: null,
  diesel: 2,
  electricity: 0.3,
};
const FEES = {
  ...{ from: '2030-01-01', until: '2030-12-31', source: 'Example Cars', transfer: null, plates: null },
  ...{ state: 'NSW', insurance: 468 },
  registration: [
    {
      ...{ maxCylinders: null, maxTareMass: null, maxEngineSize: null },
      ...{ isDiesel: null, isElectric: null, isGoods: null, dollars: 520 },
    },
  ],
};
const answer = (runningCosts: object | null) =>
  answerStaticQueries({
    ...inventedSite,
    content: { ...content, site: { ...content.site, runningCosts, onRoadFees: [FEES] } },
  });

const NEW = aStockItem({
  ...{ id: 'N1', vehType: 'New', price: 36_000, fuelType: 'Diesel', fuelCombined: 8, bodyType: 'SUV' },
  servicing: { months: 12, kilometres: 15_000, prices: [500, 540, 500, 540, 520] },
});

beforeEach(() => {
  answer(RUNNING_COSTS);
  jest.useFakeTimers({ now: new Date('2030-02-01T01:00:00Z') });
  jest.spyOn(document, 'lastModified', 'get').mockReturnValue('2030-01-31T00:00:00Z');
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  for (const value of [driving, costPartsOff, shopperPlace]) act(() => void value.store(undefined));
});

/** Shows it until the page is idle and the tables are here. */
async function show(screenOf: React.ReactNode) {
  render(screenOf);
  await act(() => jest.advanceTimersByTimeAsync(1000));
}
const row = (name: RegExp) =>
  within(screen.getByText(name, { selector: 'li span' }).closest('li') as HTMLElement);
/** Includes the sentence that paper prints instead of the list. */
const total = () => screen.getByRole('status').textContent;

test('each part has its working and its figure, and the total is their sum; the repayment has its rates and their warning', async () => {
  await show(<WeeklyCostPanel item={NEW} />);
  const repayment = Number(
    row(/^Repayment/)
      .getByText(/^\$\d+$/, { selector: 'li > span' })
      .textContent?.slice(1),
  );
  expect(row(/^Diesel/).getByText('$40')).toBeVisible();
  expect(row(/^Diesel/).getByText('8 L/100 km, 13,000 km a year, $2 a litre')).toBeVisible();
  expect(row(/^Servicing/).getByText('$10')).toBeVisible();
  expect(row(/^Servicing/).getByText('5 capped-price services in 60 months, $2,600 in all')).toBeVisible();
  expect(row(/^Registration/).getByText('$19')).toBeVisible();
  expect(total()).toBe(
    `$${repayment + 69} a week. $${repayment} repayment + $40 diesel + $10 servicing + $19 registration (8.49% p.a., comparison rate 9.06% p.a.). Without comprehensive insurance and tyres.`,
  );
  expect(row(/^Repayment/).getByText(/8\.49% p\.a\., comparison rate/)).toBeVisible();
  expect(screen.getByText(/WARNING/i)).toBeVisible();
  expect(screen.getByText(/prices of 2 January 2030 from/)).toHaveTextContent('The pump across the road');
});

test('a part is switched off for good, and the total says so', async () => {
  await show(<WeeklyCostPanel item={NEW} />);
  fireEvent.click(screen.getByRole('checkbox', { name: /^Repayment/ }));
  expect(total()).toBe(
    '$69 a week. $40 diesel + $10 servicing + $19 registration. Without repayment, comprehensive insurance and tyres.',
  );
  expect(costPartsOff.read()).toEqual(['repayment']);
});

test('the shopper’s own kilometres and prices count instead of the dealer’s', async () => {
  costPartsOff.store(['repayment', 'servicing', 'registration']);
  await show(<WeeklyCostPanel item={NEW} />);
  fireEvent.change(screen.getByLabelText('Kilometres a year'), { target: { value: '26,000' } });
  fireEvent.change(screen.getByLabelText('Diesel, $ a litre'), { target: { value: '3' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save on this device' }));
  expect(total()).toMatch(/^\$120 a week/);
  expect(driving.read()).toEqual({ kilometresAYear: 26_000, diesel: 3 });
});

test.each([
  ['old prices', '2029-08-01', 'Our price is too old to use. Type your own below'],
  ['no prices', undefined, 'Type your own price below'],
])('with %s the fuel is named as missing', async (_why, asAt, words) => {
  answer(asAt === undefined ? null : { ...RUNNING_COSTS, asAt });
  await show(<WeeklyCostPanel item={NEW} />);
  expect(row(/^Fuel$/).getByText(words)).toBeVisible();
  expect(total()).toContain('Without fuel');
});

test('of a used plug-in hybrid on application, nothing is guessed', async () => {
  const { price: _, ...bare } = NEW;
  const item: StockItem = { ...bare, priceType: 'poa', vehType: 'Used', fuelType: 'Plug-in hybrid' };
  await show(<WeeklyCostPanel item={{ ...item, servicing: undefined as never }} />);
  for (const name of [/^Repayment$/, /^Fuel$/, /^Servicing$/]) expect(row(name).queryByText(/\$/)).toBeNull();
  expect(total()).toBe(
    '$19 a week. $19 registration. Without repayment, fuel, servicing, comprehensive insurance and tyres.',
  );
});

test('registration is charged for the shopper’s state, if we know it', async () => {
  shopperPlace.store({ postcode: '3000', place: 'VIC', isUsed: false });
  await show(<WeeklyCostPanel item={NEW} />);
  expect(row(/^Registration$/).getByText('Ask us')).toBeVisible();
});

test('a comparison has the same totals, and marks the lowest only of the same parts', async () => {
  const useRow = MONEY_ROWS.weeklyCost as NonNullable<(typeof MONEY_ROWS)[string]>;
  const Row = ({ items }: { readonly items: readonly StockItem[] }) => {
    const made = useRow(items);
    return (
      <>
        {made?.cells.map((cell, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns
          <div key={place} data-testid="cell">
            {cell}
            {made.best?.places.has(place) && made.best.word}
          </div>
        ))}
      </>
    );
  };
  const thirsty = { ...NEW, id: 'N2', fuelCombined: 12 };
  costPartsOff.store(['repayment']);
  await show(
    <>
      <Row items={[thirsty, NEW]} />
      <Row items={[{ ...thirsty, fuelType: 'LPG' }, NEW]} />
      <WeeklyCostSettings />
    </>,
  );
  const cells = () => screen.getAllByTestId('cell').map((cell) => cell.textContent);
  expect(cells()).toEqual([
    '$89$60 diesel + $10 servicing + $19 registration. Without repayment, comprehensive insurance and tyres.',
    '$69$40 diesel + $10 servicing + $19 registration. Without repayment, comprehensive insurance and tyres.Lowest',
    '$29$10 servicing + $19 registration. Without repayment, fuel, comprehensive insurance and tyres.',
    '$69$40 diesel + $10 servicing + $19 registration. Without repayment, comprehensive insurance and tyres.',
  ]);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Servicing' }));
  expect(cells()[1]).toMatch(/^\$59/);
});

import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { PriceToPayPanel } from '../../../src/components/price/PriceToPayPanel';
import { shownPriceToPay } from '../../../src/components/price/shownPriceToPay';
import { shopperPlace } from '../../../src/device/shopperPlace';
import { aboutLines } from '../../../src/domain/enquiry/enquiryLines';
import type { Cents } from '../../../src/domain/money';
import { answerStaticQueries } from '../../support/gatsbyParts';
import { aStockItem } from '../../support/stock/aStockItem';
import { inventedSite } from '../finance/calculator/inventedSite';

const { content } = inventedSite;
const year = { from: '2026-07-01', until: '2027-06-30', source: 'Example Cars', transfer: null };
const any = {
  ...{ maxCylinders: null, maxTareMass: null, maxEngineSize: null },
  ...{ isDiesel: null, isElectric: null, isGoods: null },
};
answerStaticQueries({
  ...inventedSite,
  content: {
    ...content,
    site: {
      ...content.site,
      onRoadFees: [
        { ...year, state: 'NSW', transfer: 40, registration: [], plates: null, insurance: null },
        {
          ...{ ...year, state: 'QLD', plates: 37, insurance: 398 },
          registration: [
            { ...any, maxCylinders: 4, dollars: 456 },
            { ...any, dollars: 700 },
          ],
        },
        {
          ...year,
          state: 'VIC',
          until: '2026-12-31',
          transfer: 47,
          registration: [{ ...any, dollars: 1 }],
          plates: null,
          insurance: 0,
        },
      ],
    },
  },
});

const item = aStockItem({
  ...{ price: 35_000, bodyType: 'SUV', fuelType: 'Petrol', cylinders: 4, seats: 5 },
  registrationNumber: 'ABC123',
});

const onPrice = jest.fn();
const show = (more: object = {}) =>
  render(
    <PriceToPayPanel item={{ ...item, ...more }} price={3_500_000 as Cents} hasFinance onPrice={onPrice} />,
  );
const type = (postcode: string) => {
  fireEvent.change(screen.getByLabelText('Your postcode'), { target: { value: postcode } });
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
};

beforeEach(() => {
  // A page that is newer than the device's clock would show no estimate.
  Object.defineProperty(document, 'lastModified', { value: '01/01/2027 00:00:00', configurable: true });
  jest.useFakeTimers({ now: new Date('2027-01-07T23:30:00Z'), doNotFake: ['queueMicrotask', 'nextTick'] });
  shopperPlace.store(undefined);
  onPrice.mockClear();
});
afterEach(() => jest.useRealTimers());

/** Lets the tables load and the clock tell the day. */
const settle = async () => {
  await act(() => jest.advanceTimersByTimeAsync(500));
  await waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement());
};

it('shows the estimate beside the price with its working, to the cent, for the enquiry too', async () => {
  show();
  await act(() => jest.advanceTimersByTimeAsync(500));
  type('2801');
  await settle();
  expect(screen.getByRole('status')).toHaveTextContent('About $36,090 drive away in NSW, our estimate');
  const rows = screen.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'Price of the vehicle$35,000',
    expect.stringMatching(
      /^Stamp duty\$3 for each \$100 or part, revenue.nsw.gov.au, from 1 January 2024\$1,050$/,
    ),
    'Transfer of registrationExample Cars, from 1 July 2026$40',
    'Estimated drive-away price$36,090',
  ]);
  expect(onPrice).toHaveBeenLastCalledWith(36_090);
  const shown = shownPriceToPay.snapshot();
  expect(shown?.itemId).toBe(item.id);
  expect(aboutLines({ context: { priceToPay: shown?.lines ?? [] } })).toEqual([
    { label: 'Price to pay (estimate of 2027-01-08)', value: 'About $36,090 drive away in NSW' },
    { label: 'Stamp duty', value: '$1,050' },
    { label: 'Transfer of registration', value: '$40' },
  ]);
});

it.each([
  ['28', /A postcode has four digits/],
  ['0100', /We don’t know the postcode 0100/],
])('refuses the postcode %s in words', async (postcode, words) => {
  show();
  await act(() => jest.advanceTimersByTimeAsync(500));
  type(postcode);
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(screen.getByLabelText('Your postcode')).toHaveAttribute('aria-invalid', 'true');
  expect(shopperPlace.read()).toBeUndefined();
});

it('asks for the state of a postcode on a border', async () => {
  show();
  await act(() => jest.advanceTimersByTimeAsync(500));
  type('4383');
  fireEvent.click(screen.getByRole('button', { name: 'QLD' }));
  await settle();
  expect(screen.getByRole('status')).toHaveTextContent('About $36,941 drive away in QLD');
});

it.each([
  ['ended fees', '3000', {}, /ended on 31 December 2026/],
  ['a state without a table', '2600', {}, /CO₂ emissions/],
  ['a missing fact', '4000', { cylinders: undefined }, /its number of cylinders/],
  ['a drive-away price elsewhere', '4000', { priceType: 'driveAway' }, /This price is drive away in NSW/],
])('says why there is none: %s', async (_why, postcode, more, words) => {
  show(more);
  await act(() => jest.advanceTimersByTimeAsync(500));
  type(postcode);
  await settle();
  expect(screen.getByRole('status')).toHaveTextContent(words);
  expect(onPrice).toHaveBeenLastCalledWith(undefined);
  expect(shownPriceToPay.snapshot()).toBeUndefined();
});

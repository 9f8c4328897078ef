import { act, cleanup, render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import { DealFigures } from '../../../src/components/enquiry/DealFigures';
import { calculateFigures } from '../../../src/components/finance/calculator/figures/calculateFigures';
import { parseCalculatorAddress } from '../../../src/components/finance/calculator/figures/calculatorAddress';
import { resolveChoices } from '../../../src/components/finance/calculator/figures/calculatorChoices';
import { WeeklyCostPanel } from '../../../src/components/finance/ownership/WeeklyCostPanel';
import { MONEY_ROWS } from '../../../src/components/pages/compare/moneyRows';
import { StockRepayment } from '../../../src/components/pages/stockItem/repayment/StockRepayment';
import { StockCardView } from '../../../src/components/stock/StockCardView';
import { stockItemQuery } from '../../../src/components/stock/useStockItem';
import { queryClient } from '../../../src/components/ui/queryClient';
import { useStockSettings } from '../../../src/content/stock/stockSettings';
import { wishlist } from '../../../src/device/garage';
import type { EnquiryLine } from '../../../src/domain/enquiry/enquiry';
import { enquiryItem } from '../../../src/domain/enquiry/enquiryItem';
import { coverWords } from '../../../src/domain/finance/cover';
import type { Deal } from '../../../src/domain/finance/financeSettings';
import { parseFinanceSettings } from '../../../src/domain/finance/parseFinanceSettings';
import { repaymentForPrice } from '../../../src/domain/finance/repaymentForPrice';
import { formatPrice } from '../../../src/domain/formatNumber';
import type { StockItem } from '../../../src/domain/stock/stockItem';
import { VEH_TYPES } from '../../../src/domain/stock/stockTypes';
import { toStockCard } from '../../../src/domain/stock/toStockCard';
import { okValue } from '../../../support/okValue';
import { aDeal, aPrice } from '../../support/finance/loanArbitraries';
import { answerStaticQueries } from '../../support/gatsbyParts';
import { runs } from '../../support/runs';
import { aStockItem } from '../../support/stock/aStockItem';
import { inventedSite } from './calculator/inventedSite';

const settings = okValue(
  parseFinanceSettings({ repaymentInterestRate: { default: 11.94, new: 8.49 }, repaymentEstablishFee: 395 }),
);
answerStaticQueries({
  ...inventedSite,
  dealerSettings: { ...inventedSite.dealerSettings, finance: settings },
});
afterEach(() => queryClient.clear());

/** Every place that shows a kept deal: a card of the garage, a cell of the comparison, the panel, which is printed too, a form. */
function Places({ item, price, deal }: { item: StockItem; price: number; deal: Deal }) {
  const { finance } = useStockSettings();
  const row = MONEY_ROWS.myDeal?.([item]);
  const weekly = MONEY_ROWS.weeklyCost?.([item]);
  const [figures, setFigures] = useState<readonly EnquiryLine[]>();
  const [enquired] = useState(() => enquiryItem(item));
  return (
    <>
      <div data-testid="card">
        <StockCardView card={toStockCard(item)} deal={deal} />
      </div>
      <div data-testid="compare">{row?.cells}</div>
      <div data-testid="compared week">{weekly?.cells}</div>
      <div data-testid="week">
        <WeeklyCostPanel item={item} />
      </div>
      <div data-testid="panel">
        {finance && <StockRepayment item={item} price={price} onRoadCosts={undefined} settings={finance} />}
      </div>
      <DealFigures item={enquired} onChange={setFigures} />
      <div data-testid="enquiry">
        {figures?.map(({ label, value }) => (
          <p key={label} data-testid={label}>
            {value}
          </p>
        ))}
      </div>
    </>
  );
}

it('a deal is the same figure, with the same rates, on every screen, in a form and in the calculator that the page links to', async () => {
  const aCase = fc.record({ price: aPrice, vehType: fc.constantFrom(...VEH_TYPES), deal: aDeal });
  await fc.assert(
    fc.asyncProperty(aCase, async ({ price, vehType, deal }) => {
      // A balloon above the amount financed has no figure anywhere.
      fc.pre(repaymentForPrice(price, vehType, settings, deal).kind === 'ok');
      const item = aStockItem({ id: 'deal', price, vehType });
      wishlist.store([{ card: toStockCard(item), keptAt: 0, deal }]);
      queryClient.setQueryData(stockItemQuery(item.id).queryKey, item);
      await act(async () => render(<Places item={item} price={price} deal={deal} />));
      const link = screen.getByRole('link', { name: 'See the working' }).getAttribute('href') ?? '';
      const { choices } = parseCalculatorAddress(link.slice(link.indexOf('?')));
      const answer = okValue(calculateFigures(resolveChoices(choices, settings)));
      const expected =
        answer.kind === 'covered'
          ? [coverWords(answer.cover)]
          : [
              `${formatPrice(answer.displayed)} a ${answer.conditions.frequency}`,
              `${answer.conditions.interestRate}% p.a.`,
              `comparison rate ${answer.comparisonRate}% p.a.`,
            ];
      for (const place of ['card', 'compare', 'panel', 'enquiry'])
        for (const words of expected)
          expect([place, screen.getByTestId(place).textContent]).toEqual([
            place,
            expect.stringContaining(words),
          ]);
      // The status is what paper prints; a screen shows its parts as a list.
      const printed = within(screen.getByTestId('week')).getByRole('status').textContent;
      const [sent, without] = ['Costs a week', 'Without'].map((name) => screen.getByTestId(name).textContent);
      const [total = '', sum] = sent?.split(': ') ?? [];
      const [start, credit, end] = printed?.split(/ \(|\)\. /) ?? [];
      expect([start, end]).toEqual([`${total} a week. ${sum}`, `Without ${without}.`]);
      for (const words of expected.slice(answer.kind === 'covered' ? 0 : 1)) expect(credit).toContain(words);
      expect(screen.getByTestId('compared week').textContent).toBe(`${total}${sum}. Without ${without}.`);
      cleanup();
      wishlist.store(undefined);
    }),
    { numRuns: runs(25, 500) },
  );
});

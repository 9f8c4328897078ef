import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { useStockSettings } from '../../../content/stock/stockSettings';
import type { FeeLine, FinanceSettings } from '../../../domain/finance/financeSettings';
import { formatPrice } from '../../../domain/formatNumber';
import { dealerRegister } from '../../../domain/stock/dealerRegister';
import { credit } from '../../../locales/site/credit';
import { locale } from '../../../locales/site/locale';
import { color, media, space, text } from '../../../theme/tokens';
import { ComparisonRateWarning } from '../../finance/ComparisonRateWarning';
import type { CalculatorTerms } from '../../finance/calculator/figures/calculatorChoices';
import { useCalculator } from '../../finance/calculator/useCalculator';
import { Working } from '../../finance/calculator/Working';
import { later } from '../../ui/later/later';
import { pageMargins } from '../../ui/PageWidth';
import { AnswerActions, AnswerPanel, TotalsList } from './AnswerPanel';
import { BalanceChart } from './BalanceChart';
import { CalculatorInputs } from './CalculatorInputs';
import { MatchLink } from './MatchLink';
import { Scenarios } from './Scenarios';
import { ScheduleTable } from './ScheduleTable';

interface Props {
  /** The query with which the page was opened; absent on the server. */
  readonly search: string;
  /** The terms on offer, in months. */
  readonly offeredTerms: readonly number[];
}

const BackToStockItem = later<{ readonly id: string }>(
  () =>
    import(/* webpackChunkName: "back-to-item" */ './BackToStockItem').then((part) => part.BackToStockItem),
  () => 'The way back',
);

/** The calculator, or a line of text if the dealership shows no repayments. */
export function FinanceCalculator(props: Props) {
  const { finance } = useStockSettings();
  return finance ? (
    <Calculation {...props} settings={finance} />
  ) : (
    <p css={pageMargins}>We work finance out together, in person. Please ask us.</p>
  );
}

interface CalculationProps extends Props {
  readonly settings: FinanceSettings;
}

function Calculation({ search, offeredTerms, settings }: CalculationProps) {
  const calculator = useCalculator(settings, search);
  const { figures } = calculator;
  const { lenderName, lenderLicenceNumber, dealershipName, phone, licenceNumber, stockType } =
    useStockSettings();
  const stockItem = useStockItemId(search);
  return (
    <div css={pageMargins}>
      {stockItem !== undefined && <BackToStockItem.Component id={stockItem} />}
      <div css={layout}>
        <AnswerPanel calculator={calculator} />
        <div css={notes}>
          <ComparisonRateWarning of={[...(figures ? [figures] : []), calculator.terms]} />
        </div>
        <div css={inputs}>
          <CalculatorInputs calculator={calculator} offeredTerms={offeredTerms} />
        </div>
        <div css={details}>
          {figures?.kind === 'loan' && (
            <>
              {!calculator.isCurrent && <p css={old}>These are the last figures we could work out.</p>}
              <MatchLink figures={figures} />
              <TotalsList figures={figures} />
              <AnswerActions figures={figures} />
              <BalanceChart figures={figures} />
              <div>
                <ScheduleTable figures={figures} />
                <Working figures={figures} />
              </div>
            </>
          )}
        </div>
      </div>
      <section css={band} aria-label="Scenarios to compare" data-scenarios="">
        <h2 css={heading}>Compare scenarios</h2>
        <Scenarios calculator={calculator} settings={settings} />
      </section>
      <section css={band} aria-label="Assumptions">
        <h2 css={heading}>Assumptions</h2>
        <Assumptions terms={calculator.terms} />
        <p css={lender}>
          Finance is provided by {lenderName}
          {lenderLicenceNumber && `, ${credit.lenderRegister} ${lenderLicenceNumber},`} to approved
          applicants.
        </p>
        <p css={onPaper}>
          {dealershipName} · {phone} · {dealerRegister(stockType)} {licenceNumber}
        </p>
      </section>
    </div>
  );
}

/** The id of the stock item in the address. Like all of the query, it is known only after hydration. */
function useStockItemId(search: string): string | undefined {
  const [id, setId] = useState<string>();
  useEffect(() => setId(new URLSearchParams(search).get('stockItem') ?? undefined), [search]);
  return id;
}

const layout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"answer" "notes" "inputs" "details"',
  gap: space[5],
  paddingTop: space[4],
  [media.wide]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    gridTemplateAreas: '"answer inputs" "notes inputs" "details inputs"',
    gridTemplateRows: 'auto auto 1fr',
    gap: `${space[3]} ${space[8]}`,
    paddingTop: space[7],
  },
  [media.print]: { display: 'block', paddingTop: space[1] },
});
const notes = css({
  gridArea: 'notes',
  '& p': { marginTop: 0, maxWidth: '62ch' },
  [media.print]: { '& p': { maxWidth: 'none', marginTop: space[1] } },
});
const inputs = css({ gridArea: 'inputs' });
const details = css({
  gridArea: 'details',
  display: 'grid',
  // The table of years scrolls inside its column and never widens it.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  alignContent: 'start',
  [media.wide]: { marginTop: space[4] },
  [media.print]: { gap: space[2], marginTop: space[2] },
});
const old = css({ color: color.error, fontSize: text.small, fontWeight: 600 });
const band = css({
  marginTop: space[7],
  [media.wide]: { marginTop: space[8] },
  [media.print]: { marginTop: space[3], '&[data-scenarios]:not(:has(table))': { display: 'none' } },
});
const heading = css({
  marginBottom: space[4],
  [media.print]: { marginBottom: space[1], fontSize: text.body },
});
const onPaper = css({ display: 'none', fontSize: text.small, [media.print]: { display: 'block' } });
const lender = css({ marginTop: space[3], fontSize: text.small });

/** The assumptions behind the figures. */
const Assumptions = ({ terms }: { readonly terms: CalculatorTerms }) => (
  <ul css={list}>
    {suppositions(terms).map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
);

const list = css({
  display: 'grid',
  gap: space[1],
  maxWidth: '68ch',
  paddingLeft: '1.25em',
  fontSize: text.small,
  [media.print]: { display: 'block', columns: 2, columnGap: space[6], maxWidth: 'none' },
});

/** The assumptions of a calculation, one sentence each. */
export function suppositions({
  conditions,
  feeLines,
  settings,
  areDealershipTerms,
}: CalculatorTerms): readonly string[] {
  const { upFrontFees = 0, balloonAmount, balloonPercentage } = conditions;
  const hasBalloon = (balloonAmount ?? balloonPercentage ?? 0) > 0;
  return [
    'The rate is fixed for the whole term and assumes an average credit rating. The lender decides yours.',
    'Repayments are equal and fall due at the end of each period. Interest is worked out with every repayment.',
    ...feeSentences(feeLines, upFrontFees > 0),
    ...(hasBalloon
      ? ['The balloon is due in one sum with the last repayment. A percentage is of the amount financed.']
      : []),
    'Repayments are rounded up to the next dollar, and a price from a budget is rounded down. The yearly table is worked out to the cent.',
    'The deposit is not part of the total payable. Government charges, insurance and registration are not included.',
    areDealershipTerms
      ? 'This is an estimate, not an offer of finance.'
      : `This is an estimate with your own figures, not an offer of finance.${
          locale.hasComparisonRate && settings.comparisonRate.default === undefined
            ? ' Its comparison rate is worked out from them.'
            : ''
        }`,
  ];
}

/** One sentence for each fee. */
function feeSentences(fees: readonly FeeLine[], arePaidUpFront: boolean): readonly string[] {
  if (fees.length === 0) return ['No fees are included.'];
  const how = arePaidUpFront
    ? 'paid on the day, as part of the total payable'
    : 'added to the amount financed';
  return fees.map(({ name, amount }) => `${name}: ${formatPrice(amount)}, ${how}.`);
}

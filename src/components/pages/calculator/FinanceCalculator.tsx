import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { ENQUIRY_PATHS } from '../../../content/enquiry/enquiryAddresses';
import { useStockSettings } from '../../../content/stock/stockSettings';
import { telephoneHref } from '../../../content/telephoneHref';
import { rememberShopperFinance } from '../../../device/shopperFinance';
import type { FinanceSettings } from '../../../domain/finance/financeSettings';
import { formatNumber, formatPrice } from '../../../domain/formatNumber';
import { stockNoun } from '../../../domain/stock/stockTypes';
import { registerOf } from '../../../domain/stock/typeWords';
import { credit } from '../../../locales/site/credit';
import { locale } from '../../../locales/site/locale';
import { budgetUrl } from '../../../search/filters/budgetUrl';
import { color, media, space, text } from '../../../theme/tokens';
import { ComparisonRateWarning } from '../../finance/ComparisonRateWarning';
import type { LoanAnswer } from '../../finance/calculator/figures/calculateFigures';
import { useCalculator } from '../../finance/calculator/useCalculator';
import { Working } from '../../finance/calculator/Working';
import { MatchBand } from '../../search/MatchBand';
import { useBudgetCount } from '../../search/useBudgetCount';
import { useStockVocabulary } from '../../search/useStockVocabulary';
import { ButtonLink } from '../../ui/Button';
import { keepFocus } from '../../ui/keepFocus';
import { lazyIsland } from '../../ui/lazy/lazyIsland';
import { pageMargins } from '../../ui/PageWidth';
import { AnswerActions, AnswerPanel, TotalsList } from './AnswerPanel';
import { Assumptions } from './Assumptions';
import { BalanceChart } from './BalanceChart';
import { CalculatorInputs } from './CalculatorInputs';
import { matchingSearch } from './calculatorLinks';
import { Scenarios } from './Scenarios';
import { ScheduleTable } from './ScheduleTable';

interface Props {
  /** The query with which the page was opened; absent on the server. */
  readonly search: string;
  readonly offeredTerms: readonly number[];
}

const BackToStockItem = lazyIsland<{ readonly id: string }>(
  () =>
    import(/* webpackChunkName: "back-to-item" */ './BackToStockItem').then((part) => part.BackToStockItem),
  () => 'The link back',
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

function Calculation({ search, offeredTerms, settings }: Props & { readonly settings: FinanceSettings }) {
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
          <noscript>
            <p>
              These figures are for our usual terms. To change them, the calculator needs JavaScript. Call{' '}
              <a href={telephoneHref(phone)}>{phone}</a> or{' '}
              <a href={ENQUIRY_PATHS.financeCalculator}>write to us</a> and we’ll work yours out.
            </p>
          </noscript>
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
      <section ref={keepFocus} css={[band, scenarios]} aria-label="Scenarios to compare">
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
          {dealershipName} · {phone} · {registerOf(stockType, locale)} {licenceNumber}
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
  [media.print]: { marginTop: space[3] },
});
const scenarios = css({
  [media.print]: { '&:not(:has(table))': { display: 'none' } },
  [media.scriptless]: { display: 'none' },
});
const heading = css({
  marginBottom: space[4],
  [media.print]: { marginBottom: space[1], fontSize: text.body },
});
const onPaper = css({ display: 'none', fontSize: text.small, [media.print]: { display: 'block' } });
const lender = css({ marginTop: space[3], fontSize: text.small });

/** How many items of the chosen vehicle type the answer reaches, and a link to exactly these. */
function MatchLink({ figures }: { readonly figures: LoanAnswer }) {
  const { finance } = useStockSettings();
  const vocabulary = useStockVocabulary();
  const search = matchingSearch(figures);
  const { budget } = search;
  const { termMonths, frequency } = figures.conditions;
  const terms = finance && { settings: finance, termMonths };
  const count = useBudgetCount(terms && search, terms, figures.vehType);
  const words = (many: number) => `${figures.vehType.toLowerCase()} ${stockNoun(vocabulary.stockType, many)}`;
  const limit = budget
    ? `at up to ${formatPrice(budget.affordAmount)} a ${frequency}`
    : `at up to ${formatPrice(figures.price)}`;
  return (
    <MatchBand
      words={
        count === undefined
          ? `In stock ${limit}`
          : `${count === 0 ? 'No' : formatNumber(count)} ${words(count === 0 ? 2 : count)} in stock ${limit}`
      }
    >
      {count === 0 ? (
        <ButtonLink href={budgetUrl({}, vocabulary)}>See all {stockNoun(vocabulary.stockType, 2)}</ButtonLink>
      ) : (
        <ButtonLink
          href={budgetUrl(search, vocabulary)}
          // The search uses the shopper's own term, so this calculation's term becomes theirs.
          onClick={() =>
            budget && rememberShopperFinance({ frequency, depositAmount: budget.depositAmount, termMonths })
          }
        >
          {count === undefined ? `Show the ${words(2)}` : `Show ${formatNumber(count)} ${words(count)}`}
        </ButtonLink>
      )}
    </MatchBand>
  );
}

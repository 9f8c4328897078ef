import { css } from '@emotion/react';
import { useId } from 'react';
import { useStockSettings } from '../../content/stock/stockSettings';
import { pageValue } from '../../device/pageValue';
import { rememberShopperFinance, shopperFinance } from '../../device/shopperFinance';
import { ratesByType } from '../../domain/finance/comparisonRate';
import { explainFinanceFault } from '../../domain/finance/explainFinanceFault';
import type { RepaymentFrequency } from '../../domain/finance/loan';
import { type PriceLimits, priceLimitGroups } from '../../domain/finance/maximumPriceForBudget';
import { formatNumber, formatPrice } from '../../domain/formatNumber';
import { stockNoun, type VehType } from '../../domain/stock/stockTypes';
import { locale } from '../../locales/site/locale';
import { type BudgetTerms, budgetLimits, firstBudget } from '../../search/budget';
import { budgetUrl } from '../../search/filters/budgetUrl';
import type { BudgetState } from '../../search/searchState';
import { searchedVehTypes } from '../../search/vocabulary/vocabulary';
import { color, font, media, quiet, space, text } from '../../theme/tokens';
import { amountAdvice, parseAmount } from '../finance/amounts';
import { ComparisonRateWarning } from '../finance/ComparisonRateWarning';
import { FrequencySelect } from '../finance/FrequencySelect';
import { vehTypeWords } from '../finance/priceLimitWords';
import { ButtonLink } from '../ui/Button';
import { fieldLabel } from '../ui/fields/control';
import { NumberInput } from '../ui/fields/NumberInput';
import { Slider } from '../ui/fields/Slider';
import { useStored } from '../ui/visit/useStored';
import { useBudgetCount } from './useBudgetCount';
import { useStockVocabulary } from './useStockVocabulary';

/** The ends of the slider in dollars, for each frequency. The month's range covers the same budgets as the week's. */
const SLIDER = { week: [50, 500], fortnight: [100, 1000], month: [200, 2200] } as const;

/** What was typed in this visit, so that Back from the list shows it again. */
const typedBudget = pageValue<
  { readonly amount: string; readonly frequency: RepaymentFrequency } | undefined
>(undefined);

/** "What would you like to pay a week?" It answers at once with a price and the number of vehicles. */
export function BudgetHero() {
  const { finance } = useStockSettings();
  const vocabulary = useStockVocabulary();
  const shopper = useStored(shopperFinance);
  const kept = useStored(typedBudget);
  const id = useId();
  const first = finance && firstBudget(finance, shopper);
  const { frequency, depositAmount } = first ?? { frequency: 'week', depositAmount: 0 };
  const typed = kept?.frequency === frequency ? kept.amount : undefined;
  const setTyped = (amount: string) => typedBudget.set({ amount, frequency });
  const affordAmount = typed === undefined ? (first?.affordAmount ?? 0) : parseAmount(typed);
  const budget: BudgetState | null =
    affordAmount === null ? null : { affordAmount, frequency, depositAmount };
  const terms: BudgetTerms | undefined = finance && { settings: finance, termMonths: shopper.termMonths };
  const limits = budget && terms ? budgetLimits(budget, terms) : undefined;
  // A budget that reaches no price filters nothing, so there is nothing to count and no search to link to.
  const search = budget && limits?.kind === 'ok' ? { budget } : undefined;
  const termMonths = shopper.termMonths ?? finance?.repaymentTerm ?? 0;
  const count = useBudgetCount(search, terms);
  const allStock = stockNoun(vocabulary.stockType, 2);
  if (!finance || !terms) return null;

  const vehTypes = searchedVehTypes({}, vocabulary);
  const [lowest, most] = SLIDER[frequency];
  return (
    <section css={panel} aria-label="Search by budget">
      <div css={inputs}>
        <div>
          <label css={fieldLabel} htmlFor={`${id}-amount`}>
            Repayment
          </label>
          <div css={amount}>
            <span css={dollar} aria-hidden="true">
              $
            </span>
            <NumberInput
              id={`${id}-amount`}
              css={amountField}
              value={typed ?? String(affordAmount)}
              isWrong={!search}
              aria-describedby={`${id}-answer`}
              onType={setTyped}
            />
          </div>
        </div>
        <FrequencySelect
          css={frequencyField}
          value={frequency}
          onChange={(every) => {
            if (typed !== undefined) typedBudget.set({ amount: typed, frequency: every });
            rememberShopperFinance({ frequency: every });
          }}
        />
      </div>
      <Slider
        css={slider}
        min={lowest}
        max={most}
        step={5}
        value={affordAmount ?? lowest}
        format={(value) => `${formatPrice(value)} a ${frequency}`}
        label={`Repayment a ${frequency}`}
        onType={setTyped}
      />
      <p id={`${id}-answer`} css={answer} role="status">
        {limits?.kind === 'ok' ? (
          <Reach limits={limits.value} vehTypes={vehTypes} count={count} />
        ) : limits?.kind === 'err' ? (
          explainFinanceFault(limits.fault)
        ) : (
          amountAdvice(typed ?? '', 'the amount', 170)
        )}
      </p>
      <ButtonLink look="primary" href={budgetUrl(count === 0 ? {} : (search ?? {}), vocabulary)}>
        {!search || count === 0
          ? `See all ${allStock}`
          : count === undefined
            ? 'Show them'
            : `Show ${formatNumber(count)} ${stockNoun(vocabulary.stockType, count)}`}
      </ButtonLink>
      <div css={quiet}>
        Over {termMonths} months
        {depositAmount > 0 ? `, with a deposit of ${formatPrice(depositAmount)}` : ', without a deposit'}.{' '}
        {ratesByType(finance, vehTypes, locale)}
        <ComparisonRateWarning of={vehTypes.map((vehType) => ({ vehType }))} />
      </div>
    </section>
  );
}

interface ReachProps {
  readonly limits: PriceLimits;
  readonly vehTypes: readonly VehType[];
  readonly count: number | undefined;
}

/** The highest price that a budget reaches, for each kind of vehicle whose rate differs, and how many vehicles that finds. */
function Reach({ limits, vehTypes, count }: ReachProps) {
  const { stockType } = useStockVocabulary();
  const groups = priceLimitGroups(limits, vehTypes);
  const isOneLimit = groups[0]?.vehTypes.length === vehTypes.length;
  return (
    <>
      <span css={reach}>
        {groups.map((group) => (
          <span key={group.limit}>
            <span css={isOneLimit ? undefined : condition}>
              {isOneLimit ? 'Up to' : `${capitalised(vehTypeWords(group))} up to`}
            </span>{' '}
            <strong css={isOneLimit ? figure : [figure, oneOfSome]}>{formatPrice(group.limit)}</strong>{' '}
          </span>
        ))}
      </span>
      <span css={countText}>
        {count === undefined
          ? ' '
          : count === 0
            ? `No ${stockNoun(stockType, 2)} in stock at this price today`
            : `${formatNumber(count)} ${stockNoun(stockType, count)} in stock today`}
      </span>
    </>
  );
}

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const panel = css({ display: 'grid', gap: space[3], color: color.ink });
const inputs = css({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: '3fr 2fr',
  [media.narrow]: { gridTemplateColumns: '1fr' },
});
const amount = css({ display: 'grid' });
/** The dollar sign overlaps the field after it. */
const dollar = css({ gridArea: '1 / 1', placeSelf: 'center start', marginLeft: space[3], zIndex: 1 });
const amountField = css({ gridArea: '1 / 1', paddingLeft: '1.625rem', fontWeight: 650, fontSize: text.lead });
const frequencyField = css({ fontSize: text.body });
const slider = css({ height: '2.75rem' });
const answer = css({ minHeight: '4.2rem' });
const figure = css({
  fontFamily: font.heading,
  fontSize: text.section,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.01em',
});
/** The limits of several vehicle types, side by side. */
const reach = css({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[5]}` });
const condition = css({ display: 'block', color: color.inkQuiet, fontSize: text.small });
const oneOfSome = css({ fontSize: text.title });
const countText = css({ display: 'block', color: color.inkQuiet, fontVariantNumeric: 'tabular-nums' });

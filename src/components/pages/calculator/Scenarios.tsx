import { css } from '@emotion/react';
import { useId } from 'react';
import { storedValue } from '../../../device/storedValue';
import { formatRate } from '../../../domain/finance/comparisonRate';
import { equityOf } from '../../../domain/finance/cover';
import type { FinanceSettings } from '../../../domain/finance/financeSettings';
import { formatNumber, formatPrice } from '../../../domain/formatNumber';
import { locale } from '../../../locales/site/locale';
import { color, media, onScreen, space, text, wrapRow } from '../../../theme/tokens';
import { formatCents } from '../../finance/amounts';
import { ComparisonRateWarning } from '../../finance/ComparisonRateWarning';
import {
  type CalculatorFigures,
  calculateFigures,
  type LoanAnswer,
} from '../../finance/calculator/figures/calculateFigures';
import { type CalculatorChoices, resolveChoices } from '../../finance/calculator/figures/calculatorChoices';
import type { Calculator } from '../../finance/calculator/useCalculator';
import { textButton } from '../../search/filters/filterStyles';
import { Button } from '../../ui/Button';
import { control } from '../../ui/fields/control';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useStored } from '../../ui/visit/useStored';
import { choicesInLink } from './calculatorLinks';
import { scroller } from './ScheduleTable';
import { MAX_SCENARIOS, parseScenarios, type Scenario, withName, withScenario } from './scenario';

interface Props {
  readonly calculator: Calculator;
  readonly settings: FinanceSettings;
}

const comparisonRow = [
  'Comparison rate',
  ({ comparisonRate }: LoanAnswer) => `${formatRate(comparisonRate)} p.a.`,
] as const;

/** The rows of the comparison. A new row is a line here. */
const ROWS: readonly (readonly [name: string, say: (figures: LoanAnswer) => string])[] = [
  ['Repayment', ({ displayed, conditions }) => `${formatPrice(displayed)} a ${conditions.frequency}`],
  ['Interest rate', ({ conditions }) => `${formatRate(conditions.interestRate)} p.a.`],
  ...(locale.hasComparisonRate ? [comparisonRow] : []),
  ['Price', ({ price }) => formatPrice(price)],
  ['Deposit', ({ deposit }) => formatPrice(deposit)],
  ['Trade-in, less what is owed', ({ conditions }) => formatPrice(equityOf(conditions))],
  ['Term', ({ conditions }) => `${formatNumber(conditions.termMonths)} months`],
  ['Balloon', ({ totals }) => formatPrice(totals.balloon)],
  ['Total interest', ({ totals }) => formatCents(totals.totalInterest)],
  ['Total payable', ({ totals }) => formatCents(totals.totalPayable)],
];

export function Scenarios({ calculator, settings }: Props) {
  const scenarios = useStored(ofTab);
  const id = useId();
  const isFull = scenarios.length >= MAX_SCENARIOS;
  const { figures, isCurrent } = calculator;
  const canAdd = !isFull && isCurrent && figures?.kind === 'loan';
  return (
    <div css={[stack, scenarios.length === 0 && onScreen]}>
      <div css={head}>
        <Button
          disabled={!canAdd}
          aria-describedby={`${id}-room`}
          onClick={() => figures?.kind === 'loan' && add(choicesInLink(figures))}
        >
          Add these figures
        </Button>
        <p id={`${id}-room`} role="status">
          {roomLeft(scenarios.length)}
        </p>
      </div>
      {scenarios.length > 0 && (
        <>
          <ScenarioTable scenarios={scenarios} calculator={calculator} settings={settings} />
          <ComparisonRateWarning of={scenarios.map(({ choices }) => resolveChoices(choices, settings))} />
        </>
      )}
    </div>
  );
}

interface TableProps extends Props {
  readonly scenarios: readonly Scenario[];
}

/** The scenarios side by side, each with its name to edit and the ways to use it and to take it out. */
function ScenarioTable({ scenarios, calculator, settings }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
    <section css={scroller} aria-label="Scenarios" tabIndex={0}>
      <table css={table}>
        <thead>
          <tr>
            <td />
            {scenarios.map((scenario) => (
              <th key={scenario.id} scope="col">
                <label>
                  <VisuallyHidden>Name of scenario {scenario.id}</VisuallyHidden>
                  <input
                    css={[control, nameField]}
                    value={scenario.name}
                    autoComplete="off"
                    onChange={(event) => rename(scenario.id, event.target.value)}
                  />
                </label>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([label, say]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {scenarios.map((scenario) => {
                const answer = answerOf(scenario, settings);
                return <td key={scenario.id}>{answer?.kind === 'loan' ? say(answer) : '—'}</td>;
              })}
            </tr>
          ))}
          <tr css={ways}>
            <td />
            {scenarios.map((scenario) => (
              <td key={scenario.id}>
                <button type="button" css={textButton} onClick={() => calculator.load(scenario.choices)}>
                  Use<VisuallyHidden> {scenario.name}</VisuallyHidden>
                </button>
                <button type="button" css={textButton} onClick={() => remove(scenario.id)}>
                  Remove<VisuallyHidden> {scenario.name}</VisuallyHidden>
                </button>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function roomLeft(kept: number): string {
  if (kept === 0) return 'Keep up to three calculations and see them side by side.';
  if (kept >= MAX_SCENARIOS) return 'You’ve kept three. Remove one to add another.';
  return kept === 1 ? 'You’ve kept one, and can add two more.' : 'You’ve kept two, and can add one more.';
}

function answerOf({ choices }: Scenario, settings: FinanceSettings): CalculatorFigures | undefined {
  const result = calculateFigures(resolveChoices(choices, settings));
  return result.kind === 'ok' ? result.value : undefined;
}

const stack = css({ display: 'grid', gap: space[5] });
const head = css({
  ...wrapRow(`${space[3]} ${space[5]}`),
  '& p': { color: color.inkQuiet },
  [media.print]: { display: 'none' },
});
const table = css({
  width: '100%',
  fontSize: text.small,
  tableLayout: 'fixed',
  minWidth: '30rem',
  '& :is(th, td)': {
    padding: `${space[2]} ${space[3]} ${space[2]} 0`,
    borderBottom: `1px solid ${color.line}`,
    textAlign: 'left',
    verticalAlign: 'top',
  },
  '& tbody th': { color: color.inkQuiet, fontWeight: 500 },
  '& tbody tr:first-of-type td': { fontSize: text.lead, fontWeight: 650 },
});
const nameField = css({ fontWeight: 600, [media.print]: { border: 0, padding: 0, minHeight: 0 } });
const ways = css({
  '& td': { borderBottom: 0 },
  '& button': { display: 'inline-block', marginRight: space[4] },
  [media.print]: { display: 'none' },
});

/** The scenarios of this browser tab. They survive a reload, and the names that people give them stay on the device. */
const ofTab = storedValue<readonly Scenario[]>({
  name: 'scenarios',
  lifetime: 'tab',
  empty: [],
  parse: parseScenarios,
});

const add = (choices: CalculatorChoices) => ofTab.store(withScenario(ofTab.read(), choices));
const rename = (id: number, name: string) => ofTab.store(withName(ofTab.read(), id, name));
const remove = (id: number) => ofTab.store(ofTab.read().filter((scenario) => scenario.id !== id));

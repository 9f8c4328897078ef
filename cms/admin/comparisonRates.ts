import { withoutLeftOut } from '../../plugins/content-endpoint/files/parseRawFile';
import { formatRate, workedOutComparisonRate } from '../../src/domain/finance/comparisonRate';
import { RATE_NAMES } from '../../src/domain/finance/financeFields';
import { parseFinanceSettings } from '../../src/domain/finance/parseFinanceSettings';
import { RATES } from '../words/finance';
import type { Decap, Kept } from './decapWindow';
import { followForm } from './followForm';
import { optionalGroup } from './optionalGroup';

/** The comparison rates that a lender publishes, below those that follow from the rates and fees of the form. */
export function comparisonRatesControl(decap: Decap) {
  const { h } = window;
  return optionalGroup(decap, {
    getInitialState() {
      followForm(this as never);
      return null;
    },
    render() {
      const data = (this.props.getEntry() as Kept).get('data') as Kept;
      return h(
        'div',
        null,
        h('p', { role: 'status', className: 'forecourt-reading' }, workedOut(data.toJS())),
        this.drawGroup(),
      );
    },
  });
}

/** `Worked out from the rates and fees: Default 12.51%, New 9.05%` */
function workedOut(data: unknown): string {
  const { comparisonRate: _, ...fields } = (withoutLeftOut(data) ?? {}) as Readonly<Record<string, unknown>>;
  const settings = parseFinanceSettings(fields);
  if (settings.kind === 'err') return 'They can be worked out once the rates and fees above are numbers.';
  const rates = RATE_NAMES.filter((name) => settings.value.repaymentInterestRate[name] !== undefined).map(
    (name) => {
      const rate = workedOutComparisonRate(settings.value, name);
      return `${RATES[name]} ${rate.kind === 'ok' ? formatRate(rate.value) : 'can’t be worked out'}`;
    },
  );
  return `Worked out from the rates and fees: ${rates.join(', ')}`;
}

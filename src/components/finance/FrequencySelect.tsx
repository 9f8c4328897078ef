import { useId } from 'react';
import {
  isRepaymentFrequency,
  REPAYMENT_FREQUENCIES,
  type RepaymentFrequency,
} from '../../domain/finance/repaymentFrequency';
import { control, fieldLabel } from '../ui/fields/control';

interface Props {
  readonly value: RepaymentFrequency;
  readonly onChange: (frequency: RepaymentFrequency) => void;
  readonly className?: string;
}

/** How often the shopper pays: "every week". */
export function FrequencySelect({ value, onChange, className }: Props) {
  const id = useId();
  return (
    <div>
      <label css={fieldLabel} htmlFor={id}>
        every
      </label>
      <select
        id={id}
        css={control}
        className={className}
        value={value}
        onChange={({ currentTarget }) =>
          isRepaymentFrequency(currentTarget.value) && onChange(currentTarget.value)
        }
      >
        {REPAYMENT_FREQUENCIES.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
    </div>
  );
}

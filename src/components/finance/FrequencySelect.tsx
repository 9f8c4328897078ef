import { useId } from 'react';
import {
  isRepaymentFrequency,
  REPAYMENT_FREQUENCIES,
  type RepaymentFrequency,
} from '../../domain/finance/loan';
import { control, fieldLabel } from '../ui/fields/control';
import { useEarlyChange } from '../ui/fields/useEarlyChange';

interface Props {
  readonly value: RepaymentFrequency;
  readonly onChange: (frequency: RepaymentFrequency) => void;
  readonly className?: string;
}

/** How often the shopper pays: "every week". */
export function FrequencySelect({ value, onChange, className }: Props) {
  const id = useId();
  const choose = (chosen: string) => isRepaymentFrequency(chosen) && chosen !== value && onChange(chosen);
  const select = useEarlyChange<HTMLSelectElement>((field) => choose(field.value));
  return (
    <div>
      <label css={fieldLabel} htmlFor={id}>
        every
      </label>
      <select
        ref={select}
        id={id}
        css={control}
        className={className}
        value={value}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
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

import { css } from '@emotion/react';
import { useCallback, useEffect, useId, useState } from 'react';
import { space } from '../../../theme/tokens';
import { parseAmount } from '../../finance/parseAmount';
import { fieldLabel } from '../../ui/fields/control';
import { NumberInput } from '../../ui/fields/NumberInput';
import type { Bound, NumericFilter } from './useNumericFilter';

interface Props {
  readonly filter: NumericFilter;
  readonly bounds?: readonly Bound[];
  /** The position of a slider beside the fields while it is dragged. */
  readonly dragged?: Partial<Record<Bound, number>>;
}

/** A number field for each end. Its value counts on Enter and when the field loses the focus. */
export function RangeFields({ filter, bounds = filter.bounds, dragged = {} }: Props) {
  const { set, ends, words, apply, step } = filter;
  const parts = step < 1 ? 10 : 1;
  const [typed, setTyped] = useState<Partial<Record<Bound, string>>>({});
  const id = useId();
  const forget = useCallback((bound: Bound) => setTyped(({ [bound]: _gone, ...rest }) => rest), []);
  // A new value of the search replaces what was typed, for each end separately: the other may still be in progress.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value is the signal
  useEffect(() => forget('min'), [set.min, forget]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value is the signal
  useEffect(() => forget('max'), [set.max, forget]);

  const take = (bound: Bound, value: string) => {
    const number = parseAmount(value.replace(/[a-z ]+$/i, ''));
    if (number !== null) apply({ [bound]: Math.round(number * parts) / parts });
    else if (value.trim() === '') apply({ [bound]: undefined });
    forget(bound);
  };
  return (
    <div css={fields}>
      {bounds.map((bound) => {
        const value = dragged[bound] ?? set[bound];
        return (
          <div key={bound}>
            <label css={fieldLabel} htmlFor={`${id}-${bound}`}>
              {bound === 'min' ? 'From' : 'Up to'}
            </label>
            <NumberInput
              id={`${id}-${bound}`}
              inputMode={parts > 1 ? 'decimal' : 'numeric'}
              placeholder={words(ends[bound])}
              value={typed[bound] ?? (value === undefined ? '' : words(value))}
              onType={(text) => setTyped((others) => ({ ...others, [bound]: text }))}
              onBlur={() => typed[bound] !== undefined && take(bound, typed[bound])}
              onKeyDown={(event) => event.key === 'Enter' && take(bound, event.currentTarget.value)}
            />
          </div>
        );
      })}
    </div>
  );
}

const fields = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(6rem, 1fr))',
  gap: space[3],
});

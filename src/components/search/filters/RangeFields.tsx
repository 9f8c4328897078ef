import { css } from '@emotion/react';
import { useCallback, useEffect, useId, useState } from 'react';
import { space } from '../../../theme/tokens';
import { control, fieldLabel } from './filterStyles';
import type { Bound, NumericFilter } from './useNumericFilter';

interface Props {
  readonly filter: NumericFilter;
  readonly bounds?: readonly Bound[];
  /** What a slider beside the fields stands at while it is moved. */
  readonly dragged?: Partial<Record<Bound, number>>;
}

/** One number field for each end; taken over on Enter and when the field is left. */
export function RangeFields({ filter, bounds = filter.bounds, dragged = {} }: Props) {
  const { set, ends, words, apply } = filter;
  const [typed, setTyped] = useState<Partial<Record<Bound, string>>>({});
  const id = useId();
  const forget = useCallback((bound: Bound) => setTyped(({ [bound]: _gone, ...rest }) => rest), []);
  // What is set now takes the place of what was typed, each end for itself: the other may just be written.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value is the signal
  useEffect(() => forget('min'), [set.min, forget]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value is the signal
  useEffect(() => forget('max'), [set.max, forget]);

  const take = (bound: Bound, value: string) => {
    const number = value.replace(/[^\d.]/g, '');
    apply({ [bound]: number === '' ? undefined : Math.round(Number(number)) });
    forget(bound);
  };
  return (
    <div css={fields}>
      {bounds.map((bound) => {
        const shown = dragged[bound] ?? set[bound];
        return (
          <div key={bound}>
            <label css={fieldLabel} htmlFor={`${id}-${bound}`}>
              {bound === 'min' ? 'From' : 'Up to'}
            </label>
            <input
              id={`${id}-${bound}`}
              css={control}
              inputMode="numeric"
              autoComplete="off"
              placeholder={words(ends[bound])}
              value={typed[bound] ?? (shown === undefined ? '' : words(shown))}
              onChange={({ target: { value } }) => setTyped((others) => ({ ...others, [bound]: value }))}
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

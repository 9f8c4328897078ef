import { css } from '@emotion/react';
import { tickRow } from '../../ui/fields/formStyles';

interface Props {
  readonly label: string;
  /** The accessible name, if the label alone would not say which item is meant. */
  readonly name?: string;
  readonly isTicked: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (isTicked: boolean) => void;
}

/** A checkbox with its label, large enough for a finger. */
export const TickBox = ({ label, name, isTicked, isDisabled, onChange }: Props) => (
  <label css={[tickRow, tall]}>
    <input
      type="checkbox"
      aria-label={name}
      checked={isTicked}
      disabled={isDisabled}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
    {label}
  </label>
);

const tall = css({
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: '2.75rem',
  '& input': { margin: 0 },
});

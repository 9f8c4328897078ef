import { css } from '@emotion/react';
import { color } from '../../../theme/tokens';
import { useEarlyChange } from './useEarlyChange';

export interface SliderRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  /** The value in words: `$30,000`. */
  readonly format: (value: number) => string;
}

interface Props extends SliderRange {
  readonly label: string;
  /** Told the new value as text, as if it had been typed. */
  readonly onType: (text: string) => void;
  readonly className?: string;
}

/** A slider beside a number field. A value beyond its ends stays in the field; the thumb waits at the end. */
export function Slider({ min, max, step, value, format, label, onType, className }: Props) {
  // A value between two steps is at the nearer one from the start, so the built one is not what the field says.
  const thumb = useEarlyChange<HTMLInputElement>((field) => {
    const moved = field.value;
    field.value = field.defaultValue;
    const isMoved = field.value !== moved;
    field.value = moved;
    if (isMoved) onType(moved);
  });
  return (
    <input
      ref={thumb}
      css={track}
      className={className}
      type="range"
      min={min}
      max={max}
      step={step}
      value={Math.min(max, Math.max(min, value))}
      aria-label={label}
      aria-valuetext={format(value)}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  );
}

const track = css({
  width: '100%',
  height: '2.25rem',
  margin: 0,
  accentColor: color.accent,
  cursor: 'pointer',
});

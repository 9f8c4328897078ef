import { css } from '@emotion/react';
import { useId } from 'react';
import { color, motion, radius, space, text } from '../../../theme/tokens';
import { useEarlyChange } from '../../ui/fields/useEarlyChange';

interface Props<Value extends string> {
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Whether it belongs to a field beside it: then its legend is hidden, and it is only as wide as its words. */
  readonly isSmall?: boolean;
}

/** One choice out of a few: radio buttons that look like one bar. */
export function ChoiceField<Value extends string>({
  legend,
  options,
  value,
  onChange,
  isSmall,
}: Props<Value>) {
  const id = useId();
  const group = useEarlyChange<HTMLFieldSetElement>((fields) => {
    const checked = fields.querySelector<HTMLInputElement>('input:checked')?.value;
    const chosen = options.find((option) => option.value === checked);
    if (chosen && chosen.value !== value) onChange(chosen.value);
  });
  return (
    <fieldset ref={group} css={[plain, isSmall && small]} aria-label={isSmall ? legend : undefined}>
      {!isSmall && <legend css={title}>{legend}</legend>}
      <div css={bar}>
        {options.map((option) => (
          <label key={option.value} css={choice}>
            <input
              css={radio}
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span css={[words, isSmall && smallWords]}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const plain = css({ minWidth: 0, padding: 0, border: 0 });
const small = css({ flex: 'none' });
const title = css({ padding: 0, marginBottom: space[2], fontWeight: 600 });
const bar = css({
  display: 'grid',
  gridAutoFlow: 'column',
  // As wide as its longest word at least: a word is not broken.
  gridAutoColumns: 'minmax(min-content, 1fr)',
  overflowWrap: 'normal',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.small,
  background: color.surface,
  overflow: 'hidden',
});
const choice = css({
  position: 'relative',
  display: 'grid',
  cursor: 'pointer',
  '& + &': { borderLeft: `1px solid ${color.line}` },
});
const radio = css({ position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0 });
const words = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: '2.75rem',
  padding: `${space[1]} ${space[1]}`,
  textAlign: 'center',
  lineHeight: 1.25,
  transition: `background-color ${motion.quick}, color ${motion.quick}`,
  'input:checked + &': { background: color.accent, color: color.onAccent, fontWeight: 600 },
  'input:focus-visible + &': { outline: `2px solid ${color.focus}`, outlineOffset: '-4px' },
  'input:checked:focus-visible + &': { outlineColor: color.onAccent },
  // With forced colours, an outline marks the choice.
  '@media (forced-colors: active)': {
    'input:checked + &': { outline: '2px solid Highlight', outlineOffset: '-3px' },
  },
});
const smallWords = css({ minHeight: '2rem', minWidth: '2.5rem', fontSize: text.small });

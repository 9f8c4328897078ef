import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, space, text } from '../../theme/tokens';
import { choiceTile, fieldError, fieldHint, fieldName, fieldset } from '../ui/fields/formStyles';
import { cardGrid } from '../ui/grids';

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
  readonly picture?: ReactNode;
}

interface Props {
  /** The id of the first choice, so that a link to the field focuses it. */
  readonly id: string;
  readonly legend: string;
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly isMultiple?: boolean;
  readonly hint?: string;
  readonly fault?: string;
  /** Whether the choice stays out of what the browser posts for the form around it. */
  readonly isNotPosted?: boolean;
  readonly leastWidth?: string;
}

const belowLegend = css({ marginTop: space[3] });
const name = css({ fontWeight: 600 });
const note = css({ display: 'block', color: color.inkQuiet, fontSize: text.small });

/** A field that shows all its choices, as radio buttons or checkboxes. */
export function ChoiceField(props: Props) {
  const {
    id,
    legend,
    choices,
    chosen,
    onChange,
    isMultiple = false,
    hint,
    fault,
    isNotPosted = false,
    leastWidth = '15rem',
  } = props;
  const toggled = (value: string) =>
    chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
  return (
    <fieldset css={fieldset} aria-describedby={fault === undefined ? undefined : `${id}-error`}>
      <legend css={fieldName}>{legend}</legend>
      {hint !== undefined && <p css={fieldHint}>{hint}</p>}
      {fault !== undefined && (
        <p css={fieldError} id={`${id}-error`}>
          {fault}
        </p>
      )}
      <ul css={[cardGrid(leastWidth, space[2]), belowLegend]}>
        {choices.map(({ value, label, hint: words, picture }, place) => (
          <li key={value}>
            <label css={choiceTile}>
              <input
                type={isMultiple ? 'checkbox' : 'radio'}
                id={place === 0 ? id : `${id}-${value}`}
                name={id}
                // A form that does not exist.
                form={isNotPosted ? `${id}-none` : undefined}
                value={value}
                checked={chosen.includes(value)}
                onChange={() => onChange(isMultiple ? toggled(value) : [value])}
              />
              {picture}
              <span>
                <span css={name}>{label}</span>
                {words !== undefined && <span css={note}>{words}</span>}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

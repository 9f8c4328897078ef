import { css } from '@emotion/react';
import { chosenOptions } from '../../../domain/configuration/configuration';
import { extraPrice } from '../../../domain/configuration/configurationLines';
import { color, space, text } from '../../../theme/tokens';
import { fieldset } from '../../ui/fields/formStyles';
import { optionGrid, optionName, optionNote, optionTile, optionWords, swatch } from './optionStyles';
import type { StepProps } from './stepProps';

/** A choice of one of the grade's colours. */
export function ColourStep({ vehicle: { options }, state, headingId }: StepProps) {
  const { configuration, choose } = state;
  const { grade } = chosenOptions(options, configuration);
  const isMade = ({ id }: { readonly id: string }) => grade?.colourIds.includes(id) ?? false;
  const others = options.colours.filter((one) => !isMade(one)).map(({ name }) => name);
  return (
    <>
      <fieldset css={fieldset} aria-labelledby={headingId}>
        <ul css={optionGrid('15rem')}>
          {options.colours.filter(isMade).map(({ id, name, hex, cents }) => (
            <li key={id}>
              <label css={optionTile}>
                <input
                  type="radio"
                  name="colour"
                  value={id}
                  checked={id === configuration.colour}
                  onChange={() => choose({ colour: id })}
                />
                <span css={optionWords}>
                  <span css={optionName}>{name}</span>
                  <span css={optionNote}>{extraPrice(cents)}</span>
                </span>
                <span css={swatch} style={{ backgroundColor: hex }} aria-hidden="true" />
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      {others.length > 0 && grade && (
        <p css={note}>
          Not available for the {grade.name}: {others.join(', ')}.
        </p>
      )}
    </>
  );
}

const note = css({ marginTop: space[4], color: color.inkQuiet, fontSize: text.small });

import { css } from '@emotion/react';
import type { VehicleConfigurationView } from '../../../content/vehicles/vehicleConfiguration';
import { centsToDollars } from '../../../domain/money';
import { formatPrice } from '../../../domain/stock/display/formatPrice';
import { color, space, text } from '../../../theme/tokens';
import { fieldset } from '../../ui/fields/formStyles';
import { useEarlyChange } from '../../ui/fields/useEarlyChange';
import {
  notice,
  optionGrid,
  optionName,
  optionNote,
  optionPrice,
  optionTile,
  optionWords,
} from './optionStyles';
import type { StepProps } from './stepProps';

/** A choice of one grade, with its price and what it adds. */
export function GradeStep({ vehicle: { options }, state, headingId }: StepProps) {
  const { configuration, lostColour, choose } = state;
  const tiles = useEarlyChange<HTMLFieldSetElement>((group) => {
    const grade = group.querySelector<HTMLInputElement>('input:checked')?.value;
    if (grade !== undefined && grade !== configuration.grade) choose({ grade });
  });
  return (
    <>
      <fieldset ref={tiles} css={fieldset} aria-labelledby={headingId}>
        <ul css={optionGrid('100%')}>
          {options.grades.map(({ id, name, cents, summary, features }) => (
            <li key={id}>
              <label css={[optionTile, tile]}>
                <input
                  type="radio"
                  name="grade"
                  value={id}
                  checked={id === configuration.grade}
                  onChange={() => choose({ grade: id })}
                />
                <span css={optionWords}>
                  <span css={optionName}>{name}</span>
                  {summary && <span css={optionNote}>{summary}</span>}
                </span>
                <span css={optionPrice}>{formatPrice(centsToDollars(cents))}</span>
              </label>
              {id === configuration.grade && features.length > 0 && (
                <ul css={list} aria-label={`What the ${name} has`}>
                  {features.map((one) => (
                    <li key={one}>{one}</li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </fieldset>
      <p css={notice} role="status">
        {lostColour !== undefined && lostColourWords(options, state.configuration, lostColour)}
      </p>
    </>
  );
}

function lostColourWords(
  { grades, colours }: VehicleConfigurationView['options'],
  { grade, colour }: StepProps['state']['configuration'],
  lost: string,
): string {
  const nameIn = (rows: readonly { readonly id: string; readonly name: string }[], id: string) =>
    rows.find((row) => row.id === id)?.name ?? '';
  return `The ${nameIn(grades, grade)} is not available in ${nameIn(colours, lost)}: it is ${nameIn(colours, colour)} now.`;
}

/** The features of the chosen grade appear below its tile, in the same row of the list. */
const tile = css({ height: 'auto' });
const list = css({
  margin: `${space[2]} 0 ${space[3]}`,
  paddingLeft: '1.25rem',
  color: color.inkQuiet,
  fontSize: text.small,
  lineHeight: 1.6,
});

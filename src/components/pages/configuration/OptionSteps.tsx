import { css } from '@emotion/react';
import type { VehicleConfigurationView } from '../../../content/vehicles/vehicleConfiguration';
import { chosenOptions, extraPrice } from '../../../domain/configuration/configuration';
import { formatPrice } from '../../../domain/formatNumber';
import { centsToDollars } from '../../../domain/money';
import { color, media, radius, space, text } from '../../../theme/tokens';
import { choiceTile, fieldset } from '../../ui/fields/formStyles';
import { useEarlyChange } from '../../ui/fields/useEarlyChange';
import { cardGrid } from '../../ui/grids';
import { Picture } from '../../ui/picture/Picture';
import type { ConfigurationState } from './useConfiguration';

export function GradeStep({ vehicle: { options }, state, headingId }: StepProps) {
  const { configuration, lostColour, choose } = state;
  const tiles = useEarlyChange<HTMLFieldSetElement>((group) => {
    const grade = group.querySelector<HTMLInputElement>('input:checked')?.value;
    if (grade !== undefined && grade !== configuration.grade) choose({ grade });
  });
  return (
    <>
      <fieldset ref={tiles} css={fieldset} aria-labelledby={headingId}>
        <ul css={cardGrid('100%', space[3])}>
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
                <ul css={list} aria-label={`What comes with the ${name}`}>
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
  return `The ${nameIn(grades, grade)} doesn’t come in ${nameIn(colours, lost)}, so it’s in ${nameIn(colours, colour)} now.`;
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

export function ColourStep({ vehicle: { options }, state, headingId }: StepProps) {
  const { configuration, choose } = state;
  const { grade } = chosenOptions(options, configuration);
  const isMade = ({ id }: { readonly id: string }) => grade?.colourIds.includes(id) ?? false;
  const others = options.colours.filter((one) => !isMade(one)).map(({ name }) => name);
  return (
    <>
      <fieldset css={fieldset} aria-labelledby={headingId}>
        <ul css={cardGrid('15rem', space[3])}>
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

type Accessory = VehicleConfigurationView['options']['accessories'][number];

/** A choice of any number of accessories, under the headings from the content. */
export function AccessoriesStep({ vehicle: { options }, state, headingId }: StepProps) {
  const { configuration, choose } = state;
  const toggled = (id: string) =>
    configuration.accessories.includes(id)
      ? configuration.accessories.filter((one) => one !== id)
      : [...configuration.accessories, id];
  return (
    <div css={groups}>
      {inGroups(options.accessories).map(([group, accessories]) => (
        <fieldset key={group} css={fieldset} aria-labelledby={group === '' ? headingId : undefined}>
          {group !== '' && <legend css={legend}>{group}</legend>}
          <ul css={cardGrid('100%', space[3])}>
            {accessories.map(({ id, name, cents, description, picture }) => (
              <li key={id}>
                <label css={optionTile}>
                  <input
                    type="checkbox"
                    name="accessories"
                    value={id}
                    checked={configuration.accessories.includes(id)}
                    onChange={() => choose({ accessories: toggled(id) })}
                  />
                  {picture && <Picture css={small} picture={picture} ratio="4 / 3" sizes="5rem" />}
                  <span css={optionWords}>
                    <span css={optionName}>{name}</span>
                    {description && <span css={optionNote}>{description}</span>}
                  </span>
                  <span css={optionPrice}>{extraPrice(cents)}</span>
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
      ))}
    </div>
  );
}

function inGroups(all: readonly Accessory[]): readonly (readonly [string, readonly Accessory[]])[] {
  const names = new Set(['', ...all.map(({ group }) => group ?? '')]);
  return [...names]
    .map((name) => [name, all.filter(({ group }) => (group ?? '') === name)] as const)
    .filter(([, accessories]) => accessories.length > 0);
}

const groups = css({ display: 'grid', gap: space[5] });
const legend = css({ marginBottom: space[3], padding: 0, fontSize: text.lead, fontWeight: 600 });
const small = css({ flex: 'none', width: '5rem', borderRadius: radius.small });

/** A tile to choose: the native control, the words, and the price at the far side. */
const optionTile = css(choiceTile, { alignItems: 'center' });
const optionWords = css({ flex: 1, minWidth: 0 });
const optionName = css({ display: 'block', fontWeight: 600 });
const optionNote = css({ display: 'block', color: color.inkQuiet, fontSize: text.small });
const optionPrice = css({ flex: 'none', fontVariantNumeric: 'tabular-nums' });

/** A sample of the colour. Its outline separates white from the background. */
const swatch = css({
  flex: 'none',
  width: '2.25rem',
  height: '2.25rem',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: '50%',
  forcedColorAdjust: 'none',
});

export const notice = css({
  marginBlock: space[4],
  '&:not(:empty)': {
    padding: `${space[3]} ${space[4]}`,
    background: color.highlightSoft,
    fontSize: text.small,
  },
  [media.print]: { display: 'none' },
});

export interface StepProps {
  readonly vehicle: VehicleConfigurationView;
  readonly state: ConfigurationState;
  readonly headingId: string;
}

import { css } from '@emotion/react';
import type { VehicleConfigurationView } from '../../../content/vehicles/vehicleConfiguration';
import { extraPrice } from '../../../domain/configuration/configurationLines';
import { radius, space, text } from '../../../theme/tokens';
import { fieldset } from '../../ui/fields/formStyles';
import { Picture } from '../../ui/picture/Picture';
import { optionGrid, optionName, optionNote, optionPrice, optionTile, optionWords } from './optionStyles';
import type { StepProps } from './stepProps';

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
          <ul css={optionGrid('100%')}>
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

/** The accessories by group, in the order of the content. Those without a group come first. */
function inGroups(all: readonly Accessory[]): readonly (readonly [string, readonly Accessory[]])[] {
  const names = new Set(['', ...all.map(({ group }) => group ?? '')]);
  return [...names]
    .map((name) => [name, all.filter(({ group }) => (group ?? '') === name)] as const)
    .filter(([, accessories]) => accessories.length > 0);
}

const groups = css({ display: 'grid', gap: space[5] });
const legend = css({ marginBottom: space[3], padding: 0, fontSize: text.lead, fontWeight: 600 });
const small = css({ flex: 'none', width: '5rem', borderRadius: radius.small });

import { css } from '@emotion/react';
import { PART_NAMES } from '../../../domain/ownership/costWords';
import { COST_PARTS } from '../../../domain/ownership/weeklyCost';
import { onScreen, panel, space, wrapRow } from '../../../theme/tokens';
import { fieldset } from '../../ui/fields/formStyles';
import { DrivingForm } from './DrivingForm';
import { PartSwitch } from './PartSwitch';
import { PriceSource } from './PriceSource';

/** What counts in the weekly costs of a comparison: the parts, and the shopper's own kilometres and prices. */
export const WeeklyCostSettings = () => (
  <>
    <div css={frame}>
      <fieldset css={fieldset}>
        <legend css={legend}>Count in what it costs a week</legend>
        <div css={parts}>
          {COST_PARTS.map((name) => (
            <PartSwitch key={name} name={name}>
              {PART_NAMES[name]}
            </PartSwitch>
          ))}
        </div>
      </fieldset>
      <PriceSource />
    </div>
    <DrivingForm />
  </>
);

const frame = css(panel, onScreen, { padding: `${space[3]} ${space[4]} 0` });
const legend = css({ padding: 0, fontWeight: 600 });
const parts = css(wrapRow(`0 ${space[5]}`));

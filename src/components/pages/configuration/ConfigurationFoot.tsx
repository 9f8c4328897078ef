import { css, Global } from '@emotion/react';
import type { VehicleConfigurationView } from '../../../content/vehicles/vehicleConfiguration';
import { configurationLines } from '../../../domain/configuration/configuration';
import { stepsOf } from '../../../domain/configuration/configurationAddress';
import { formatPrice } from '../../../domain/formatNumber';
import type { Dollars } from '../../../domain/money';
import { locale } from '../../../locales/site/locale';
import { media, space } from '../../../theme/tokens';
import { EnquiryLink } from '../../enquiry/EnquiryLink';
import { barPrice, fixedBar, roomForBar } from '../../ui/fixedBar';
import { visuallyHidden } from '../../ui/VisuallyHidden';
import { STEP_WORDS, StepLink } from './StepNav';
import { addressOf } from './SummaryStep';
import type { ConfigurationState } from './useConfiguration';

interface Props {
  readonly vehicle: VehicleConfigurationView;
  readonly state: ConfigurationState;
  readonly price: Dollars;
}

/** Links to the next step and the one before. On a phone they are always visible, with the price. */
export function ConfigurationFoot({ vehicle, state, price }: Props) {
  const steps = stepsOf(vehicle.options);
  const place = steps.indexOf(state.step);
  const [before, next] = [steps[place - 1], steps[place + 1]];
  return (
    <div css={[fixedBar, bar]}>
      <Global styles={roomForBar} />
      <p css={amount} role="status">
        {formatPrice(price)}
        <span>{locale.prices.driveAway.label}, estimate</span>
      </p>
      {before && (
        <StepLink state={state} to={before} look="secondary">
          Back to {STEP_WORDS[before].name.toLowerCase()}
        </StepLink>
      )}
      {next ? (
        <StepLink state={state} to={next} look="primary">
          Next: {STEP_WORDS[next].name.toLowerCase()}
        </StepLink>
      ) : (
        <EnquiryLink
          kind="enquireNow"
          about={{
            model: { id: vehicle.id, title: vehicle.name },
            build: configurationLines(vehicle.options, state.configuration, addressOf(state)),
          }}
          look="primary"
        >
          Enquire about this build
        </EnquiryLink>
      )}
    </div>
  );
}

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  '& > a': { flex: 1 },
  [media.wide]: {
    position: 'static',
    justifyContent: 'space-between',
    marginTop: space[6],
    padding: 0,
    border: 0,
    background: 'none',
    '& > a': { flex: 'none', paddingInline: space[5] },
  },
  [media.print]: { display: 'none' },
});
/** In a wide window the panel shows the price; this copy is only announced when it changes. */
const amount = css(barPrice, {
  flex: '1 0 100%',
  // On a phone held sideways, height is dear: one line.
  [media.middle]: { flex: 'none', alignSelf: 'center' },
  [media.wide]: visuallyHidden,
});

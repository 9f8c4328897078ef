import { css } from '@emotion/react';
import { chosenOptions, configurationPrice } from '../../../domain/configuration/configuration';
import {
  type ConfigurationStep,
  formatConfigurationAddress,
  stepsOf,
} from '../../../domain/configuration/configurationAddress';
import { extraPrice } from '../../../domain/configuration/configurationLines';
import { centsToDollars } from '../../../domain/money';
import { formatPrice } from '../../../domain/stock/display/formatPrice';
import { color, font, media, space, text } from '../../../theme/tokens';
import { CopyLink } from '../../ui/links/CopyLink';
import { StepLink } from './StepLink';
import { StockMatches } from './StockMatches';
import type { StepProps } from './stepProps';
import { STEP_WORDS } from './stepWords';

/** Every choice with its price, the total, the matching stock, and a link that shows the configuration again. */
export function SummaryStep({ vehicle, state }: StepProps) {
  const { options } = vehicle;
  const { configuration } = state;
  const { grade, colour, accessories } = chosenOptions(options, configuration);
  const rows: Readonly<
    Record<Exclude<ConfigurationStep, 'summary'>, readonly (readonly [string, string])[]>
  > = {
    grade: grade ? [[grade.name, formatPrice(centsToDollars(grade.cents))]] : [],
    colour: colour ? [[colour.name, extraPrice(colour.cents)]] : [],
    accessories:
      accessories.length > 0
        ? accessories.map(({ name, cents }) => [name, extraPrice(cents)] as const)
        : [['None', '']],
  };
  return (
    <>
      <dl css={list}>
        {stepsOf(options).map(
          (step) =>
            step !== 'summary' && (
              <div key={step} css={part}>
                <dt css={name}>
                  {STEP_WORDS[step].name}{' '}
                  <StepLink state={state} to={step} label={`Change ${STEP_WORDS[step].name.toLowerCase()}`}>
                    Change
                  </StepLink>
                </dt>
                {rows[step].map(([what, price]) => (
                  <dd key={what} css={row}>
                    <span>{what}</span> <span css={figure}>{price}</span>
                  </dd>
                ))}
              </div>
            ),
        )}
        <div css={[part, total]}>
          <dt>Drive-away price estimate</dt>
          <dd css={figure}>{formatPrice(centsToDollars(configurationPrice(options, configuration)))}</dd>
        </div>
      </dl>
      <p css={small}>
        An estimate, not an offer. We confirm the drive-away price, and when we can have it here, before you
        sign anything.
      </p>
      <StockMatches vehicle={vehicle} configuration={configuration} />
      <div css={share}>
        <CopyLink address={addressOf(state)} />
      </div>
    </>
  );
}

/** The address of a configuration. Only a browser shows the summary, so there is a window. */
export const addressOf = ({ configuration }: Pick<StepProps['state'], 'configuration'>): string =>
  window.location.origin +
  window.location.pathname +
  formatConfigurationAddress({ configuration, step: 'summary', foreign: [] });

const list = css({ borderTop: `1px solid ${color.line}` });
const part = css({ paddingBlock: space[3], borderBottom: `1px solid ${color.line}` });
const name = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  color: color.inkQuiet,
  fontSize: text.small,
  '& a': { paddingBlock: space[1] },
});
const row = css({ display: 'flex', justifyContent: 'space-between', gap: space[4], margin: 0 });
const figure = css({ flex: 'none', margin: 0, fontVariantNumeric: 'tabular-nums' });
const total = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[4]}`,
  fontFamily: font.heading,
  fontSize: text.title,
  fontWeight: 600,
});
const small = css({ marginTop: space[3], color: color.inkQuiet, fontSize: text.small });
const share = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  marginTop: space[4],
  [media.print]: { display: 'none' },
});

import { css } from '@emotion/react';
import type { VehicleConfigurationView } from '../../../content/vehicles/vehicleConfiguration';
import {
  type Configuration,
  chosenOptions,
  configurationPrice,
  extraPrice,
} from '../../../domain/configuration/configuration';
import {
  type ConfigurationStep,
  formatConfigurationAddress,
  stepsOf,
} from '../../../domain/configuration/configurationAddress';
import { formatNumber, formatPrice } from '../../../domain/formatNumber';
import { centsToDollars } from '../../../domain/money';
import { formatSearchUrl } from '../../../search/address/url';
import type { SearchState } from '../../../search/searchState';
import { color, font, media, space, text, wrapRow } from '../../../theme/tokens';
import { MatchBand } from '../../search/MatchBand';
import { useMatchCounts } from '../../search/useMatchCounts';
import { useStockVocabulary } from '../../search/useStockVocabulary';
import { ButtonLink } from '../../ui/Button';
import { CopyLink } from '../../ui/links/CopyLink';
import type { StepProps } from './OptionSteps';
import { STEP_WORDS, StepLink } from './StepNav';

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
const row = css({ display: 'flex', justifyContent: 'space-between', gap: space[4] });
const figure = css({ flex: 'none', fontVariantNumeric: 'tabular-nums' });
const total = css({
  ...wrapRow(`0 ${space[4]}`, 'normal'),
  justifyContent: 'space-between',
  fontFamily: font.heading,
  fontSize: text.title,
  fontWeight: 600,
});
const small = css({ marginBlock: `${space[3]} ${space[5]}`, color: color.inkQuiet, fontSize: text.small });
const share = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  marginTop: space[4],
  [media.print]: { display: 'none' },
});

interface Props {
  readonly vehicle: VehicleConfigurationView;
  readonly configuration: Configuration;
}

/** How many similar vehicles are in stock, and a link to the closest search that finds any. */
function StockMatches({ vehicle, configuration }: Props) {
  const vocabulary = useStockVocabulary();
  const searches = configurationSearches(vehicle, configuration);
  const { counts } = useMatchCounts(searches.map(({ search }) => search));
  const closest = counts?.findIndex((count) => count > 0) ?? 0;
  const closestSearch = searches[closest];
  const count = counts?.[closest];
  return (
    <MatchBand
      words={
        counts === undefined
          ? 'Looking in our stock …'
          : words(vehicle, configuration, closestSearch, count ?? 0)
      }
    >
      {closestSearch && (
        <ButtonLink href={formatSearchUrl(closestSearch.search, vocabulary)}>
          {count === undefined ? 'See what’s in stock' : `Show ${formatNumber(count)} in stock`}
        </ButtonLink>
      )}
    </MatchBand>
  );
}

function words(
  { name, options }: VehicleConfigurationView,
  configuration: Configuration,
  found: ConfigurationSearch | undefined,
  count: number,
): string {
  const { grade, colour } = chosenOptions(options, configuration);
  const here = `${formatNumber(count)} ${count === 1 ? 'is' : 'are'} here now, new or demo.`;
  switch (found?.of) {
    case 'configuration':
      return `${grade?.name} in ${colour?.name}: ${here}`;
    case 'grade':
      return `${grade?.name} in any colour: ${here}`;
    case 'model':
      return `${name} in any grade: ${here}`;
    case undefined:
      return `No ${name} is in stock today. Ask us when the next one arrives.`;
  }
}

interface ConfigurationSearch {
  readonly search: SearchState;
  readonly of: 'configuration' | 'grade' | 'model';
}

/** Searches for new and demo stock like a configuration, the closest first: grade and colour, then the grade, then the model. */
function configurationSearches(
  { stockMake, stockModel, options }: VehicleConfigurationView,
  configuration: Configuration,
): readonly ConfigurationSearch[] {
  const { grade, colour } = chosenOptions(options, configuration);
  const model: SearchState = { vehType: ['New', 'Demo'], make: [stockMake], model: [stockModel] };
  const ofGrade = grade?.stockBadge === undefined ? undefined : { ...model, badge: [grade.stockBadge] };
  return [
    ...(ofGrade && colour?.stockColour
      ? [{ search: { ...ofGrade, colour: [colour.stockColour] }, of: 'configuration' as const }]
      : []),
    ...(ofGrade ? [{ search: ofGrade, of: 'grade' as const }] : []),
    { search: model, of: 'model' },
  ];
}

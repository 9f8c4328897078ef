import { css } from '@emotion/react';
import type { VehicleConfigurationView } from '../../../content/vehicles/vehicleConfiguration';
import { type Configuration, chosenOptions } from '../../../domain/configuration/configuration';
import { formatNumber } from '../../../domain/formatNumber';
import { formatSearchUrl } from '../../../search/address/url';
import type { SearchState } from '../../../search/searchState';
import { color, media, radius, space } from '../../../theme/tokens';
import { useLateMatchCounts } from '../../search/useLateMatchCounts';
import { useStockVocabulary } from '../../search/useStockVocabulary';
import { ButtonLink } from '../../ui/Button';

interface Props {
  readonly vehicle: VehicleConfigurationView;
  readonly configuration: Configuration;
}

/** How many similar vehicles are in stock, and a link to the closest search that finds any. */
export function StockMatches({ vehicle, configuration }: Props) {
  const vocabulary = useStockVocabulary();
  const searches = configurationSearches(vehicle, configuration);
  const { counts, counter } = useLateMatchCounts(searches.map(({ search }) => search));
  const closest = counts?.findIndex((count) => count > 0) ?? 0;
  const closestSearch = searches[closest];
  const count = counts?.[closest];
  return (
    <div css={band}>
      {counter}
      <p role="status">
        {counts === undefined
          ? 'Looking in our stock …'
          : words(vehicle, configuration, closestSearch, count ?? 0)}
      </p>
      {closestSearch && (
        <ButtonLink href={formatSearchUrl(closestSearch.search, vocabulary)}>
          {count === undefined ? 'See what’s in stock' : `Show ${formatNumber(count)} in stock`}
        </ButtonLink>
      )}
    </div>
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

const band = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[3]} ${space[5]}`,
  marginTop: space[5],
  padding: space[4],
  borderRadius: radius.medium,
  background: color.accentSoft,
  fontVariantNumeric: 'tabular-nums',
  [media.print]: { display: 'none' },
});

interface ConfigurationSearch {
  readonly search: SearchState;
  /** How much of the configuration the search looks for. */
  readonly of: 'configuration' | 'grade' | 'model';
}

/**
 * Searches for stock like a configuration, the closest first: grade and colour, then the grade, then the model. They only find new
 * and demo stock. A grade or colour whose name in the content differs from the feed's cannot be searched for.
 */
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

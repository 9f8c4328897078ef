import { css } from '@emotion/react';
import type { VehicleBuildView } from '../../../content/vehicles/vehicleBuild';
import { type Build, chosenOptions } from '../../../domain/build/build';
import { formatNumber } from '../../../domain/formatNumber';
import { formatSearchUrl } from '../../../search/address/url';
import type { SearchState } from '../../../search/searchState';
import { color, media, radius, space } from '../../../theme/tokens';
import { useMatchCounts } from '../../search/useMatchCounts';
import { useStockVocabulary } from '../../search/useStockVocabulary';
import { ButtonLink } from '../../ui/Button';

interface Props {
  readonly vehicle: VehicleBuildView;
  readonly build: Build;
}

/** How many similar vehicles are in stock, and a link to the closest search that finds any. */
export function StockMatches({ vehicle, build }: Props) {
  const vocabulary = useStockVocabulary();
  const searches = buildSearches(vehicle, build);
  const counts = useMatchCounts(searches.map(({ search }) => search));
  const closest = counts?.findIndex((count) => count > 0) ?? 0;
  const found = searches[closest];
  const count = counts?.[closest];
  return (
    <div css={band}>
      <p role="status">
        {counts === undefined ? 'Looking in our stock …' : words(vehicle, build, found, count ?? 0)}
      </p>
      {found && (
        <ButtonLink href={formatSearchUrl(found.search, vocabulary)}>
          {count === undefined ? 'See what’s in stock' : `Show ${formatNumber(count)} in stock`}
        </ButtonLink>
      )}
    </div>
  );
}

function words(
  { name, options }: VehicleBuildView,
  build: Build,
  found: BuildSearch | undefined,
  count: number,
): string {
  const { grade, colour } = chosenOptions(options, build);
  const here = `${formatNumber(count)} ${count === 1 ? 'is' : 'are'} here now, new or demo.`;
  switch (found?.of) {
    case 'build':
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
  background: color.greenSoft,
  fontVariantNumeric: 'tabular-nums',
  [media.print]: { display: 'none' },
});

interface BuildSearch {
  readonly search: SearchState;
  /** How much of the build the search asks for. */
  readonly of: 'build' | 'grade' | 'model';
}

/**
 * Searches for stock like a build, the closest first: grade and colour, then the grade, then the model. They only find new
 * and demo stock. A grade or colour whose name in the content differs from the feed's cannot be searched for.
 */
function buildSearches(
  { stockMake, stockModel, options }: VehicleBuildView,
  build: Build,
): readonly BuildSearch[] {
  const { grade, colour } = chosenOptions(options, build);
  const model: SearchState = { vehType: ['New', 'Demo'], make: [stockMake], model: [stockModel] };
  const ofGrade = grade?.stockBadge === undefined ? undefined : { ...model, badge: [grade.stockBadge] };
  return [
    ...(ofGrade && colour?.stockColour
      ? [{ search: { ...ofGrade, colour: [colour.stockColour] }, of: 'build' as const }]
      : []),
    ...(ofGrade ? [{ search: ofGrade, of: 'grade' as const }] : []),
    { search: model, of: 'model' },
  ];
}

import type { VehicleBuildView } from '../../content/vehicles/vehicleBuild';
import { type Build, chosenOptions } from '../../domain/build/build';
import type { SearchState } from '../../search/searchState';

export interface BuildSearch {
  readonly search: SearchState;
  /** How much of the build the search asks for. */
  readonly of: 'build' | 'grade' | 'model';
}

/**
 * Searches for stock like a build, the closest first: grade and colour, then the grade, then the model. They only find new
 * and demo stock. A grade or colour whose name in the content differs from the feed's cannot be searched for.
 */
export function buildSearches(
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

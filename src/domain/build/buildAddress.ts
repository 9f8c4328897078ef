import { type Build, toBuild } from './build';
import type { BuildOptions } from './buildOptions';
import { BUILD_STEPS, type BuildStep, stepsOf } from './buildStep';

/** Everything that the address of a build says. */
export interface BuildAddress {
  readonly build: Build;
  readonly step: BuildStep;
  /** Parameters that are not of the build, such as a campaign's, in order. */
  readonly foreign: readonly (readonly [name: string, value: string])[];
}

const OWN: readonly string[] = ['grade', 'colour', 'accessories', 'step'];

/**
 * Reads the query of an address, with or without its `?`. Total: what there is not is left out, and of two values the
 * first counts. Law: `parseBuildAddress(formatBuildAddress(address), options)` equals `address`.
 */
export function parseBuildAddress(search: string, options: BuildOptions): BuildAddress {
  const query = new URLSearchParams(search);
  const asked = query.get('step');
  return {
    build: toBuild(options, {
      grade: query.get('grade') ?? undefined,
      colour: query.get('colour') ?? undefined,
      accessories: query.getAll('accessories').flatMap((list) => list.split(',')),
    }),
    step: stepsOf(options).find((step) => step === asked) ?? BUILD_STEPS[0],
    foreign: [...query].filter(([name]) => !OWN.includes(name)),
  };
}

/**
 * The one query of a build. Grade and colour always stand there: a link that is shared today names the same car when
 * content has another order. The first step says nothing.
 */
export function formatBuildAddress({ build, step, foreign }: BuildAddress): string {
  const own = [
    `grade=${build.grade}`,
    `colour=${build.colour}`,
    // Ids are lower case letters, digits and hyphens: nothing has to be escaped.
    ...(build.accessories.length > 0 ? [`accessories=${build.accessories.join(',')}`] : []),
    ...(step === BUILD_STEPS[0] ? [] : [`step=${step}`]),
  ];
  const others = new URLSearchParams(foreign.map(([name, value]) => [name, value])).toString();
  return `?${[...own, ...(others === '' ? [] : [others])].join('&')}`;
}

import { type Build, toBuild } from './build';
import type { BuildOptions } from './buildOptions';
import { BUILD_STEPS, type BuildStep, stepsOf } from './buildStep';

/** Everything in the address of a build. */
export interface BuildAddress {
  readonly build: Build;
  readonly step: BuildStep;
  /** Parameters that do not belong to the build, such as a campaign's, in order. */
  readonly foreign: readonly (readonly [name: string, value: string])[];
}

const OWN: readonly string[] = ['grade', 'colour', 'accessories', 'step'];

/**
 * Reads the query of an address, with or without its `?`. Never fails: it leaves out unknown options, and of two values the
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
 * The query of a build. It always names grade and colour, so that a link still means the same vehicle when the content
 * changes its order. The first step is left out.
 */
export function formatBuildAddress({ build, step, foreign }: BuildAddress): string {
  const own = [
    `grade=${build.grade}`,
    `colour=${build.colour}`,
    // Ids are lower case letters, digits and hyphens, so nothing needs escaping.
    ...(build.accessories.length > 0 ? [`accessories=${build.accessories.join(',')}`] : []),
    ...(step === BUILD_STEPS[0] ? [] : [`step=${step}`]),
  ];
  const others = new URLSearchParams(foreign.map(([name, value]) => [name, value])).toString();
  return `?${[...own, ...(others === '' ? [] : [others])].join('&')}`;
}

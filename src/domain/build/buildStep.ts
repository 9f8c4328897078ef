import type { BuildOptions } from './buildOptions';

/** The steps, in order. */
export const BUILD_STEPS = ['grade', 'colour', 'accessories', 'summary'] as const;

export type BuildStep = (typeof BUILD_STEPS)[number];

/** The steps of a model. Without accessories there is no step for them. */
export const stepsOf = ({ accessories }: Pick<BuildOptions, 'accessories'>): readonly BuildStep[] =>
  BUILD_STEPS.filter((step) => step !== 'accessories' || accessories.length > 0);

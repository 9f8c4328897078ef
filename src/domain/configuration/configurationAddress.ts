import { type Configuration, type ConfigurationOptions, validConfiguration } from './configuration';

export const CONFIGURATION_STEPS = ['grade', 'colour', 'accessories', 'summary'] as const;

export type ConfigurationStep = (typeof CONFIGURATION_STEPS)[number];

/** The steps of a model. A model without accessories skips that step. */
export const stepsOf = ({
  accessories,
}: Pick<ConfigurationOptions, 'accessories'>): readonly ConfigurationStep[] =>
  CONFIGURATION_STEPS.filter((step) => step !== 'accessories' || accessories.length > 0);

export interface ConfigurationAddress {
  readonly configuration: Configuration;
  readonly step: ConfigurationStep;
  /** Parameters that do not belong to the configuration, such as a campaign's, in order. */
  readonly foreign: readonly (readonly [name: string, value: string])[];
}

const OWN: readonly string[] = ['grade', 'colour', 'accessories', 'step'];

/**
 * Reads the query of an address, with or without its `?`. Never fails: it leaves out unknown options, and of two values the
 * first counts. Law: `parseBuildAddress(formatBuildAddress(address), options)` equals `address`.
 */
export function parseConfigurationAddress(
  search: string,
  options: ConfigurationOptions,
): ConfigurationAddress {
  const query = new URLSearchParams(search);
  const named = query.get('step');
  return {
    configuration: validConfiguration(options, {
      grade: query.get('grade') ?? undefined,
      colour: query.get('colour') ?? undefined,
      accessories: query.getAll('accessories').flatMap((list) => list.split(',')),
    }),
    step: stepsOf(options).find((step) => step === named) ?? CONFIGURATION_STEPS[0],
    foreign: [...query].filter(([name]) => !OWN.includes(name)),
  };
}

/** Whether the query of an address names a grade, a colour or an accessory that the model does not have, or not any more. */
export function namesUnknownOptions(search: string, options: ConfigurationOptions): boolean {
  const query = new URLSearchParams(search);
  const { grade, colour, accessories } = parseConfigurationAddress(search, options).configuration;
  return (
    (query.get('grade') ?? grade) !== grade ||
    (query.get('colour') ?? colour) !== colour ||
    query
      .getAll('accessories')
      .flatMap((list) => list.split(','))
      .some((id) => id !== '' && !accessories.includes(id))
  );
}

/** The query of a configuration. It always names grade and colour, whatever order the content has later. */
export function formatConfigurationAddress({ configuration, step, foreign }: ConfigurationAddress): string {
  const own = [
    `grade=${configuration.grade}`,
    `colour=${configuration.colour}`,
    // Ids are lower case letters, digits and hyphens, so nothing needs escaping.
    ...(configuration.accessories.length > 0 ? [`accessories=${configuration.accessories.join(',')}`] : []),
    ...(step === CONFIGURATION_STEPS[0] ? [] : [`step=${step}`]),
  ];
  const others = new URLSearchParams(foreign.map(([name, value]) => [name, value])).toString();
  return `?${[...own, ...(others === '' ? [] : [others])].join('&')}`;
}

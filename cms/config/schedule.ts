/** When the site is built. */
export interface Schedule {
  /** The dealership's: times of day are meant there. */
  readonly timeZone: string;
  /** The times of the scheduled builds in UTC, as `02:30`; empty if they are not known. */
  readonly builds: readonly string[];
}

/**
 * The times of the scheduled builds, as CMS_BUILDS names them: `02:30,16:30`.
 * @throws an error that says how they are written
 */
export function scheduledBuilds(setting = process.env.CMS_BUILDS ?? ''): readonly string[] {
  const builds = setting.split(',').map((time) => time.trim());
  if (setting.trim() === '') return [];
  if (builds.every((time) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time))) return builds;
  throw new Error(
    `CMS_BUILDS must be times of day in UTC, such as 02:30,16:30 (it is ${JSON.stringify(setting.slice(0, 60))})`,
  );
}

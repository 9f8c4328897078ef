/** Drops the fields without a value, so that what is stored or sent does not hold them. */
export const known = <Fields extends object>(
  fields: Fields,
): { readonly [Name in keyof Fields]?: NonNullable<Fields[Name]> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    readonly [Name in keyof Fields]?: NonNullable<Fields[Name]>;
  };

export const pick = <Whole extends object, Name extends keyof Whole>(
  whole: Whole,
  names: readonly Name[],
): Pick<Whole, Name> =>
  known(Object.fromEntries(names.map((name) => [name, whole[name]]))) as Pick<Whole, Name>;

/** Whether a value is an object with fields, and not a list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

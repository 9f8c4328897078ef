/** The fields that have a value. A field that nobody knows is absent from what is stored or sent. */
export const known = <Fields extends object>(
  fields: Fields,
): { readonly [Name in keyof Fields]?: NonNullable<Fields[Name]> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    readonly [Name in keyof Fields]?: NonNullable<Fields[Name]>;
  };

/** Some fields of an object, without those that have no value. */
export const pick = <Whole extends object, Name extends keyof Whole>(
  whole: Whole,
  names: readonly Name[],
): Pick<Whole, Name> =>
  known(Object.fromEntries(names.map((name) => [name, whole[name]]))) as Pick<Whole, Name>;

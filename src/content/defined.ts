/** A record whose nulls are left out. */
type Defined<Raw> = {
  readonly [Name in keyof Raw as null extends Raw[Name] ? never : Name]: Raw[Name];
} & { readonly [Name in keyof Raw as null extends Raw[Name] ? Name : never]?: Exclude<Raw[Name], null> };

/** A record of an endpoint as components take it, without what is not there: an endpoint says `null`. */
export const defined = <Raw extends object>(raw: Raw): Defined<Raw> =>
  Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== null)) as Defined<Raw>;

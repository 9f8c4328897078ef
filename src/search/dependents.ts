/** A model belongs to its make, a badge to its model: without the first, the second means nothing. */
const BELONGS_TO = { model: 'make', badge: 'model' } as const;

type Dependent = keyof typeof BELONGS_TO;
type Owner = (typeof BELONGS_TO)[Dependent];

/** The filter that must be set before this one means anything. Attribute and key of the search state are the same here. */
export const ownerOf = (name: string): Owner | undefined =>
  Object.hasOwn(BELONGS_TO, name) ? BELONGS_TO[name as Dependent] : undefined;

/** The filters that mean nothing without this one. */
export const dependentsOf = (name: string): readonly Dependent[] => {
  const next = (Object.keys(BELONGS_TO) as Dependent[]).filter((each) => BELONGS_TO[each] === name);
  return [...next, ...next.flatMap(dependentsOf)];
};

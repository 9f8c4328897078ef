/** A department's numbers, as content has them. */
interface WithPhones {
  readonly phones: readonly { readonly label?: string | null; readonly number: string }[];
}

/** Spellings that differ only in case or in spaces at the ends are the same name. */
const sameName = (name: string): string => name.trim().toLowerCase();

/**
 * The number to ring about stock at a location: the first number of a department whose label is the location's name.
 * Without one, or without a location, it is the dealership's main number.
 */
export function locationPhone(
  departments: readonly WithPhones[],
  location: string | undefined,
  mainPhone: string,
): string {
  if (location === undefined) return mainPhone;
  const wanted = sameName(location);
  const phones = departments.flatMap((department) => department.phones);
  return phones.find(({ label }) => label && sameName(label) === wanted)?.number ?? mainPhone;
}

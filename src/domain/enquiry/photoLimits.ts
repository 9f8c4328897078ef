/** How many photos a form takes, and the most bytes of each. The server refuses more. */
export const PHOTO_LIMITS = { count: 6, bytes: 12_000_000 } as const;

/** What is wrong with some photos; `undefined` if nothing is. */
export function photoFault(
  photos: readonly { readonly name: string; readonly size: number; readonly type: string }[],
) {
  if (photos.length > PHOTO_LIMITS.count) return `Choose at most ${PHOTO_LIMITS.count} photos`;
  const wrong = photos.find(({ size, type }) => size > PHOTO_LIMITS.bytes || !type.startsWith('image/'));
  if (wrong === undefined) return undefined;
  return wrong.type.startsWith('image/')
    ? `${wrong.name} is larger than 12 MB: choose a smaller one`
    : `${wrong.name} is not a picture`;
}

/** How many photos a form takes, and the most bytes of each. The server refuses more. */
export const PHOTO_LIMITS = { count: 6, bytes: 12_000_000 } as const;

/** The kinds of photo that the server reads. For these an iPhone turns its HEIC photos into JPEG. */
export const PHOTO_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** What is wrong with one photo, after its name. */
export const PHOTO_FAULTS = {
  heic: 'is a HEIC photo, which we cannot read: save it as JPEG, or choose another',
  notAPhoto: 'is not a photo that we can read: choose JPEG, PNG, WebP or AVIF',
  tooLarge: 'is larger than 12 MB: choose a smaller copy',
} as const;

interface ChosenPhoto {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}

/** What is wrong with some photos, each by its name; `undefined` if nothing is. */
export function photoFault(photos: readonly ChosenPhoto[]): string | undefined {
  if (photos.length > PHOTO_LIMITS.count) return `Choose at most ${PHOTO_LIMITS.count} photos`;
  const faults = photos.flatMap((photo) => faultOf(photo) ?? []);
  return faults.length === 0 ? undefined : faults.join('. ');
}

function faultOf({ name, size, type }: ChosenPhoto): string | undefined {
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) return `${name} ${PHOTO_FAULTS.heic}`;
  if (!PHOTO_TYPES.includes(type)) return `${name} ${PHOTO_FAULTS.notAPhoto}`;
  return size > PHOTO_LIMITS.bytes ? `${name} ${PHOTO_FAULTS.tooLarge}` : undefined;
}

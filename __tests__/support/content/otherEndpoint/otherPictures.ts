import sharp from 'sharp';

interface OtherPicture {
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

const SIZES = [
  { width: 1600, height: 900 },
  { width: 600, height: 900 },
  { width: 64, height: 64 },
  { width: 1200, height: 300 },
] as const;

const FORMATS = ['png', 'jpeg', 'webp', 'png'] as const;

/** The pictures of the endpoint's own server, by path. */
export async function drawPictures(): Promise<ReadonlyMap<string, { type: string; bytes: Buffer }>> {
  const drawn = await Promise.all(
    SIZES.map(async (size, place) => {
      const format = FORMATS[place] ?? 'png';
      const background = { r: 40 + place * 50, g: 120, b: 90 };
      const bytes = await sharp({ create: { ...size, channels: 3, background } })
        .toFormat(format)
        .toBuffer();
      return [`/pictures/${place}.${format}`, { type: `image/${format}`, bytes }] as const;
    }),
  );
  return new Map(drawn);
}

/** Files of the site, which a content system may name too. */
const OWN = [
  { url: '/uploads/team/dev-patel.webp', width: 800, height: 1000 },
  { url: '/uploads/vehicles/quartz-hero.webp', width: 800, height: 450 },
] as const;

/** A picture for an index of a list: most are from the endpoint's own server, some from the site. */
export function otherPicture(origin: string, place: number, alt: string): OtherPicture {
  const own = OWN[place % 7];
  if (own) return { ...own, alt };
  const which = place % SIZES.length;
  const size = SIZES[which] ?? SIZES[0];
  return { url: `${origin}/pictures/${which}.${FORMATS[which]}`, alt, ...size };
}

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { drawingFault } from '../../plugins/content-endpoint/files/drawingFault';
import type { Dealer } from '../../src/config/dealer';
import { ICON, SHARE_PICTURE, TOUCH_ICON } from '../../src/config/icons';
import type { Drawing, PageSite, SiteLooks } from '../../src/config/siteConfig';
import { makeTypefaces, type Publish } from './typefaces';

/** What a build makes of a dealer's drawings and fonts: what pages need to know, and the files to publish. */
export interface Looks {
  readonly site: PageSite;
  readonly looks: SiteLooks;
  /** By root-relative address. The name of each holds a hash of its content. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/**
 * Reads the logo and makes the fonts. Writes nothing.
 * @throws an error that names a file that cannot be read
 */
export async function makeLooks(dealer: Dealer): Promise<Looks> {
  const files = new Map<string, Buffer>();
  const publish: Publish = (name, bytes) => {
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 20);
    const url = `/static/${name.replace(/\.\w+$/, `-${hash}$&`)}`;
    files.set(url, bytes);
    return url;
  };
  return { ...(await looksOf(dealer, publish)), files };
}

interface LooksOptions {
  readonly typefaces?: typeof makeTypefaces;
  readonly unsaved?: (file: string) => Drawing;
}

/**
 * @param publish stores a file, and returns its address
 * @param unsaved used where a drawing is missing; without it, a missing drawing is a fault
 */
export async function looksOf(
  dealer: Dealer,
  publish: Publish,
  { typefaces = makeTypefaces, unsaved }: LooksOptions = {},
): Promise<Pick<Looks, 'site' | 'looks'>> {
  const { dealerId, brandId, stockVersion, url, locale, placesId, theme, logo } = dealer.site;
  const drawing = async (name: string, file: string): Promise<Drawing> => {
    if (unsaved && !existsSync(join(dealer.folder, file))) return unsaved(file);
    const { bytes, width, height } = await readDrawing(join(dealer.folder, file));
    return { url: publish(`${name}.svg`, bytes), width, height };
  };
  const plain = await drawing('logo', logo.file);
  return {
    site: {
      dealerId,
      brandId,
      stockVersion,
      url,
      locale,
      placesId,
      themeColor: theme.color.paper,
      logo: plain,
      logoOnDark: logo.onDark === undefined ? plain : await drawing('logo-on-dark', logo.onDark),
      logoHasName: logo.hasName,
    },
    looks: { theme, ...(await typefaces(dealer, publish)) },
  };
}

/** An SVG file and its size. @throws an error that names the file */
async function readDrawing(file: string) {
  const bytes = await readFile(file);
  const fault = drawingFault(bytes);
  if (fault !== undefined) throw new Error(`${file}: ${fault}: save the drawing as a plain SVG without it.`);
  try {
    const { width, height } = await sharp(bytes).metadata();
    return { bytes, width, height };
  } catch (error) {
    throw new Error(`${file} cannot be read as a drawing (${(error as Error).message}).`);
  }
}

/** The icons of the web manifest, by their width. */
export const ICON_SIZES = [192, 512] as const;
export const iconPath = (size: number, purpose: 'any' | 'maskable'): string =>
  `/icons/app-${purpose === 'maskable' ? 'maskable-' : ''}${size}.png`;

/** A phone may cut a maskable icon to a circle of four fifths of its width. The drawing stays inside that circle. */
const MASKABLE_SHARE = 0.64;

/** The share of the logo in an icon whose ground is never cropped. */
const ICON_SHARE = 0.72;

/** Changes when the same drawings should look different: icons of an earlier version are drawn again. */
const VERSION = 2;

/**
 * Draws the icons for tabs and phones and the ground for shared links from the logo, unless they are there from the same
 * drawings.
 */
export async function writeIcons(dealer: Dealer, publicFolder: string): Promise<void> {
  const { logo, theme } = dealer.site;
  const { accent } = theme.color;
  const read = (file: string) => readFile(join(dealer.folder, file));
  const [mark, own] = await Promise.all([
    read(logo.onDark ?? logo.file),
    logo.icon === undefined ? undefined : read(logo.icon),
  ]);
  const key = createHash('sha256')
    .update(JSON.stringify([VERSION, accent, `${mark}`, `${own}`]))
    .digest('hex');
  const note = join('.cache', 'icons.txt');
  const targets = [
    ICON,
    TOUCH_ICON,
    SHARE_PICTURE.url,
    ...ICON_SIZES.flatMap((size) => [iconPath(size, 'any'), iconPath(size, 'maskable')]),
  ].map((url) => join(publicFolder, url));
  const last = existsSync(note) ? await readFile(note, 'utf8') : '';
  if (last === key && targets.every((file) => existsSync(file))) return;

  await Promise.all(
    [...new Set([...targets, note].map(dirname))].map((folder) => mkdir(folder, { recursive: true })),
  );
  const at = (url: string) => join(publicFolder, url);
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: accent } });
  const iconOf = async (size: number) =>
    own === undefined
      ? onGround(await drawn(roundGround(accent), size), mark, size * ICON_SHARE)
      : (await drawn(own, size)).png({ palette: true });
  const { width, height } = SHARE_PICTURE;
  const write = async (url: string, picture: Promise<Sharp>) => (await picture).toFile(at(url));
  await Promise.all([
    writeFile(at(ICON), own ?? roundGround(accent, mark)),
    write(TOUCH_ICON, onGround(plain(180, 180), own ?? mark, own ? 180 : 180 * ICON_SHARE)),
    write(SHARE_PICTURE.url, onGround(plain(width, height), mark, 320)),
    ...ICON_SIZES.map((size) => write(iconPath(size, 'any'), iconOf(size))),
    // A ground of the icon's own would show as a square on this one, so it is the logo.
    ...ICON_SIZES.map((size) =>
      write(iconPath(size, 'maskable'), onGround(plain(size, size), mark, size * MASKABLE_SHARE)),
    ),
  ]);
  await writeFile(note, key);
}

/** A square ground with round corners, as a drawing. @param mark what lies on it */
const roundGround = (ground: string, mark?: Buffer): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${ground}"/>${mark === undefined ? '' : `<image x="9" y="9" width="46" height="46" href="data:image/svg+xml;base64,${mark.toString('base64')}"/>`}</svg>`,
  );

/** A drawing in the middle of a ground. @param room the side of the square that it fits into, in pixels */
async function onGround(ground: Sharp, drawing: Buffer, room: number) {
  return ground
    .composite([{ input: await (await drawn(drawing, Math.round(room))).png().toBuffer() }])
    .png({ palette: true });
}

/** A drawing within a square, at no less than its final size, so that lines stay sharp. @param size in pixels */
export async function drawn(drawing: Buffer, size: number) {
  const own = await sharp(drawing).metadata();
  const density = Math.min(2400, Math.max(72, (72 * 2 * size) / Math.max(own.width, own.height)));
  return sharp(drawing, { density }).resize(size, size, {
    fit: 'contain',
    background: { r: 0, g: 0, b: 0, alpha: 0 },
  });
}

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Font } from 'fontkitten';
import sharp, { type Sharp } from 'sharp';
import { staticPath } from '../../plugins/content-endpoint/files/staticFiles';
import type { Dealer } from '../../src/config/dealer';
import { SHARE_PICTURE } from '../../src/config/icons';
import type { ShareView } from '../../src/content/seo';
import { groupBy } from '../../src/domain/groups';
import { escapeHtml, unescapeHtml } from '../../src/domain/htmlText';
import { largestPicture, STOCK_PICTURE_FOLDER } from '../../src/domain/stock/stockPicture';
import { drawn } from '../looks/looks';
import { outlines } from '../looks/typefaces';
import { several } from '../several';
import { nameByContent, UNFINISHED } from './publishPicture';
import { fitted, LEADING, words } from './typeset';

/** What the picture of a shared page says. */
export interface ShareCard {
  readonly title: string;
  /** The price as the page shows it: `$34,490`, `Drive Away`. */
  readonly price?: { readonly amount: string; readonly qualifier?: string };
  /** What else must be said: `Sold`, or the last day of an offer. */
  readonly note?: string;
  /** The root-relative address of the picture beside the words; absent: a plain ground. */
  readonly photo?: string;
  /** The part of the photo that stays where the card cuts it; absent: the middle. */
  readonly photoPosition?: 'top' | 'right' | 'bottom' | 'left';
}

/** The folder of the drawn pictures. Other sites may show what is below `/pictures/`, and the files never change. */
export const SHARE_FOLDER = `${STOCK_PICTURE_FOLDER}share/`;

/** Changes when the same words should look different: every picture is then drawn again. */
const VERSION = 1;

const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE;

/** In pixels. A photo takes two thirds of the width, which cuts little off one of three by two. */
const PHOTO_WIDTH = 784;
const EDGE = 44;
const LOGO = 72;
const BELOW_LOGO = EDGE + LOGO;

/** Where words go, in pixels, and how large they may be. */
interface Space {
  /** The width of the ground in the dealer's colour, which the words are on. */
  readonly ground: number;
  readonly left: number;
  readonly width: number;
  readonly title: number;
  readonly lines: number;
}
const BESIDE_PHOTO: Space = {
  ground: WIDTH - PHOTO_WIDTH,
  left: EDGE,
  width: WIDTH - PHOTO_WIDTH - 2 * EDGE,
  title: 46,
  lines: 5,
};
const ALONE: Space = { ground: WIDTH, left: 2 * EDGE, width: WIDTH - 4 * EDGE, title: 84, lines: 3 };

/** All the words of a picture, in the order in which they are read. */
const shareText = ({ title, price, note }: ShareCard): string =>
  [title, [price?.amount, price?.qualifier].filter(Boolean).join(' '), note].filter(Boolean).join('. ');

/** The pictures of a site for links that are shared: 1200 by 630 pixels, in the dealer's colours and type. */
export interface SharePictures {
  /** Names the picture of a page. Its name follows from what is drawn, so a picture is drawn once and never changes. */
  add(card: ShareCard): Promise<ShareView>;
  /**
   * Draws the pictures that no earlier build has drawn, and removes the ones that no page names any more.
   * @param onFault called for each picture whose photo could not be read; it is drawn on a plain ground
   * @returns how many it drew
   */
  draw(onFault: (fault: string) => void): Promise<number>;
}

/** @param name the dealership's, which is drawn where the logo does not hold it */
export async function sharePictures(
  dealer: Dealer,
  name: string,
  publicFolder: string,
): Promise<SharePictures> {
  const { theme, logo } = dealer.site;
  const mark = await readFile(join(dealer.folder, logo.onDark ?? logo.file));
  const fonts = await Promise.all(
    [...dealer.fontFiles.heading, ...dealer.fontFiles.text].map((file) => readFile(file)),
  );
  const look = hashOf([VERSION, theme.color, logo.hasName ? '' : name, ...[mark, ...fonts].map(hashOf)]);
  const cards = new Map<string, ShareCard>();
  const folder = join(publicFolder, SHARE_FOLDER);

  const photoFile = (url: string): string | undefined =>
    url.startsWith(STOCK_PICTURE_FOLDER) ? join(publicFolder, largestPicture(url)) : staticPath(dealer, url);

  return {
    async add(card) {
      const file = card.photo === undefined ? undefined : photoFile(card.photo);
      // The address of a published picture already holds a hash of its bytes.
      const photo =
        file !== undefined && !card.photo?.startsWith(STOCK_PICTURE_FOLDER) && existsSync(file)
          ? await nameByContent(file)
          : card.photo;
      const key = `${hashOf([look, { ...card, photo }]).slice(0, 20)}.jpg`;
      cards.set(key, card);
      return { url: SHARE_FOLDER + key, alt: shareText(card) };
    },
    async draw(onFault) {
      await mkdir(folder, { recursive: true });
      const there = new Set(await readdir(folder));
      for (const key of there) if (!cards.has(key)) await rm(join(folder, key));
      const missing = [...cards].filter(([key]) => !there.has(key));
      if (missing.length === 0) return 0;
      const draws = await drawer(dealer, mark, name);
      // A photo is read once for all cards that show it.
      const byPhoto = groupBy(missing, ([, { photo, photoPosition }]) => `${photo} ${photoPosition}`);
      await several([...byPhoto.values()], async (cards) => {
        const [[, { photo: url, photoPosition } = {}] = []] = cards;
        const file = url === undefined ? undefined : photoFile(url);
        const photo =
          file === undefined
            ? undefined
            : await draws.photo(file, photoPosition).catch((error: Error) => {
                onFault(
                  `The picture ${basename(file)} cannot be read (${error.message}); shared links show a plain ground.`,
                );
                return undefined;
              });
        for (const [key, card] of cards) {
          const target = join(folder, key);
          await draws.card(target + UNFINISHED, card, photo);
          await rename(target + UNFINISHED, target);
        }
      });
      return missing.length;
    },
  };
}

const hashOf = (value: unknown): string =>
  createHash('sha256')
    .update(Buffer.isBuffer(value) ? value : JSON.stringify(value))
    .digest('hex');

/** Pixels of three bytes each, without transparency. */
interface Canvas {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

const pixelsOf = async (picture: Sharp): Promise<Canvas> => {
  const { data, info } = await picture
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

const pictureOf = ({ data, width, height }: Canvas): Sharp =>
  sharp(data, { raw: { width, height, channels: 3 } });

/** Lays a part over a canvas, row by row. sharp's `composite` blends every pixel of both, which takes three times as long. */
function lay(canvas: Canvas, part: Canvas, left: number, top: number): void {
  const row = part.width * 3;
  for (let y = 0; y < part.height; y += 1)
    part.data.copy(canvas.data, ((top + y) * canvas.width + left) * 3, y * row, (y + 1) * row);
}

/** A photo with the words on its right. */
function joined(photo: Canvas, words: Canvas): Canvas {
  const canvas = { data: Buffer.alloc(WIDTH * HEIGHT * 3), width: WIDTH, height: HEIGHT };
  lay(canvas, photo, 0, 0);
  lay(canvas, words, PHOTO_WIDTH, 0);
  return canvas;
}

/** What is the same on all pictures is drawn once: the grounds with logo and name. */
async function drawer(dealer: Dealer, mark: Buffer, name: string) {
  const { logo, theme } = dealer.site;
  const { accent, onAccent } = theme.color;
  const [heading, text] = (await Promise.all(
    [dealer.fontFiles.heading, dealer.fontFiles.text].map((files) => outlines(files, 600)),
  )) as [Font, Font];
  const logoPicture = await (await drawn(mark, LOGO)).png().toBuffer();
  const groundOf = ({ ground, left, width }: Space): Promise<Canvas> => {
    const named = logo.hasName
      ? ''
      : words(text, fitted(text, name, { size: 26, width: width - LOGO - 20, lines: 2 }), {
          x: left + LOGO + 20,
          y: EDGE + 30,
        });
    const drawing = svg(named, { fill: onAccent, width: ground, top: 0 });
    return pixelsOf(
      sharp({ create: { width: ground, height: HEIGHT, channels: 3, background: accent } }).composite([
        { input: logoPicture, left, top: EDGE },
        { input: drawing },
      ]),
    );
  };
  const [besidePhoto, alone] = await Promise.all([groundOf(BESIDE_PHOTO), groundOf(ALONE)]);

  /** A ground with the words of a card, which begin below the logo. */
  const panel = async (card: ShareCard, space: Space): Promise<Canvas> => {
    const ground = space === ALONE ? alone : besidePhoto;
    const canvas = { ...ground, data: Buffer.from(ground.data) };
    const drawing = svg(cardWords(card, space, { heading, text }), {
      fill: onAccent,
      ground: accent,
      width: space.ground,
      top: BELOW_LOGO,
    });
    lay(canvas, await pixelsOf(sharp(drawing)), 0, BELOW_LOGO);
    return canvas;
  };

  return {
    /** A photo, cut to its part of the picture. @throws if it cannot be read */
    photo: (file: string, position: ShareCard['photoPosition'] = undefined): Promise<Canvas> =>
      pixelsOf(
        sharp(file)
          .autoOrient()
          .resize(PHOTO_WIDTH, HEIGHT, { fit: 'cover', position: position ?? 'centre' })
          .flatten({ background: theme.color.paper }),
      ),
    /** Writes the picture of a card. */
    async card(target: string, card: ShareCard, photo?: Canvas): Promise<void> {
      const canvas = await panel(card, photo ? BESIDE_PHOTO : ALONE);
      await pictureOf(photo ? joined(photo, canvas) : canvas)
        // Finding the best codes would take as long again as writing the picture, and save 3 % of its bytes.
        .jpeg({ quality: 82, optimiseCoding: false })
        .withXmp(xmp(shareText(card)))
        .toFile(target);
    },
  };
}

/** The words of a card: the title below the logo, the price and the note at the bottom. */
function cardWords(
  { title, price, note }: ShareCard,
  { left, width, title: size, lines }: Space,
  { heading, text }: { readonly heading: Font; readonly text: Font },
): string {
  const parts: string[] = [];
  let bottom = HEIGHT - EDGE - 6;
  const below = (font: Font, line: string | undefined, most: number) => {
    if (!line) return;
    const set = fitted(font, line, { size: most, width, lines: 2 });
    bottom -= set.lines.length * set.size * LEADING;
    parts.push(words(font, set, { x: left, y: bottom + set.size }));
  };
  below(text, note, 28);
  below(text, price?.qualifier, 28);
  below(heading, price?.amount, 72);
  const top = BELOW_LOGO + 36;
  // A long name takes a smaller size before it loses a word.
  const set = fitted(heading, title, { size, width, lines, height: bottom - top - 16 });
  parts.push(words(heading, set, { x: left, y: top + set.size }));
  return parts.join('');
}

/** The part of a picture from a height in pixels down to its foot, as a drawing. Without a ground, it is transparent. */
const svg = (
  parts: string,
  { fill, ground, width, top }: { fill: string; ground?: string; width: number; top: number },
): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT - top}" viewBox="0 ${top} ${width} ${HEIGHT - top}" fill="${fill}">${
      ground === undefined
        ? ''
        : `<rect y="${top}" width="${width}" height="${HEIGHT - top}" fill="${ground}"/>`
    }${parts}</svg>`,
  );

/** The words of the picture as its description (Dublin Core), so that a check of the built site can read what was drawn. */
const xmp = (description: string): string =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:description><rdf:Alt><rdf:li xml:lang="x-default">${escapeHtml(description)}</rdf:li></rdf:Alt></dc:description></rdf:Description></rdf:RDF></x:xmpmeta>`;

/** The words that were drawn into a picture; empty if it is missing or says none. */
export async function drawnText(file: string): Promise<string> {
  const { xmpAsString = '' } = await sharp(file)
    .metadata()
    .catch(() => ({ xmpAsString: '' }));
  return unescapeHtml(/<rdf:li[^>]*>([^<]*)</.exec(xmpAsString)?.[1] ?? '');
}

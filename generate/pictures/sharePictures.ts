import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Font } from 'fontkitten';
import sharp, { type OverlayOptions } from 'sharp';
import { staticPath } from '../../plugins/content-endpoint/files/staticFiles';
import type { Dealer } from '../../src/config/dealer';
import { SHARE_PICTURE } from '../../src/config/icons';
import type { ShareView } from '../../src/content/seo';
import { escapeHtml, unescapeHtml } from '../../src/domain/htmlText';
import { largestPicture, STOCK_PICTURE_FOLDER } from '../../src/domain/stock/stockPicture';
import { drawn } from '../looks/looks';
import { outlines } from '../looks/typefaces';
import { several } from '../several';
import { nameByContent, UNFINISHED } from './publishPicture';

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
      const drawCard = await drawer(dealer, mark, name);
      await several(missing, async ([key, card]) => {
        const target = join(folder, key);
        const file = card.photo === undefined ? undefined : photoFile(card.photo);
        await drawCard(target + UNFINISHED, card, file).catch((error: Error) => {
          onFault(
            `The picture ${basename(file ?? '')} cannot be read (${error.message}); shared links show a plain ground.`,
          );
          return drawCard(target + UNFINISHED, card);
        });
        await rename(target + UNFINISHED, target);
      });
      return missing.length;
    },
  };
}

const hashOf = (value: unknown): string =>
  createHash('sha256')
    .update(Buffer.isBuffer(value) ? value : JSON.stringify(value))
    .digest('hex');

/** What is the same on all pictures is drawn once: the grounds with logo and name. */
async function drawer(dealer: Dealer, mark: Buffer, name: string) {
  const { logo, theme } = dealer.site;
  const { accent, onAccent } = theme.color;
  const [heading, text] = (await Promise.all(
    [dealer.fontFiles.heading, dealer.fontFiles.text].map((files) => outlines(files, 600)),
  )) as [Font, Font];
  const logoPicture = await (await drawn(mark, LOGO)).png().toBuffer();
  const drawGround = async ({ ground, left, width }: Space): Promise<Buffer> => {
    const named = logo.hasName
      ? ''
      : words(text, fitted(text, name, { size: 26, width: width - LOGO - 20, lines: 2 }), {
          x: left + LOGO + 20,
          y: EDGE + 30,
        });
    return sharp({ create: { width: ground, height: HEIGHT, channels: 3, background: accent } })
      .composite([{ input: logoPicture, left, top: EDGE }, { input: drawing(named, onAccent, ground) }])
      .png({ compressionLevel: 1 })
      .toBuffer();
  };
  const [besidePhoto, alone] = await Promise.all([drawGround(BESIDE_PHOTO), drawGround(ALONE)]);

  const wordsOf = (card: ShareCard, space: Space): OverlayOptions => ({
    input: drawing(cardWords(card, space, { heading, text }), onAccent, space.ground),
  });
  const picture = (card: ShareCard, photo?: string) =>
    photo === undefined
      ? sharp(alone).composite([wordsOf(card, ALONE)])
      : // The small ground goes over the photo's: a photo over a large ground would take far longer.
        sharp(photo)
          .autoOrient()
          .resize(PHOTO_WIDTH, HEIGHT, { fit: 'cover', position: card.photoPosition ?? 'centre' })
          .flatten({ background: theme.color.paper })
          .extend({ right: BESIDE_PHOTO.ground })
          .composite(
            [{ input: besidePhoto }, wordsOf(card, BESIDE_PHOTO)].map((part) => ({
              ...part,
              left: PHOTO_WIDTH,
              top: 0,
            })),
          );

  /** Writes the picture of a card. @throws if the photo cannot be read */
  return async (target: string, card: ShareCard, photo?: string): Promise<void> => {
    await picture(card, photo)
      .jpeg({ quality: 82 })
      .withXmp(xmp(shareText(card)))
      .toFile(target);
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
  const top = EDGE + LOGO + 36;
  // A long name takes a smaller size before it loses a word.
  const set = fitted(heading, title, { size, width, lines, height: bottom - top - 16 });
  parts.push(words(heading, set, { x: left, y: top + set.size }));
  return parts.join('');
}

const LEADING = 1.16;

/** Lines of words at a size in pixels. */
interface SetWords {
  readonly lines: readonly string[];
  readonly size: number;
}

/** The largest size, down to half, at which words fit their space; what does not fit even then ends with an ellipsis. */
function fitted(
  font: Font,
  sentence: string,
  {
    size,
    width,
    lines: most,
    height = Number.POSITIVE_INFINITY,
  }: { size: number; width: number; lines: number; height?: number },
): SetWords {
  for (let smaller = size; ; smaller -= 2) {
    const lines = broken(font, sentence, width / smaller);
    const isLast = smaller - 2 < size / 2;
    const room = Math.max(1, Math.min(most, Math.floor(height / (smaller * LEADING))));
    if (lines.length <= room && lines.every((line) => advance(font, line) * smaller <= width))
      return { lines, size: smaller };
    if (isLast)
      return {
        lines: lines
          .slice(0, room)
          .map((line, at) => cut(font, line, width / smaller, at === room - 1 && lines.length > room)),
        size: smaller,
      };
  }
}

/** Breaks words into lines. @param width of a line, in em */
function broken(font: Font, sentence: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of sentence.split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && advance(font, longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A line that ends with an ellipsis where it is too long, or where more would follow. */
function cut(font: Font, line: string, width: number, hasMore: boolean): string {
  if (!hasMore && advance(font, line) <= width) return line;
  let kept = line;
  while (kept.length > 1 && advance(font, `${kept}…`) > width) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
}

const glyphs = (font: Font, line: string) =>
  [...line].map((letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0));

/** The width of a line, in em. */
const advance = (font: Font, line: string): number =>
  glyphs(font, line).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) / font.unitsPerEm;

/** Lines as outlines, so that a picture needs no font of the machine. @param start where the first line stands */
function words(
  font: Font,
  { lines, size }: SetWords,
  { x, y }: { readonly x: number; readonly y: number },
): string {
  const scale = size / font.unitsPerEm;
  return lines
    .map((line, at) => {
      let along = 0;
      const letters = glyphs(font, line).map(({ path, advanceWidth }) => {
        const letter = `<path transform="translate(${along})" d="${path.toSVG()}"/>`;
        along += advanceWidth;
        return letter;
      });
      return `<g transform="translate(${x} ${y + at * size * LEADING}) scale(${scale} ${-scale})">${letters.join('')}</g>`;
    })
    .join('');
}

const drawing = (parts: string, fill: string, width: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" fill="${fill}">${parts}</svg>`,
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

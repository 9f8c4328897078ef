import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { CreateResolversArgs, GatsbyCache } from 'gatsby';
import { generateImageData, type IGatsbyImageData } from 'gatsby-plugin-image';
import { getGatsbyImageResolver, type IGatsbyImageResolverArgs } from 'gatsby-plugin-image/graphql-utils';
import sharp from 'sharp';
import {
  nameByContent,
  type PictureSize,
  type PublishSize,
  sizePublisher,
} from '../../generate/pictures/publishPicture';
import { staticPath } from '../../plugins/content-endpoint/files/staticFiles';
import type { Dealer } from '../config/dealer';
import { fetchAddress } from '../config/fetchAddress';
import { err, ok, type Result } from '../domain/result';

const UPLOADS = '/uploads/';

/** The folder of published content pictures. Stock pictures are one level above (record 9). */
const CONTENT_PICTURE_FOLDER = '/pictures/content/';

/** The formats that we resize. Drawings and animations are shown as they are. */
const SIZED_FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'tiff', 'heif']);

const QUALITY = 50;

/** What one picture at another site may cost a build, in milliseconds and bytes. */
const FETCH_LIMITS = { timeout: 60_000, mostBytes: 50_000_000 };

/** Gives every `Image` of the content a field `gatsbyImageData`; null for a file that is missing or that we do not resize. */
export function createPictureResolvers(args: CreateResolversArgs, dealer: Dealer): void {
  const { cache, createResolvers, reporter } = args;
  const publishSize = sizePublisher();

  const fetched = new Map<string, Promise<string | undefined>>();

  const fileAt = async (url: string): Promise<string | undefined> => {
    const file = await fetchPicture(url, cache);
    if (file.kind === 'ok') return file.value;
    reporter.warn(
      `The picture ${url} could not be fetched (${file.fault}); pages show it from there, in one size.`,
    );
    return undefined;
  };

  /** Once in each process that runs queries; the file is the same for all of them. */
  const fetchOnce = (url: string): Promise<string | undefined> => {
    const file = fetched.get(url) ?? fileAt(url);
    fetched.set(url, file);
    return file;
  };

  const resolve = async (
    { url }: { readonly url: string },
    options: PictureOptions,
  ): Promise<IGatsbyImageData | null> => {
    const isRemote = /^https?:/i.test(url);
    const file = isRemote ? await fetchOnce(url) : url.startsWith(UPLOADS) && staticPath(dealer, url);
    if (!file || !existsSync(file)) return null;
    try {
      return await pictureData(file, options, publishSize);
    } catch (error) {
      reporter.warn(
        `The picture ${url} cannot be read (${reasonOf(error)}); pages show it from its own address.`,
      );
      return null;
    }
  };
  const { args: { layout, width, breakpoints, sizes } = {}, ...field } = getGatsbyImageResolver(resolve);
  createResolvers({
    Content_Image: {
      gatsbyImageData: {
        ...field,
        // Unlike the plugin's type, this one may be null.
        type: 'GatsbyImageData',
        // The plugin's other arguments crop, or choose a format. We do neither, so a query with one is an error.
        args: { layout, width, breakpoints, sizes },
      },
    },
  });
}

/** The file of a picture at another site. What an earlier build fetched is used again while the site says it is unchanged. */
async function fetchPicture(url: string, cache: GatsbyCache): Promise<Result<string, string>> {
  const folder = createHash('sha256').update(url).digest('hex');
  const name = URL.canParse(url) ? basename(new URL(url).pathname).slice(-100) : '';
  const file = join(cache.directory, folder, name || 'picture');
  const etag: unknown = existsSync(file) ? await cache.get(file) : undefined;
  const answer = await fetchAddress(url, {
    ...FETCH_LIMITS,
    ...(typeof etag === 'string' && { headers: { 'if-none-match': etag } }),
  });
  if (answer.kind === 'err') return err(answer.fault.reason);
  if (answer.value.status === 304) return ok(file);
  if (answer.value.status !== 200) return err(`answered ${answer.value.status}`);
  const unfinished = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(unfinished, answer.value.bytes);
  await rename(unfinished, file);
  await cache.set(file, answer.value.etag ?? null);
  return ok(file);
}

/** What a query may ask of a picture. Widths are in pixels. */
type PictureOptions = Pick<IGatsbyImageResolverArgs, 'layout' | 'width' | 'breakpoints' | 'sizes'>;

/** Publishes the sizes that a query asks for, and describes them; null if the picture's format is not resized. */
async function pictureData(
  file: string,
  options: PictureOptions,
  publishSize: PublishSize,
): Promise<IGatsbyImageData | null> {
  const { format, autoOrient } = await sharp(file).metadata();
  if (!SIZED_FORMATS.has(format)) return null;
  const sizes: PictureSize[] = [];
  const data = generateImageData({
    ...options,
    pluginName: 'forecourt',
    filename: await nameByContent(file),
    // `auto` is the plugin's word for one format that every browser is sent. Ours is always WebP.
    sourceMetadata: { width: autoOrient.width, height: autoOrient.height, format: 'auto' },
    formats: ['auto'],
    generateImageSource: (name, width, height, format) => {
      const src = `${CONTENT_PICTURE_FOLDER}${name}-${width}.webp`;
      sizes.push({ file, width, quality: QUALITY, target: join('public', src) });
      return { src, width, height, format };
    },
  });
  await Promise.all(sizes.map(publishSize));
  return data;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreateResolversArgs, GatsbyNode, Node, SourceNodesArgs } from 'gatsby';
import { fetchRemoteFile } from 'gatsby-core-utils/fetch-remote-file';
import { buildSchema } from 'graphql';
import sharp from 'sharp';
import { contractPath } from '../../plugins/content-endpoint/endpoint/contractPath';
import { staticPath } from '../../plugins/content-endpoint/files/staticPath';
import type { PictureSizes } from '../content/pictureSizes';
import type { ContentSource } from '../generate/content/contentSource';
import { pictureAddresses, picturesQuery } from '../generate/pictures/picturesQuery';
import { nameByContent, type PublishSize, sizePublisher } from '../generate/pictures/publishPicture';

const UPLOADS = '/uploads/';

/** The folder of published content pictures. Stock pictures are one level above (record 9). */
const CONTENT_PICTURE_FOLDER = '/pictures/content/';

/** The formats that we resize. Drawings and animations are shown as they are. */
const SIZED_FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'tiff', 'heif']);

const QUALITY = 50;

/** The greatest width in pixels of the `src` fallback, which is for crawlers, saved pages and old browsers. */
const MOST_IN_SRC = 1280;

/** The local file of a picture that was fetched from an address. */
interface FetchedPicture extends Node {
  readonly file: string;
}
const fetchedPicture = (address: string): string => `FetchedPicture ${address}`;

/**
 * Fetches the pictures that content names by absolute address, each of them once. This happens before the page queries,
 * because queries run in several processes, and none knows what another has fetched. If a picture cannot be fetched, a
 * warning names it, and pages load it from its own address.
 */
export async function sourcePictures(args: SourceNodesArgs, content: ContentSource): Promise<void> {
  const { actions, cache, createContentDigest, createNodeId, reporter } = args;
  const query = picturesQuery(buildSchema(readFileSync(contractPath(), 'utf8')));
  const addresses = pictureAddresses(await content.ask(query));

  const fetchPicture = async (address: string): Promise<void> => {
    try {
      const file = await fetchRemoteFile({ url: address, cache });
      const internal = { type: 'FetchedPicture', contentDigest: createContentDigest(file) };
      await actions.createNode({ id: createNodeId(fetchedPicture(address)), file, internal });
    } catch (error) {
      reporter.warn(
        `The picture ${address} could not be fetched (${reasonOf(error)}); pages show it from there, in one size.`,
      );
    }
  };
  await Promise.all(addresses.filter((address) => /^https?:/i.test(address)).map(fetchPicture));
}

/**
 * Gives every `Image` of the content endpoint a field `sizes`, so that a page query can ask for its widths. A root-relative
 * address means the file under `content/uploads/`; an absolute one means the fetched file. A size that no build has published
 * yet is made when a query asks for it. The value is null if the file is missing or has a format that we do not resize.
 */
export const createResolvers: NonNullable<GatsbyNode['createResolvers']> = (args: CreateResolversArgs) => {
  const { createNodeId, createResolvers, reporter } = args;
  const publishSize = sizePublisher();

  const fileOf = (address: string, { nodeModel }: ResolverContext): string | undefined => {
    if (address.startsWith(UPLOADS)) return staticPath('static', address);
    const id = createNodeId(fetchedPicture(address));
    return (nodeModel.getNodeById({ id, type: 'FetchedPicture' }) as FetchedPicture | null)?.file;
  };

  const resolve = async (
    { url }: { readonly url: string },
    asked: AskedSizes,
    context: ResolverContext,
  ): Promise<PictureSizes | null> => {
    const file = fileOf(url, context);
    if (file === undefined || !existsSync(file)) return null;
    try {
      return await publishSizes(file, asked, publishSize);
    } catch (error) {
      reporter.warn(
        `The picture ${url} cannot be read (${reasonOf(error)}); pages show it from its own address.`,
      );
      return null;
    }
  };
  createResolvers({
    Content_Image: { sizes: { type: 'JSON', args: { widths: '[Int!]!', sizes: 'String!' }, resolve } },
  });
};

interface ResolverContext {
  readonly nodeModel: { getNodeById(args: unknown): unknown };
}

/** What a query asks of a picture. */
interface AskedSizes {
  /** Pixels. In the place of a width that the picture does not have, its own is published. */
  readonly widths: readonly number[];
  /** The `sizes` of the `img`: how wide the page shows the picture. */
  readonly sizes: string;
}

/** Publishes the sizes of one picture; null if its format is not resized. */
async function publishSizes(
  file: string,
  { widths, sizes }: AskedSizes,
  publishSize: PublishSize,
): Promise<PictureSizes | null> {
  const { format, autoOrient } = await sharp(file).metadata();
  if (!SIZED_FORMATS.has(format)) return null;
  const name = await nameByContent(file);
  const possible = new Set(widths.map((width) => Math.min(width, autoOrient.width)));
  const published = [...possible]
    .sort((a, b) => a - b)
    .map((width) => ({ width, src: `${CONTENT_PICTURE_FOLDER}${name}-${width}.webp` }));
  await Promise.all(
    published.map(({ width, src }) =>
      publishSize({ file, width, quality: QUALITY, target: join('public', src) }),
    ),
  );
  const shown = published.filter(({ width }) => width <= MOST_IN_SRC).at(-1) ?? published[0];
  if (shown === undefined) return null;
  return {
    src: shown.src,
    srcSet: published.map(({ width, src }) => `${src} ${width}w`).join(', '),
    sizes,
  };
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

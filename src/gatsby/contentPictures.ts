import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreateResolversArgs, GatsbyNode, Node, SourceNodesArgs } from 'gatsby';
import { fetchRemoteFile } from 'gatsby-core-utils/fetch-remote-file';
import { generateImageData, type IGatsbyImageData } from 'gatsby-plugin-image';
import { getGatsbyImageFieldConfig, type IGatsbyImageFieldArgs } from 'gatsby-plugin-image/graphql-utils';
import {
  buildSchema,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import sharp from 'sharp';
import { contractPath } from '../../plugins/content-endpoint/endpoint/contractPath';
import { staticPath } from '../../plugins/content-endpoint/files/staticFiles';
import { readDealer } from '../config/dealer';
import type { ContentSource } from '../generate/content/contentSource';
import {
  nameByContent,
  type PictureSize,
  type PublishSize,
  sizePublisher,
} from '../generate/pictures/publishPicture';

const UPLOADS = '/uploads/';

/** The folder of published content pictures. Stock pictures are one level above (record 193). */
const CONTENT_PICTURE_FOLDER = '/pictures/content/';

/** The formats that we resize. Drawings and animations are shown as they are. */
const SIZED_FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'tiff', 'heif']);

const QUALITY = 50;

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
 * Gives every `Image` of the content endpoint a field `gatsbyImageData`, so that a page query can ask for its sizes. A
 * root-relative address means the file under `content/uploads/`; an absolute one means the fetched file. A size that no build
 * has published yet is made when a query asks for it. The value is null if the file is missing or has a format that we do not
 * resize.
 */
export const createResolvers: NonNullable<GatsbyNode['createResolvers']> = (args: CreateResolversArgs) => {
  const { createNodeId, createResolvers, reporter } = args;
  const publishSize = sizePublisher();
  const dealer = readDealer();

  const fileOf = (address: string, { nodeModel }: ResolverContext): string | undefined => {
    if (address.startsWith(UPLOADS)) return staticPath(dealer, address);
    const id = createNodeId(fetchedPicture(address));
    return (nodeModel.getNodeById({ id, type: 'FetchedPicture' }) as FetchedPicture | null)?.file;
  };

  const resolve = async (
    { url }: { readonly url: string },
    options: PictureOptions,
    context: ResolverContext,
  ): Promise<IGatsbyImageData | null> => {
    const file = fileOf(url, context);
    if (file === undefined || !existsSync(file)) return null;
    try {
      return await pictureData(file, options, publishSize);
    } catch (error) {
      reporter.warn(
        `The picture ${url} cannot be read (${reasonOf(error)}); pages show it from its own address.`,
      );
      return null;
    }
  };
  const { args: { layout, width, breakpoints, sizes, placeholder } = {}, ...field } =
    getGatsbyImageFieldConfig(resolve);
  createResolvers({
    Content_Image: {
      gatsbyImageData: {
        ...field,
        // Unlike the plugin's type, this one may be null.
        type: 'GatsbyImageData',
        // The plugin's other arguments crop, or choose a format. We do neither, so a query with one is an error.
        args: { layout, width, breakpoints, sizes, placeholder },
      },
    },
  });
};

interface ResolverContext {
  readonly nodeModel: { getNodeById(args: unknown): unknown };
}

/** What a query may ask of a picture. Widths are in pixels. */
type PictureOptions = Pick<
  IGatsbyImageFieldArgs,
  'layout' | 'width' | 'breakpoints' | 'sizes' | 'placeholder'
>;

/** Publishes the sizes that a query asks for, and describes them; null if the picture's format is not resized. */
async function pictureData(
  file: string,
  { placeholder, ...options }: PictureOptions,
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
    placeholderURL: placeholder === 'blurred' ? await preview(file) : undefined,
  });
  await Promise.all(sizes.map(publishSize));
  return data;
}

/** A picture of 20 pixels' width as a `data:` address, to show blurred until the picture itself has loaded. */
async function preview(file: string): Promise<string> {
  const bytes = await sharp(file).autoOrient().resize({ width: 20 }).webp({ quality: QUALITY }).toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * A query for the address of every picture in the content. It is made from the contract, so a new picture field needs no
 * change here. An entry in a list of its own is queried only there: a post's author is also in the team.
 */
export function picturesQuery(contract: GraphQLSchema): string {
  const roots = Object.values(contract.getQueryType()?.getFields() ?? {}).filter(isAskable);
  const listed = new Set(roots.map(({ type }) => getNamedType(type)));

  const picturesIn = (type: GraphQLNamedType, above: readonly GraphQLNamedType[]): string => {
    if (isAbstractType(type))
      return contract
        .getPossibleTypes(type)
        .map((one) => [one.name, picturesIn(one, above)])
        .filter(([, inside]) => inside)
        .map(([name, inside]) => `... on ${name} { ${inside} }`)
        .join(' ');
    if (!isObjectType(type) || above.includes(type)) return '';
    if (type.name === 'Image') return 'url';
    return Object.values(type.getFields())
      .filter((field) => isAskable(field) && !listed.has(getNamedType(field.type)))
      .map((field) => [field.name, picturesIn(getNamedType(field.type), [...above, type])])
      .filter(([, inside]) => inside)
      .map(([name, inside]) => `${type.name}_${name}: ${name} { ${inside} }`)
      .join(' ');
  };

  const fields = roots
    .map(({ name, type }) => [name, picturesIn(getNamedType(type), [])])
    .filter(([, inside]) => inside)
    .map(([name, inside]) => `${name} { ${inside} }`);
  return `query Pictures { ${fields.join(' ')} }`;
}

/** The addresses in an answer to that query, without repeats. */
export function pictureAddresses(answer: unknown): readonly string[] {
  const addresses = new Set<string>();
  JSON.stringify(answer, (name, value) => {
    if (name === 'url' && typeof value === 'string') addresses.add(value);
    return value;
  });
  return [...addresses];
}

const isAskable = ({ args }: GraphQLField<unknown, unknown>): boolean => !args.some(isRequiredArgument);

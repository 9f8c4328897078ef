import { readFileSync } from 'node:fs';
import type { CreateResolversArgs, GatsbyNode, Node, SourceNodesArgs } from 'gatsby';
import { createRemoteFileNode } from 'gatsby-source-filesystem';
import { buildSchema } from 'graphql';
import { contractPath } from '../../plugins/content-endpoint/endpoint/contractPath';
import { readSettings } from '../config/env';
import { askContent } from './askContent';
import { pictureAddresses, picturesQuery } from './picturesQuery';

const UPLOADS = '/uploads/';

/** Which file a picture's address was fetched into. */
interface FetchedPicture extends Node {
  readonly fileId: string;
}
const fetchedPicture = (address: string): string => `FetchedPicture ${address}`;

/**
 * Fetches the pictures that content names by absolute address, each once and before pages are queried. Queries run in
 * several processes, and what one of them makes has no sizes there and is unknown to the others.
 * A picture that cannot be had is named, and pages show it from its own address.
 */
export async function sourcePictures(args: SourceNodesArgs): Promise<void> {
  const { actions, cache, createContentDigest, createNodeId, reporter } = args;
  const query = picturesQuery(buildSchema(readFileSync(contractPath(), 'utf8')));
  const addresses = pictureAddresses(await askContent(query, readSettings()));

  const fetchPicture = async (address: string): Promise<void> => {
    try {
      const { createNode } = actions;
      const { id: fileId } = await createRemoteFileNode({ url: address, cache, createNode, createNodeId });
      const internal = { type: 'FetchedPicture', contentDigest: createContentDigest(fileId) };
      await createNode({ id: createNodeId(fetchedPicture(address)), fileId, internal });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      reporter.warn(
        `The picture ${address} could not be fetched (${reason}); pages show it from there, in one size.`,
      );
    }
  };
  await Promise.all(addresses.filter((address) => /^https?:/i.test(address)).map(fetchPicture));
}

/**
 * Gives every `Image` of the content endpoint a `file`, so that a page query can ask for its sizes: of a root-relative
 * address the file under `static/uploads/` (read from disk: its cache holds from build to build), of an absolute one what
 * was fetched from there, if anything was.
 */
export const createResolvers: NonNullable<GatsbyNode['createResolvers']> = (args: CreateResolversArgs) => {
  const { createNodeId, createResolvers } = args;
  createResolvers({
    Content_Image: {
      file: {
        type: 'File',
        resolve: async (image: { url: string }, _: unknown, { nodeModel }: NodeModelContext) => {
          if (image.url.startsWith(UPLOADS)) {
            return nodeModel.findOne({
              type: 'File',
              query: {
                filter: {
                  sourceInstanceName: { eq: 'uploads' },
                  relativePath: { eq: image.url.slice(UPLOADS.length) },
                },
              },
            });
          }
          const id = createNodeId(fetchedPicture(image.url));
          const fetched = nodeModel.getNodeById({ id, type: 'FetchedPicture' }) as FetchedPicture | null;
          return fetched && nodeModel.getNodeById({ id: fetched.fileId, type: 'File' });
        },
      },
    },
  });
};

interface NodeModelContext {
  readonly nodeModel: {
    findOne(args: unknown): Promise<unknown>;
    getNodeById(args: unknown): unknown;
  };
}

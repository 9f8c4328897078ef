import type { CreateResolversArgs, GatsbyNode } from 'gatsby';
import { createRemoteFileNode } from 'gatsby-source-filesystem';

const UPLOADS = '/uploads/';

/**
 * Gives every `Image` of the content endpoint a `file`, so that a page query can ask for its sizes.
 * A root-relative address is a file under `static/uploads/` (read from disk: its cache holds from build to build);
 * an absolute one becomes a remote file. A picture that cannot be had is absent and the build says which.
 */
export const createResolvers: NonNullable<GatsbyNode['createResolvers']> = (args: CreateResolversArgs) => {
  const { actions, cache, createNodeId, createResolvers, reporter } = args;
  createResolvers({
    Content_Image: {
      file: {
        type: 'File',
        resolve: async (image: { url: string }, _: unknown, context: NodeModelContext) => {
          if (image.url.startsWith(UPLOADS)) {
            return context.nodeModel.findOne({
              type: 'File',
              query: {
                filter: {
                  sourceInstanceName: { eq: 'uploads' },
                  relativePath: { eq: image.url.slice(UPLOADS.length) },
                },
              },
            });
          }
          if (!/^https?:/.test(image.url)) return null;
          return createRemoteFileNode({
            url: image.url,
            cache,
            createNode: actions.createNode,
            createNodeId,
          }).catch((error: Error) => {
            reporter.warn(
              `The picture ${image.url} could not be fetched (${error.message}); the page is built without it.`,
            );
            return null;
          });
        },
      },
    },
  });
};

interface NodeModelContext {
  readonly nodeModel: { findOne(args: unknown): Promise<unknown> };
}

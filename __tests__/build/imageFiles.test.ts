import type { CreateResolversArgs, SourceNodesArgs } from 'gatsby';
import { createResolvers, sourcePictures } from '../../src/build/imageFiles';
import { contentEndpoint } from '../../src/config/contentEndpoint';
import { startOtherEndpoint } from '../support/otherEndpoint/startOtherEndpoint';

interface NodeForTest {
  readonly id: string;
  readonly url?: string;
}

/** Stands in for the download: a file of each address, but of one picture that cannot be had. */
jest.mock('gatsby-source-filesystem', () => ({
  createRemoteFileNode: async ({ url, createNode }: { url: string; createNode: (node: unknown) => void }) => {
    if (url.endsWith('2.webp')) throw new Error('404 Not Found');
    const file = { id: `file of ${url}`, url };
    createNode(file);
    return file;
  },
}));

/** As much of Gatsby as the two hooks ask for. */
function gatsbyForTest() {
  const nodes = new Map<string, NodeForTest>();
  const warnings: string[] = [];
  const args = {
    actions: { createNode: async (node: NodeForTest) => void nodes.set(node.id, node) },
    createContentDigest: String,
    createNodeId: (name: string) => `id of ${name}`,
    reporter: { warn: (text: string) => warnings.push(text) },
  };
  const nodeModel = { getNodeById: ({ id }: { id: string }) => nodes.get(id) ?? null };
  const fileOf = (url: string): Promise<NodeForTest | null> =>
    new Promise((resolve) => {
      const take = (resolvers: ResolversForTest) =>
        resolve(resolvers.Content_Image.file.resolve({ url }, {}, { nodeModel }));
      createResolvers(
        { ...args, createResolvers: take } as unknown as CreateResolversArgs,
        { plugins: [] },
        () => {},
      );
    });
  return { args: args as unknown as SourceNodesArgs, nodes, warnings, fileOf };
}

interface ResolversForTest {
  readonly Content_Image: {
    readonly file: {
      readonly resolve: (image: unknown, args: unknown, context: unknown) => NodeForTest | null;
    };
  };
}

describe('pictures that content names by absolute address', () => {
  it('are fetched before any page is queried, and found again by their address', async () => {
    const endpoint = await startOtherEndpoint();
    contentEndpoint.set(endpoint.url);
    const { args, nodes, warnings, fileOf } = gatsbyForTest();
    await sourcePictures(args);
    contentEndpoint.set(undefined);
    await endpoint.stop();
    const at = (path: string) => new URL(path, endpoint.url).href;

    const known = nodes.size;
    expect(await fileOf(at('/pictures/0.png'))).toMatchObject({ url: at('/pictures/0.png') });
    expect(await fileOf(at('/pictures/1.jpeg'))).toMatchObject({ url: at('/pictures/1.jpeg') });
    // A query runs in another process than the next: what it made would be lost.
    expect(nodes.size).toBe(known);

    expect(await fileOf(at('/pictures/2.webp'))).toBeNull();
    expect(await fileOf('#')).toBeNull();
    expect(warnings).toEqual([
      `The picture ${at('/pictures/2.webp')} could not be fetched (404 Not Found); pages show it from there, in one size.`,
    ]);
  });
});

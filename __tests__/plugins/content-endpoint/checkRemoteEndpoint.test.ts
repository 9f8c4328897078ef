import { createServer, type Server } from 'node:http';
import { createSchema, createYoga } from 'graphql-yoga';
import { checkRemoteEndpoint } from '../../../plugins/content-endpoint/endpoint/checkRemoteEndpoint';
import { contractText } from '../../../plugins/content-endpoint/endpoint/contractText';
import { startContentEndpoint } from '../../../plugins/content-endpoint/endpoint/startContentEndpoint';
import { FILTER_TYPE_NAMES, filterTypeRow } from '../../../src/domain/filters/filterType';
import { type Listening, listening } from '../../../support/listening';
import { inventedContent } from './inventedContent';

const servers: Listening[] = [];

async function endpointOf(server: Server): Promise<string> {
  servers.push(await listening(server));
  return `${servers.at(-1)?.url}/graphql`;
}

const closeAll = () => Promise.all(servers.splice(0).map(({ stop }) => stop()));

describe('a content endpoint elsewhere', () => {
  afterEach(closeAll);

  it('is taken when it implements the contract', async () => {
    const content = await inventedContent();
    const endpoint = await startContentEndpoint(content);
    expect(await checkRemoteEndpoint(endpoint.url)).toBeUndefined();
    await endpoint.stop();
    await content.dispose();
  });

  it('is taken when it names the kinds of filters as the search side does', async () => {
    const contract = contractText();
    const typeDefs = FILTER_TYPE_NAMES.reduce(
      (text, type) => text.replace(new RegExp(`^  ${type}$`, 'm'), `  ${filterTypeRow(type).searchSide}`),
      contract,
    );
    expect(typeDefs).not.toBe(contract);
    const schema = createSchema({
      typeDefs,
      resolvers: { Query: { site: () => ({ dealershipName: 'Elsewhere' }) } },
    });
    const server = createServer(createYoga({ schema, logging: false }));
    const url = await endpointOf(server);
    expect(await checkRemoteEndpoint(url)).toBeUndefined();
  });

  it('is taken without the directives of the contract, which speak to the build alone', async () => {
    const typeDefs = contractText()
      .replace(/^("{3}[^"]*"{3}|"[^"]*")\ndirective @.*$/gm, '')
      .replace(/ @(bounds\([^)]*\)|filled)/g, '');
    expect(typeDefs).not.toMatch(/@/);
    const resolvers = { Query: { site: () => ({ dealershipName: 'Elsewhere' }) } };
    const server = createServer(
      createYoga({ schema: createSchema({ typeDefs, resolvers }), logging: false }),
    );
    expect(await checkRemoteEndpoint(await endpointOf(server))).toBeUndefined();
  });

  it('that cannot be reached is named, with what was tried and the way back', async () => {
    const server = createServer();
    const url = await endpointOf(server);
    await closeAll();
    expect(await checkRemoteEndpoint(url)).toBe(
      [
        `The content endpoint ${url} cannot be used.`,
        'Tried: POST with the query { site { dealershipName } }, waiting 15 s at most',
        'Found: the connection was refused: nothing listens at that address',
        'Check the address in CONTENT_URL, and that the endpoint runs and can be reached from here.',
        'To build from the files in content/ instead, leave CONTENT_URL empty. Nothing was built.',
      ].join('\n'),
    );
  });

  it('that never answers is not waited for without end', async () => {
    const server = createServer(() => {});
    const url = await endpointOf(server);
    expect(await checkRemoteEndpoint(url, {}, 100)).toContain('no complete answer within 0.1 s');
  });

  it('that is a web page is no endpoint', async () => {
    const server = createServer((_, response) => response.writeHead(404).end('<h1>Nothing here</h1>'));
    const url = await endpointOf(server);
    expect(await checkRemoteEndpoint(url)).toContain(
      'HTTP 404 Not Found, which is not an answer from a GraphQL endpoint',
    );
  });

  it('that lacks parts of the contract has them listed', async () => {
    const schema = createSchema({
      typeDefs: 'type Query { site: Site! } type Site { dealershipName: String! }',
      resolvers: { Query: { site: () => ({ dealershipName: 'Elsewhere' }) } },
    });
    const server = createServer(createYoga({ schema, logging: false }));
    const url = await endpointOf(server);
    const message = await checkRemoteEndpoint(url);
    expect(message).toContain('plugins/content-endpoint/schema.graphql');
    expect(message).toContain('  Query.posts was removed.');
    expect(message).toContain('  Site.licenceNumber was removed.');
  });

  it('that answers with a schema nobody can read is refused in words', async () => {
    const type = { kind: 'OBJECT', name: '<Query>', fields: [], interfaces: [] };
    const schema = { queryType: { name: '<Query>' }, types: [type], directives: [] };
    const site = { dealershipName: 'Elsewhere' };
    const server = createServer((_, response) =>
      response.end(JSON.stringify({ data: { site, __schema: schema } })),
    );
    const message = await checkRemoteEndpoint(await endpointOf(server));
    expect(message).toContain('Found: no schema that can be read: Names must only contain');
    expect(message).toContain('Nothing was built.');
  });
});

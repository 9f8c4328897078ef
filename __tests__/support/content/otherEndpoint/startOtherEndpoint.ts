import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { buildSchema, type GraphQLSchema, graphql, isUnionType } from 'graphql';
import { listening } from '../../../../support/listening';
import type { Values } from './invented';
import { otherEntries } from './otherEntries';
import { otherPages } from './otherPages';
import { drawPictures } from './otherPictures';
import { otherSettings } from './otherSettings';

export interface OtherEndpoint {
  readonly url: string;
  /** The number of requests so far. */
  readonly asked: () => number;
  readonly stop: () => Promise<void>;
}

/**
 * Changes values of an answer by their fields, from the outside in, as a hostile or careless endpoint would. Answers about
 * the schema stay true, because otherwise no build would start.
 */
export type Spoil = (field: string, value: unknown) => unknown;

const SEARCH_SIDE_TYPES =
  'bodyType booleanCheckbox cpoCheckbox radioGroup radioGroupNumeric rangeInput rangeSelect rangeSlider searchBox searchByBudget';

/** The contract with additions: the search's own names of filter types. */
const contract = () =>
  buildSchema(
    readFileSync('plugins/content-endpoint/schema.graphql', 'utf8').replace(
      'enum FilterType {',
      `enum FilterType { ${SEARCH_SIDE_TYPES}`,
    ),
  );

const blockTypes = (schema: GraphQLSchema): readonly string[] => {
  const block = schema.getType('Block');
  return isUnionType(block) ? block.getTypes().map(({ name }) => name) : [];
};

const byId = (entries: readonly Values[] = []) => {
  const known = new Map(entries.map((entry) => [String(entry.id), entry]));
  return ({ id }: { readonly id: string | number }) => known.get(String(id)) ?? null;
};

/**
 * A second endpoint of the same contract, which shares no code with the embedded one: generated plain objects over HTTP,
 * with a picture server. 300 posts, 60 models, 120 offers, odd words, absent options, empty lists.
 */
export async function startOtherEndpoint(spoil?: Spoil, now = Date.now()): Promise<OtherEndpoint> {
  const schema = contract();
  const pictures = await drawPictures();
  let rootValue: object = {};
  let asked = 0;

  const server = createServer(async (request, response) => {
    const picture = pictures.get(request.url ?? '');
    if (picture) return void response.writeHead(200, { 'content-type': picture.type }).end(picture.bytes);
    if (request.url !== '/graphql' || request.method !== 'POST') return void response.writeHead(404).end();
    asked += 1;
    const { query, variables } = JSON.parse(await bodyOf(request));
    const answer = await graphql({ schema, source: query, variableValues: variables, rootValue });
    const isSpoilt = spoil && !Object.hasOwn(answer.data ?? {}, '__schema');
    const text = JSON.stringify(answer, isSpoilt ? (field, value) => spoil(field, value) : undefined);
    response.writeHead(200, { 'content-type': 'application/graphql-response+json' }).end(text);
  });
  // On a busy machine more than the usual five seconds pass between pages; connections must stay open.
  server.keepAliveTimeout = 60_000;
  const { url: origin, stop } = await listening(server);

  const entries = otherEntries(schema, origin, now);
  const { known } = entries;
  const posts = known.Post ?? [];
  const pages = otherPages(blockTypes(schema), entries);
  const postById = byId(posts);
  rootValue = {
    ...otherSettings(entries),
    pages,
    vehicles: known.Vehicle,
    brandSpecials: known.BrandSpecial,
    dealerSpecials: known.DealerSpecial,
    team: known.TeamMember,
    locations: known.Location,
    assurances: known.Assurance,
    page: byId(pages),
    vehicle: byId(known.Vehicle),
    brandSpecial: byId(known.BrandSpecial),
    dealerSpecial: byId(known.DealerSpecial),
    posts: ({ order, ids }: { readonly order: string; readonly ids?: readonly string[] }) =>
      ids
        ? ids.flatMap((id) => postById({ id }) ?? [])
        : order === 'oldestFirst'
          ? [...posts].reverse()
          : posts,
    post: postById,
    teamMember: byId(known.TeamMember),
    location: byId(known.Location),
  };
  return {
    url: `${origin}/graphql`,
    asked: () => asked,
    stop,
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}

import { graphql, printSchema } from 'graphql';
import { createSchema } from 'graphql-yoga';
import type { Content } from '../../../plugins/content-endpoint/content';
import { type EndpointContext, resolvers } from '../../../plugins/content-endpoint/endpoint/resolvers';
import { loadContent } from '../../../plugins/content-endpoint/loadContent';
import { withoutDrafts } from '../../../plugins/content-endpoint/withoutDrafts';
import { loadDealer } from '../../../src/config/dealer';
import { cleanContent } from '../../../src/generate/content/cleanContent';
import { type ContentSource, withoutScheduled } from '../../../src/generate/content/contentSource';
import { okValue } from '../../../support/okValue';
import { DEALERSHIP } from '../../../support/projectFolder';
import { contract } from './contractFields';

/** The content of a dealer, by default the tests' own, as it enters a build that begins at `now`. */
export async function dealershipSource(now: number, folder = DEALERSHIP): Promise<ContentSource> {
  return sourceOf(withoutDrafts(okValue(await loadContent(loadDealer(folder)))), now);
}

/** The answers of the embedded endpoint, as they enter a build. Each question is answered once. */
function sourceOf(content: Content, now: number): ContentSource {
  const schema = createSchema<EndpointContext>({ typeDefs: printSchema(contract), resolvers });
  const answers = new Map<string, Promise<string>>();
  const answer = async (body: string): Promise<string> => {
    const { query, variables } = JSON.parse(body) as { query: string; variables?: Record<string, unknown> };
    const { data, errors } = await graphql({
      schema,
      source: query,
      variableValues: variables,
      contextValue: { content },
    });
    const published = withoutScheduled(JSON.parse(JSON.stringify(data)), now, () => undefined);
    return JSON.stringify({ data: cleanContent(published, () => undefined), errors });
  };
  const textOf = (body: string): Promise<string> => {
    const text = answers.get(body) ?? answer(body);
    answers.set(body, text);
    return text;
  };
  return {
    post: async (body) => new Response(await textOf(body)),
    ask: async <Data>(query: string) =>
      (JSON.parse(await textOf(JSON.stringify({ query }))) as { data: Data }).data,
    nextScheduled: () => undefined,
  };
}

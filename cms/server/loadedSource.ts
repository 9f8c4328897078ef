import { graphql } from 'graphql';
import { type ContentSource, cleanContent } from '../../generate/content/contentSource';
import type { Content } from '../../plugins/content-endpoint/content';
import { contentSchema } from '../../plugins/content-endpoint/endpoint/resolvers';

const schema = contentSchema();

/**
 * The answers of the embedded endpoint about loaded content, without a server. Each question is answered once.
 * @param publish what a build leaves out of an answer: by default, nothing
 */
export function loadedSource(
  content: Content,
  publish: (answer: unknown) => unknown = (answer) => answer,
): ContentSource {
  const answers = new Map<string, Promise<string>>();
  const answer = async (body: string): Promise<string> => {
    const { query, variables } = JSON.parse(body) as { query: string; variables?: Record<string, unknown> };
    const { data, errors } = await graphql({
      schema,
      source: query,
      variableValues: variables,
      contextValue: { content },
    });
    if (!data) throw new Error(errors?.[0]?.message);
    const published = publish(JSON.parse(JSON.stringify(data)));
    return JSON.stringify({ data: cleanContent(published, () => undefined), errors });
  };
  const textOf = (body: string): Promise<string> => {
    const text = answers.get(body) ?? answer(body);
    answers.set(body, text);
    return text;
  };
  return {
    url: 'http://loaded-content',
    fetch: async (_url, { body }) => new Response(await textOf(String(body))),
    ask: async <Data>(query: string) => {
      const { data, errors } = JSON.parse(await textOf(JSON.stringify({ query })));
      if (errors) throw new Error(errors[0].message);
      return data as Data;
    },
    nextScheduled: () => undefined,
  };
}

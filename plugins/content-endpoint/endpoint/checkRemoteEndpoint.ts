import {
  buildClientSchema,
  buildSchema,
  findBreakingChanges,
  getIntrospectionQuery,
  type IntrospectionQuery,
} from 'graphql';
import { fetchAddress } from '../../../src/config/fetchAddress';
import { addressName } from '../../../src/domain/addressName';
import { contractText } from './contractText';

const TIMEOUT_MS = 15_000;

/** An endpoint may use the search's names of filter types (`bodyType`); the site reads both spellings. */
const OTHER_SPELLING = 'was removed from enum type FilterType.';

const WAY_BACK = 'To build from the files in content/ instead, leave CONTENT_URL empty. Nothing was built.';

/**
 * Checks before the build that a content endpoint answers and implements the contract. If it refuses introspection, the
 * contract is not compared.
 * @param credentials headers that authorise the build
 * @returns nothing, or one message: the address without secrets, what was tried, what is wrong, and how to go back.
 */
export async function checkRemoteEndpoint(
  url: string,
  credentials: Readonly<Record<string, string>> = {},
  timeoutMs = TIMEOUT_MS,
): Promise<string | undefined> {
  const failed = (tried: string, reason: string, advice: string): string =>
    [
      `The content endpoint ${addressName(url)} cannot be used.`,
      `Tried: ${tried}`,
      `Found: ${reason}`,
      advice,
      WAY_BACK,
    ].join('\n');

  const ask = (query: string) => askEndpoint(url, query, credentials, timeoutMs);
  const hello = await ask('{ site { dealershipName } }');
  if (hello.reason !== undefined)
    return failed(
      `POST with the query { site { dealershipName } }, waiting ${timeoutMs / 1000} s at most`,
      hello.reason,
      'Check the address in CONTENT_URL, and that the endpoint runs and can be reached from here.',
    );

  const schema = await ask(getIntrospectionQuery());
  if (schema.reason !== undefined) return undefined;
  const reason = schemaFault(schema.data);
  if (reason === undefined) return undefined;
  return failed(
    'comparing its schema with the contract plugins/content-endpoint/schema.graphql',
    reason,
    'The endpoint has to implement the whole contract of this version of the site.',
  );
}

/** The parts of the contract that an endpoint's schema lacks, or the reason why the schema cannot be read. */
function schemaFault(answered: Answer['data']): string | undefined {
  const contract = buildSchema(contractText());
  try {
    const theirs = buildClientSchema(answered as unknown as IntrospectionQuery);
    // The directives speak to the build: an endpoint needs none of them.
    const missing = findBreakingChanges(contract, theirs)
      .filter(({ type }) => !type.startsWith('DIRECTIVE_'))
      .map(({ description }) => description)
      .filter((description) => !description.endsWith(OTHER_SPELLING));
    return missing.length > 0
      ? `${missing.length} differences\n${missing.map((one) => `  ${one}`).join('\n')}`
      : undefined;
  } catch (error) {
    return `no schema that can be read: ${(error as Error).message}`;
  }
}

interface Answer {
  readonly data?: Readonly<Record<string, unknown>>;
  /** The reason for missing data. */
  readonly reason?: string;
}

async function askEndpoint(
  url: string,
  query: string,
  credentials: Readonly<Record<string, string>>,
  timeout: number,
): Promise<Answer> {
  const answer = await fetchAddress(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    credentials,
    body: JSON.stringify({ query }),
    timeout,
  });
  if (answer.kind === 'err') return { reason: answer.fault.reason };
  const { status, statusText, bytes } = answer.value;
  const { data, errors } = bodyOf(bytes);
  if (errors?.length) return { reason: `GraphQL errors: ${errors.map(({ message }) => message).join('; ')}` };
  if (status >= 200 && status <= 299 && data) return { data };
  return { reason: `HTTP ${status} ${statusText}, which is not an answer from a GraphQL endpoint` };
}

interface Body {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly message?: string }[];
}

function bodyOf(bytes: Buffer): Body {
  try {
    const body: unknown = JSON.parse(bytes.toString('utf8'));
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}

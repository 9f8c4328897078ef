import { buildSchema, type GraphQLField, getNamedType, getNullableType, isListType } from 'graphql';
import { addressesTwice } from '../../plugins/content-endpoint/checkAddresses';
import { pageTypeFaults } from '../../plugins/content-endpoint/checkIdentities';
import { contractText } from '../../plugins/content-endpoint/endpoint/contractText';
import type { Forms } from '../../src/domain/country';
import { type Fault, faultLine } from '../../src/domain/fault';
import { explainFinanceFault } from '../../src/domain/finance/explainFinanceFault';
import { parseFinanceSettings } from '../../src/domain/finance/parseFinanceSettings';
import { type ContentSource, Unreachable } from './contentSource';
import { type Contract, contractFaults } from './contractFaults';
import { contentSelections } from './contractQueries';
import { parseFilterGroups } from './dealerSettings';
import type { DealerSettingsQuery } from './queryTypes';

/** The most faults that one message lists. */
const MAX_FAULTS = 100;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads the whole content of an endpoint that is not ours and checks every value against the contract: what is missing,
 * enums, bounds, slugs, dates and times, ids that are used twice, and the pages that every site needs. The embedded
 * endpoint has checked its files already. Scheduled entries are checked too, so that none stops the build of its day.
 * @returns every fault of every answer; empty if the content can be built
 */
export async function endpointFaults(
  content: Pick<ContentSource, 'ask'>,
  { states }: Forms,
): Promise<readonly Fault[]> {
  const schema = buildSchema(contractText());
  const contract = { schema, states };
  const lists = schema.getQueryType()?.getFields() ?? {};
  const faults: Fault[] = [];
  const answers = new Map<string, unknown>();
  for (const [name, selection] of contentSelections(schema)) {
    const field = lists[name];
    if (!field) continue;
    try {
      const answer = (await content.ask<Fields>(`{ ${name} { ${selection} } }`, 'scheduled too'))[name];
      answers.set(name, answer);
      const found = answerFaults(contract, field, answer);
      faults.push(...found, ...(found.length > 0 ? [] : settingFaults(name, answer)));
    } catch (error) {
      faults.push({ file: name, reason: (error as Error).message });
      if (error instanceof Unreachable) break;
    }
  }
  return [...faults, ...pageFaults(answers)];
}

/** Two entries at one address, and pages that are missing or twice: the rules for files, with entries in their place. */
function pageFaults(answers: ReadonlyMap<string, unknown>): readonly Fault[] {
  const entriesOf = (list: string, type: string) => {
    const answer = answers.get(list);
    const entries = (Array.isArray(answer) ? answer : []) as readonly (Fields | null)[];
    const files = entries.flatMap((data) =>
      data ? [{ file: `${type} ${JSON.stringify(data.id)}`, id: String(data.id), data, body: '' }] : [],
    );
    return { files, ids: new Set(entries.map((data, place) => String(data?.id ?? place))) };
  };
  const folders = {
    pages: entriesOf('pages', 'Page'),
    vehicles: entriesOf('vehicles', 'Vehicle'),
    posts: entriesOf('posts', 'Post'),
    'brand-specials': entriesOf('brandSpecials', 'BrandSpecial'),
    'dealer-specials': entriesOf('dealerSpecials', 'DealerSpecial'),
  };
  const faults = [...(answers.has('pages') ? pageTypeFaults(folders) : []), ...addressesTwice(folders)];
  return faults.map(({ file, ...fault }) => ({
    file: file.startsWith('content/') ? 'Page' : file,
    ...fault,
  }));
}

/** One message with all faults, one a line. */
export function describeEndpointFaults(faults: readonly Fault[]): string {
  const title = faults.length === 1 ? 'has a fault' : `has ${faults.length} faults`;
  const rest = faults.length - MAX_FAULTS;
  return [
    `The content of the endpoint ${title}; nothing was built:`,
    ...faults.slice(0, MAX_FAULTS).map((fault) => `  ${faultLine(fault)}`),
    ...(rest > 0 ? [`  … and ${rest} more`] : []),
    'plugins/content-endpoint/schema.graphql says what each field may hold.',
  ].join('\n');
}

/** What the contract allows and yet cannot work: filters whose control cannot set their field, a term of half a payment. */
function settingFaults(name: string, answer: unknown): readonly Fault[] {
  if (name === 'filters') {
    const parsed = parseFilterGroups((answer as DealerSettingsQuery['filters']).groups);
    return parsed.kind === 'ok' ? [] : parsed.fault.map((reason) => ({ file: 'FilterSettings', reason }));
  }
  if (name !== 'finance' || !(answer as { readonly enabled: boolean }).enabled) return [];
  const parsed = parseFinanceSettings(answer);
  return parsed.kind === 'ok'
    ? []
    : parsed.fault.map((fault) => ({
        file: 'FinanceSettings',
        field: fault.input,
        reason: explainFinanceFault(fault),
      }));
}

/** The faults of one answer: of a list, each entry by its id. */
function answerFaults(
  contract: Contract,
  field: GraphQLField<unknown, unknown>,
  answer: unknown,
): readonly Fault[] {
  const type = getNamedType(field.type);
  const list = getNullableType(field.type);
  const faultsOf = (entry: string, value: unknown, of = field.type): readonly Fault[] =>
    contractFaults(contract, of, field, value).map(({ path, reason }) => ({
      file: entry,
      ...(path === '' ? {} : { field: path }),
      reason,
    }));
  if (!isListType(list) || !Array.isArray(answer)) return faultsOf(type.name, answer);

  const names = answer.map((entry: Fields | null, place) =>
    entry?.id === undefined || entry.id === null
      ? `${type.name} at ${field.name}[${place}]`
      : `${type.name} ${JSON.stringify(entry.id)}`,
  );
  const repeated = names.filter((name, place) => names.indexOf(name) < place);
  return [
    ...answer.flatMap((entry, place) => faultsOf(names[place] ?? '', entry, list.ofType)),
    ...[...new Set(repeated)].map((entry) => ({ file: entry, field: 'id', reason: 'is used twice' })),
  ];
}

import type { FilterItem, StockFilterGroup } from '../../src/content/stock/stockFilterGroup';
import type { DealerWords } from '../../src/domain/country';
import { isFilterField } from '../../src/domain/filters/filterField';
import { filterItemFaults, readFilterType } from '../../src/domain/filters/filterType';
import { explainFinanceFault } from '../../src/domain/finance/explainFinanceFault';
import { FINANCE_FIELDS, type FinanceField, RATE_NAMES } from '../../src/domain/finance/financeFields';
import type { FinanceSettings } from '../../src/domain/finance/financeSettings';
import { parseFinanceSettings } from '../../src/domain/finance/parseFinanceSettings';
import { err, ok, type Result } from '../../src/domain/result';
import { isNumberFact } from '../../src/domain/stock/cardFacts';
import { factUnit } from '../../src/domain/stock/factUnits';
import { type NumberFactName, STOCK_FACTS, type StockFact } from '../../src/domain/stock/stockFacts';
import { typeWords } from '../../src/domain/stock/typeWords';
import type { ContentSource } from './contentSource';
import type { DealerSettingsQuery } from './queryTypes';

const DEALER_SETTINGS_QUERY = /* GraphQL */ `
  query DealerSettings {
    site { dealershipStockType }
    filters {
      cardFacts
      groups {
        id label groupType isAccordion accordionType remoteId svgName
        filterItems { id label field type formattingType unit limit showCount hardcodedValues }
      }
    }
  }
`;

/** The finance settings, as the content gives them: the fields of `FINANCE_FIELDS`. */
export const FINANCE_QUERY = `query FinanceSettings { finance { ${Object.entries<FinanceField>(FINANCE_FIELDS)
  .map(([name, { unit }]) => (unit === 'rates' ? `${name} { ${RATE_NAMES.join(' ')} }` : name))
  .join(' ')} } }`;

/** The settings of content that are parsed once, in the build. Pages get them as they are here. */
export interface DealerSettings {
  /** Absent where repayments are switched off. */
  readonly finance: FinanceSettings | undefined;
  readonly filterGroups: readonly StockFilterGroup[];
  /** The facts on result cards; absent for the stock type's own. */
  readonly cardFacts?: readonly NumberFactName[];
  /** What a shopper has saved, after the word "your". From here, so that not every page has the words of each stock type. */
  readonly shortlist: string;
}

/**
 * Reads and parses the settings.
 * @returns the fault as a message for staff, with every wrong setting of its kind
 * @throws where the endpoint cannot answer
 */
export async function readDealerSettings(
  content: ContentSource,
  words: DealerWords,
): Promise<Result<DealerSettings, string>> {
  const { site, filters } = await content.ask<DealerSettingsQuery>(DEALER_SETTINGS_QUERY);
  const { finance } = await content.ask<{ readonly finance: { readonly enabled: boolean } }>(FINANCE_QUERY);
  const filterGroups = parseFilterGroups(filters.groups);
  if (filterGroups.kind === 'err')
    return err(`The stock filters are wrong; nothing was built.\n  ${filterGroups.fault.join('\n  ')}`);
  const { cardFacts } = filters;
  const unknown = cardFacts.filter((name) => !isNumberFact(name));
  if (unknown.length > 0)
    return err(`filters.cardFacts names no fact that is a number: ${unknown.join(', ')}; nothing was built.`);
  const settings = {
    filterGroups: filterGroups.value,
    shortlist: typeWords(site.dealershipStockType, words).shortlist,
    ...(cardFacts.length > 0 && { cardFacts: cardFacts.filter(isNumberFact) }),
  };
  if (!finance.enabled) return ok({ finance: undefined, ...settings });
  const parsed = parseFinanceSettings(finance);
  if (parsed.kind === 'err') {
    const reasons = parsed.fault.map((fault) => `  ${fault.input}: ${explainFinanceFault(fault)}`);
    return err(`The finance settings are wrong; nothing was built.\n${reasons.join('\n')}`);
  }
  return ok({ finance: parsed.value, ...settings });
}

export type FilterGroupFields = DealerSettingsQuery['filters']['groups'][number];

/**
 * The filter groups of content as the panel shows them, or our own where content names none. Content from files has been
 * checked with file and line; what another endpoint gives is checked here: words that name no field or no control, and
 * pairings that cannot work.
 * @returns one sentence for each fault, where there is one
 */
export function parseFilterGroups(
  groups: readonly FilterGroupFields[],
): Result<readonly StockFilterGroup[], readonly string[]> {
  if (groups.length === 0) return ok(DEFAULT_FILTER_GROUPS);
  const faults: string[] = [];
  const parsed = groups.map(({ remoteId, svgName, filterItems, ...group }) => ({
    ...group,
    ...(remoteId === null ? {} : { remoteId }),
    ...(svgName === null ? {} : { icon: `/icons/filters/${svgName}.svg` }),
    filterItems: filterItems.flatMap((item) => {
      const read = parseFilterItem(item);
      if (read.kind === 'ok') return read.value;
      faults.push(...read.fault.map((fault) => `filter "${item.id}": ${fault}`));
      return [];
    }),
  }));
  return faults.length === 0 ? ok(parsed) : err(faults);
}

function parseFilterItem({
  field,
  type: word,
  unit,
  limit,
  ...rest
}: FilterGroupFields['filterItems'][number]): Result<FilterItem, readonly string[]> {
  const type = readFilterType(word);
  if (!isFilterField(field)) return err([`field: "${field}" is nothing that can be searched`]);
  if (type === undefined) return err([`type: there is no control "${word}"`]);
  const item = { ...rest, field, type };
  const faults = filterItemFaults(item);
  if (faults.length > 0) return err(faults.map(({ path, reason }) => `${path.join('.')}: ${reason}`));
  const shownUnit = unit ?? unitOf(field);
  return ok({ ...item, unit: shownUnit, ...(limit === null ? {} : { limit }) });
}

/** The unit of a fact, for content that names none. */
function unitOf(field: string): string | undefined {
  const fact: StockFact | undefined = (STOCK_FACTS as Readonly<Record<string, StockFact>>)[field];
  return fact?.holds === 'number' ? factUnit(fact.unit).label || undefined : undefined;
}

/** A group of the usual filters. By default a filter has the label of its group. */
const group = (
  label: string,
  ...items: readonly (Pick<FilterItem, 'field' | 'type'> & Partial<FilterItem>)[]
): StockFilterGroup => ({
  id: idOf(label),
  label,
  filterItems: items.map((named) => ({
    id: idOf(named.label ?? label),
    label,
    formattingType: 'text',
    showCount: true,
    hardcodedValues: [],
    ...named,
  })),
  groupType: 'main',
  isAccordion: true,
  accordionType: 'open',
});

const idOf = (label: string): string => label.toLowerCase().replaceAll(' ', '-');

/** The filters of a dealership whose content names none. */
export const DEFAULT_FILTER_GROUPS: readonly StockFilterGroup[] = [
  group('Vehicle type', { field: 'vehType', type: 'list', hardcodedValues: ['New', 'Demo', 'Used'] }),
  group('Location', { field: 'location.name', type: 'select' }),
  group(
    'Make and model',
    { label: 'Make', field: 'make', type: 'select' },
    { label: 'Model', field: 'model', type: 'select' },
  ),
  group('Price', { field: 'price', type: 'range_slider', formattingType: 'currency', showCount: false }),
  group('Search by budget', {
    field: 'price',
    type: 'search_by_budget',
    formattingType: 'currency',
    showCount: false,
  }),
];

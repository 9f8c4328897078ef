import type { StockFilterGroup } from '../../content/stock/stockFilterGroup';
import { explainFinanceFault } from '../../domain/finance/explainFinanceFault';
import { FINANCE_FIELDS, type FinanceField, RATE_NAMES } from '../../domain/finance/financeFields';
import type { FinanceSettings } from '../../domain/finance/financeSettings';
import { parseFinanceSettings } from '../../domain/finance/parseFinanceSettings';
import { err, ok, type Result } from '../../domain/result';
import { isNumberFact } from '../../domain/stock/cardFacts';
import type { NumberFactName } from '../../domain/stock/stockFacts';
import type { ContentSource } from './contentSource';
import { parseFilterGroups } from './filterGroups';
import type { DealerSettingsQuery } from './queryTypes';

const DEALER_SETTINGS_QUERY = /* GraphQL */ `
  query DealerSettings {
    filters {
      cardFacts
      groups {
        id
        label
        groupType
        isAccordion
        accordionType
        remoteId
        svgName
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
  /** The facts on result cards; absent for those of the stock type. */
  readonly cardFacts?: readonly NumberFactName[];
}

/**
 * Reads and parses the settings.
 * @returns the fault as a message for staff, with every wrong setting of its kind
 * @throws where the endpoint cannot answer
 */
export async function readDealerSettings(content: ContentSource): Promise<Result<DealerSettings, string>> {
  const { filters } = await content.ask<DealerSettingsQuery>(DEALER_SETTINGS_QUERY);
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

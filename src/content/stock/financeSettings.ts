import type { FinanceSettings } from '../../domain/finance/financeSettings';
import { parseFinanceSettings } from '../../domain/finance/parseFinanceSettings';

/** The finance settings as the content endpoint gives them; every setting may be absent. */
export interface FinanceFields {
  readonly enabled: boolean;
  readonly lenderName: string;
  readonly lenderLicenceNumber: string | null;
  readonly repaymentTerms: readonly number[];
}

/**
 * The finance settings of the site; absent where repayments are switched off. The build has refused faulty settings
 * before a page is made (see `src/generate/content/checkFinance.ts`), so a fault here means the same as "off".
 */
export function financeSettingsOf(fields: FinanceFields): FinanceSettings | undefined {
  if (!fields.enabled) return undefined;
  const parsed = parseFinanceSettings(fields);
  return parsed.kind === 'ok' ? parsed.value : undefined;
}

import type { StockSettings } from '../../content/stock/stockSettings';
import { shopperPlace } from '../../device/shopperPlace';
import { noEstimateIn } from '../../domain/onRoad/priceToPay';
import type { SearchVocabulary } from '../../search/vocabulary/vocabulary';
import { loadTables, toPayTermsOf } from '../price/toPayTermsOf';
import { toPayTerms } from '../stock/engine/toPayTerms';

/** Makes searches outside of the list go by the price to pay too, if the shopper wants it and its tables load. */
export async function followToPay(settings: StockSettings, { values }: SearchVocabulary): Promise<void> {
  const wanted = shopperPlace.read();
  const now = Date.now();
  // Such a clock is wrong (`useClock`).
  const isPossible = !settings.hostedSearch && now >= Date.parse(document.lastModified);
  if (!wanted?.isUsed || !isPossible) return toPayTerms.set(undefined);
  if (toPayTerms.snapshot()?.place === wanted.place) return;
  toPayTerms.set(undefined);
  const tables = await loadTables(settings).catch(() => undefined);
  const terms = tables && toPayTermsOf(wanted.place, now, tables, settings, values?.['location.name']);
  if (terms && !noEstimateIn(terms.place, terms.today, terms.tables)) toPayTerms.set(terms);
}

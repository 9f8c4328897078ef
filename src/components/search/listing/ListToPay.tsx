import { css } from '@emotion/react';
import { useEffect, useMemo, useState } from 'react';
import { useStockSettings } from '../../../content/stock/stockSettings';
import { shopperPlace } from '../../../device/shopperPlace';
import { explainNoEstimate } from '../../../domain/onRoad/noEstimate';
import type { OnRoadTables } from '../../../domain/onRoad/onRoadTables';
import { noEstimateIn } from '../../../domain/onRoad/priceToPay';
import { stockNoun } from '../../../domain/stock/stockTypes';
import type { ToPayTerms } from '../../../search/toPayTerms';
import { media, quiet, space, text, wrapRow } from '../../../theme/tokens';
import { PlaceForm } from '../../price/PlaceForm';
import { toPayTermsOf } from '../../price/toPayTermsOf';
import { useOnRoadTables } from '../../price/usePricesToPay';
import { toPayTerms } from '../../stock/engine/toPayTerms';
import { Button } from '../../ui/Button';
import { useClock } from '../../ui/visit/useClock';
import { useStored } from '../../ui/visit/useStored';
import { optionRow } from '../filters/filterStyles';
import { useSearchConfig } from '../SearchConfig';
import { useSearchActions } from '../SearchProvider';

/** Switches the list to what the shopper would pay: the cards, and what sorts, filters and a budget go by. */
export function ListToPay() {
  const { values, stockType } = useSearchConfig().vocabulary;
  const { searchAgain } = useSearchActions();
  const place = useStored(shopperPlace);
  const tables = useOnRoadTables();
  const terms = useToPayTerms(tables, values?.['location.name']);
  const [isAsking, setAsking] = useState(place === undefined);
  const reason = terms && noEstimateIn(terms.place, terms.today, terms.tables);
  const inForce = place?.isUsed && !reason ? terms : undefined;
  useEffect(() => {
    if (toPayTerms.snapshot() === inForce) return;
    toPayTerms.set(inForce);
    searchAgain();
  }, [inForce, searchAgain]);
  if (isAsking || place === undefined)
    return <PlaceForm tables={tables} isUsed onDone={() => setAsking(false)} />;
  return (
    <div css={part}>
      <p css={line}>
        <label css={[optionRow, small]}>
          <input
            type="checkbox"
            checked={place.isUsed}
            onChange={({ currentTarget }) => shopperPlace.store({ ...place, isUsed: currentTarget.checked })}
          />
          {`Show what I’d pay in ${place.postcode}`}
        </label>
        <Button look="quiet" onClick={() => setAsking(true)}>
          Change
        </Button>
      </p>
      {place.isUsed && (
        <p css={quiet} role="status">
          {reason
            ? explainNoEstimate(reason)
            : `Our estimates, with government charges. Sorting, prices and budgets use them; ${stockNoun(stockType, 2)} without one come last.`}
        </p>
      )}
    </div>
  );
}

/** Beside the count and the order. */
const part = css({ [media.wide]: { maxWidth: '26rem' } });
const line = css({ ...wrapRow(`0 ${space[4]}`), fontSize: text.small });
const small = css({ fontSize: text.small });

/** The terms of a search by the price to pay. `undefined` without a place, the tables or a device whose clock is right. */
function useToPayTerms(
  tables: OnRoadTables | undefined,
  locations: readonly string[] | undefined,
): ToPayTerms | undefined {
  const settings = useStockSettings();
  const place = useStored(shopperPlace)?.place;
  const now = useClock();
  const terms =
    place === undefined || now === undefined || tables === undefined
      ? undefined
      : toPayTermsOf(place, now, tables, settings, locations);
  const day = terms?.today;
  // The clock ticks every minute, and the terms are the same all day.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the terms follow from these
  return useMemo(() => terms, [settings, locations, place, day, tables]);
}

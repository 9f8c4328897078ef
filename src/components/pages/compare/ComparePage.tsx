import { css, Global } from '@emotion/react';
import { useState } from 'react';
import { COMPARE_PATH } from '../../../content/addresses';
import { useStockSettings } from '../../../content/stock/stockSettings';
import { compared } from '../../../device/garage';
import { ownVehicle } from '../../../device/ownVehicle';
import { MAX_COMPARED } from '../../../domain/compare/comparedIds';
import { MAX_OWN_NAME, OWN_BOUNDS, type OwnVehicle, ownItem } from '../../../domain/compare/ownVehicle';
import { COMPARE_LINK, idsFragment } from '../../../domain/garage/idsLink';
import { pricesOf } from '../../../domain/stock/priceDisplay';
import type { StockItem } from '../../../domain/stock/stockItem';
import { isDriven, type StockType, stockNoun } from '../../../domain/stock/stockTypes';
import { media, noticeBox, onScreen, space, text, wrapRow } from '../../../theme/tokens';
import { ComparisonRateWarning } from '../../finance/ComparisonRateWarning';
import { WeeklyCostSettings } from '../../finance/ownership/WeeklyCostSettings';
import { PriceNotes } from '../../price/PriceNotes';
import { useStockItemsQuery } from '../../stock/useStockItem';
import { answerPage, oneSheet } from '../../ui/answerPage';
import { Button } from '../../ui/Button';
import { type DeviceField, DeviceForm } from '../../ui/fields/DeviceForm';
import { keepFocus } from '../../ui/keepFocus';
import { pageMargins } from '../../ui/PageWidth';
import { ShareButton } from '../../ui/share/ShareButton';
import { useHydrated } from '../../ui/useHydrated';
import { useStored } from '../../ui/visit/useStored';
import { EmptyBay } from '../EmptyBay';
import { AddVehicles } from './AddVehicles';
import { ComparisonTable } from './ComparisonTable';
import { useComparedIds } from './useComparedIds';

/** The page to decide on: up to four stock items side by side, with the shopper's own vehicle beside them. */
export function ComparePage({ stockType }: { readonly stockType: StockType }) {
  const comparison = useComparedIds();
  const { ids, ownCount } = comparison;
  const title = `Compare ${stockNoun(stockType, 2)}`;
  return (
    <div css={[pageMargins, page]}>
      <Global styles={oneSheet} />
      <header css={head}>
        <h1 css={heading}>{title}</h1>
        {ids.length > 0 && (
          <div css={tools}>
            <Button onClick={() => window.print()}>Print</Button>
            <ShareButton
              title={title}
              address={() => window.location.origin + COMPARE_PATH + idsFragment(COMPARE_LINK, ids)}
            />
          </div>
        )}
      </header>
      <noscript>
        <p css={notice}>Comparing needs JavaScript in your browser.</p>
      </noscript>
      {ownCount !== undefined && ownCount > 0 && (
        <section ref={keepFocus} css={notice} aria-label="From a link">
          <p>These come from a link. Your own comparison of {ownCount} hasn’t changed.</p>
          <Button look="quiet" onClick={comparison.leave}>
            Back to mine
          </Button>
          <Button look="quiet" onClick={comparison.adopt}>
            Replace mine with these
          </Button>
        </section>
      )}
      {useHydrated() && <Compared ids={ids} isSent={ownCount !== undefined} stockType={stockType} />}
    </div>
  );
}

interface ComparedProps {
  readonly ids: readonly string[];
  /** Whether they come from a link, so the shopper can't change them. */
  readonly isSent: boolean;
  readonly stockType: StockType;
}

/** The table, what is no longer in stock, and ways to add more. Only in a browser: a build doesn't know the ids. */
function Compared({ ids, isSent, stockType }: ComparedProps) {
  const { finance } = useStockSettings();
  const { data, isError, refetch } = useStockItemsQuery(ids);
  const own = useStored(ownVehicle);
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const noun = stockNoun(stockType, 1);
  const items = ids.flatMap((id) => data?.get(id) ?? []);
  const gone = ids.filter((id) => data?.get(id) === null);
  const forSale = items.filter(({ status }) => status !== 'sold');
  if (isError) return <NotLoaded retry={() => void refetch()} />;
  if (ids.length > 0 && data === undefined) return <p role="status">Loading …</p>;
  return (
    <>
      {gone.length > 0 && <Gone ids={gone} nouns={stockNoun(stockType, 2)} isSent={isSent} />}
      {items.length > 0 && (
        <ComparisonTable
          items={items}
          own={own && ownItem(own, stockType)}
          today={today}
          onRemove={isSent ? undefined : removeFromOwn}
        />
      )}
      {!isSent && ids.length < MAX_COMPARED && <AddVehicles ids={ids} noun={noun} />}
      {ids.length === 0 && (
        <div css={bay}>
          <EmptyBay />
        </div>
      )}
      {items.length > 0 && (
        <>
          <OwnVehicleForm noun={noun} isDriven={isDriven({ stockType })} />
          {isDriven({ stockType }) && <WeeklyCostSettings />}
          {finance && forSale.length > 0 && <ComparisonRateWarning of={onePerType(forSale)} />}
          <PriceNotes stock={forSale.map(pricesOf)} />
        </>
      )}
    </>
  );
}

const removeFromOwn = (id: string) => compared.store(compared.read().filter((one) => one !== id));

/** The warning states a rate for each type of vehicle, once. */
const onePerType = (items: readonly StockItem[]) => [
  ...new Map(items.map((item) => [item.vehType, item])).values(),
];

interface GoneProps extends Pick<ComparedProps, 'isSent'> {
  readonly ids: readonly string[];
  readonly nouns: string;
}

const Gone = ({ ids, nouns, isSent }: GoneProps) => (
  <section ref={keepFocus} css={notice} aria-label="No longer in stock">
    <p>
      {ids.length === 1 ? `One of these ${nouns} is` : `${ids.length} of these ${nouns} are`} no longer in
      stock.
    </p>
    {!isSent && (
      <Button look="quiet" onClick={() => compared.store(compared.read().filter((id) => !ids.includes(id)))}>
        {ids.length === 1 ? 'Take it out' : 'Take them out'}
      </Button>
    )}
  </section>
);

const NotLoaded = ({ retry }: { readonly retry: () => void }) => (
  <section ref={keepFocus} css={notice} role="alert">
    <p>The details didn’t load.</p>
    <Button look="quiet" onClick={retry}>
      Try again
    </Button>
  </section>
);

const page = css(answerPage, {
  [media.print]: { gap: space[1], '& > p': { margin: 0, fontSize: '7pt' } },
});
const head = css({
  ...wrapRow(space[4]),
  justifyContent: 'space-between',
  minHeight: '2.875rem',
  [media.print]: { minHeight: 0 },
});
const heading = css({ fontSize: text.section, [media.print]: { fontSize: text.body } });
const tools = css({ ...wrapRow(space[2]), ...onScreen });
const bay = css({ maxWidth: '34rem', ...onScreen });
const notice = css(noticeBox, { ...wrapRow(`0 ${space[4]}`), fontSize: 'inherit' });

const NAMES: readonly DeviceField<keyof OwnVehicle>[] = [
  { name: 'make', label: 'Make' },
  { name: 'model', label: 'Model' },
  { name: 'year', label: 'Year', bounds: OWN_BOUNDS.year },
];
const DRIVEN: readonly DeviceField<keyof OwnVehicle>[] = [
  { name: 'odometer', label: 'Kilometres', bounds: OWN_BOUNDS.odometer, isOptional: true },
  { name: 'fuelCombined', label: 'Litres per 100 km', bounds: OWN_BOUNDS.fuelCombined, isOptional: true },
];

interface Props {
  readonly noun: string;
  readonly isDriven: boolean;
}

/** The shopper's own vehicle, typed once and kept on the device. */
function OwnVehicleForm({ noun, isDriven }: Props) {
  const own = useStored(ownVehicle);
  return (
    <DeviceForm
      summary={own ? `Change your own ${noun}` : `Put your own ${noun} beside them`}
      fields={isDriven ? [...NAMES, ...DRIVEN] : NAMES}
      values={own}
      maxLength={MAX_OWN_NAME}
      onSave={(values) => ownVehicle.store(values as OwnVehicle | undefined)}
    />
  );
}

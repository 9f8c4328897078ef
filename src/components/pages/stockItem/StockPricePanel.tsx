import { css } from '@emotion/react';
import { useState } from 'react';
import { COMPARE_PATH } from '../../../content/addresses';
import { useStockSettings } from '../../../content/stock/stockSettings';
import { telephoneHref } from '../../../content/telephoneHref';
import { compared } from '../../../device/garage';
import { shopperPlace } from '../../../device/shopperPlace';
import { toggleCompared } from '../../../domain/compare/comparedIds';
import { type EnquiryKind, formTitle } from '../../../domain/enquiry/enquiryKind';
import { addMoney } from '../../../domain/finance/rounding';
import { formatKilometres } from '../../../domain/formatNumber';
import { COMPARE_LINK, idsFragment } from '../../../domain/garage/idsLink';
import { joinFacts } from '../../../domain/joinFacts';
import { cardFacts } from '../../../domain/stock/cardFacts';
import type { PriceDisplay } from '../../../domain/stock/priceDisplay';
import { listingWords } from '../../../domain/stock/stockHistory';
import type { StockItem } from '../../../domain/stock/stockItem';
import { isRoadVehicle } from '../../../domain/stock/stockTypes';
import { registerOf } from '../../../domain/stock/typeWords';
import { wallClock } from '../../../domain/wallClock';
import { locale } from '../../../locales/site/locale';
import { dealerWords } from '../../../locales/site/words';
import { color, media, onScreen, panel, quiet, space, text, unspoken } from '../../../theme/tokens';
import { ComparisonRateWarning } from '../../finance/ComparisonRateWarning';
import { StockPrice } from '../../price/StockPrice';
import { itemEnquired } from '../../stock/openedItems';
import { Button, ButtonLink } from '../../ui/Button';
import { Link } from '../../ui/links/Link';
import { useOffline } from '../../ui/visit/connection';
import { useClock } from '../../ui/visit/useClock';
import { useStored } from '../../ui/visit/useStored';
import { StockToPay } from './lateParts';
import { StockRepayment } from './repayment/StockRepayment';
import { StockEnquiryLink } from './StockActionBar';
import { StockOffers } from './StockOffers';

const FORMS: readonly EnquiryKind[] = ['enquireNow', 'bookATestDrive'];
const MORE_FORMS: readonly EnquiryKind[] = ['makeAnOffer', 'reserveNow', 'valueTradeIn', 'sendToAFriend'];

interface Props {
  readonly item: StockItem;
  readonly display: PriceDisplay;
}

/** Price, repayment and ways to reach the dealership, beside the pictures. It stays visible while they scroll. */
export function StockPricePanel({ item, display }: Props) {
  const { licenceNumber, dealershipName, stockType, finance, cardFacts: ownFacts } = useStockSettings();
  const offline = useOffline();
  const facts = [
    item.vehType,
    item.odometer === undefined ? null : formatKilometres(item.odometer),
    item.transmissionType,
    item.fuelType,
    ...cardFacts(item, ownFacts),
    item.location?.name,
  ].filter(Boolean);
  return (
    <aside css={frame} aria-label="Price">
      <div css={card}>
        {item.status === 'sold' ? (
          <>
            <p css={sold}>Sold</p>
            <p>This one has found a new home.</p>
          </>
        ) : (
          <>
            {item.status === 'underOffer' && (
              <p css={quiet}>Under offer. Call us if you’d like to be next in line.</p>
            )}
            <StockPrice display={display} size="panel" />
            {offline?.asAt && <p css={quiet}>As at {offline.asAt}. Call us to check.</p>}
            <ListingHistory item={item} />
            {display.kind === 'priced' && <StockMoney key={item.id} item={item} price={display.dollars} />}
            <StockOffers item={item} />
          </>
        )}
        <ul css={factLine}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {item.status !== 'sold' && <Contacts item={item} />}
      </div>
      {/* Paper has both below: in the notes on prices and in the page's foot. */}
      <div css={[smallPrint, onScreen]}>
        {finance && item.status !== 'sold' && display.kind === 'priced' && (
          <ComparisonRateWarning of={[item]} />
        )}
        <p>
          {dealershipName} · {registerOf(stockType, locale)} {licenceNumber}
        </p>
      </div>
    </aside>
  );
}

function StockMoney({ item, price }: { readonly item: StockItem; readonly price: number }) {
  const { finance } = useStockSettings();
  const place = useStored(shopperPlace);
  const [toPay, setToPay] = useState<number>();
  const onRoadCosts = toPay === undefined ? undefined : place?.isUsed ? addMoney(toPay, 0, price) : 0;
  return (
    <>
      {isRoadVehicle(item) && (
        <StockToPay item={item} hasFinance={finance !== undefined} onPrice={setToPay} />
      )}
      {finance && <StockRepayment item={item} price={price} onRoadCosts={onRoadCosts} settings={finance} />}
    </>
  );
}

function Contacts({ item }: Pick<Props, 'item'>) {
  const phone = useStockSettings().phoneAt(item.location?.name);
  return (
    <div css={actions}>
      <ButtonLink look="primary" href={telephoneHref(phone)} onClick={() => itemEnquired(item.id)}>
        Call {phone}
      </ButtonLink>
      {FORMS.map((kind) => (
        <StockEnquiryLink key={kind} item={item} kind={kind} look="secondary">
          {formTitle(kind, item.stockType, dealerWords)}
        </StockEnquiryLink>
      ))}
      <ul css={more}>
        {MORE_FORMS.map((kind) => (
          <li key={kind}>
            <StockEnquiryLink item={item} kind={kind}>
              {formTitle(kind, item.stockType, dealerWords)}
            </StockEnquiryLink>
          </li>
        ))}
        <li>
          <CompareLink id={item.id} />
        </li>
        <li>
          <Button look="quiet" css={print} onClick={() => window.print()}>
            Print
          </Button>
        </li>
      </ul>
    </div>
  );
}

/**
 * Leads to the comparison with this item in it; a full one stays as it is. The address of an empty one names the item, because a
 * tap can come before the page responds to it.
 */
function CompareLink({ id }: { readonly id: string }) {
  const ids = useStored(compared);
  const add = () => ids.includes(id) || compared.store(toggleCompared(compared.read(), id));
  const href = ids.length === 0 ? COMPARE_PATH + idsFragment(COMPARE_LINK, [id]) : COMPARE_PATH;
  return (
    <Link href={href} onClick={add}>
      {ids.length > 0 ? `Compare (${ids.length} chosen)` : 'Compare'}
    </Link>
  );
}

/** How long the item has been listed, and the latest reduction of its price; nothing if the site does not know. */
function ListingHistory({ item }: Pick<Props, 'item'>) {
  const { timeZone } = useStockSettings();
  const now = useClock();
  const words = listingWords(item, now === undefined ? undefined : wallClock(new Date(now), timeZone).date);
  return words.length > 0 && <p css={history}>{joinFacts(words)}</p>;
}

const frame = css({
  alignSelf: 'start',
  [media.wide]: {
    gridColumn: 2,
    gridRow: '1 / span 2',
    position: 'sticky',
    top: space[5],
    // With the repayment's fields it is taller than the window. It then scrolls, so that its foot with the warning is visible.
    '&:has(form)': { position: 'static' },
  },
  [media.print]: { position: 'static', gridColumn: 2, gridRow: 1, fontSize: text.small },
});
const card = css(panel, { [media.print]: { padding: space[2] } });
const sold = css({ fontSize: text.section, fontWeight: 650 });
const history = css({ marginTop: space[1], color: color.inkQuiet, fontSize: text.small });
/** A dot only separates two facts on one line: the first fact of a line hides its dot beyond the edge. */
const factLine = css({
  display: 'flex',
  flexWrap: 'wrap',
  margin: `${space[4]} 0`,
  padding: `${space[4]} 0 0`,
  overflow: 'hidden',
  [media.print]: { margin: `${space[1]} 0 0`, paddingTop: space[1] },
  borderTop: `1px solid ${color.line}`,
  listStyle: 'none',
  '& > li': { marginLeft: '-1.5ch', paddingRight: '1.5ch' },
  '& > li::before': { content: unspoken('·'), display: 'inline-block', width: '1.5ch', textAlign: 'center' },
  fontVariantNumeric: 'tabular-nums',
});
const actions = css({ display: 'grid', gap: space[2], [media.print]: { display: 'none' } });
const more = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(min-content, 1fr))',
  gap: `0 ${space[4]}`,
  overflowWrap: 'normal',
  marginTop: space[2],
  listStyle: 'none',
  fontSize: text.small,
  '& > li:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '2.5rem' },
});
/** A button among links looks like them. */
const print = css({ minHeight: '2.5rem', paddingBlock: 0, fontWeight: 'inherit' });
const smallPrint = css({
  display: 'grid',
  gap: space[2],
  padding: `${space[3]} ${space[5]} 0`,
  color: color.inkQuiet,
  fontSize: text.small,
});

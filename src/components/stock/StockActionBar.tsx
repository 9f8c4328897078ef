import { css, Global } from '@emotion/react';
import { useMemo } from 'react';
import { useStockSettings } from '../../content/stockSettings';
import { telephoneHref } from '../../content/telephone';
import { enquiryItem } from '../../domain/enquiry/enquiryItem';
import type { PriceDisplay } from '../../domain/stock/priceDisplay';
import type { StockItem } from '../../domain/stock/stockItem';
import { color, font, layer, media, space, text } from '../../theme/tokens';
import { EnquiryLink } from '../enquiry/EnquiryLink';
import { carEnquired } from '../search/openedCars';
import { ButtonLink } from '../ui/Button';

interface Props {
  readonly item: StockItem;
  readonly display: PriceDisplay;
}

/** On a phone: the price and the two ways to reach the dealership, always at hand. */
export function StockActionBar({ item, display }: Props) {
  const phone = useStockSettings().phoneAt(item.location?.name);
  const about = useMemo(() => ({ item: enquiryItem(item) }), [item]);
  return (
    <div css={bar}>
      <Global styles={roomForBar} />
      <p css={price}>
        {display.kind === 'priced' ? display.amount : display.text}
        {display.kind === 'priced' && <span css={qualifier}>{display.qualifier}</span>}
      </p>
      <ButtonLink look="primary" href={telephoneHref(phone)} onClick={() => carEnquired(item.id)}>
        Call
      </ButtonLink>
      <EnquiryLink
        kind="enquireNow"
        about={about}
        phone={phone}
        look="secondary"
        onClick={() => carEnquired(item.id)}
      >
        Enquire
      </EnquiryLink>
    </div>
  );
}

/** The page ends above the bar, and what has the focus scrolls clear of it. */
const roomForBar = css({
  html: { scrollPaddingBottom: '6rem', [media.wide]: { scrollPaddingBottom: 0 } },
  body: { paddingBottom: '4.5rem', [media.wide]: { paddingBottom: 0 }, [media.print]: { paddingBottom: 0 } },
});

const bar = css({
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: layer.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[2]} ${space[4]} max(${space[2]}, env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${color.line}`,
  background: color.surface,
  [media.wide]: { display: 'none' },
  [media.print]: { display: 'none' },
});
const price = css({
  margin: 0,
  marginRight: 'auto',
  fontFamily: font.heading,
  fontWeight: 600,
  lineHeight: 1.15,
  fontVariantNumeric: 'tabular-nums',
});
const qualifier = css({ display: 'block', fontFamily: font.text, fontSize: text.small, fontWeight: 400 });

import { css } from '@emotion/react';
import { site } from '../../../config/site';
import type { StockItem } from '../../../domain/stock/stockItem';
import { stockNoun } from '../../../domain/stock/stockTypes';
import { runningOffers } from '../../../domain/stock/vehicleOffer';
import { color, media, radius, space, text, wrapRow } from '../../../theme/tokens';
import { OfferEnd } from '../../price/OfferEnd';
import { Link } from '../../ui/links/Link';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useClock } from '../../ui/visit/useClock';
import { StockEnquiryLink } from './StockActionBar';

/** The running offers that an item qualifies for, each with its end, its terms and a form that names it. */
export function StockOffers({ item }: { readonly item: StockItem }) {
  const now = useClock();
  const offers = runningOffers(item, now);
  if (offers.length === 0) return null;
  return (
    <section css={frame} aria-labelledby="offers">
      <h2 css={heading} id="offers">
        {offers.length === 1 ? 'An offer' : 'Offers'} on this {stockNoun(item, 1)}
      </h2>
      <ul css={list}>
        {offers.map((offer) => (
          <li key={offer.id}>
            <p css={title}>{offer.title}</p>
            <OfferEnd endsAt={offer.endsAt} now={now} />
            <p css={onPaper}>
              Terms: {site.url}
              {offer.href}
            </p>
            <p css={ways}>
              <StockEnquiryLink item={item} kind="enquireNow" offer={offer}>
                Ask for this offer<VisuallyHidden> {offer.title}</VisuallyHidden>
              </StockEnquiryLink>
              <Link href={offer.href}>
                Terms<VisuallyHidden> of {offer.title}</VisuallyHidden>
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const frame = css({
  marginTop: space[4],
  padding: space[4],
  borderRadius: radius.medium,
  background: color.highlightSoft,
  [media.print]: { padding: space[2], breakInside: 'avoid' },
});
const heading = css({ fontSize: text.body });
const list = css({ display: 'grid', gap: space[3], marginTop: space[2], listStyle: 'none' });
const onPaper = css({ display: 'none', [media.print]: { display: 'block', overflowWrap: 'anywhere' } });
const title = css({ fontWeight: 600, lineHeight: 1.3 });
const ways = css({
  ...wrapRow(`0 ${space[4]}`),
  fontSize: text.small,
  '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: '2.5rem' },
  [media.print]: { display: 'none' },
});

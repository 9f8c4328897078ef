import { ClassNames, css } from '@emotion/react';
import { type ComponentType, memo } from 'react';
import { useStockSettings } from '../../content/stock/stockSettings';
import type { Deal } from '../../domain/finance/financeSettings';
import { formatKilometres, formatPrice } from '../../domain/formatNumber';
import { joinFacts } from '../../domain/joinFacts';
import { cardFacts } from '../../domain/stock/cardFacts';
import { priceDisplay } from '../../domain/stock/priceDisplay';
import { type StockCard, sameCard } from '../../domain/stock/stockCard';
import { stockItemPath } from '../../domain/stock/stockItemPath';
import { locale } from '../../locales/site/locale';
import { color, motion, radius, space, text } from '../../theme/tokens';
import { publicId } from '../../tracking/events';
import { track } from '../../tracking/track';
import { RepaymentLine } from '../finance/RepaymentLine';
import { amountToPay, askForPrice, whereToPay } from '../price/amountToPay';
import { StockPrice } from '../price/StockPrice';
import { cardLink } from '../ui/links/cardLink';
import { ListedLink } from '../ui/links/ListedLink';
import { useClock } from '../ui/visit/useClock';
import type { CardPicturesProps } from './CardPictures';
import { HeartButton } from './HeartButton';
import { StockPicture } from './StockPicture';

interface Props {
  readonly card: StockCard;
  readonly isFirst?: boolean;
  /** Shows several pictures to swipe (`CardPictures`). Not in a row of cards that is itself swiped. */
  readonly Pictures?: ComponentType<CardPicturesProps>;
  /** Offers to compare the item (`CompareButton`), on pages that have a way to the comparison. */
  readonly Compare?: ComponentType<{ readonly card: StockCard }> | undefined;
  /** The shopper's deal for it, where they see what they kept (`RepaymentLine`). */
  readonly deal?: Deal | undefined;
  /** Shows a text in which a search has marked its matches (`MarkedText`). */
  readonly Text?: ComponentType<{ readonly text: string }>;
  /** The card's texts with such marks, if they match. */
  readonly title?: string | undefined;
  readonly subtitle?: string | undefined;
}

const SIZES = '(min-width: 73.75em) 21rem, (min-width: 40em) 46vw, 94vw';

/**
 * A stock item in a list; a sold one has no price. The whole card is one link. A search that finds it again does not render
 * it. One that finds two dozen others renders all at once, so the parts of a card share one `ClassNames`: the `css` prop
 * would put two components around every element.
 */
export const StockCardView = memo(
  Card,
  (a, b) =>
    a.isFirst === b.isFirst &&
    a.Pictures === b.Pictures &&
    a.Compare === b.Compare &&
    a.deal === b.deal &&
    sameCard(a.card, b.card) &&
    a.title === b.title &&
    a.subtitle === b.subtitle,
);

function Card({ card, isFirst = false, Pictures, Compare, deal, Text, title, subtitle }: Props) {
  const { finance, cardFacts: ownFacts } = useStockSettings();
  const display = priceDisplay(card, locale.prices, { repayment: finance !== undefined });
  const facts = joinFacts([
    card.odometer !== undefined && formatKilometres(card.odometer),
    !isSaidAbove(card, card.transmissionType) && card.transmissionType,
    card.fuelType,
    ...cardFacts(card, ownFacts),
    card.location,
    // A dealer with one yard has no other name for it.
    card.dealer !== card.location && card.dealer,
  ]);
  const opened = () => track({ name: 'select_item', item: publicId(card.objectID) });
  return (
    <ClassNames>
      {({ css: name }) => (
        <article className={name(frame)}>
          <div className={name(pictureFrame)}>
            {Pictures && card.images !== undefined && card.images > 1 ? (
              <Pictures card={card} isFirst={isFirst} sizes={SIZES} onOpen={opened} />
            ) : (
              <StockPicture
                url={card.image}
                alt=""
                sizes={SIZES}
                isFirst={isFirst}
                bodyType={card.bodyType}
              />
            )}
            <ul className={name(badgeRow)}>
              {badgesOf(card).map(({ label, style }) => (
                <li key={label} className={name(style)}>
                  {label}
                </li>
              ))}
            </ul>
            {card.images !== undefined && card.images > 1 && (
              <span className={name(pictureCount)}>{`${card.images} pictures`}</span>
            )}
          </div>
          <h3 className={name(heading)}>
            <ListedLink
              className={name(cardLink)}
              to={card.url ?? stockItemPath(card.objectID, card.title)}
              onOpen={opened}
            >
              {Text && title !== undefined ? <Text text={title} /> : card.title}
            </ListedLink>
          </h3>
          {card.subtitle && (
            <p className={name(quiet)}>
              {Text && subtitle !== undefined ? <Text text={subtitle} /> : card.subtitle}
            </p>
          )}
          {facts && <p className={name(factLine)}>{facts}</p>}
          {card.offer && !card.sold && <OfferMark title={card.offer} endsAt={card.offerEndsAt} />}
          <div className={name(prices)}>
            {!card.sold && <StockPrice display={display} />}
            {card.toPayIn !== undefined && display.kind === 'priced' && card.priceType === 'egc' && (
              <p className={name(toPay)}>{cardToPay(card, card.toPayIn)}</p>
            )}
            {!card.sold && display.kind === 'priced' && (
              <RepaymentLine
                // A deal adds its own on-road costs.
                price={(deal ? undefined : card.toPay) ?? display.dollars}
                vehType={card.vehType}
                deal={deal}
              />
            )}
            {card.weeklyCost !== undefined && (
              <p className={name(toPay)}>{formatPrice(card.weeklyCost)} a week with fuel</p>
            )}
          </div>
          {/* Last, so that the keyboard comes to the vehicle first. */}
          <div className={name(corner)}>
            <HeartButton card={card} />
          </div>
          {Compare && <Compare card={card} />}
        </article>
      )}
    </ClassNames>
  );
}

const cardToPay = ({ toPay }: StockCard, place: string): string =>
  toPay === undefined ? askForPrice(place) : `${amountToPay(toPay)} ${whereToPay(place)}, our estimate`;

/** Whether the subtitle already has a fact: after `10 speed automatic`, the facts need not repeat `Automatic`. */
const isSaidAbove = ({ subtitle = '' }: StockCard, fact: string | undefined): boolean =>
  fact !== undefined && subtitle.toLowerCase().includes(fact.toLowerCase());

function badgesOf(card: StockCard) {
  return [
    { label: card.vehType, style: badge },
    ...(card.brandCertified ? [{ label: 'Brand Certified', style: badge }] : []),
    ...(card.featured ? [{ label: 'Special', style: special }] : []),
    ...(card.label ? [{ label: card.label, style: badge }] : []),
    ...(card.sold ? [{ label: 'Sold', style: sold }] : []),
    ...(card.underOffer ? [{ label: 'Under offer', style: sold }] : []),
  ];
}

const frame = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  '&:hover img': { transform: 'scale(1.015)' },
});
const pictureFrame = css({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius.medium,
  marginBottom: space[3],
  '& img': { transition: `transform ${motion.calm}` },
});
const heading = css({ fontSize: text.lead, lineHeight: 1.25 });
const quiet = css({ color: color.inkQuiet, fontSize: text.small });
const factLine = css({
  marginTop: space[1],
  color: color.inkQuiet,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
});
const toPay = css({ fontSize: text.small, fontWeight: 650, fontVariantNumeric: 'tabular-nums' });
const prices = css({ marginTop: 'auto', paddingTop: space[3] });
/** A touch here goes to the picture. */
const abovePictures = { zIndex: 1, pointerEvents: 'none' } as const;
const pictureCount = css({
  position: 'absolute',
  right: space[2],
  bottom: space[2],
  padding: `1px ${space[2]}`,
  borderRadius: radius.small,
  background: 'rgb(28 31 27 / 0.72)',
  color: '#fff',
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  ...abovePictures,
});
const corner = css({ position: 'absolute', zIndex: 1, right: space[2], top: space[2] });
const badgeRow = css({
  position: 'absolute',
  // Beside the heart.
  inset: '0.5rem 3.75rem auto 0.5rem',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  overflowWrap: 'normal',
  listStyle: 'none',
  ...abovePictures,
});
const badge = css({
  padding: `2px ${space[2]}`,
  borderRadius: radius.small,
  background: color.surface,
  color: color.ink,
  fontSize: '0.8125rem',
  fontWeight: 600,
});
const special = css([badge, { background: color.highlight, color: color.surface }]);
const sold = css([badge, { background: color.ink, color: color.surface }]);

interface OfferMarkProps {
  readonly title: string;
  /** The first instant after its end, in ISO 8601. */
  readonly endsAt: string | undefined;
}

/** An offer on a card, in one line. It goes when the offer ends, although the page was built before. */
function OfferMark({ title, endsAt }: OfferMarkProps) {
  const now = useClock();
  if (now !== undefined && endsAt !== undefined && now >= Date.parse(endsAt)) return null;
  return <p css={line}>Offer: {title}</p>;
}

const line = css({
  overflow: 'hidden',
  color: color.highlight,
  fontSize: text.small,
  textOverflow: 'ellipsis',
  // A long title must not widen the card.
  contain: 'inline-size',
  whiteSpace: 'nowrap',
});

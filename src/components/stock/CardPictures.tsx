import { ClassNames, css } from '@emotion/react';
import { useState } from 'react';
import type { StockCard } from '../../domain/stock/stockCard';
import { stockItemPath } from '../../domain/stock/stockItemPath';
import { media } from '../../theme/tokens';
import { ListedLink } from '../ui/links/ListedLink';
import { StockPicture } from './StockPicture';

interface Props {
  readonly card: StockCard;
  readonly isFirst: boolean;
  /** CSS `sizes`: how wide a picture is shown. */
  readonly sizes: string;
  readonly onOpen: () => void;
}

/** The page of the vehicle has the others. */
const MOST_SWIPED = 6;

/**
 * The pictures of a card, which a finger swipes; for a mouse and a keyboard, the first alone. A card knows its first
 * picture: the addresses of the others are fetched when a finger first touches the picture, and until they are there, an
 * empty place of their width can be swiped.
 *
 * The pictures are a link of their own, so that a tap, and holding a finger on them, do what they do on the rest of the
 * card. It says nothing new, so screen readers and the Tab key pass over it.
 */
export function CardPictures({ card, isFirst, sizes, onOpen }: Props) {
  const [others, setOthers] = useState<readonly string[]>();
  const [isAsked, setAsked] = useState(false);
  const places = Math.min(card.images ?? 1, MOST_SWIPED);
  const ask = () => {
    if (isAsked) return;
    setAsked(true);
    // Without them the first picture stays what it is: a later touch asks again.
    otherPictures(card.objectID).then(setOthers, () => setAsked(false));
  };
  return (
    <ClassNames>
      {({ css: name }) => (
        <ListedLink
          to={stockItemPath(card.objectID, card.title)}
          className={name(strip)}
          tabIndex={-1}
          aria-hidden="true"
          draggable={false}
          onOpen={onOpen}
          onTouchStart={ask}
        >
          <span className={name(slide)}>
            <StockPicture url={card.image} alt="" sizes={sizes} isFirst={isFirst} bodyType={card.bodyType} />
          </span>
          {others?.slice(0, places - 1).map((url) => (
            <span key={url} className={name(slide)}>
              <StockPicture url={url} alt="" sizes={sizes} />
            </span>
          ))}
          {!others && <span className={name(room)} style={{ flexBasis: `${(places - 1) * 100}%` }} />}
        </ListedLink>
      )}
    </ClassNames>
  );
}

async function otherPictures(id: string): Promise<readonly string[]> {
  const { fetchStockItem } = await import('../../search/engines/embedded/fetchStockItem');
  return (await fetchStockItem(id))?.images.slice(1).map(({ url }) => url) ?? [];
}

const BY_FINGER = '@media (hover: none) and (pointer: coarse)';

const strip = css({
  display: 'flex',
  overflow: 'hidden',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  // At its end, a swipe does not become the browser's way back.
  overscrollBehaviorX: 'contain',
  // Above the link that covers the card.
  [BY_FINGER]: { position: 'relative', zIndex: 1, overflowX: 'auto' },
  [media.print]: { overflow: 'hidden' },
});
const slide = css({ flex: '0 0 100%', scrollSnapAlign: 'start', scrollSnapStop: 'always' });
const room = css({ display: 'none', flexShrink: 0, flexGrow: 0, [BY_FINGER]: { display: 'block' } });

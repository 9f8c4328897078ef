import { ClassNames, css } from '@emotion/react';
import { useState } from 'react';
import type { StockCard } from '../../domain/stock/stockCard';
import { stockItemPath } from '../../domain/stock/stockItemPath';
import { media } from '../../theme/tokens';
import { ListedLink } from '../ui/links/ListedLink';
import { StockPicture } from './StockPicture';

export interface CardPicturesProps {
  readonly card: StockCard;
  readonly isFirst: boolean;
  readonly sizes: string;
  readonly onOpen: () => void;
}

/** The most pictures to swipe on a card. The item's page has the others. */
const MAX_SWIPED = 6;

/** The pictures of a card, to swipe with a finger. They are a separate link, which screen readers and the Tab key skip. */
export function CardPictures({ card, isFirst, sizes, onOpen }: CardPicturesProps) {
  const [others, setOthers] = useState<readonly string[]>();
  const [isLoading, setIsLoading] = useState(false);
  const places = Math.min(card.images ?? 1, MAX_SWIPED);
  const load = () => {
    if (isLoading) return;
    setIsLoading(true);
    // If they do not load, the first picture stays, and a later touch tries again.
    otherPictures(card.objectID).then(setOthers, () => setIsLoading(false));
  };
  return (
    <ClassNames>
      {({ css: name }) => (
        <ListedLink
          to={card.url ?? stockItemPath(card.objectID, card.title)}
          className={name(strip, !others && room(places - 1))}
          tabIndex={-1}
          aria-hidden="true"
          draggable={false}
          onOpen={onOpen}
          onTouchStart={load}
        >
          <span className={name(slide)}>
            <StockPicture url={card.image} alt="" sizes={sizes} isFirst={isFirst} bodyType={card.bodyType} />
          </span>
          {others?.slice(0, places - 1).map((url) => (
            <span key={url} className={name(slide)}>
              <StockPicture url={url} alt="" sizes={sizes} />
            </span>
          ))}
        </ListedLink>
      )}
    </ClassNames>
  );
}

async function otherPictures(id: string): Promise<readonly string[]> {
  const { readStockItem } = await import(/* webpackChunkName: "card-pictures" */ './useStockItem');
  const item = await readStockItem(id);
  return item?.images.slice(1).map(({ url }) => url) ?? [];
}

const BY_FINGER = '@media (hover: none) and (pointer: coarse)';

/** Only a strip for fingers is laid out as one: a row of boxes takes the browser longer than one picture. */
const strip = css({
  display: 'block',
  overflow: 'hidden',
  '& > * + *': { display: 'none' },
  [BY_FINGER]: {
    display: 'flex',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    // A swipe at the end must not trigger the browser's Back.
    overscrollBehaviorX: 'contain',
    // Above the link that covers the card.
    position: 'relative',
    zIndex: 1,
    '& > * + *': { display: 'block' },
  },
  [media.print]: { overflow: 'hidden' },
});
const slide = css({ display: 'block', flex: '0 0 100%', scrollSnapAlign: 'start', scrollSnapStop: 'always' });
/** An empty place for so many more pictures. */
const room = (pictures: number) =>
  css({ [BY_FINGER]: { '&::after': { content: '""', flex: `0 0 ${pictures * 100}%` } } });

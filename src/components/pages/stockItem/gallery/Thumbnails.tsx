import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import type { StockImage } from '../../../../domain/stock/stockItem';
import { color, media, radius, space } from '../../../../theme/tokens';
import { StockPicture } from '../../../stock/StockPicture';

interface ThumbnailsProps {
  readonly images: readonly StockImage[];
  readonly place: number;
  readonly onChoose: (place: number) => void;
}

/** All pictures in a row, small, to choose one. */
export function Thumbnails({ images, place, onChoose }: ThumbnailsProps) {
  const frame = useRef<HTMLUListElement>(null);
  // Scrolls the chosen thumbnail into view without moving the page.
  useEffect(() => {
    const list = frame.current;
    const chosen = list?.children[place] as HTMLElement | undefined;
    if (list && chosen)
      list.scrollTo?.({ left: chosen.offsetLeft - (list.clientWidth - chosen.clientWidth) / 2 });
  }, [place]);
  return (
    <ul ref={frame} css={thumbnails}>
      {images.map((image, index) => (
        <li key={image.url}>
          <button
            type="button"
            css={thumbnail}
            aria-label={`Show picture ${index + 1}`}
            aria-current={index === place}
            onClick={() => onChoose(index)}
          >
            <StockPicture url={image.url} alt="" sizes="6rem" />
          </button>
        </li>
      ))}
    </ul>
  );
}

const thumbnails = css({
  position: 'relative',
  display: 'flex',
  gap: space[2],
  marginTop: space[2],
  padding: 2,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  listStyle: 'none',
  '& > li': { flex: '0 0 5rem', [media.medium]: { flexBasis: '6.5rem' } },
  [media.print]: { display: 'none' },
});
const thumbnail = css({
  display: 'block',
  width: '100%',
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  overflow: 'hidden',
  background: 'none',
  '&[aria-current="true"]': { boxShadow: `0 0 0 2px ${color.accent}` },
});

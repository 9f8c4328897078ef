import { css } from '@emotion/react';
import { type KeyboardEventHandler, useEffect, useRef } from 'react';
import type { StockImage } from '../../domain/stock/stockItem';
import { color, font, layer, radius, space } from '../../theme/tokens';
import { Icon } from '../ui/Icon';
import { iconButton } from '../ui/sheetStyles';
import { GalleryArrows } from './GalleryArrows';
import { StockPicture } from './StockPicture';

interface Props {
  readonly images: readonly StockImage[];
  readonly title: string;
  readonly place: number;
  readonly show: (place: number) => void;
  readonly onKeyDown: KeyboardEventHandler;
  readonly onClose: () => void;
}

/**
 * One picture over the whole window, as long as it is there. Escape closes it and gives the focus back, as the browser's own
 * dialogs do.
 */
export function GalleryScreen({ images, title, place, show, onKeyDown, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const shown = images[place];
  const name = `${title}, picture ${place + 1} of ${images.length}`;
  return (
    <dialog ref={dialog} css={screen} aria-label={name} onKeyDown={onKeyDown} onClose={onClose}>
      {shown && <StockPicture url={shown.url} alt={shown.alt ?? name} sizes="100vw" />}
      <form method="dialog" css={top}>
        <button type="submit" css={close} aria-label="Close full screen">
          <Icon name="close" />
        </button>
      </form>
      {images.length > 1 && (
        <div css={bottom}>
          <span css={counter}>
            {place + 1} / {images.length}
          </span>
          <GalleryArrows place={place} count={images.length} show={show} />
        </div>
      )}
    </dialog>
  );
}

const screen = css({
  width: '100vw',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  background: color.ink,
  color: color.onGreen,
  zIndex: layer.sheet,
  '& img': { width: '100%', height: '100%', objectFit: 'contain', background: 'none', aspectRatio: 'auto' },
  '& :focus-visible': { outlineColor: color.onGreen },
});
const top = css({ position: 'absolute', top: space[4], right: space[4] });
const close = css(iconButton, {
  borderRadius: radius.pill,
  background: color.surface,
  color: color.ink,
});
/** On a ground of its own: pictures are of any colour. */
const counter = css({
  padding: `${space[1]} ${space[3]}`,
  borderRadius: radius.pill,
  background: color.surface,
  color: color.ink,
});
const bottom = css({
  position: 'absolute',
  inset: `auto ${space[4]} ${space[4]}`,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  fontFamily: font.heading,
  fontVariantNumeric: 'tabular-nums',
});

import { css } from '@emotion/react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { color, media, radius, space } from '../../../../theme/tokens';
import { Icon } from '../../../ui/Icon';
import { useLayerHistory } from '../../../ui/layers/layerHistory';
import { roundButton } from './GalleryArrows';

interface Props {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Replaces the pictures until it is closed, in the same size, so that nothing else moves. */
export function InsteadOfPictures({ onClose, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  // The button that opened it is hidden now, so the focus moves in here.
  useEffect(() => {
    place.current?.querySelector<HTMLElement>('[tabindex="0"], button')?.focus({ preventScroll: true });
  }, []);
  useLayerHistory(true, onClose);
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard from the controls inside
    <div ref={place} css={frame} onKeyDown={closeOnEscape}>
      {children}
      <button type="button" css={close} aria-label="Back to the pictures" onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}

const frame = css({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  borderRadius: radius.medium,
  background: color.paperDeep,
  [media.print]: { display: 'none' },
});
const close = css(roundButton, {
  position: 'absolute',
  right: space[3],
  top: space[3],
  '&:hover': { background: color.accentSoft },
});

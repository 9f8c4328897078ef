import styles from '!!raw-loader!photoswipe/style.css';
import { css } from '@emotion/react';
import PhotoSwipe, { type Point, type SlideData } from 'photoswipe';
import { useEffect, useRef } from 'react';
import { pictureText, pictureView } from '../../../../domain/stock/pictureView';
import type { StockImage } from '../../../../domain/stock/stockItem';
import { largestPicture } from '../../../../domain/stock/stockPicture';
import { color, font, layer, radius, space, text } from '../../../../theme/tokens';
import { useLayerHistory } from '../../../ui/layers/layerHistory';

export interface GalleryScreenProps {
  readonly images: readonly StockImage[];
  readonly title: string;
  /** The index of the picture to show first. */
  readonly place: number;
  readonly onPlace: (place: number) => void;
  readonly onClose: () => void;
}

/** Stock pictures are usually 4:3. Their real size is known once they have loaded. */
const USUAL = { width: 1280, height: 960 };

/** Lower than this, in pixels, a window is a phone on its side, whose height is all for the picture. */
const LOW = 500;

/** Pixels that a wide window reserves for buttons and caption. On a phone the picture is wide, so the buttons never cover it. */
const roomFor = ({ x, y }: Point) => {
  const above = x > y && y > LOW ? 64 : 0;
  const beside = x > y ? 80 : 0;
  return { top: above, bottom: above, left: beside, right: beside };
};

const isMotionReduced = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The pictures over the whole window, to swipe, pinch or go through by keyboard, with PhotoSwipe. They are in a dialog of the
 * browser's own, which hides the rest of the page from keyboard and screen readers, closes on Escape and Back, and returns
 * the focus.
 */
export function GalleryScreen({ images, title, place, onPlace, onClose }: GalleryScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const first = useRef({ images, title, place, onPlace });
  useEffect(() => {
    const { current } = dialog;
    if (!current) return;
    current.showModal();
    const screen = openPictures(current, first.current);
    return () => screen.destroy();
  }, []);
  useLayerHistory(true, () => dialog.current?.close());
  return (
    <dialog ref={dialog} css={frame} aria-label={`Pictures of ${title}`} onClose={onClose}>
      <style>{styles}</style>
    </dialog>
  );
}

function openPictures(
  dialog: HTMLDialogElement,
  { images, title, place, onPlace }: Omit<GalleryScreenProps, 'onClose'>,
): PhotoSwipe {
  const slides: SlideData[] = images.map((image, index) => ({
    ...USUAL,
    src: largestPicture(image.url),
    alt: pictureText(image, title, index),
  }));
  const screen = new PhotoSwipe({
    dataSource: slides,
    index: place,
    appendToEl: dialog,
    loop: false,
    bgOpacity: 1,
    paddingFn: roomFor,
    // The dialog does both itself.
    escKey: false,
    returnFocus: false,
    showHideAnimationType: isMotionReduced() ? 'none' : 'fade',
    ...(isMotionReduced() ? { zoomAnimationDuration: 0 } : {}),
    closeTitle: 'Close full screen',
    zoomTitle: 'Zoom',
    arrowPrevTitle: 'Previous picture',
    arrowNextTitle: 'Next picture',
    errorMsg: 'This picture did not load.',
  });
  screen.on('loadComplete', ({ slide, content, isError }) => {
    const data = slides[slide.index];
    const { naturalWidth: width, naturalHeight: height } = content.element as HTMLImageElement;
    if (isError || !data || !width || (data.width === width && data.height === height)) return;
    Object.assign(data, { width, height });
    screen.refreshSlideContent(slide.index);
  });
  screen.on('uiRegister', () => {
    screen.ui?.registerElement({
      name: 'caption',
      appendTo: 'root',
      onInit: (element) => {
        element.setAttribute('aria-live', 'polite');
        screen.on('change', () => {
          const view = pictureView(images[screen.currIndex]?.url ?? '');
          const [number, of] = [screen.currIndex + 1, images.length];
          element.textContent = `${images[screen.currIndex]?.alt ?? view ?? 'Picture'} · ${number} of ${of}`;
        });
      },
    });
  });
  screen.on('change', () => onPlace(screen.currIndex));
  screen.on('destroy', () => dialog.close());
  screen.init();
  // Otherwise it would be a dialog inside a dialog.
  screen.element?.removeAttribute('role');
  return screen;
}

const frame = css({
  width: '100vw',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  background: 'none',
  zIndex: layer.sheet,
  '& .pswp': { '--pswp-bg': color.ink },
  // The buttons must be visible on pictures of any colour.
  '& .pswp__button': { borderRadius: radius.pill, background: 'rgb(28 31 27 / 0.78)', opacity: 1 },
  '& .pswp__button--arrow': { width: '3.75rem', height: '3.75rem', margin: `-1.875rem ${space[2]} 0` },
  // The caption already shows it.
  '& .pswp__counter': { display: 'none' },
  '& .pswp__caption': {
    position: 'absolute',
    bottom: space[4],
    left: '50%',
    translate: '-50%',
    padding: `${space[1]} ${space[3]}`,
    borderRadius: radius.pill,
    background: color.surface,
    color: color.ink,
    fontFamily: font.heading,
    fontSize: text.small,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  '& :focus-visible': { outlineColor: color.onAccent },
});

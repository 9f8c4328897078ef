import styles from '!!raw-loader!photoswipe/style.css';
import { css } from '@emotion/react';
import PhotoSwipe, { type Point, type SlideData } from 'photoswipe';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { pictureText, pictureView } from '../../../../domain/stock/pictureView';
import type { StockImage } from '../../../../domain/stock/stockItem';
import { largestPicture } from '../../../../domain/stock/stockPicture';
import { color, font, radius, space, text } from '../../../../theme/tokens';
import { Thumbnails } from './Thumbnails';
import { WholeWindow } from './WholeWindow';

export interface GalleryScreenProps {
  readonly images: readonly StockImage[];
  readonly title: string;
  readonly place: number;
  readonly onPlace: (place: number) => void;
  readonly onClose: () => void;
}

/** Stock pictures are usually 4:3. Their real size is known once they have loaded. */
const USUAL = { width: 1280, height: 960 };

/** Lower than this, in pixels, a window is a phone on its side, whose height is all for the picture. */
const LOW = 500;

/** Pixels that a window reserves for buttons, caption and thumbnails. A phone held upright has its arrows below the picture. */
const roomFor = ({ x, y }: Point) => {
  const beside = x > y ? 80 : 0;
  const isLow = x > y && y <= LOW;
  return { top: isLow ? 0 : 64, bottom: isLow ? 0 : 152, left: beside, right: beside };
};

const isMotionReduced = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The pictures over the whole window, to swipe, pinch, choose or go through by keyboard, with PhotoSwipe. */
export function GalleryScreen({ images, title, place, onPlace, onClose }: GalleryScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const first = useRef({ images, title, place, onPlace });
  const [opened, setOpened] = useState<ReturnType<typeof openPictures>>();
  useEffect(() => {
    if (!dialog.current) return;
    const pictures = openPictures(dialog.current, first.current);
    setOpened(pictures);
    return () => pictures.screen.destroy();
  }, []);
  return (
    <WholeWindow ref={dialog} css={frame} aria-label={`Pictures of ${title}`} onClose={onClose}>
      <style>{styles}</style>
      {opened?.foot &&
        images.length > 1 &&
        createPortal(
          <Thumbnails images={images} place={place} onChoose={(index) => opened.screen.goTo(index)} />,
          opened.foot,
        )}
    </WholeWindow>
  );
}

const options = () =>
  ({
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
  }) as const;

/** Opens PhotoSwipe in a dialog. @returns it, and its element below the picture */
function openPictures(
  dialog: HTMLDialogElement,
  { images, title, place, onPlace }: Omit<GalleryScreenProps, 'onClose'>,
) {
  let foot: HTMLElement | undefined;
  const slides: SlideData[] = images.map((image, index) => ({
    ...USUAL,
    src: largestPicture(image.url),
    alt: pictureText(image, title, index),
  }));
  const screen = new PhotoSwipe({
    dataSource: slides,
    index: place,
    appendToEl: dialog,
    ...options(),
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
    screen.ui?.registerElement({
      name: 'foot',
      appendTo: 'root',
      onInit: (element) => {
        foot = element;
      },
    });
  });
  screen.on('change', () => onPlace(screen.currIndex));
  screen.on('destroy', () => dialog.close());
  screen.init();
  // Otherwise it would be a dialog inside a dialog.
  screen.element?.removeAttribute('role');
  return { screen, foot };
}

/** Held upright. */
const TALL = '@media (max-aspect-ratio: 1)';
/** A phone on its side. */
const SIDEWAYS = `@media (max-height: ${LOW}px) and (min-aspect-ratio: 1)`;

const frame = css({
  '& .pswp': { '--pswp-bg': color.ink },
  // The buttons must be visible on pictures of any colour.
  '& .pswp__button': { borderRadius: radius.pill, background: 'rgb(28 31 27 / 0.78)', opacity: 1 },
  '& .pswp .pswp__button--arrow': {
    visibility: 'visible',
    width: '3.75rem',
    height: '3.75rem',
    margin: `-1.875rem ${space[2]} 0`,
    [TALL]: { top: 'auto', bottom: '5.5rem', width: '2.75rem', height: '2.75rem', margin: `0 ${space[3]}` },
  },
  // The caption already shows it.
  '& .pswp__counter': { display: 'none' },
  '& .pswp__caption': {
    position: 'absolute',
    bottom: '5.875rem',
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
    [SIDEWAYS]: { bottom: space[4] },
  },
  '& .pswp__foot': {
    position: 'absolute',
    inset: 'auto 0 0',
    padding: `0 ${space[2]} ${space[2]}`,
    '& > ul': { justifyContent: 'safe center', paddingBlock: space[1] },
    '& li': { flexBasis: '5rem' },
    '& [aria-current=true]': { boxShadow: `0 0 0 2px ${color.onAccent}` },
    [SIDEWAYS]: { display: 'none' },
  },
});

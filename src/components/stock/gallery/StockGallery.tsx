import { css } from '@emotion/react';
import { type KeyboardEvent, startTransition, useEffect, useRef, useState } from 'react';
import { pictureText } from '../../../domain/stock/pictureView';
import type { StockImage } from '../../../domain/stock/stockItem';
import { color, media, radius, space, text } from '../../../theme/tokens';
import { later } from '../../ui/later/later';
import { StockPicture } from '../StockPicture';
import { GalleryArrows } from './GalleryArrows';
import type { GalleryScreenProps } from './GalleryScreen';

interface Props {
  readonly images: readonly StockImage[];
  readonly title: string;
  readonly bodyType?: string | undefined;
}

const FullScreen = later<GalleryScreenProps>(
  () =>
    import(/* webpackChunkName: "full-screen" */ './GalleryScreen').then((loaded) => loaded.GalleryScreen),
  () => 'The full screen',
);

const SIZES = '(min-width: 960px) 52rem, calc(100vw - 2rem)';

/** The pictures of a vehicle: swiped by touch, chosen by thumbnail, buttons or arrow keys, and in full screen. */
export function StockGallery({ images, title, bodyType }: Props) {
  const [place, setPlace] = useState(0);
  const strip = useRef<HTMLDivElement>(null);
  const thumbs = useRef<HTMLUListElement>(null);
  const [isFullScreen, setFullScreen] = useState(false);

  // The chosen thumbnail is in sight, without moving the page.
  useEffect(() => {
    const list = thumbs.current;
    const chosen = list?.children[place] as HTMLElement | undefined;
    if (list && chosen)
      list.scrollTo?.({ left: chosen.offsetLeft - (list.clientWidth - chosen.clientWidth) / 2 });
  }, [place]);

  if (images.length === 0) {
    return (
      <div css={[frame, { overflow: 'hidden' }]}>
        <StockPicture url={undefined} alt="" sizes={SIZES} bodyType={bodyType} />
      </div>
    );
  }
  const show = (next: number) => {
    const bounded = Math.min(images.length - 1, Math.max(0, next));
    const { current } = strip;
    current?.scrollTo({ left: bounded * current.clientWidth });
    setPlace(bounded);
  };
  const onArrowKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    show(place + (event.key === 'ArrowRight' ? 1 : -1));
  };
  return (
    <section aria-label="Pictures" css={gallery}>
      <div css={frame}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form */}
        <div
          ref={strip}
          css={scroller}
          role="group"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard
          tabIndex={0}
          aria-label={`Picture ${place + 1} of ${images.length}`}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setPlace(Math.round(scrollLeft / Math.max(1, clientWidth)))
          }
          onKeyDown={onArrowKey}
        >
          {images.map((image, index) => (
            <div key={image.url} css={slide}>
              <StockPicture
                url={image.url}
                alt={pictureText(image, title, index)}
                sizes={SIZES}
                isFirst={index === 0}
              />
            </div>
          ))}
        </div>
        <p css={counter} aria-hidden="true">
          {place + 1} / {images.length}
        </p>
        <div css={controls}>
          {images.length > 1 && (
            <div css={forMouse}>
              <GalleryArrows place={place} count={images.length} show={show} />
            </div>
          )}
          <button
            type="button"
            css={enlarge}
            onClick={() => startTransition(() => setFullScreen(true))}
            onPointerEnter={FullScreen.start}
          >
            Full screen
          </button>
        </div>
      </div>
      {images.length > 1 && (
        <ul ref={thumbs} css={thumbnails}>
          {images.map((image, index) => (
            <li key={image.url}>
              <button
                type="button"
                css={thumbnail}
                aria-label={`Show picture ${index + 1}`}
                aria-current={index === place}
                onClick={() => show(index)}
              >
                <StockPicture url={image.url} alt="" sizes="6rem" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isFullScreen && (
        <FullScreen.Component
          images={images}
          title={title}
          place={place}
          onPlace={show}
          onClose={() => setFullScreen(false)}
        />
      )}
    </section>
  );
}

const gallery = css({ minWidth: 0 });
const frame = css({ position: 'relative', borderRadius: radius.medium, background: color.paperDeep });
const scroller = css({
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  borderRadius: radius.medium,
  scrollbarWidth: 'none',
  [media.print]: { overflow: 'hidden' },
  [media.reducedMotion]: { scrollBehavior: 'auto' },
});
const slide = css({ flex: '0 0 100%', scrollSnapAlign: 'start' });
const onPicture = {
  padding: `0 ${space[3]}`,
  border: 0,
  borderRadius: radius.pill,
  background: 'rgb(28 31 27 / 0.78)',
  color: '#fff',
  fontSize: text.small,
};
const counter = css({
  ...onPicture,
  position: 'absolute',
  left: space[3],
  bottom: space[3],
  lineHeight: '2rem',
  fontVariantNumeric: 'tabular-nums',
  [media.print]: { display: 'none' },
});
const controls = css({
  position: 'absolute',
  right: space[3],
  bottom: space[3],
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  [media.print]: { display: 'none' },
});
const forMouse = css({ '@media (hover: none)': { display: 'none' } });
const enlarge = css({ ...onPicture, minHeight: '2.25rem' });
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
  '&[aria-current="true"]': { boxShadow: `0 0 0 2px ${color.green}` },
});

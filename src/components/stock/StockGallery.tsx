import { css } from '@emotion/react';
import { useRef, useState } from 'react';
import type { StockImage } from '../../domain/stock/stockItem';
import { color, layer, media, radius, space, text } from '../../theme/tokens';
import { StockPicture } from './StockPicture';

interface Props {
  readonly images: readonly StockImage[];
  readonly title: string;
}

const SIZES = '(min-width: 960px) 46rem, 100vw';

/** The pictures of a vehicle: swiped by touch, chosen by thumbnail or arrow keys, and in full screen. */
export function StockGallery({ images, title }: Props) {
  const [place, setPlace] = useState(0);
  const strip = useRef<HTMLDivElement>(null);
  const fullScreen = useRef<HTMLDialogElement>(null);
  if (images.length === 0) {
    return (
      <div css={[frame, { overflow: 'hidden' }]}>
        <StockPicture url={undefined} alt="" sizes={SIZES} />
      </div>
    );
  }
  const show = (next: number) => {
    const bounded = Math.min(images.length - 1, Math.max(0, next));
    const { current } = strip;
    current?.scrollTo({ left: bounded * current.clientWidth });
    setPlace(bounded);
  };
  const shown = images[place];
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
          onKeyDown={(event) => {
            if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
            event.preventDefault();
            show(place + (event.key === 'ArrowRight' ? 1 : -1));
          }}
        >
          {images.map((image, index) => (
            <div key={image.url} css={slide}>
              <StockPicture
                url={image.url}
                alt={image.alt ?? `${title}, picture ${index + 1}`}
                sizes={SIZES}
                isFirst={index === 0}
              />
            </div>
          ))}
        </div>
        <p css={counter} aria-hidden="true">
          {place + 1} / {images.length}
        </p>
        <button type="button" css={enlarge} onClick={() => fullScreen.current?.showModal()}>
          Full screen
        </button>
      </div>
      {images.length > 1 && (
        <ul css={thumbnails}>
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
      <dialog ref={fullScreen} css={screen} aria-label={`${title}, picture ${place + 1}`}>
        <form method="dialog">
          <button type="submit" css={close} aria-label="Close full screen">
            ✕
          </button>
        </form>
        {shown && <StockPicture url={shown.url} alt={shown.alt ?? title} sizes="100vw" />}
      </dialog>
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
  [media.reducedMotion]: { scrollBehavior: 'auto' },
});
const slide = css({ flex: '0 0 100%', scrollSnapAlign: 'start' });
const onPicture = {
  position: 'absolute' as const,
  bottom: space[3],
  margin: 0,
  padding: `${space[1]} ${space[3]}`,
  border: 0,
  borderRadius: radius.pill,
  background: 'rgb(28 31 27 / 0.78)',
  color: '#fff',
  font: 'inherit',
  fontSize: text.small,
};
const counter = css({ ...onPicture, left: space[3], fontVariantNumeric: 'tabular-nums' });
const enlarge = css({
  ...onPicture,
  right: space[3],
  minHeight: '2.25rem',
  cursor: 'pointer',
  [media.print]: { display: 'none' },
});
const thumbnails = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(4.5rem, 6rem))',
  gap: space[2],
  margin: `${space[2]} 0 0`,
  padding: 0,
  listStyle: 'none',
  [media.print]: { display: 'none' },
});
const thumbnail = css({
  display: 'block',
  width: '100%',
  padding: 0,
  border: '2px solid transparent',
  borderRadius: radius.small,
  overflow: 'hidden',
  background: 'none',
  cursor: 'pointer',
  '&[aria-current="true"]': { borderColor: color.green },
});
const screen = css({
  width: '100vw',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  padding: 0,
  border: 0,
  background: color.ink,
  zIndex: layer.sheet,
  '& img': { width: '100%', height: '100%', objectFit: 'contain', background: 'none', aspectRatio: 'auto' },
});
const close = css({
  position: 'absolute',
  top: space[3],
  right: space[3],
  width: '2.75rem',
  height: '2.75rem',
  border: 0,
  borderRadius: radius.pill,
  background: color.surface,
  color: color.ink,
  fontSize: text.title,
  cursor: 'pointer',
});

import { css } from '@emotion/react';
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  startTransition,
  type UIEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { MIN_FRAMES, pictureText } from '../../../../domain/stock/pictureView';
import type { StockItem } from '../../../../domain/stock/stockItem';
import { color, media, radius, space, wrapRow } from '../../../../theme/tokens';
import { publicId } from '../../../../tracking/events';
import { track } from '../../../../tracking/track';
import { StockPicture } from '../../../stock/StockPicture';
import { lazyIsland } from '../../../ui/lazy/lazyIsland';
import { GalleryArrows, onPicture } from './GalleryArrows';
import type { GalleryScreenProps } from './GalleryScreen';
import type { SpinViewProps } from './SpinView';
import { Thumbnails } from './Thumbnails';
import type { VideoViewProps } from './VideoView';

interface Props {
  readonly item: Pick<StockItem, 'id' | 'images' | 'spinImages' | 'video' | 'bodyType'>;
  readonly title: string;
}

const FullScreen = lazyIsland<GalleryScreenProps>(
  () =>
    import(/* webpackChunkName: "full-screen" */ './GalleryScreen').then((loaded) => loaded.GalleryScreen),
  () => 'The full screen',
);

const Spin = lazyIsland<SpinViewProps>(
  () => import(/* webpackChunkName: "spin" */ './SpinView').then((loaded) => loaded.SpinView),
  () => 'The 360° view',
);

const Video = lazyIsland<VideoViewProps>(
  () => import(/* webpackChunkName: "video" */ './VideoView').then((loaded) => loaded.VideoView),
  () => 'The video',
);

const SIZES = '(min-width: 60em) 52rem, calc(100vw - 2rem)';

type View = 'spin' | 'video';

/** The pictures of an item. A 360° view or a video replaces them when the shopper asks for it. */
export function StockGallery({ item, title }: Props) {
  const { images, spinImages: frames = [], video, bodyType } = item;
  const { place, show, strip } = useStrip(images.length);
  const [isFullScreen, setFullScreen] = useState(false);
  const { instead, openers, open, close, leave } = useInstead();
  const tellTurn = useTurnEvent(item.id);
  const hasSpin = frames.length >= MIN_FRAMES;
  if (images.length === 0 && !hasSpin && !video)
    return (
      <div css={[frame, { overflow: 'hidden' }]}>
        <StockPicture url={undefined} alt="" sizes={SIZES} bodyType={bodyType} />
      </div>
    );
  return (
    <section aria-label="Pictures" css={gallery}>
      <div css={frame}>
        <PictureStrip item={item} title={title} place={place} inert={instead !== undefined} {...strip} />
        <div ref={openers} css={controls} inert={instead !== undefined}>
          {images.length > 1 && (
            <div css={forMouse}>
              <GalleryArrows
                back="Previous picture"
                next="Next picture"
                onBack={place > 0 ? () => show(place - 1) : undefined}
                onNext={place < images.length - 1 ? () => show(place + 1) : undefined}
              />
            </div>
          )}
          {hasSpin && (
            <Opener opens="spin" label="360° view" onOpen={() => open('spin')} onNear={Spin.start}>
              360°
            </Opener>
          )}
          {video && (
            <Opener opens="video" label="Play the video" onOpen={() => open('video')} onNear={Video.start}>
              Video
            </Opener>
          )}
          {images.length > 0 && (
            <Opener onOpen={() => startTransition(() => setFullScreen(true))} onNear={FullScreen.start}>
              Full screen
            </Opener>
          )}
        </div>
        {instead === 'spin' && (
          <Spin.Component frames={frames} title={title} onTurn={tellTurn} onClose={close} />
        )}
        {instead === 'video' && video && <Video.Component video={video} title={title} onClose={close} />}
      </div>
      {images.length > 1 && (
        <Thumbnails
          images={images}
          place={place}
          onChoose={(index) => {
            leave();
            show(index);
          }}
        />
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

/** The picture in view, and ways to another: scrolling, arrow keys, and `show` for everything else. */
function useStrip(pictures: number) {
  const [place, setPlace] = useState(0);
  const ref = useRef<HTMLDivElement>(null);
  const show = (next: number) => {
    const bounded = Math.min(pictures - 1, Math.max(0, next));
    ref.current?.scrollTo({ left: bounded * ref.current.clientWidth });
    setPlace(bounded);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    show(place + (event.key === 'ArrowRight' ? 1 : -1));
  };
  const onScroll = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) =>
    setPlace(Math.round(scrollLeft / Math.max(1, clientWidth)));
  return { place, show, strip: { ref, onKeyDown, onScroll } };
}

/** The 360° view or the video, once one replaces the pictures. Afterwards its button has the focus again. */
function useInstead() {
  const [instead, setInstead] = useState<View>();
  const openers = useRef<HTMLDivElement>(null);
  const opened = useRef<View>(undefined);
  useEffect(() => {
    if (!instead && opened.current)
      openers.current?.querySelector<HTMLElement>(`[data-opens="${opened.current}"]`)?.focus();
    opened.current = instead;
  }, [instead]);
  return {
    instead,
    openers,
    open: (view: View) => startTransition(() => setInstead(view)),
    close: () => setInstead(undefined),
    /** Closes it for a picture that the shopper chose, where the focus stays. */
    leave: () => {
      opened.current = undefined;
      setInstead(undefined);
    },
  };
}

type StripProps = Props & ComponentPropsWithRef<'div'> & { readonly place: number };

const PictureStrip = ({ item: { images, bodyType }, title, place, ...strip }: StripProps) => (
  <>
    {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form */}
    <div
      css={scroller}
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={images.length > 0 ? `Picture ${place + 1} of ${images.length}` : 'No pictures yet'}
      {...strip}
    >
      {images.length === 0 && (
        <div css={slide}>
          <StockPicture url={undefined} alt="" sizes={SIZES} bodyType={bodyType} />
        </div>
      )}
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
    {images.length > 0 && (
      <p css={counter} aria-hidden="true">
        {place + 1} / {images.length}
      </p>
    )}
  </>
);

/** Reports only the first move of a turn. The tracker knows whether this tab has reported the item before. */
function useTurnEvent(id: string): () => void {
  const isTracked = useRef(false);
  return () => {
    if (isTracked.current) return;
    isTracked.current = true;
    track({ name: '360_interaction', item: publicId(id) });
  };
}

interface OpenerProps {
  readonly opens?: View;
  readonly label?: string;
  readonly onOpen: () => void;
  /** Called when a pointer comes near: the script can load. */
  readonly onNear: () => void;
  readonly children: string;
}

const Opener = ({ opens, label, onOpen, onNear, children }: OpenerProps) => (
  <button
    type="button"
    css={opener}
    data-opens={opens}
    aria-label={label}
    onClick={onOpen}
    onPointerEnter={onNear}
  >
    {children}
  </button>
);

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
  ...wrapRow(`${space[2]} ${space[3]}`),
  justifyContent: 'flex-end',
  // Leaves room for the counter at the left.
  maxWidth: 'calc(100% - 6rem)',
  [media.print]: { display: 'none' },
});
const forMouse = css({ '@media (hover: none)': { display: 'none' } });
const opener = css({ ...onPicture, minHeight: '2.25rem' });

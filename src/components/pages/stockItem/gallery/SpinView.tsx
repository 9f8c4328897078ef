import { css } from '@emotion/react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { degreesOf, frameAfterKey, frameAfterPull } from '../../../../domain/stock/pictureView';
import type { StockImage } from '../../../../domain/stock/stockItem';
import { pictureSources } from '../../../../domain/stock/stockPicture';
import { color } from '../../../../theme/tokens';
import { Icon } from '../../../ui/Icon';
import { GalleryArrows, onPicture, roundButton } from './GalleryArrows';
import { InsteadOfPictures } from './InsteadOfPictures';
import { WholeWindow } from './WholeWindow';

export interface SpinViewProps {
  readonly frames: readonly StockImage[];
  readonly title: string;
  readonly onTurn: () => void;
  readonly onClose: () => void;
}

/** A view of an item from all sides. Nothing moves by itself, so reduced motion needs no special case. */
export function SpinView({ frames, title, onTurn, onClose }: SpinViewProps) {
  const [frame, setFrame] = useState(0);
  const [isFull, setFull] = useState(false);
  const { loaded, isFailed } = useFrames(frames);
  const turnTo = (next: number) => {
    if (next === frame) return;
    setFrame(next);
    onTurn();
  };
  const count = frames.length;
  const status = isFailed
    ? 'Some pictures of this view did not load.'
    : loaded < count
      ? `Loading ${loaded} of ${count}`
      : 'Drag to look around';
  const view = <Turntable {...{ frames, title, frame, turnTo, isFull, status }} />;
  return (
    <>
      <InsteadOfPictures onClose={onClose}>
        {!isFull && view}
        <button type="button" css={opener} onClick={() => setFull(true)}>
          Full screen
        </button>
      </InsteadOfPictures>
      {isFull && (
        <WholeWindow aria-label={`360° view of ${title}`} onClose={() => setFull(false)}>
          {view}
          <form method="dialog">
            <button type="submit" css={close} aria-label="Close full screen">
              <Icon name="close" />
            </button>
          </form>
        </WholeWindow>
      )}
    </>
  );
}

interface TurntableProps extends Pick<SpinViewProps, 'frames' | 'title'> {
  readonly frame: number;
  readonly turnTo: (frame: number) => void;
  readonly isFull: boolean;
  readonly status: string;
}

function Turntable({ frames, title, frame, turnTo, isFull, status }: TurntableProps) {
  const count = frames.length;
  const pull = usePull(frame, (from, share) => turnTo(frameAfterPull(from, share, count)));
  const onKeyDown = (event: KeyboardEvent) => {
    const next = frameAfterKey(event.key, frame, count);
    if (next === undefined) return;
    event.preventDefault();
    turnTo(next);
  };
  return (
    <>
      <div
        css={[stage, isFull && wholeStage]}
        role="slider"
        tabIndex={0}
        aria-label={`360° view of ${title}`}
        aria-valuemin={0}
        aria-valuemax={degreesOf(count - 1, count)}
        aria-valuenow={degreesOf(frame, count)}
        aria-valuetext={`Turned by ${degreesOf(frame, count)} degrees`}
        onKeyDown={onKeyDown}
        {...pull}
      >
        <img
          css={[picture, isFull && { objectFit: 'contain' }]}
          src={pictureSources(frames[frame]?.url ?? '').src}
          alt=""
          width={640}
          height={480}
          decoding="sync"
          draggable={false}
        />
      </div>
      <p css={hint} role="status">
        {status}
      </p>
      <div css={arrows}>
        <GalleryArrows
          back="Turn left"
          next="Turn right"
          onBack={() => turnTo(frameAfterPull(frame, -1 / count, count))}
          onNext={() => turnTo(frameAfterPull(frame, 1 / count, count))}
        />
      </div>
    </>
  );
}

/** Follows a finger or the mouse. @param onPull gets the frame where the pull began, and its way as a share of the width */
function usePull(frame: number, onPull: (from: number, share: number) => void) {
  const pull = useRef<{ readonly from: number; readonly x: number } | undefined>(undefined);
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    pull.current = { from: frame, x: event.clientX };
  };
  const onPointerMove = ({ currentTarget, clientX }: PointerEvent<HTMLDivElement>) => {
    if (!pull.current) return;
    const share = (clientX - pull.current.x) / Math.max(1, currentTarget.clientWidth);
    onPull(pull.current.from, share);
  };
  const letGo = () => {
    pull.current = undefined;
  };
  return { onPointerDown, onPointerMove, onPointerUp: letGo, onPointerCancel: letGo };
}

/** Loads all pictures at once, and keeps them while the view is open. */
function useFrames(frames: readonly StockImage[]): { readonly loaded: number; readonly isFailed: boolean } {
  const [loaded, setLoaded] = useState(0);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    const pictures = frames.map(({ url }) => {
      const image = new Image();
      image.onload = () => setLoaded((before) => before + 1);
      image.onerror = () => setFailed(true);
      image.src = pictureSources(url).src;
      return image;
    });
    return () => {
      for (const image of pictures) {
        image.onload = null;
        image.onerror = null;
      }
    };
  }, [frames]);
  return { loaded, isFailed };
}

const stage = css({
  height: '100%',
  cursor: 'ew-resize',
  // A finger that moves up or down scrolls the page.
  touchAction: 'pan-y',
  userSelect: 'none',
  '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -4 },
});
const wholeStage = css({ touchAction: 'none' });
const picture = css({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });
const hint = css({
  ...onPicture,
  position: 'absolute',
  left: '0.75rem',
  bottom: '0.75rem',
  lineHeight: '2rem',
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
});
const arrows = css({ position: 'absolute', right: '0.75rem', bottom: '0.75rem' });
const opener = css({
  ...onPicture,
  position: 'absolute',
  left: '0.75rem',
  top: '0.75rem',
  minHeight: '2.75rem',
});
const close = css(roundButton, { position: 'absolute', right: '0.75rem', top: '0.75rem' });

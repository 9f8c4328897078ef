import { css } from '@emotion/react';
import { useState } from 'react';
import { playerAddress, type StockVideo } from '../../../../domain/stock/stockVideo';
import { color, space } from '../../../../theme/tokens';
import { InsteadOfPictures } from './InsteadOfPictures';

export interface VideoViewProps {
  readonly video: StockVideo;
  readonly title: string;
  readonly onClose: () => void;
}

/** A video of an item. The player, possibly on another host, loads only when this component renders. */
export const VideoView = ({ video, title, onClose }: VideoViewProps) => (
  <InsteadOfPictures onClose={onClose}>
    {video.kind === 'file' ? (
      <FilmFile url={video.url} title={title} />
    ) : (
      <iframe
        css={player}
        src={playerAddress(video)}
        title={`Video of ${title}`}
        // YouTube refuses to play for a page that sends no referrer.
        referrerPolicy="strict-origin-when-cross-origin"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      />
    )}
  </InsteadOfPictures>
);

function FilmFile({ url, title }: { readonly url: string; readonly title: string }) {
  const [isFailed, setFailed] = useState(false);
  if (isFailed)
    return (
      <p css={fault} role="alert">
        This video did not load.
      </p>
    );
  return (
    // biome-ignore lint/a11y/useMediaCaption: a feed gives no captions
    <video
      css={player}
      src={url}
      aria-label={`Video of ${title}`}
      controls
      autoPlay
      playsInline
      tabIndex={0}
      onError={() => setFailed(true)}
    />
  );
}

const player = css({
  display: 'block',
  width: '100%',
  height: '100%',
  border: 0,
  background: color.ink,
  objectFit: 'contain',
});
const fault = css({ display: 'grid', placeContent: 'center', height: '100%', padding: space[5] });

import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { color, quiet, radius, space, text } from '../../theme/tokens';
import { keepFocus } from '../ui/keepFocus';

interface Props {
  readonly photos: readonly File[];
  readonly onChange: (photos: readonly File[]) => void;
}

/** The photos that a shopper has chosen, each of which can be removed. */
export const ChosenPhotos = ({ photos, onChange }: Props) => (
  <ul ref={keepFocus} css={list} aria-label="Chosen photos">
    {photos.map((photo, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two photos may have one name
      <li key={`${place} ${photo.name}`} css={row}>
        <Thumbnail photo={photo} />
        <span css={fileName}>
          {photo.name} <span css={quiet}>{sizeWords(photo.size)}</span>
        </span>
        <button
          type="button"
          css={remove}
          aria-label={`Remove ${photo.name}`}
          onClick={() => onChange(photos.filter((_, other) => other !== place))}
        >
          Remove
        </button>
      </li>
    ))}
  </ul>
);

/** `350 kB`, `2.4 MB`. */
const sizeWords = (bytes: number): string =>
  bytes < 999_500 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** The photo, small. A format that the browser cannot show leaves the place empty; the dealer still gets it. */
function Thumbnail({ photo }: { readonly photo: File }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const url = URL.createObjectURL(photo);
    setUrl(url);
    return () => URL.revokeObjectURL(url);
  }, [photo]);
  return (
    <span css={frame}>{url && <img css={picture} src={url} alt="" onError={() => setUrl(undefined)} />}</span>
  );
}

const list = css({ display: 'grid', marginTop: space[2], listStyle: 'none' });
const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[2],
  borderBottom: `1px solid ${color.line}`,
  fontSize: text.small,
});
const frame = css({
  flex: 'none',
  width: '4rem',
  height: '3rem',
  borderRadius: radius.small,
  overflow: 'hidden',
  background: color.paperDeep,
});
const picture = css({ width: '100%', height: '100%', objectFit: 'cover' });
const fileName = css({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
const remove = css({
  minHeight: '2.5rem',
  padding: `0 ${space[2]}`,
  border: 0,
  background: 'none',
  color: color.accent,
  fontWeight: 600,
});

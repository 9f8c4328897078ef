import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { PHOTO_TYPES } from '../../domain/enquiry/photoLimits';
import { color, radius, space, text } from '../../theme/tokens';
import { formControl } from '../ui/fields/formStyles';
import { useEarlyChange } from '../ui/fields/useEarlyChange';
import { describedBy, Field } from './Field';

interface Props {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly fault?: string;
  readonly photos: readonly File[];
  readonly onChange: (photos: readonly File[]) => void;
}

/** A field for photos. It shows the chosen photos, and each can be removed. */
export function PhotosField({ id, name, photos, onChange, ...words }: Props) {
  const take = (input: HTMLInputElement) => {
    if (!input.files?.length) return;
    onChange([...photos, ...input.files]);
    // The list below shows the choice. Emptying the input lets the same file be chosen again.
    input.value = '';
  };
  const field = useEarlyChange<HTMLInputElement>(take);
  return (
    <Field id={id} isOptional {...words}>
      <input
        ref={field}
        css={formControl}
        id={id}
        name={name}
        type="file"
        accept={PHOTO_TYPES.join(',')}
        multiple
        {...describedBy(id, words)}
        onChange={({ currentTarget }) => take(currentTarget)}
      />
      {photos.length > 0 && (
        <ul css={list} aria-label="Chosen photos">
          {photos.map((photo, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two photos may have one name
            <li key={`${place} ${photo.name}`} css={row}>
              <Thumbnail photo={photo} />
              <span css={fileName}>{photo.name}</span>
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
      )}
    </Field>
  );
}

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

const list = css({ display: 'grid', margin: `${space[2]} 0 0`, padding: 0, listStyle: 'none' });
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

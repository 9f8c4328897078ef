import { css } from '@emotion/react';
import { color, space, text } from '../../theme/tokens';
import { useEarlyChange } from '../ui/fields/useEarlyChange';
import { describedBy, Field } from './Field';
import { formControl } from './formStyles';

interface Props {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly fault?: string;
  readonly photos: readonly File[];
  readonly onChange: (photos: readonly File[]) => void;
}

/** A field for photos. It lists the chosen photos, and each can be removed. */
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
        accept="image/*"
        multiple
        {...describedBy(id, words)}
        onChange={({ currentTarget }) => take(currentTarget)}
      />
      {photos.length > 0 && (
        <ul css={list} aria-label="Chosen photos">
          {photos.map((photo, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two photos may have one name
            <li key={`${place} ${photo.name}`} css={row}>
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

const list = css({ display: 'grid', margin: `${space[2]} 0 0`, padding: 0, listStyle: 'none' });
const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  borderBottom: `1px solid ${color.line}`,
  fontSize: text.small,
});
const fileName = css({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
const remove = css({
  minHeight: '2.5rem',
  padding: `0 ${space[2]}`,
  border: 0,
  background: 'none',
  color: color.green,
  fontWeight: 600,
});

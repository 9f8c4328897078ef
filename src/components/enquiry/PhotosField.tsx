import { PHOTO_TYPES } from '../../domain/enquiry/photoLimits';
import { formControl } from '../ui/fields/formStyles';
import { useEarlyChange } from '../ui/fields/useEarlyChange';
import { useLateComponent } from '../ui/later/useLateComponent';
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

const loadChosen = () =>
  import(/* webpackChunkName: "chosen-photos" */ './ChosenPhotos').then(({ ChosenPhotos }) => ChosenPhotos);

/** A field for photos. It shows the chosen photos, and each can be removed. Most forms ask for none, so the list comes late. */
export function PhotosField({ id, name, photos, onChange, ...words }: Props) {
  const take = (input: HTMLInputElement) => {
    if (!input.files?.length) return;
    onChange([...photos, ...input.files]);
    // The list below shows the choice. Emptying the input lets the same file be chosen again.
    input.value = '';
  };
  const field = useEarlyChange<HTMLInputElement>(take);
  const { Component: Chosen } = useLateComponent(loadChosen, photos.length > 0 ? 'now' : 'never');
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
      {photos.length > 0 &&
        (Chosen === undefined ? (
          <p role="status">{photos.length === 1 ? '1 photo' : `${photos.length} photos`}</p>
        ) : (
          <Chosen photos={photos} onChange={onChange} />
        ))}
    </Field>
  );
}

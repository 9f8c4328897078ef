import { css } from '@emotion/react';
import { useId, useState } from 'react';
import { shopperPlace } from '../../device/shopperPlace';
import type { OnRoadTables } from '../../domain/onRoad/onRoadTables';
import { placesOfPostcode } from '../../domain/onRoad/placeOfPostcode';
import { forms } from '../../locales/site/forms';
import { color, quiet, space, text, wrapRow } from '../../theme/tokens';
import { Button } from '../ui/Button';
import { control, fieldLabel } from '../ui/fields/control';

interface Props {
  /** `undefined` while they load. */
  readonly tables: OnRoadTables | undefined;
  readonly onDone: () => void;
  /** Whether giving a place also switches the list to the price to pay. */
  readonly isUsed?: true;
}

/** The postcode as typed, what is wrong with it, and the states to choose from where it is in several. */
function useTypedPlace({ tables, onDone, isUsed }: Props) {
  const before = shopperPlace.read();
  const [postcode, setPostcode] = useState(before?.postcode ?? '');
  const [fault, setFault] = useState<string>();
  const [choices, setChoices] = useState<readonly string[]>([]);
  const keep = (place: string) => {
    shopperPlace.store({ postcode: postcode.trim(), place, isUsed: isUsed ?? before?.isUsed ?? false });
    onDone();
  };
  const submit = () => {
    const typed = postcode.trim();
    if (tables === undefined)
      return setFault('The tables did not load. Check your connection and try again.');
    if (!new RegExp(forms.postcode.pattern).test(typed))
      return setFault(`A postcode ${forms.postcode.rule}.`);
    const places = placesOfPostcode(typed, tables);
    setFault(places.length === 0 ? `We don’t know the postcode ${typed}. Check its digits.` : undefined);
    setChoices(places.length > 1 ? places : []);
    if (places.length === 1) keep(places[0] as string);
  };
  const type = (text: string) => {
    setPostcode(text);
    setChoices([]);
  };
  return { postcode, fault, choices, type, submit, keep };
}

/** Asks for the shopper's postcode, and for the state where the postcode is in several. */
export function PlaceForm(props: Props) {
  const id = useId();
  const { postcode, fault, choices, type, submit, keep } = useTypedPlace(props);
  return (
    <form
      css={form}
      aria-label="Where you would register it"
      autoComplete="off"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label css={fieldLabel} htmlFor={id}>
        Your postcode
      </label>
      <div css={row}>
        <input
          // The shopper asked for it with the button that it replaces.
          ref={(field) => field?.focus({ preventScroll: true })}
          id={id}
          css={[control, narrow]}
          inputMode="numeric"
          maxLength={4}
          value={postcode}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-note`}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <Button type="submit">Show</Button>
      </div>
      <p
        id={`${id}-note`}
        css={[note, fault !== undefined && wrong]}
        role={fault === undefined ? undefined : 'alert'}
      >
        {fault ?? (choices.length > 0 ? '' : 'It stays on this device.')}
      </p>
      {choices.length > 0 && (
        <fieldset css={plain}>
          <legend
            css={question}
          >{`${postcode.trim()} is in ${choices.join(' and ')}. Where would you register it?`}</legend>
          <div css={row}>
            {choices.map((place) => (
              <Button key={place} onClick={() => keep(place)}>
                {place}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
    </form>
  );
}

const form = css({ margin: `${space[3]} 0` });
const row = css({ ...wrapRow(space[2]) });
const plain = css({ margin: 0, padding: 0, border: 0 });
const question = css({ padding: 0, marginBottom: space[2], fontSize: text.small });
const narrow = css({ width: '7rem' });
const note = css(quiet, { marginTop: space[1] });
const wrong = css({ color: color.error, fontSize: text.small });

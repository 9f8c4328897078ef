import { css } from '@emotion/react';
import { useEffect, useId, useRef, useState } from 'react';
import { useFormContent } from '../../content/enquiry/formContent';
import { savedCount, viewedCount } from '../../device/savedCount';
import type { EnquiryItem } from '../../domain/enquiry/enquiry';
import { joinFacts } from '../../domain/joinFacts';
import { space } from '../../theme/tokens';
import { formControl } from '../ui/fields/formStyles';
import { useLazyComponent } from '../ui/lazy/useLazyComponent';
import { useStored } from '../ui/visit/useStored';
import { ChoiceField } from './ChoiceField';
import { itemPriceWords } from './enquiryWords';
import { Field } from './Field';
import type { FoundVehicles } from './FindVehicles';
import type { KnownVehicle } from './knownVehicles';

interface Props {
  readonly picked: EnquiryItem | undefined;
  readonly onPick: (item: EnquiryItem | undefined) => void;
}

const MAX_LETTERS = 100;
const NOT_SURE = '';

const loadFinder = async () =>
  (await import(/* webpackChunkName: "find-vehicles" */ './FindVehicles')).FindVehicles;

const NONE: readonly KnownVehicle[] = [];

/** Asks which vehicle it is about. Nothing here is a field of the form: the vehicle goes with the form's subject. */
export function VehiclePicker({ picked, onPick }: Props) {
  const id = useId();
  const { hostedSearch } = useFormContent();
  const known = useKnownVehicles();
  const [words, setWords] = useState('');
  const [found, setFound] = useState<FoundVehicles>();
  const query = words.trim();
  const { Component: FindVehicles } = useLazyComponent(loadFinder, query === '' ? 'never' : 'now');
  const answer = query === '' ? undefined : found;
  const input = useRef<HTMLInputElement>(null);
  // What was typed before the script loaded.
  useEffect(() => setWords((now) => input.current?.value ?? now), []);
  const shown = [...(answer?.items ?? []), ...known];
  const items = unique([
    ...(picked
      ? [{ item: picked, from: '', picture: shown.find(({ item }) => item.id === picked.id)?.picture }]
      : []),
    ...shown,
  ]);
  return (
    <div css={frame}>
      {FindVehicles && query !== '' && (
        <FindVehicles words={query} hosted={hostedSearch} onFound={setFound} />
      )}
      <Field
        id={`${id}-words`}
        label="Find it in our stock"
        hint="Make, model, colour or stock number. Or leave it empty."
      >
        <input
          ref={input}
          css={formControl}
          id={`${id}-words`}
          type="search"
          autoComplete="off"
          maxLength={MAX_LETTERS}
          aria-describedby={`${id}-words-hint`}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </Field>
      <noscript>
        <p>Tell us which one in the message below.</p>
      </noscript>
      <p role="status" css={status}>
        {answer && resultWords(answer)}
      </p>
      <ChoiceField
        id={`${id}-vehicle`}
        legend="Which one would you like to try?"
        choices={[{ value: NOT_SURE, label: 'I’m not sure yet' }, ...items.map(choiceOf)]}
        isNotPosted
        chosen={[picked?.id ?? NOT_SURE]}
        onChange={([chosen]) => onPick(items.find(({ item }) => item.id === chosen)?.item)}
      />
    </div>
  );
}

function useKnownVehicles(): readonly KnownVehicle[] {
  const counts = `${useStored(savedCount)} ${useStored(viewedCount)}`;
  const [known, setKnown] = useState(NONE);
  useEffect(() => {
    if (counts === '0 0') return setKnown(NONE);
    import(/* webpackChunkName: "known-vehicles" */ './knownVehicles').then(
      ({ knownVehicles }) => setKnown(knownVehicles()),
      // The form's own search finds them too.
      () => undefined,
    );
  }, [counts]);
  return known;
}

const choiceOf = ({ item, from, picture }: KnownVehicle) => ({
  value: item.id,
  label: item.title,
  hint: factsOf(item, from),
  picture,
});

const unique = (all: readonly KnownVehicle[]): readonly KnownVehicle[] =>
  all.filter(({ item }, place) => all.findIndex((other) => other.item.id === item.id) === place);

const factsOf = (item: EnquiryItem, from: string | undefined): string =>
  joinFacts([from, itemPriceWords(item), item.yard]);

const resultWords = ({ words, items }: FoundVehicles) =>
  items.length === 0
    ? `Nothing in stock matches “${words}”. You can describe it in the message.`
    : `Choose one of these for “${words}”, or type more.`;

const frame = css({ display: 'grid', gap: space[3] });
const status = css({ '&:empty': { display: 'none' } });

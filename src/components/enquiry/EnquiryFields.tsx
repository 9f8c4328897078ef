import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { dayWords, timeWords } from '../../domain/dateWords';
import { isNeeded } from '../../domain/enquiry/checkEnquiry';
import {
  type EnquiryField,
  isDate,
  isTime,
  type LooseAnswers,
  mostLetters,
  textOf,
} from '../../domain/enquiry/enquiryField';
import { fieldsFor } from '../../domain/enquiry/enquiryForms';
import type { EnquiryKind } from '../../domain/enquiry/enquiryKind';
import { PHOTO_TYPES } from '../../domain/enquiry/photoLimits';
import { type VisitChoices, type VisitPlace, visitChoices } from '../../domain/enquiry/visitTimes';
import { zoneWords } from '../../domain/enquiry/visitWords';
import type { StockType } from '../../domain/stock/stockTypes';
import { forms } from '../../locales/site/forms';
import { media, space } from '../../theme/tokens';
import { formControl } from '../ui/fields/formStyles';
import { useEarlyChange } from '../ui/fields/useEarlyChange';
import { useLazyComponent } from '../ui/lazy/useLazyComponent';
import { useHydrated } from '../ui/useHydrated';
import { ChoiceField } from './ChoiceField';
import { type FieldWords, fieldWords } from './enquiryWords';
import { type ControlProps, describedBy, Field, SelectField, TextField, Tick } from './Field';
import type { useEnquiry } from './useEnquiry';
import { useTakenTimes } from './useTakenTimes';

interface Props {
  readonly kind: EnquiryKind;
  /** Of what the form is about, or else of the site. */
  readonly stockType: StockType;
  readonly place?: VisitPlace | undefined;
  /** The step whose fields are shown, in a form with steps. */
  readonly step?: string;
  /** The words of fields that are worded in another way than in all other forms. */
  readonly words?: Readonly<Record<string, FieldWords>>;
  readonly enquiry: ReturnType<typeof useEnquiry>;
}

/** The `type` of an input, which decides the keyboard of a phone. */
const TYPES: Partial<Record<EnquiryField['input'], 'tel' | 'email' | 'date' | 'time'>> = {
  phone: 'tel',
  email: 'email',
  date: 'date',
  time: 'time',
};
const NUMERIC: ReadonlySet<EnquiryField['input']> = new Set(['dollars', 'kilometres', 'hours', 'year']);

/** All fields of a form, or of one step of it, rendered from its table. Fields of one line are side by side if there is room. */
export function EnquiryFields({ kind, stockType, place, step, words, enquiry }: Props) {
  const { content, change, changePhotos, idOf, faultOf } = enquiry;
  const { answers, photos } = content;
  const [isBegun, setBegun] = useState(false);
  const choices = useVisitChoices(kind, place, isBegun, faultOf('time'));
  const fields = fieldsFor(kind, stockType, forms).filter(
    (field) => step === undefined || field.step === step,
  );
  // A phone number or an email address is enough, so neither is marked as optional.
  const isEither = fields.some(({ name, missing }) => name === 'phone' && missing === undefined);
  const isOptional = (field: EnquiryField): boolean =>
    !isNeeded(field, answers) && !(isEither && ['phone', 'email'].includes(field.name));
  const draw = (field: EnquiryField) => {
    const { name, input } = field;
    const {
      label = field.label,
      hint = input === 'time' && place ? `In ${zoneWords(place.hours.timeZone)}.` : undefined,
      autoComplete,
    } = words?.[name] ?? fieldWords(kind, name, stockType);
    const shared = { id: idOf(name), name, label, hint, fault: faultOf(name) };
    const answer = answers[name] ?? '';
    if (input === 'tick')
      return <Tick {...shared} value={answer === true} onChange={(isTicked) => change(name, isTicked)} />;
    if (input === 'photos') return <PhotosField {...shared} value={photos} onChange={changePhotos} />;
    if (input === 'choices')
      return (
        <ChoiceField
          {...shared}
          legend={label}
          choices={optionsOf(field)}
          chosen={Array.isArray(answer) ? (answer as readonly string[]) : []}
          onChange={(chosen) => change(name, chosen)}
          isMultiple
        />
      );
    const typed = {
      ...shared,
      isOptional: isOptional(field),
      value: typeof answer === 'string' ? answer : '',
      onChange: (value: string) => change(name, value),
    };
    if (choices && input === 'date') return <DayField {...typed} choices={choices} />;
    const offer = offered(field, answers, choices);
    return offer ? (
      <SelectField {...typed} {...offer} />
    ) : (
      <TextField
        {...typed}
        type={TYPES[input] ?? 'text'}
        inputMode={NUMERIC.has(input) ? 'numeric' : undefined}
        autoComplete={autoComplete}
        {...(input === 'longText' ? { rows: 4, maxLength: mostLetters(field) } : {})}
      />
    );
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its fields take the focus, and the server is asked once one has
    <div css={grid} onFocus={() => setBegun(true)}>
      {fields.map((field) => (
        <div key={field.name} css={WIDE.has(field.input) || field.name === 'name' ? wide : undefined}>
          {draw(field)}
        </div>
      ))}
    </div>
  );
}

/** The days and times to choose from. Only a browser knows them; without scripts any day can be typed, and the server checks it. */
function useVisitChoices(
  kind: EnquiryKind,
  place: VisitPlace | undefined,
  isBegun: boolean,
  fault: string | undefined,
): VisitChoices | undefined {
  const isAsked = isBegun && place !== undefined;
  const taken = useTakenTimes({ kind, yard: place?.yard, isAsked }, fault);
  return useHydrated() && place !== undefined ? visitChoices(place.hours, new Date(), 0, taken) : undefined;
}

const optionsOf = ({ options = {} }: EnquiryField) =>
  Object.entries(options).map(([value, words]) => ({ value, ...words }));

/** What a select offers, and its words while nothing is chosen; `undefined` for a field to type in. */
function offered(field: EnquiryField, { date, time }: LooseAnswers, choices: VisitChoices | undefined) {
  if (field.input === 'choice') return { placeholder: 'Choose', options: optionsOf(field) };
  if (choices === undefined || field.input !== 'time') return undefined;
  const day = textOf(date);
  const times = choices.timesOn(day);
  const chosen = textOf(time);
  return {
    placeholder:
      day === '' ? 'Choose a day first' : times.length > 0 ? 'Any time' : 'Nothing is free that day',
    // A draft may hold a time that is taken by now: the shopper sees it and can change it.
    options: [...(isTime(chosen) && !times.includes(chosen) ? [chosen] : []), ...times].map((value) => ({
      value,
      label: timeWords(value),
    })),
  };
}

const WIDE: ReadonlySet<EnquiryField['input']> = new Set(['longText', 'tick', 'photos', 'choices']);

const grid = css({
  display: 'grid',
  gap: space[4],
  // Labels and controls of one line are level: what helps is below them (`globalCss`).
  alignItems: 'start',
  [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const wide = css({ [media.medium]: { gridColumn: '1 / -1' } });

const loadChosen = () =>
  import(/* webpackChunkName: "chosen-photos" */ './ChosenPhotos').then(({ ChosenPhotos }) => ChosenPhotos);

/** A field for photos. It shows the chosen photos, and each can be removed. Most forms ask for none, so the list comes late. */
function PhotosField({ id, name, value: photos, onChange, ...words }: ControlProps<readonly File[]>) {
  const take = ({ files }: HTMLInputElement) => {
    if (files?.length) onChange([...photos, ...files]);
  };
  const field = useEarlyChange<HTMLInputElement>(take);
  // The browser holds the last choice alone, and would say "No file chosen" above a list of photos.
  useEffect(() => {
    if (!field.current || photos.length === (field.current.files?.length ?? 0)) return;
    const all = new DataTransfer();
    for (const photo of photos) all.items.add(photo);
    field.current.files = all.files;
  }, [photos, field]);
  const { Component: Chosen } = useLazyComponent(loadChosen, photos.length > 0 ? 'now' : 'never');
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

const OTHER = 'other';

/** The next free days, and a calendar for any other day. A day of a draft that can no longer be chosen is an option too. */
function DayField({
  choices: { days, min, max },
  ...field
}: ControlProps<string> & { readonly choices: VisitChoices }) {
  const { id, value, onChange } = field;
  const [isTyped, setTyped] = useState(false);
  useEffect(() => {
    if (isTyped) document.getElementById(id)?.focus();
  }, [isTyped, id]);
  if (isTyped) return <TextField {...field} type="date" min={min} max={max} />;
  const dates = days.map(({ date }) => date);
  return (
    <SelectField
      {...field}
      placeholder="Any day"
      options={[...(isDate(value) && !dates.includes(value) ? [value] : []), ...dates]
        .map((date) => ({ value: date, label: dayWords(date) }))
        .concat({ value: OTHER, label: 'Another day …' })}
      onChange={(chosen) => {
        setTyped(chosen === OTHER);
        onChange(chosen === OTHER ? '' : chosen);
      }}
    />
  );
}

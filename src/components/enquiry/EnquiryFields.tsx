import { css } from '@emotion/react';
import { useEffect } from 'react';
import { dayWords, timeWords } from '../../domain/dateWords';
import { isNeeded } from '../../domain/enquiry/checkEnquiry';
import {
  type Answer,
  type EnquiryField,
  isDate,
  isTime,
  type LooseAnswers,
  mostLetters,
} from '../../domain/enquiry/enquiryField';
import { fieldsFor } from '../../domain/enquiry/enquiryForms';
import type { EnquiryKind } from '../../domain/enquiry/enquiryKind';
import { PHOTO_TYPES } from '../../domain/enquiry/photoLimits';
import { type VisitDay, visitDays } from '../../domain/enquiry/visitTimes';
import type { OpeningHours } from '../../domain/openingHours';
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

interface Props {
  readonly kind: EnquiryKind;
  /** Of what the form is about, or else of the site. */
  readonly stockType: StockType;
  /** The hours from which a day and a time are chosen, if the form asks for them. */
  readonly hours?: OpeningHours | undefined;
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

/** How many days a form offers: three weeks of a five-day dealership. */
const DAYS_OFFERED = 15;

/** All fields of a form, or of one step of it, rendered from its table. Fields of one line are side by side if there is room. */
export function EnquiryFields({ kind, stockType, hours, step, words, enquiry }: Props) {
  const { content, change, changePhotos, idOf, faultOf } = enquiry;
  const { answers, photos } = content;
  const days = useVisitDays(hours);
  const fields = fieldsFor(kind, stockType, forms).filter(
    (field) => step === undefined || field.step === step,
  );
  // A phone number or an email address is enough, so neither is marked as optional.
  const isEither = fields.some(({ name, missing }) => name === 'phone' && missing === undefined);
  const isOptional = (field: EnquiryField): boolean =>
    !isNeeded(field, answers) && !(isEither && ['phone', 'email'].includes(field.name));
  const draw = (field: EnquiryField) => {
    const { name, input } = field;
    const { label = field.label, hint, autoComplete } = words?.[name] ?? fieldWords(kind, name, stockType);
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
    const offer = offered(field, answers, days);
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
    <div css={grid}>
      {fields.map((field) => (
        <div key={field.name} css={WIDE.has(field.input) || field.name === 'name' ? wide : undefined}>
          {draw(field)}
        </div>
      ))}
    </div>
  );
}

/**
 * The days to choose from. The built page is older than its visitor, so only a browser knows them. Without scripts, any day can
 * be typed, and the server checks it.
 */
const useVisitDays = (hours: OpeningHours | undefined): readonly VisitDay[] | undefined =>
  useHydrated() && hours !== undefined ? visitDays(hours, new Date(), DAYS_OFFERED) : undefined;

const optionsOf = ({ options = {} }: EnquiryField) =>
  Object.entries(options).map(([value, words]) => ({ value, ...words }));

/** What a select offers, and its words while nothing is chosen; `undefined` for a field to type in. */
function offered(field: EnquiryField, answers: LooseAnswers, days: readonly VisitDay[] | undefined) {
  const answer = answers[field.name];
  if (field.input === 'choice') return { placeholder: 'Choose', options: optionsOf(field) };
  if (days === undefined) return undefined;
  const dates = days.map(({ date }) => date);
  if (field.input === 'date')
    return { placeholder: 'Any day', options: choicesOf(dates, answer, isDate, dayWords) };
  if (field.input !== 'time') return undefined;
  const day = days.find(({ date }) => date === answers.date);
  return {
    placeholder: day ? 'Any time' : 'Choose a day first',
    options: choicesOf(day?.times ?? [], answer, isTime, timeWords),
  };
}

/**
 * Days or times to choose from. A draft may hold one that can no longer be chosen: it is an option too, so that the shopper
 * sees it and can change it.
 */
const choicesOf = (
  values: readonly string[],
  answer: Answer | undefined,
  isOne: (text: string) => boolean,
  words: (value: string) => string,
) =>
  [
    ...(typeof answer === 'string' && isOne(answer) && !values.includes(answer) ? [answer] : []),
    ...values,
  ].map((value) => ({ value, label: words(value) }));

const WIDE: ReadonlySet<EnquiryField['input']> = new Set(['longText', 'tick', 'photos', 'choices']);

const grid = css({
  display: 'grid',
  gap: space[4],
  // The controls of one line are level, however long their labels are.
  alignItems: 'end',
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

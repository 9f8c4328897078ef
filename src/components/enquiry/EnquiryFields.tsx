import { css } from '@emotion/react';
import { useEffect } from 'react';
import { dayWords, timeWords } from '../../domain/dateWords';
import { type EnquiryField, isDate, isTime, mostLetters } from '../../domain/enquiry/enquiryField';
import { fieldsFor } from '../../domain/enquiry/enquiryForms';
import type { EnquiryKind } from '../../domain/enquiry/enquiryKind';
import { PHOTO_TYPES } from '../../domain/enquiry/photoLimits';
import { visitDays } from '../../domain/enquiry/visitTimes';
import type { OpeningHours } from '../../domain/openingHours';
import type { StockType } from '../../domain/stock/stockTypes';
import { forms } from '../../locales/site/forms';
import { media, space } from '../../theme/tokens';
import { formControl } from '../ui/fields/formStyles';
import { useEarlyChange } from '../ui/fields/useEarlyChange';
import { useLazyComponent } from '../ui/lazy/useLazyComponent';
import { useHydrated } from '../ui/useHydrated';
import { ChoiceField } from './ChoiceField';
import { fieldWords } from './enquiryWords';
import { type ControlProps, describedBy, Field, SelectField, TextField, Tick } from './Field';
import type { useEnquiry } from './useEnquiry';

interface Props {
  readonly kind: EnquiryKind;
  /** Of what the form is about, or else of the site. */
  readonly stockType: StockType;
  /** The hours from which a day and a time are chosen, if the form asks for them. */
  readonly hours: OpeningHours | undefined;
  readonly enquiry: Pick<ReturnType<typeof useEnquiry>, 'answers' | 'photos' | 'change' | 'changePhotos'>;
  readonly idOf: (field: string) => string;
  readonly faultOf: (field: string) => string | undefined;
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

/**
 * The options of a select. A draft may hold a day or a time that can no longer be chosen: it is an option too, so that the
 * shopper sees it and can change it.
 */
const offering = (
  values: readonly string[],
  answer: string,
  isOne: (text: string) => boolean,
  words: (value: string) => string,
): readonly { value: string; label: string }[] =>
  [...(isOne(answer) && !values.includes(answer) ? [answer] : []), ...values].map((value) => ({
    value,
    label: words(value),
  }));

/** All fields of a form, rendered from its table. Fields of one line are side by side if there is room. */
export function EnquiryFields({ kind, stockType, hours, enquiry, idOf, faultOf }: Props) {
  const { answers, photos, change, changePhotos } = enquiry;
  // The built page is older than its visitor, so only a browser knows the days. Without scripts, any day can be typed, and
  // the server checks it.
  const days = useHydrated() && hours !== undefined ? visitDays(hours, new Date(), DAYS_OFFERED) : undefined;
  const chosenDay = days?.find(({ date }) => date === answers.date);
  const draw = (field: EnquiryField) => {
    const { name, input, options = {} } = field;
    const { label = field.label, hint, autoComplete } = fieldWords(kind, name, stockType);
    const isOptional = field.missing === undefined;
    const shared = { id: idOf(name), name, label, hint, fault: faultOf(name) };
    const answer = answers[name] ?? '';
    const text = typeof answer === 'string' ? answer : '';
    const choices = Object.entries(options).map(([value, option]) => ({ value, label: option.label }));
    const select = (placeholder: string, offered: readonly { value: string; label: string }[]) => (
      <SelectField
        {...shared}
        isOptional={isOptional}
        value={text}
        placeholder={placeholder}
        options={offered}
        onChange={(value) => change(name, value)}
      />
    );
    if (input === 'date' && days !== undefined)
      return select(
        'Any day',
        offering(
          days.map(({ date }) => date),
          text,
          isDate,
          dayWords,
        ),
      );
    if (input === 'time' && days !== undefined)
      return select(
        chosenDay === undefined ? 'Choose a day first' : 'Any time',
        offering(chosenDay?.times ?? [], text, isTime, timeWords),
      );
    switch (input) {
      case 'tick':
        return <Tick {...shared} value={answer === true} onChange={(isTicked) => change(name, isTicked)} />;
      case 'photos':
        return <PhotosField {...shared} value={photos} onChange={changePhotos} />;
      case 'choices':
        return (
          <ChoiceField
            id={shared.id}
            legend={label}
            choices={choices}
            chosen={Array.isArray(answer) ? (answer as readonly string[]) : []}
            onChange={(chosen) => change(name, chosen)}
            isMultiple
            hint={hint}
            fault={shared.fault}
          />
        );
      case 'choice':
        return select('Choose', choices);
      default:
        return (
          <TextField
            {...shared}
            // One of the two is required, so neither is marked as optional.
            isOptional={isOptional && name !== 'phone' && name !== 'email'}
            type={TYPES[input] ?? 'text'}
            inputMode={NUMERIC.has(input) ? 'numeric' : undefined}
            autoComplete={autoComplete}
            value={text}
            onChange={(value) => change(name, value)}
            {...(input === 'longText' ? { rows: 4, maxLength: mostLetters(field) } : {})}
          />
        );
    }
  };
  return (
    <div css={grid}>
      {fieldsFor(kind, stockType, forms).map((field) => (
        <div key={field.name} css={WIDE.has(field.input) || field.name === 'name' ? wide : undefined}>
          {draw(field)}
        </div>
      ))}
    </div>
  );
}

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

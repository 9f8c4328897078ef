import type { Forms } from '../country';
import type { StockType } from '../stock/stockTypes';
import { ownerFieldsOf } from '../stock/typeWords';
import type { EnquiryField } from './enquiryField';
import type { EnquiryKind } from './enquiryKind';

/** The limits of what a sender may write to a friend, in letters. They make the form useless for advertising. */
export const MAX_LETTERS_TO_A_FRIEND = 500;
const MAX_NAME_LENGTH = 100;
const MAX_NUMBER_LENGTH = 100;

/** Choices that a country fills in. */
const OF_COUNTRY: Readonly<Record<string, { readonly label: string }>> = {};

/** The state of a vehicle that is traded in, as its owner sees it. */
const TRADE_IN_CONDITIONS = {
  excellent: { label: 'Excellent, nothing to fix' },
  good: { label: 'Good, minor wear and tear' },
  fair: { label: 'Fair, something needs doing' },
  poor: { label: 'Poor, needs a lot of work' },
} as const;

const SERVICE_WORKS = {
  logBook: { label: 'Log-book service', hint: 'To the maker’s schedule, any make' },
  basic: { label: 'Oil and filter', hint: 'Between the scheduled services' },
  inspection: { label: 'Safety inspection', hint: 'For the registration' },
  tyres: { label: 'Tyres and alignment', hint: 'New tyres, rotation, balance' },
  brakes: { label: 'Brakes', hint: 'Check, pads, discs' },
  airConditioning: { label: 'Air conditioning', hint: 'Leaks, gas, smells' },
  electric: { label: 'Electric or hybrid', hint: 'High voltage, battery report' },
  towing: { label: 'Towing and accessories', hint: 'Tow bar, brake controller, wiring' },
  recall: { label: 'Recall', hint: 'A letter from the maker' },
  fault: { label: 'Something isn’t right', hint: 'A noise, a smell, a light' },
} as const;

export const SERVICE_TRANSPORTS = {
  dropOff: { label: 'Drop it off', hint: 'Leave the key and collect it in the afternoon' },
  wait: { label: 'Wait here', hint: 'For work of up to two hours' },
  loanCar: { label: 'Borrow a loan vehicle', hint: 'As long as one is free that day' },
} as const;

const name = { name: 'name', input: 'text', label: 'Name', missing: 'Enter your name' } as const;
const phone = {
  name: 'phone',
  input: 'phone',
  label: 'Phone',
} as const;
const email = {
  name: 'email',
  input: 'email',
  label: 'Email',
  wrong: 'Enter a full email address, such as name@example.com, or leave it empty',
} as const;
const wantsNews = { name: 'wantsNews', input: 'tick', label: 'Wants offers by email' } as const;
const message = { name: 'message', input: 'longText', label: 'Message' } as const;
/** The sender. `checkEnquiry` has the rule that a phone number or an email address is needed. */
const contact = [name, phone, email] as const;

/** What identifies a vehicle, and how much it was used. A form asks for what its stock type has (`TypeWords.ownerFields`). */
const registration = [
  {
    name: 'registrationNumber',
    input: 'registration',
    label: 'Registration',
    wrong: 'Enter the registration as it is on the plate, up to nine letters and digits',
  },
  { name: 'registrationState', input: 'choice', label: 'State', options: OF_COUNTRY },
  {
    name: 'odometer',
    input: 'kilometres',
    label: 'Kilometres',
    wrong: 'Enter the kilometres as a number, such as 64000',
  },
  { name: 'serialNumber', input: 'text', label: 'Hull or serial number', most: MAX_NUMBER_LENGTH },
  {
    name: 'engineHours',
    input: 'hours',
    label: 'Engine hours',
    wrong: 'Enter the engine hours as a number, such as 450',
  },
] as const;

const vehicle = [
  { name: 'make', input: 'text', label: 'Make', missing: 'Enter the make' },
  { name: 'model', input: 'text', label: 'Model', missing: 'Enter the model' },
  {
    name: 'year',
    input: 'year',
    label: 'Year',
    wrong: 'Enter the year with four digits, such as 2019, or leave it empty',
  },
  ...registration,
] as const;

/** The fields of every form, in order. Both checks, the form without JavaScript and the mail follow. A new field is a row. */
const ENQUIRY_FORMS = {
  bookATestDrive: [
    { name: 'date', input: 'date', label: 'Preferred day', wrong: 'Choose a day, or leave it empty' },
    { name: 'time', input: 'time', label: 'Preferred time', wrong: 'Choose a time, or leave it empty' },
    ...contact,
    message,
    wantsNews,
  ],
  financeCalculator: [...contact, message, wantsNews],
  makeAnOffer: [
    {
      name: 'offer',
      input: 'dollars',
      label: 'Offer',
      missing: 'Enter your offer in dollars, such as 34,500',
      wrong: 'Enter your offer as an amount in dollars, such as 34,500',
    },
    ...contact,
    message,
    wantsNews,
  ],
  reserveNow: [
    ...contact,
    message,
    {
      name: 'acceptsTerms',
      input: 'tick',
      label: 'Has read the amount, the hold time and the refund rule',
      missing: 'Tick that you have read the amount, how long we hold it and when it is refunded',
    },
    wantsNews,
  ],
  sendToAFriend: [
    {
      name: 'friendName',
      input: 'text',
      label: 'Friend’s name',
      missing: 'Enter your friend’s name',
      most: MAX_NAME_LENGTH,
      refusesLinks: true,
    },
    {
      name: 'friendEmail',
      input: 'email',
      label: 'Friend’s email',
      missing: 'Enter your friend’s email address',
      wrong: 'Enter your friend’s full email address, such as name@example.com',
    },
    { ...name, most: MAX_NAME_LENGTH, refusesLinks: true },
    {
      ...email,
      missing: 'Enter your own email address',
      wrong: 'Enter a full email address, such as name@example.com',
    },
    { ...message, most: MAX_LETTERS_TO_A_FRIEND, refusesLinks: true },
    wantsNews,
  ],
  valueTradeIn: [
    ...vehicle,
    { name: 'condition', input: 'choice', label: 'Condition', options: TRADE_IN_CONDITIONS },
    { name: 'photos', input: 'photos', label: 'Photos' },
    ...contact,
    message,
    wantsNews,
  ],
  enquireNow: [...contact, message, wantsNews],
  contact: [...contact, { ...message, missing: 'Write what you would like to know' }, wantsNews],
  serviceForm: [
    ...vehicle.map((field) => ({ ...field, step: 'vehicle' as const })),
    {
      step: 'service',
      name: 'works',
      input: 'choices',
      label: 'Work',
      options: SERVICE_WORKS,
      missing: 'Choose at least one kind of work',
    },
    { step: 'service', name: 'details', input: 'longText', label: 'In your words' },
    {
      step: 'time',
      name: 'date',
      input: 'date',
      label: 'Day',
      missing: 'Choose a day',
      wrong: 'Choose a day',
    },
    {
      step: 'time',
      name: 'time',
      input: 'time',
      label: 'Time',
      missing: 'Choose a time when you can be here',
      wrong: 'Choose a time when you can be here',
    },
    {
      step: 'time',
      name: 'transport',
      input: 'choice',
      label: 'Meanwhile',
      options: SERVICE_TRANSPORTS,
      missing: 'Choose whether you leave it, wait or borrow a vehicle',
    },
    { step: 'contact', ...name },
    {
      step: 'contact',
      ...phone,
      missing: 'Enter a phone number with its area code',
    },
    { step: 'contact', ...email },
    { step: 'contact', ...wantsNews },
  ],
} as const satisfies Readonly<Record<EnquiryKind, readonly EnquiryField[]>>;

type Row<Kind extends EnquiryKind> = (typeof ENQUIRY_FORMS)[Kind][number];

type AnswerOf<Field extends EnquiryField> = Field['input'] extends 'tick'
  ? boolean
  : Field extends { readonly options: infer Options }
    ? Field['input'] extends 'choices'
      ? readonly (keyof Options)[]
      : keyof Options | ''
    : string;

/** The answers of a form as typed. Nothing is corrected, so nothing is lost. */
export type Answers<Kind extends EnquiryKind> = {
  readonly [Field in Exclude<Row<Kind>, { readonly input: 'photos' }> as Field['name']]: AnswerOf<Field>;
};

/** The fields of a form in any country, without the words that a country decides. */
export const everyField = (kind: EnquiryKind): readonly EnquiryField[] => ENQUIRY_FORMS[kind];

/** A field as a country words it: its phone numbers, its plates, and the states that register vehicles. */
function inCountry(field: EnquiryField, { telephone, registration, states }: Forms): EnquiryField {
  const needsPhone = `Enter a phone number with its area code, such as ${telephone}`;
  if (field.name === 'registrationNumber') return { ...field, label: registration.label };
  if (field.name === 'registrationState')
    return {
      ...field,
      label: registration.stateLabel,
      options: Object.fromEntries(states.map((state) => [state, { label: state }])),
    };
  if (field.name !== 'phone') return field;
  return field.missing === undefined
    ? { ...field, wrong: `${needsPhone}, or leave it empty` }
    : { ...field, missing: needsPhone, wrong: needsPhone };
}

/** The fields of a form for every stock type. A choice without options, as of a state where a country has none, is left out. */
export const fieldsOf = (kind: EnquiryKind, forms: Forms): readonly EnquiryField[] =>
  everyField(kind)
    .map((field) => inCountry(field, forms))
    .filter(({ options }) => options === undefined || Object.keys(options).length > 0);

const OF_A_TYPE: ReadonlySet<string> = new Set(registration.map(({ name }) => name));

/** The fields that a form has for one kind of stock: a boat has a hull number, and no kilometres. */
export const fieldsFor = (kind: EnquiryKind, stockType: StockType, forms: Forms): readonly EnquiryField[] => {
  const ownerFields: readonly string[] = ownerFieldsOf(stockType);
  return fieldsOf(kind, forms).filter(({ name }) => !OF_A_TYPE.has(name) || ownerFields.includes(name));
};

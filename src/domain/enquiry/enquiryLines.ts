import type { DealerWords, Forms } from '../country';
import { dayWords, timeWords } from '../dateWords';
import { formatPrice } from '../formatNumber';
import { centsToDollars } from '../money';
import type { StockType } from '../stock/stockTypes';
import type { Enquiry, EnquiryLine } from './enquiry';
import { type Answer, type EnquiryField, type FieldInput, isDate, isTime } from './enquiryField';
import { fieldsOf } from './enquiryForms';
import { formTitle } from './enquiryKind';

function words({ input, options }: EnquiryField, answer: Answer): string {
  if (typeof answer === 'boolean') return answer ? 'Yes' : '';
  if (input === 'date' && typeof answer === 'string' && isDate(answer)) return dayWords(answer);
  if (input === 'time' && typeof answer === 'string' && isTime(answer)) return timeWords(answer);
  const chosen = typeof answer === 'string' ? [answer] : answer;
  return chosen.map((one) => options?.[one]?.label ?? one.trim()).join(', ');
}

type Filled = Pick<Enquiry, 'kind' | 'answers'>;

/** Lines as one text: `Deposit: $5,000`. */
export const linesText = (lines: readonly EnquiryLine[]): string =>
  lines.map(({ label, value }) => `${label}: ${value}`).join('\n');

/** The answers, one line for each field that is filled in, in the order and the words of the form. */
export const answerLines = ({ kind, answers }: Filled, forms: Forms): readonly EnquiryLine[] =>
  linesOf(fieldsOf(kind, forms), answers);

const CHOICES: readonly FieldInput[] = ['date', 'time', 'choice', 'choices', 'tick'];

/** The answers that were chosen, not written: they can hold no words of the sender. */
export const choiceLines = ({ kind, answers }: Filled, forms: Forms): readonly EnquiryLine[] =>
  linesOf(
    fieldsOf(kind, forms).filter(({ input }) => CHOICES.includes(input)),
    answers,
  );

/** The answers of some fields, in the words of the form. Empty ones are left out. */
export const linesOf = (
  fields: readonly EnquiryField[],
  answers: Filled['answers'],
): readonly EnquiryLine[] =>
  fields.flatMap((field) => {
    const answer = (answers as Readonly<Record<string, Answer>>)[field.name];
    const value = answer === undefined ? '' : words(field, answer);
    return value === '' ? [] : [{ label: field.label, value }];
  });

/** What the enquiry is about, line by line: vehicle with price and yard, offer, model, person, figures, build. */
export function aboutLines({ context }: Pick<Enquiry, 'context'>): readonly EnquiryLine[] {
  const { item, special, model, teamMember, priceToPay = [], figures = [], build = [] } = context;
  const line = (label: string, value: string | undefined) =>
    value === undefined || value === '' ? [] : [{ label, value }];
  return [
    ...line('Vehicle', item?.title),
    ...line('Price', item?.price === undefined ? undefined : formatPrice(centsToDollars(item.price))),
    ...line('Stock number', item?.stockNumber),
    ...line('Yard', item?.yard),
    ...line('Special', special?.title),
    ...line(
      'Offers on it',
      item?.offers
        ?.filter(({ id }) => id !== special?.id)
        .map(({ title }) => title)
        .join('; '),
    ),
    ...line('Model', model?.title),
    ...line('For', teamMember?.title),
    ...priceToPay,
    ...figures,
    ...build,
  ];
}

/**
 * The title of the form, in the words of what the enquiry is about.
 * @param typeOfSite for an enquiry about no item; cars, if unknown
 */
export const enquiryTitle = (
  { kind, context }: Pick<Enquiry, 'kind' | 'context'>,
  words: DealerWords,
  typeOfSite: StockType = 'cars',
): string => formTitle(kind, context.item?.stockType ?? typeOfSite, words);

/** The subject of the enquiry in a few words; empty if it has none. */
export const aboutTitle = ({ context: { item, special, model } }: Pick<Enquiry, 'context'>): string =>
  item?.title ?? special?.title ?? model?.title ?? '';

import { PRIVACY_PATH } from '../../../content/addresses';
import { shortDayWords, timeWords } from '../../../domain/dateWords';
import type { Answer } from '../../../domain/enquiry/enquiryField';
import { fieldsFor, SERVICE_TRANSPORTS } from '../../../domain/enquiry/enquiryForms';
import type { ServiceField, ServiceRequest } from '../../../domain/enquiry/serviceRequest';
import type { VisitDay } from '../../../domain/enquiry/visitTimes';
import type { StockType } from '../../../domain/stock/stockTypes';
import { forms } from '../../../locales/site/forms';
import { quiet } from '../../../theme/tokens';
import { ChoiceField } from '../../enquiry/ChoiceField';
import { COLLECTION_NOTICE, fieldWords } from '../../enquiry/enquiryWords';
import { SelectField, TextField, Tick } from '../../enquiry/Field';
import { fieldRow } from '../../ui/fields/formStyles';
import { Link } from '../../ui/links/Link';

interface Props extends ServiceStepProps {
  readonly stockType: StockType;
}

/** The first step: which vehicle it is. The fields are those of the stock type, two on a line. */
export function VehicleStep({ request, change, idOf, faultOf, stockType }: Props) {
  const answers: Readonly<Record<string, unknown>> = request;
  return (
    <div css={fieldRow}>
      {fieldsFor('serviceForm', stockType, forms)
        .filter(({ step }) => step === 'vehicle')
        .map(({ name, label, input, missing, options = {} }) => {
          const shared = {
            id: idOf(name as keyof typeof request),
            name,
            label: fieldWords('serviceForm', name, stockType).label ?? label,
            value: String(answers[name] ?? ''),
            fault: faultOf(name as keyof typeof request),
            onChange: (value: string) => change(name, value),
          };
          return input === 'choice' ? (
            <SelectField
              key={name}
              {...shared}
              options={Object.entries(options).map(([value, option]) => ({ value, label: option.label }))}
            />
          ) : (
            <TextField
              key={name}
              {...shared}
              isOptional={missing === undefined}
              inputMode={input === 'text' || input === 'registration' ? undefined : 'numeric'}
            />
          );
        })}
    </div>
  );
}

interface TimeStepProps extends ServiceStepProps {
  readonly days: readonly VisitDay[];
}

const TRANSPORTS = Object.entries(SERVICE_TRANSPORTS).map(([value, words]) => ({ value, ...words }));

/** The third step: the day, the time, and what the driver does during the work. */
export function TimeStep({ request, change, idOf, faultOf, days }: TimeStepProps) {
  const day = days.find(({ date }) => date === request.date);
  const times = day?.times ?? [];
  return (
    <>
      <ChoiceField
        id={idOf('date')}
        legend="Day"
        hint="The workshop’s next open days. Need a later one? Choose any, then go back one step and tell us."
        choices={days.map(({ date }) => ({ value: date, label: shortDayWords(date) }))}
        chosen={[request.date]}
        onChange={([date = '']) => change('date', date)}
        leastWidth="9.25rem"
        fault={faultOf('date')}
      />
      <SelectField
        id={idOf('time')}
        label="Drop-off time"
        hint={day ? undefined : 'Choose a day first: the hours differ.'}
        value={times.includes(request.time) ? request.time : ''}
        placeholder="Choose a time"
        options={times.map((time) => ({ value: time, label: timeWords(time) }))}
        onChange={(time) => change('time', time)}
        fault={faultOf('time')}
      />
      <ChoiceField
        id={idOf('transport')}
        legend="Meanwhile"
        choices={TRANSPORTS}
        chosen={[request.transport]}
        onChange={([transport = '']) => change('transport', transport)}
        fault={faultOf('transport')}
      />
    </>
  );
}

/** The last step: the driver's contact details, with the collection notice beside the button. */
export function ContactStep({ request, change, idOf, faultOf }: ServiceStepProps) {
  const field = (name: 'name' | 'phone' | 'email') => ({
    id: idOf(name),
    value: request[name],
    fault: faultOf(name),
    onChange: (value: string) => change(name, value),
  });
  return (
    <>
      <TextField label="Name" autoComplete="name" {...field('name')} />
      <div css={fieldRow}>
        <TextField
          label="Phone"
          hint="We’ll call before we do anything you haven’t agreed to."
          type="tel"
          autoComplete="tel"
          {...field('phone')}
        />
        <TextField
          label="Email"
          hint="For a written confirmation."
          isOptional
          type="email"
          autoComplete="email"
          {...field('email')}
        />
      </div>
      <Tick
        id={idOf('wantsNews')}
        label="Send me offers. I can opt out at any time."
        value={request.wantsNews}
        onChange={(wantsNews) => change('wantsNews', wantsNews)}
      />
      <p css={quiet}>
        {SERVICE_CONSENT.text} <Link href={PRIVACY_PATH}>Privacy</Link>
      </p>
    </>
  );
}

export interface ServiceStepProps {
  readonly request: ServiceRequest;
  readonly change: (field: string, answer: Answer) => void;
  /** Returns the id of a field's control. */
  readonly idOf: (field: ServiceField) => string;
  /** Returns the fault of a field in the last attempt. */
  readonly faultOf: (field: ServiceField) => string | undefined;
}

/** The collection notice of the service form. Raise the version whenever the words change. */
export const SERVICE_CONSENT = {
  version: COLLECTION_NOTICE.version,
  text: 'We use your details to arrange the service, and keep them with your vehicle’s records. Our privacy page explains how to see or correct them.',
} as const;

import { arrivalTimes } from '../../../domain/arrivalTimes';
import { shortDayWords } from '../../../domain/dayWords';
import { SERVICE_TRANSPORTS, type ServiceTransport } from '../../../domain/enquiry/serviceWorks';
import type { OpeningDay } from '../../../domain/openingHours';
import { timeWords } from '../../../domain/openingWords';
import { ChoiceField } from '../../enquiry/ChoiceField';
import { SelectField } from '../../enquiry/SelectField';
import type { ServiceStepProps } from './serviceStepProps';

interface Props extends ServiceStepProps {
  /** The days on which the workshop is open. */
  readonly days: readonly OpeningDay[];
}

const TRANSPORTS = Object.entries(SERVICE_TRANSPORTS).map(([value, { label, hint }]) => ({
  value,
  label,
  hint,
}));

const isTransport = (value: string | undefined): value is ServiceTransport =>
  value !== undefined && Object.hasOwn(SERVICE_TRANSPORTS, value);

/** The third step: the day, the time, and what the driver does during the work. */
export function TimeStep({ request, change, idOf, faultOf, days }: Props) {
  const day = days.find(({ date }) => date === request.date);
  return (
    <>
      <ChoiceField
        id={idOf('date')}
        legend="Day"
        hint="The workshop’s next open days. For a later day, choose any and tell us in the step before."
        choices={days.map(({ date }) => ({ value: date, label: shortDayWords(date) }))}
        chosen={[request.date]}
        onChange={([date = '']) => change({ date })}
        leastWidth="9.25rem"
        fault={faultOf('date')}
      />
      <SelectField
        id={idOf('time')}
        label="Drop-off time"
        hint={day ? undefined : 'Choose a day first: the hours differ.'}
        value={day && arrivalTimes(day).includes(request.time) ? request.time : ''}
        placeholder="Choose a time"
        options={(day ? arrivalTimes(day) : []).map((time) => ({ value: time, label: timeWords(time) }))}
        onChange={(time) => change({ time })}
        fault={faultOf('time')}
      />
      <ChoiceField
        id={idOf('transport')}
        legend="Meanwhile"
        choices={TRANSPORTS}
        chosen={[request.transport]}
        onChange={([transport]) => isTransport(transport) && change({ transport })}
        fault={faultOf('transport')}
      />
    </>
  );
}

import { shortDayWords, timeWords } from '../../../domain/dateWords';
import { SERVICE_TRANSPORTS } from '../../../domain/enquiry/enquiryForms';
import type { ServiceRequest } from '../../../domain/enquiry/serviceRequest';
import type { VisitDay } from '../../../domain/enquiry/visitTimes';
import { ChoiceField } from '../../enquiry/ChoiceField';
import { SelectField } from '../../enquiry/Field';
import type { useEnquiry } from '../../enquiry/useEnquiry';

interface Props {
  readonly enquiry: ReturnType<typeof useEnquiry>;
  readonly days: readonly VisitDay[];
}

const TRANSPORTS = Object.entries(SERVICE_TRANSPORTS).map(([value, words]) => ({ value, ...words }));

/** The third step: the day, the time, and what the driver does during the work. */
export function TimeStep({ enquiry: { content, change, idOf, faultOf }, days }: Props) {
  const request = content.answers as ServiceRequest;
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

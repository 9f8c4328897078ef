import { useState } from 'react';
import { shortDayWords, timeWords } from '../../../domain/dateWords';
import { SERVICE_TRANSPORTS } from '../../../domain/enquiry/enquiryForms';
import type { ServiceRequest } from '../../../domain/enquiry/serviceRequest';
import { visitChoices } from '../../../domain/enquiry/visitTimes';
import { zoneWords } from '../../../domain/enquiry/visitWords';
import type { OpeningHours } from '../../../domain/openingHours';
import { ChoiceField } from '../../enquiry/ChoiceField';
import { SelectField, TextField } from '../../enquiry/Field';
import type { useEnquiry } from '../../enquiry/useEnquiry';
import { useTakenTimes } from '../../enquiry/useTakenTimes';

interface Props {
  readonly enquiry: ReturnType<typeof useEnquiry>;
  readonly hours: OpeningHours;
  readonly now: Date;
}

const TRANSPORTS = Object.entries(SERVICE_TRANSPORTS).map(([value, words]) => ({ value, ...words }));

const OTHER = 'other';

/** The third step: the day, the time, and what the driver does during the work. */
export function TimeStep({ enquiry: { content, change, idOf, faultOf }, hours, now }: Props) {
  const request = content.answers as ServiceRequest;
  const taken = useTakenTimes({ kind: 'serviceForm', isAsked: true }, faultOf('time'));
  // From tomorrow on: a workshop is not ready for a vehicle within the hour.
  const { days, timesOn, min, max } = visitChoices(hours, now, 1, taken);
  const isOffered = days.some(({ date }) => date === request.date);
  const [isOther, setOther] = useState(request.date !== '' && !isOffered);
  const times = timesOn(request.date);
  const zone = zoneWords(hours.timeZone);
  return (
    <>
      <ChoiceField
        id={idOf('date')}
        legend="Day"
        choices={[
          ...days.map(({ date }) => ({ value: date, label: shortDayWords(date) })),
          { value: OTHER, label: 'Another day' },
        ]}
        chosen={[isOther ? OTHER : request.date]}
        onChange={([date = '']) => {
          setOther(date === OTHER);
          change('date', date === OTHER ? '' : date);
        }}
        leastWidth="9.25rem"
        fault={faultOf('date')}
      />
      {isOther && (
        <TextField
          id={`${idOf('date')}-calendar`}
          label="Which day?"
          type="date"
          min={min}
          max={max}
          value={request.date}
          onChange={(date) => change('date', date)}
        />
      )}
      <SelectField
        id={idOf('time')}
        label="Drop-off time"
        hint={
          request.date === '' ? `Choose a day first: the hours differ. Times are ${zone}.` : `In ${zone}.`
        }
        value={times.includes(request.time) ? request.time : ''}
        placeholder={request.date !== '' && times.length === 0 ? 'Nothing is free that day' : 'Choose a time'}
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

import { useEffect, useState } from 'react';
import { dayWords } from '../../domain/dateWords';
import { isDate } from '../../domain/enquiry/enquiryField';
import type { VisitChoices } from '../../domain/enquiry/visitTimes';
import { type ControlProps, SelectField, TextField } from './Field';

const OTHER = 'other';

/** The next free days, and a calendar for any other day. A day of a draft that can no longer be chosen is an option too. */
export function DayField({
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

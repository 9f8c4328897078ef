import type { Schedule } from '../config/schedule';
import type { Kept } from './decapWindow';
import { appears, disappears, momentOf } from './publication';

/**
 * A control for the day on which an entry appears or leaves the site, and for a time of day if it has one. It says which build
 * will show that. A moment of another time zone stays as it is written until somebody changes it.
 */
export function dayAndTimeControl(schedule: Schedule) {
  const { h, createClass } = window;
  return createClass({
    isValid() {
      const { value, field } = this.props;
      if (String(value ?? '') === '' || momentOf(value, schedule.timeZone)) return true;
      return {
        error: {
          type: 'CUSTOM',
          message: `${(field as Kept).get('label')} can’t be read: choose the day.`,
        },
      };
    },
    render() {
      const { forID, value, field, classNameWrapper, setActiveStyle, setInactiveStyle, onChange } =
        this.props;
      const label = String((field as Kept).get('label'));
      const name = String((field as Kept).get('name'));
      const { date = '', time = '' } = momentOf(value, schedule.timeZone) ?? {};
      const put = (day: string, hour: string) => onChange(day && hour ? `${day}T${hour}` : day);
      const events = { className: classNameWrapper, onFocus: setActiveStyle, onBlur: setInactiveStyle };
      type Typed = { readonly target: HTMLInputElement };
      const told = (name === 'endsAt' ? disappears : appears)({ [name]: value }, schedule, Date.now());
      return h(
        'div',
        null,
        h('input', {
          ...events,
          id: forID,
          type: 'date',
          value: date,
          onChange: ({ target }: Typed) => put(target.value, time),
        }),
        h(
          'label',
          { className: 'forecourt-time' },
          'Time of day (optional)',
          h('input', {
            type: 'time',
            'aria-label': `Time of day (optional): ${label}`,
            disabled: date === '',
            value: time,
            onChange: ({ target }: Typed) => put(date, target.value),
          }),
        ),
        h('p', { role: 'status', className: 'forecourt-reading' }, told),
      );
    },
  });
}

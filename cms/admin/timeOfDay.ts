import { timeWords } from '../../src/domain/dateWords';
import { readTimeOfDay } from '../../src/domain/timeOfDay';
import type { Decap, Kept } from './decapWindow';

/** A control for a time of day: people write it as they like, and the file gets the contract's form. */
export function timeOfDayControl({ getWidget }: Decap) {
  const { control: Text } = getWidget('string');
  const { h, createClass } = window;
  return createClass({
    read() {
      const { value, field } = this.props as { readonly value?: string; readonly field: Kept };
      if (!value?.trim()) return undefined;
      return readTimeOfDay(value, field.get('name') === 'closes' ? 'closes' : 'opens');
    },
    isValid() {
      const time = this.read() as ReturnType<typeof readTimeOfDay> | undefined;
      if (time?.kind !== 'err') return true;
      return {
        error: { type: 'CUSTOM', message: `${(this.props.field as Kept).get('label')} ${time.fault}.` },
      };
    },
    tidy() {
      const time = this.read() as ReturnType<typeof readTimeOfDay> | undefined;
      if (time?.kind === 'ok' && time.value !== this.props.value) this.props.onChange(time.value);
    },
    render() {
      const time = this.read() as ReturnType<typeof readTimeOfDay> | undefined;
      const words = time?.kind === 'ok' ? timeWords(time.value) : time?.fault;
      return h(
        'div',
        { onBlur: this.tidy },
        h(Text as never, this.props),
        h('p', { role: 'status', className: 'forecourt-reading' }, words),
      );
    },
  });
}

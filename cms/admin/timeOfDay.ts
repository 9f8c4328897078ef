import { timeWords } from '../../src/domain/dateWords';
import { readTimeOfDay } from '../../src/domain/timeOfDay';
import type { Decap, Kept } from './decapWindow';

/** A control for a time of day: people write it as they like, and the file gets the contract's form. */
export function timeOfDayControl({ getWidget }: Decap) {
  const { control: Text } = getWidget('string');
  const { h } = window;
  return class TimeOfDay extends Text {
    // biome-ignore lint/suspicious/noExplicitAny: as Decap's own controls
    constructor(properties: any) {
      super(properties);
      const read = () => {
        const { value, field } = this.props as { readonly value?: string; readonly field: Kept };
        if (!value?.trim()) return undefined;
        return readTimeOfDay(value, field.get('name') === 'closes' ? 'closes' : 'opens');
      };
      this.isValid = () => {
        const time = read();
        if (time?.kind !== 'err') return true;
        return {
          error: { type: 'CUSTOM', message: `${(this.props.field as Kept).get('label')} ${time.fault}.` },
        };
      };
      const tidy = () => {
        const time = read();
        if (time?.kind === 'ok' && time.value !== this.props.value) this.props.onChange(time.value);
      };
      const text = this.render.bind(this);
      this.render = () => {
        const time = read();
        const words = time?.kind === 'ok' ? timeWords(time.value) : time?.fault;
        return h(
          'div',
          { onBlur: tidy },
          text(),
          h('p', { role: 'status', className: 'forecourt-reading' }, words),
        );
      };
    }
  };
}

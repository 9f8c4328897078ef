import type { Decap, Kept } from './decapWindow';
import { optionalGroup } from './optionalGroup';

/** The times of a day: an Immutable list. */
interface Day {
  readonly size: number;
  equals(other: unknown): boolean;
}

const LIKE_MONDAY = ['tuesday', 'wednesday', 'thursday', 'friday'];

/** The opening hours of a week. One press gives Tuesday to Friday the times of Monday. */
export function weekControl(decap: Decap) {
  const { h } = window;
  return optionalGroup(decap, {
    getInitialState: () => ({ copies: 0 }),
    copyMonday() {
      const { value, onChange } = this.props as { value: Kept; onChange: (value: Kept) => void };
      onChange(LIKE_MONDAY.reduce((week, day) => week.set(day, value.get('monday')), value));
      this.setState({ copies: this.state.copies + 1 });
    },
    render() {
      const { value, field } = this.props as { readonly value?: Kept; readonly field: Kept };
      const { copies } = this.state as { readonly copies: number };
      const monday = value?.get?.('monday') as Day | undefined;
      const isCopied = LIKE_MONDAY.every((day) => monday?.equals(value?.get(day)));
      return h(
        'div',
        null,
        (monday?.size ?? 0) > 0 &&
          !isCopied &&
          h(
            'p',
            { className: 'forecourt-action' },
            h('button', { type: 'button', onClick: this.copyMonday }, 'Tuesday to Friday as on Monday'),
          ),
        // A new key makes Decap's lists start again, with the copied times. The group would be closed then.
        this.drawGroup(copies > 0 && { key: `copied ${copies}`, field: field.set('collapsed', false) }),
      );
    },
  });
}

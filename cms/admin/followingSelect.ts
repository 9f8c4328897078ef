import type { DecapField } from '../config/decapField';
import type { Decap, Kept } from './decapWindow';

/** A drop-down whose choices depend on another field. If a new choice rules out the current value, the first valid one replaces it. */
export function followingSelect({ getWidget }: Decap) {
  const { control: Select } = getWidget('select');
  const { h, createClass } = window;
  return createClass({
    // The choices may change while the value doesn't.
    shouldComponentUpdate: () => true,
    componentDidUpdate({ field: before }: { readonly field: Kept }) {
      const { value, field, onChange } = this.props;
      if (field === before) return;
      const { options = [] } = (field as Kept).toJS() as DecapField;
      if (!options.some((option) => option.value === value)) onChange(options[0]?.value);
    },
    render() {
      return h(Select as never, this.props);
    },
  });
}

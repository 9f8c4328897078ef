import { isLeftOut, withoutLeftOut } from '../../plugins/content-endpoint/files/parseRawFile';
import { aroundControl } from './aroundControl';
import type { Decap, Element } from './decapWindow';

type OnValidate = (id: string, errors: readonly object[]) => void;

/**
 * A group of fields that may be empty as a whole: a missing picture needs no description. Decap's own group would still
 * ask for its required fields.
 * @param render draws the group with `drawGroup`, with some of its properties changed, and more next to it
 */
export const optionalGroup = (
  decap: Decap,
  parts: Parameters<typeof aroundControl>[2] = {
    render() {
      return this.drawGroup();
    },
  },
) =>
  aroundControl(decap, 'object', {
    drawGroup(changed?: object | false): Element {
      const isEmpty = () => {
        const { value } = this.props;
        return isLeftOut(withoutLeftOut(value?.toJS ? value.toJS() : value));
      };
      const onValidateObject: OnValidate = (id, errors) =>
        this.props.onValidateObject(id, isEmpty() ? [] : errors);
      return this.drawInner({ ...(changed || {}), onValidateObject });
    },
    ...parts,
  });

import { isLeftOut, withoutLeftOut } from '../../plugins/content-endpoint/files/parseRawFile';
import type { Decap } from './decapWindow';

/**
 * A group of fields that may be empty as a whole: a missing picture needs no description. Decap's own group would still
 * ask for its required fields.
 */
export function optionalGroup({ getWidget }: Decap) {
  const { control: Group } = getWidget('object');
  return class OptionalGroup extends Group {
    // biome-ignore lint/suspicious/noExplicitAny: as Decap's own controls
    constructor(properties: any) {
      super(properties);
      const validate = this.validate;
      this.validate = () => {
        const { value } = this.props;
        if (!isLeftOut(withoutLeftOut(value?.toJS ? value.toJS() : value))) return validate();
        for (const control of Object.values(
          this.childRefs as Record<
            string,
            { props?: { onValidate?: (errors: readonly object[]) => void } } | null
          >,
        ))
          control?.props?.onValidate?.([]);
      };
    }
  };
}

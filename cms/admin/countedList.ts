import type { Decap, Kept } from './decapWindow';

/** Decap's list, which counts in the words of `label_plural`: Decap itself would say "2 monday". */
export function countedList({ getWidget }: Decap) {
  const { control: List } = getWidget('list');
  return class CountedList extends List {
    // biome-ignore lint/suspicious/noExplicitAny: as Decap's own controls
    constructor(properties: any) {
      super(properties);
      const draw = this.renderListControl.bind(this);
      this.renderListControl = () => {
        const { props } = this;
        const plural = (props.field as Kept).get('label_plural');
        if (typeof plural !== 'string') return draw();
        this.props = { ...props, field: (props.field as Kept).set('label', plural) };
        try {
          return draw();
        } finally {
          this.props = props;
        }
      };
    }
  };
}
